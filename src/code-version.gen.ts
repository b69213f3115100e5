/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '9295d2e8c9a6ec1f'
