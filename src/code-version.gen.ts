/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'e63f82a1aa742607'
