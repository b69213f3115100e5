/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'd6b34944c750027f'
