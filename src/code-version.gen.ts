/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'c606ada87343d21b'
