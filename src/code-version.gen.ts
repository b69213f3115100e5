/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'c839ae3f6d38d5e0'
