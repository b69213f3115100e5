/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '271874c073c9f8a4'
