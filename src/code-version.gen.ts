/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'b99b66304e84d5ad'
