/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '222ecb6eb06c91ea'
