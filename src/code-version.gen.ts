/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'e109e24000c5b6b2'
