/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'd8960237ade32f41'
