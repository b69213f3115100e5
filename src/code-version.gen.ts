/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'e6967da02f5ef69b'
