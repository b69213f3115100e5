/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '522a0a5f4d908836'
