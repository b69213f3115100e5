/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'c23b40f796757adb'
