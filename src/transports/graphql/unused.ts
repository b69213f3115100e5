/**
 * Takes the place, in the Worker's bundle alone, of packages that Yoga brings and that nothing here calls:
 * its executor, since graphql's own is set, and its cache, since one is handed in. See wrangler.toml.
 */
const unused = (): never => {
  throw new Error('this part of Yoga is not in the bundle')
}

export const normalizedExecutor = unused

export class LRUCache {
  constructor() {
    unused()
  }
}
