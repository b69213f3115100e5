/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '8954c449e6aa6ea3'
