/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'ed03ae00355ebd1f'
