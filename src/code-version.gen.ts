/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '5f28e7b2320e24ed'
