/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'e22f3471223e7c5e'
