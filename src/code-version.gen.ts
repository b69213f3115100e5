/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '42eec5dadebaab4c'
