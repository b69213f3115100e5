import type { Plugin } from 'vite'

const NEVER = `const never = () => { throw new Error('this is not in the Worker') }\n`

/**
 * Modules of packages that are imported there and that nothing here calls, with what is exported in their place:
 * the end of a path, what imports it if that makes a difference, and the text.
 */
const UNUSED: readonly { module: RegExp; from?: RegExp; text: string }[] = [
  // Yoga's executor, since graphql's own is set.
  { module: /^@graphql-tools\/executor$/, text: 'export { never as normalizedExecutor }' },
  // Its cache, since one is handed in for documents; for the rules of validation, which are always the same, any will do.
  { module: /^lru-cache$/, text: 'export class LRUCache extends Map { constructor() { super() } }' },
  // Its page for those who come to no address of its own.
  { module: /\/landing-page-html\.js$/, text: `export default ''` },
  // The schema was made from a text that is known to be right.
  {
    module: /\/validation\/validate\.mjs$/,
    from: /\/graphql\/utilities\//,
    text: 'export { never as assertValidSDL, never as assertValidSDLExtension }',
  },
  {
    module: /\/type\/validate\.mjs$/,
    from: /\/graphql\/(execution|validation)\//,
    text: 'export const assertValidSchema = () => {}',
  },
  // Replication, which is prepared with each client, and large objects.
  { module: /\/subscribe\.js$/, from: /\/postgres\/cf\//, text: 'export default () => never' },
  { module: /\/large\.js$/, from: /\/postgres\/cf\//, text: 'export default never' },
]

/** Leaves them out of a bundle. */
export const unused: Plugin = {
  name: 'unused',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const index = UNUSED.findIndex(
      ({ module, from }) => module.test(source) && (from?.test(importer) ?? true),
    )
    return index < 0 ? undefined : `\0unused-${index}`
  },
  load(id) {
    const [, index] = /^\0unused-(\d+)$/.exec(id) ?? []
    return index === undefined ? undefined : NEVER + UNUSED[Number(index)]!.text
  },
}
