/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '9fa71aba24704084'
