/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '670f3fb0fa5ed2c9'
