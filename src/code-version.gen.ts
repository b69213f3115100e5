/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '29202c05d1a5a5a4'
