/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '3a12f3d6d76a2833'
