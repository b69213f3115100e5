/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'a6b90a42cadd2cbd'
