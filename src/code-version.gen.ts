/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'd2610856b1d49683'
