/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '0d44f1adfd0b2c0f'
