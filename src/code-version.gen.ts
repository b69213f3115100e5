/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'b455934e91df9818'
