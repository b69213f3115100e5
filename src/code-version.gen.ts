/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'b1f2cab9453c08e1'
