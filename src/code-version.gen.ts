/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '5c51f7051a288f16'
