/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'ded53903b23ddfc7'
