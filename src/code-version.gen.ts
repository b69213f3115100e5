/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'be1c983c0c91effc'
