/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '0fc7063d49f32764'
