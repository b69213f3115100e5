/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'f1e150cd870e6441'
