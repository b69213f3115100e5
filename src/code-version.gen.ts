/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'c1f78a33c575ef81'
