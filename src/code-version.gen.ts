/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'bec4182e50f868eb'
