/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'bd8d9bd234b903e1'
