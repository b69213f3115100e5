/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '7bc0652b45083320'
