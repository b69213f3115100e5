/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '18871691bc1b6ff3'
