import { blank, type Import, importsOf, resolveImport, type Source } from './source.ts'

/** Each rule takes sources and gives one line per violation; none is a pass. */
export type Rule = (sources: readonly Source[]) => string[]

/** Where a file stands in the order of layers. */
export function layerOf(path: string): string {
  const [src, layer = '', part = ''] = path.split('/')
  if (src !== 'src') return src ?? ''
  if (layer === 'games') return part.endsWith('.ts') ? 'registry' : `games/${part}`
  return layer.endsWith('.ts') ? 'entry' : layer
}

/** What each layer may use of the others. Entries build everything and may use all. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  core: [],
  games: ['core'],
  registry: ['core', 'games'],
  words: ['core'],
  app: ['core', 'games', 'registry', 'words'],
  storage: ['core', 'app', 'drizzle'],
  transports: ['core', 'games', 'registry', 'words', 'app'],
  client: ['core', 'games', 'registry'],
  web: ['core', 'games', 'registry', 'client'],
}

const kindOf = (layer: string) => layer.split('/')[0]!

/** core ← games ← app ← transports; storage knows app's ports; no game knows another. */
export const directions: Rule = (sources) =>
  eachImport(sources, (path, used) => {
    if (!used.from.startsWith('.')) return undefined
    const here = layerOf(path)
    const target = resolveImport(path, used.from)
    const there = layerOf(target)
    if (here === there || here === 'entry') return undefined
    const may = MAY_USE[kindOf(here)] ?? []
    if (!may.includes(kindOf(there))) return `uses ${target}`
    if (here === 'words' && !used.typeOnly) return `uses more than the types of ${target}`
    if (here === 'storage' && there === 'app' && target !== 'src/app/ports.ts')
      return `uses more of app than its ports: ${target}`
    return undefined
  })

interface Reserved {
  packages: RegExp
  /** Paths that may import them. */
  to: RegExp
}

const RESERVED: readonly Reserved[] = [
  { packages: /^(drizzle-orm|postgres|@electric-sql\/pglite)(\/|$)/, to: /^src\/storage\/postgres\// },
  { packages: /^openapi-fetch$/, to: /^src\/client\// },
  { packages: /^(@hono\/|hono(\/|$)|graphql|@graphql)/, to: /^src\/(transports\/|node\.ts$|worker\.ts$)/ },
  { packages: /^(nodemailer|@resvg\/resvg-wasm)$/, to: /^src\/transports\/mail\/[\w-]+-node\.ts$/ },
  { packages: /^postal-mime$/, to: /^src\/transports\/mail\/read\// },
  { packages: /^smtp-server$/, to: /^src\/transports\/mail\/listen-smtp\.ts$/ },
  // The small zod is enough for whatever a page or the Worker carries.
  { packages: /^zod$/, to: /^src\/config\.ts$/ },
  {
    packages: /^node:|^(fs|path|crypto|os|http)$/,
    to: /^src\/(storage\/postgres\/|transports\/(server|[\w/-]+-node)\.ts$|(node|open-mail|open-words|processes|signing-key)\.ts$)/,
  },
]

const PURE = /^src\/(core|games|words)\/|^test\/toy\//
const PURE_PACKAGES: Readonly<Record<string, RegExp>> = {
  core: /^(zod\/mini|@noble\/hashes\/\w+\.js)$/,
  games: /^zod\/mini$/,
  registry: /^$/,
  words: /^$/,
  test: /^zod\/mini$/,
}

/** Each outside package has its place; core knows hashes and, since pages load it, the small zod; games that zod. */
export const packages: Rule = (sources) =>
  eachImport(sources, (path, { from }) => {
    if (from.startsWith('.')) return undefined
    if (PURE.test(path) && !PURE_PACKAGES[kindOf(layerOf(path))]?.test(from)) return `uses ${from}`
    const reserved = RESERVED.find((r) => r.packages.test(from) && path.startsWith('src/'))
    return reserved && !reserved.to.test(path) ? `uses ${from}` : undefined
  })

/** zod is imported whole, so that bundlers can drop what is not used. */
export const zodImport: Rule = (sources) =>
  eachImport(sources, (_, { from, names }) =>
    /^zod(\/|$)/.test(from) && !/^\*\s+as\s+\w+$/.test(names.trim())
      ? "imports zod otherwise than '* as z'"
      : undefined,
  )

/** No file reaches itself through imports that are there at run time. */
export const cycles: Rule = (sources) => {
  const uses = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source)
        .filter((i) => !i.typeOnly && i.from.startsWith('.'))
        .map((i) => resolveImport(source.path, i.from)),
    ]),
  )
  const found: string[] = []
  const done = new Set<string>()
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) found.push(`${[...way.slice(way.indexOf(path)), path].join(' → ')}`)
    if (done.has(path)) return
    done.add(path)
    for (const next of uses.get(path) ?? []) visit(next, [...way, path])
  }
  for (const path of uses.keys()) visit(path, [])
  return found
}

