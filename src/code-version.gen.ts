/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '0c8ac51942ef3a4c'
