import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NEVER = `const never = () => { throw new Error('this is not in the Worker') }\n`

const ENTITIES = fileURLToPath(new URL('../../src/transports/mail/read/entities.ts', import.meta.url))

/**
 * Modules of packages that are imported and that nothing calls there, with what is exported in their place: how
 * the import is spelt, what imports it if that makes a difference, and the text.
 */
const UNUSED: readonly { module: RegExp; from?: RegExp; text: string | ((name: string) => string) }[] = [
  // Yoga's executor, since graphql's own is set.
  { module: /^@graphql-tools\/executor$/, text: 'export { never as normalizedExecutor }' },
  // Its cache, since one is handed in for documents; for the rules of validation, which are always the same, any will do.
  { module: /^lru-cache$/, text: 'export class LRUCache extends Map { constructor() { super() } }' },
  // Answers at other addresses than its own, which no request comes to.
  { module: /\/use-unhandled-route\.js$/, text: 'export const useUnhandledRoute = () => ({})' },
  { module: /\/use-health-check\.js$/, text: 'export const useHealthCheck = () => ({})' },
  // What is off.
  { module: /\/useCors\.js$/, text: 'export { never as useCORS }' },
  {
    module: /\/post-multipart\.js$/,
    text: 'export { never as isPOSTMultipartRequest, never as parsePOSTMultipartRequest }',
  },
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
  {
    module:
      /\/((?:LoneSchemaDefinition|PossibleTypeExtensions|Unique(?:ArgumentDefinition|Directive|EnumValue|FieldDefinition|Type)Names|UniqueOperationTypes)Rule)\.mjs$/,
    text: (rule) => `export { never as ${rule} }`,
  },
  // A page of advice for who has graphql twice: a bundle has it once.
  {
    module: /\/jsutils\/instanceOf\.mjs$/,
    text: 'export const instanceOf = (value, constructor) => value instanceof constructor',
  },
  // What may have been meant by a misspelt name, which nobody is told.
  { module: /\/suggestionList\.mjs$/, text: 'export const suggestionList = () => []' },
  { module: /\/didYouMean\.mjs$/, text: `export const didYouMean = () => ''` },
  // Forms and other frameworks, for which Hono has methods.
  { module: /\/utils\/body\.js$/, from: /\/hono\//, text: 'export { never as parseBody }' },
  { module: /\/utils\/mount\.js$/, from: /\/hono\//, text: 'export { never as createMountedRequest }' },
  // Every name that HTML has for a character, where ours are enough: nobody sees more of it than in other mails.
  {
    module: /\/html-entities\.js$/,
    from: /\/postal-mime\//,
    text: `import { decodeEntities } from '${ENTITIES}'
export const htmlEntities = new Proxy({}, { get: (_, name) => decodeEntities(name) })`,
  },
  // Replication, which is prepared with each client, and large objects.
  { module: /\/subscribe\.js$/, from: /\/postgres\/cf\//, text: 'export default () => never' },
  { module: /\/large\.js$/, from: /\/postgres\/cf\//, text: 'export default never' },
]

/** Leaves them out of a bundle. */
export function unused(): Plugin {
  const texts = new Map<string, string>()
  return {
    name: 'unused',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = UNUSED.find(({ module, from }) => module.test(source) && (from?.test(importer) ?? true))
      if (!found) return undefined
      const [whole, name = ''] = found.module.exec(source)!
      const id = `\0unused ${whole}`
      texts.set(id, NEVER + (typeof found.text === 'string' ? found.text : found.text(name)))
      return id
    },
    load: (id) => texts.get(id),
  }
}
