/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '432d942ddb68e6a6'
