/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '91ba7d8102b615cc'
