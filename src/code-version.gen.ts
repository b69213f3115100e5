/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '28f0d88436fb0f0a'
