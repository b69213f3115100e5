/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '6b2d3d5239a0e3d4'
