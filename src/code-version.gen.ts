/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '8120db1b5fb829c2'
