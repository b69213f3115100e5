/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'e5b8b94da41ae873'
