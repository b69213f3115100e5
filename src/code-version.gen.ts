/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '7a9f372cdae6b38f'
