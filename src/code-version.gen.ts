/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '682fb916b1e5ffdd'
