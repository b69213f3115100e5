/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'f82519cade6c21fd'
