/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '9d91fffb0e61f01e'
