/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'd3c437c69e844111'
