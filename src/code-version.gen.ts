/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'e938cefaf3411790'
