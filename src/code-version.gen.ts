/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '52f4b7267e11ef82'
