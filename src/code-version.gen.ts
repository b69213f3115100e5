/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'e26c7938f84b299c'
