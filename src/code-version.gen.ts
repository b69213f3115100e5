/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'b6ef2dd9224adc12'
