/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '0e205f71f80afb42'
