/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'f56b0ce458c1c1da'
