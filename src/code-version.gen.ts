/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'f1329bec921824d2'
