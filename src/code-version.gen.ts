/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'eff71d75cf20501b'
