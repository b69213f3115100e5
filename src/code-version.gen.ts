/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '80d2eb0989647bbb'
