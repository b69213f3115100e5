/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '203a90861b58ab55'
