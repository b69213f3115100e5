/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '13130b85f5da8d85'
