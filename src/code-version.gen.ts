/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'f5f251f290c90fef'
