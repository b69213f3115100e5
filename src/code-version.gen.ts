/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'fc56b2a7334a73d8'
