/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '8b123f759f9a6942'
