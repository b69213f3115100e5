/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '7dc526b1f156895b'
