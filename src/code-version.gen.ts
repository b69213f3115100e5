/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'e4e188605e283852'
