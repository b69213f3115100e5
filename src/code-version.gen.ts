/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '85d15880510458ab'
