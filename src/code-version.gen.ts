/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '26584a0cf85a338c'
