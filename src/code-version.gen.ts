/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '29c397285b19f4db'
