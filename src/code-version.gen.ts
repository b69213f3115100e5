/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '3396481b60cd46a2'
