/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '9ad014e292b23346'
