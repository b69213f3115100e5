/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '9338f663d4a15639'
