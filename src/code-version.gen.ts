/** Digest of core and games: keys the snapshots. Made by `npm run generate`. */
export const codeVersion = '8ccef2402803e419'
