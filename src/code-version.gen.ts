/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = 'a679b65c5bed9c09'
