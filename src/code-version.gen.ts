/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'deb05db1c39d625f'
