/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'f474bb7ab1659f66'
