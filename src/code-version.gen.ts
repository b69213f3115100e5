/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '39e89a123f91aa3e'
