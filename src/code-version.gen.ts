/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'a7c9a937abddb105'
