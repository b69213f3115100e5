/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '27bb791940284fa9'
