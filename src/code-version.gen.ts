/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'f9f6360170adc768'
