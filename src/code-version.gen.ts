/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '090f076a63024620'
