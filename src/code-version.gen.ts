/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '5648c42e413685c5'
