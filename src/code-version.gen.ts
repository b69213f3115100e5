/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '23f9221df09643f9'
