/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '59be65e43e73857c'
