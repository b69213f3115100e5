/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'a690fd5c7e14a33b'
