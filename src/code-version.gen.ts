/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '848f6f9b0b03709a'
