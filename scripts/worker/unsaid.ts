import type { Plugin } from 'vite'

/**
 * Empties the sentences with which schemas and operations are described: the documents have them, which were
 * made before, and nothing at run time reads them. They would be a twentieth of the Worker. The same for those
 * of the types in which GraphQL describes schemas, which are the same everywhere.
 */
export const unsaid: Plugin = {
  name: 'unsaid',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/(src|test)\/.*\.ts$|\/graphql\/type\/introspection\.mjs$/.test(id)) return undefined
    const places: [number, number][] = []
    walk(this.parse(code, { lang: id.endsWith('.ts') ? 'ts' : 'js' }), (node) => {
      const named = /\/rest\/operations\/|\.mjs$/.test(id)
      const text = described(node) ?? (named ? property(node) : undefined)
      if (text && constant(text)) places.push([text.start, text.end])
    })
    if (places.length === 0) return undefined
    const emptied = places
      .sort(([a], [b]) => b - a)
      .reduce((text, [from, to]) => `${text.slice(0, from)}''${text.slice(to)}`, code)
    return { code: emptied, map: null }
  },
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The sentence of `described('…', schema)`. */
const described = ({ type, callee, arguments: given }: Node): Node | undefined =>
  type === 'CallExpression' && (callee as Node & { name?: string }).name === 'described'
    ? (given as Node[])[0]
    : undefined

/** That of `summary: '…'` or `description: '…'`. */
const property = ({ type, key, value }: Node): Node | undefined =>
  type === 'Property' && /^(summary|description)$/.test(String((key as { name?: string }).name))
    ? (value as Node)
    : undefined

const constant = (node: Node): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'BinaryExpression' && constant(node.left as Node) && constant(node.right as Node))

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const inner of value) walk(inner, visit)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && 'start' in value) visit(value as Node)
    for (const inner of Object.values(value)) walk(inner, visit)
  }
}
