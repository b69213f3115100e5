/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '3cc75f9dfd56daa9'
