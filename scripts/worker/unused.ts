import type { Plugin } from 'vite'

const NEVER = `const never = () => { throw new Error('this is not in the Worker') }\n`

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
  {
    module: /\/use-limit-request-body-size\.js$/,
    text: 'export const useLimitRequestBodySize = () => ({})',
  },
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
  // Where in a document an error stands, drawn: answers have the numbers.
  {
    module: /\/printLocation\.mjs$/,
    text: `export const printLocation = () => '', printSourceLocation = printLocation`,
  },
  // Forms and other frameworks, for which Hono has methods.
  { module: /\/utils\/body\.js$/, from: /\/hono\//, text: 'export { never as parseBody }' },
  { module: /\/utils\/mount\.js$/, from: /\/hono\//, text: 'export { never as createMountedRequest }' },
  // How a mail's parser makes text of HTML and HTML of text: ours does.
  {
    module: /\/text-format\.js$/,
    from: /\/postal-mime\//,
    text: 'export { never as textToHtml, never as htmlToText, never as formatTextHeader, never as formatHtmlHeader }',
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
