/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '4a672bf988a490cc'