const FORBIDDEN = [
  'Date',
  'Math\\.random',
  'crypto',
  'process',
  'fetch',
  'console',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'async',
  'await',
  'Promise',
  'Intl',
  'performance',
  'globalThis',
  'window',
  'document',
  'navigator',
  'require',
  'localeCompare',
  'toLocale\\w*',
]

/** Rules are pure: nothing that another moment, machine or language would answer otherwise. */
export const globals: Rule = (sources) =>
  eachMatch(
    sources.filter(({ path }) => PURE.test(path)),
    new RegExp(`(?<![\\w$])(?:${FORBIDDEN.join('|')})(?![\\w$])`, 'g'),
    (path, found) =>
      path === 'src/core/json.ts' && found === 'Date' ? undefined : `uses ${found}, which is not pure`,
  )

/** No `any`, no silenced compiler. */
export const types: Rule = (sources) => [
  ...eachMatch(sources, /(?<![\w$.'-])any(?![\w$'-]|\s*[:(?])|\bz\.any\b/g, () => "says 'any'"),
  ...sources.flatMap(({ path, text }) => {
    const code = blank(text, ['comment'])
    const said = [...text.matchAll(/@ts-(ignore|nocheck|expect-error)/g)]
    const wrong = said.some(
      (m) => code[m.index] === ' ' && (m[1] !== 'expect-error' || path.startsWith('src/')),
    )
    return wrong ? [`${path}: silences the compiler`] : []
  }),
]

const DEFAULT_ALLOWED =
  /^(src\/worker|src\/words\/bin\.d|test\/support\/worker(-mail)?-entry|[\w.]+\.config)\.ts$/

export const defaults: Rule = (sources) =>
  eachMatch(
    sources.filter(({ path }) => !DEFAULT_ALLOWED.test(path)),
    /\bexport\s+default\b|\bas\s+default\b/g,
    () => 'has a default export',
  )

export const LONGEST = 400

/** What people write; what is generated is as long as what it is made from. */
export const lengths: Rule = (sources) =>
  sources.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1
    return lines > LONGEST && !path.endsWith('.gen.ts') ? [`${path}: has ${lines} lines`] : []
  })

/** What every game is made of; larger ones make folders of the same names. */
export const GAME_FILES = [
  ...['index', 'meta', 'options', 'material', 'state', 'commands', 'events', 'setup', 'decide', 'evolve'],
  ...['prompts', 'time', 'score', 'notation', 'tell', 'picture', 'bot', 'aids', 'content', 'talk'],
]

/** @param folder such as `src/games/signal`; `files` are all paths below it */
export const gameFolder = (folder: string, files: readonly string[]): string[] => [
  ...GAME_FILES.filter(
    (name) => !files.includes(`${folder}/${name}.ts`) && !files.includes(`${folder}/${name}/index.ts`),
  ).map((name) => `${folder}: has no ${name}.ts`),
  ...(files.includes(`${folder}/RULES.md`) ? [] : [`${folder}: has no RULES.md`]),
  ...files
    .filter((path) => path.endsWith('.ts'))
    .map((path) =>
      path
        .slice(folder.length + 1)
        .split('/')[0]!
        .replace(/\.ts$/, ''),
    )
    .filter((name, i, all) => !GAME_FILES.includes(name) && all.indexOf(name) === i)
    .map((name) => `${folder}: has ${name}, which is none of the names of a game's files`),
]

/** Versions are exact: an install of tomorrow is that of today. */
export function versions(manifest: object): string[] {
  const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  return lists.flatMap((list) =>
    Object.entries((manifest as Record<string, Record<string, string>>)[list] ?? {})
      .filter(([, version]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${list}: ${name} is ${version}`),
  )
}

function eachImport(
  sources: readonly Source[],
  judge: (path: string, used: Import) => string | undefined,
): string[] {
  return sources.flatMap((source) =>
    importsOf(source).flatMap((used) => {
      const wrong = judge(source.path, used)
      return wrong ? [`${source.path}: ${wrong}`] : []
    }),
  )
}

/** Looks at code alone: comments and quoted text say what they like. */
function eachMatch(
  sources: readonly Source[],
  pattern: RegExp,
  judge: (path: string, found: string) => string | undefined,
): string[] {
  return sources.flatMap(({ path, text }) =>
    [...blank(text, ['comment', 'string']).matchAll(pattern)].flatMap((found) => {
      const wrong = judge(path, found[0])
      const line = text.slice(0, found.index).split('\n').length
      return wrong ? [`${path}:${line}: ${wrong}`] : []
    }),
  )
}
