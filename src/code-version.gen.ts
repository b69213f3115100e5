/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'a35eb66a3f7b617f'
