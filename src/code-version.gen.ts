/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '0779462354deb4c3'
