/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'd06a5e4a2a391a1e'
