/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'ae93ebb4769854a7'
