/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '626f13e348575b7b'
