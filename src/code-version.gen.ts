/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'c0d0897a8760b288'
