/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'cb141b93ae5b6f71'
