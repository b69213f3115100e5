/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'be5fe0bfa40681f8'
