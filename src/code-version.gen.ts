/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '6cda2942bf5f7995'
