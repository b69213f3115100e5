/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '09b8373a4052af81'
