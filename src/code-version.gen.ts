/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'b7d672d79a20cc5b'
