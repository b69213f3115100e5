/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'a26f89a70b25b3ae'
