/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '3fe0f580067aa7eb'
