/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '87653ea59ea512fe'
