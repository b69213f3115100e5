/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '6843f5d0a59c502b'
