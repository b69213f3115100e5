/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'ff9aa727d0acc30e'
