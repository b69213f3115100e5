/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'a72c5ee7eed95ec4'
