import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { event } from '../src/core/index.ts'
import { games } from '../src/games/index.ts'
import { anyToy } from './games/toy/table.ts'
import {
  cycles,
  defaults,
  directions,
  GAME_FILES,
  gameFolder,
  globals,
  lengths,
  packages,
  type Rule,
  types,
  versions,
  zodImport,
} from './support/architecture.ts'
import { contractOf, sayable } from './support/contract.ts'
import { blank, importsOf, type Source, sourcesIn } from './support/source.ts'

const src = sourcesIn('src')
const all = [...src, ...['test', 'scripts', 'bench'].flatMap((folder) => sourcesIn(folder))]
const paths = sourcesIn('src', ['.ts', '.md']).map((s) => s.path)

describe('the tree keeps', () => {
  test.each<[string, Rule, readonly Source[]]>([
    ['the directions of imports', directions, src],
    ['each package in its place', packages, [...src, ...sourcesIn('test/toy')]],
    ['zod whole', zodImport, all],
    ['free of cycles', cycles, src],
    ['the rules pure', globals, [...src, ...sourcesIn('test/toy')]],
    ['types honest', types, all],
    ['exports named', defaults, all],
    ['files short', lengths, src],
  ])('%s', (_, rule, sources) => {
    expect(sources.length).toBeGreaterThan(10)
    expect(rule(sources)).toEqual([])
  })

  test('versions exact', () => {
    expect(versions(JSON.parse(readFileSync('package.json', 'utf8')))).toEqual([])
  })

  test('the same file names in every game', () => {
    const folders = new Set(paths.flatMap((path) => /^(src\/games\/[^/]+)\/[^/]+/.exec(path)?.[1] ?? []))
    expect([...folders].sort()).toEqual(
      Object.keys(games)
        .map((id) => `src/games/${id}`)
        .sort(),
    )
    const wrong = [...folders].flatMap((f) =>
      gameFolder(
        f,
        paths.filter((p) => p.startsWith(`${f}/`)),
      ),
    )
    const toy = sourcesIn('test/toy', ['.ts', '.md']).map((s) => s.path)
    expect([...wrong, ...gameFolder('test/toy', toy)]).toEqual([])
  })

  test.each([...Object.values(games), anyToy])('$meta.id within what transports can say', (game) => {
    expect(contractOf(game)).toEqual([])
  })
})

describe('a planted violation is found:', () => {
  const one = (path: string, text: string): Source[] => [{ path, text }]
  const core = 'src/core/x.ts'
  const game = 'src/games/signal/x.ts'
  const app = 'src/app/x.ts'

  test.each<[string, Rule, string, string]>([
    ['core uses a game', directions, core, "import { x } from '../games/signal/index.ts'"],
    ['core uses a game by type', directions, core, "import type { X } from '../games/index.ts'"],
    ['core loads app later', directions, core, "const x = import('../app/x.ts')"],
    ['a game uses another', directions, game, "import { x } from '../bletchley/index.ts'"],
    ['a game uses words', directions, game, "import { x } from '../../words/index.ts'"],
    ['a game uses the registry', directions, game, "export * from '../index.ts'"],
    [
      'words use core at run time',
      directions,
      'src/words/x.ts',
      "import { foldWord } from '../core/index.ts'",
    ],
    ['app uses a transport', directions, app, "import '../transports/server.ts'"],
    ['app builds a store', directions, app, "import { store } from '../storage/memory/index.ts'"],
    ['app knows a store', directions, app, "import type { Store } from '../storage/memory/index.ts'"],
    [
      'a transport builds a store',
      directions,
      'src/transports/rest/x.ts',
      "import { store } from '../../storage/postgres/index.ts'",
    ],
    ['storage uses app', directions, 'src/storage/memory/x.ts', "import { x } from '../../app/write.ts'"],
    [
      'storage knows more of app',
      directions,
      'src/storage/memory/x.ts',
      "import type { X } from '../../app/access.ts'",
    ],
    ['the client uses app', directions, 'src/client/x.ts', "import type { X } from '../app/ports.ts'"],
    ['core uses a package', packages, core, "import { z } from 'ajv'"],
    ['a game uses hashes', packages, game, "import { sha256 } from '@noble/hashes/sha2.js'"],
    ['a game uses Node', packages, game, "import { readFileSync } from 'node:fs'"],
    ['app uses Node', packages, app, "import { createHash } from 'node:crypto'"],
    ['app uses drizzle', packages, app, "import { sql } from 'drizzle-orm'"],
    ['app uses hono', packages, app, "import type { Context } from 'hono'"],
    ['core asks a service', packages, core, "import createFetch from 'openapi-fetch'"],
    ['app asks a service', packages, app, "import createFetch from 'openapi-fetch'"],
    ['memory uses postgres', packages, 'src/storage/memory/x.ts', "import postgres from 'postgres'"],
    [
      'a transport uses PGlite',
      packages,
      'src/transports/x.ts',
      "import { PGlite } from '@electric-sql/pglite'",
    ],
    ['zod by name', zodImport, 'test/x.ts', "import { z } from 'zod'"],
    ['all of zod in a page', packages, game, "import * as z from 'zod'"],
    ['all of zod in the Worker', packages, app, "import * as z from 'zod'"],
    ['zod by default', zodImport, 'src/app/x.ts', "import z from 'zod'"],
    ['the time of day', globals, core, 'const now = Date.now()'],
    ['a date in a template', globals, game, `const s = \`\${new Date()}\``],
    ['chance', globals, game, 'const x = Math.random()'],
    ['waiting', globals, core, 'export async function f() {}'],
    ['a language', globals, game, 'words.sort((a, b) => a.localeCompare(b))'],
    ['a locale', globals, game, 'n.toLocaleString()'],
    ['a log', globals, 'test/toy/x.ts', 'console.log(1)'],
    ['the platform', globals, 'src/words/x.ts', 'globalThis.x = 1'],
    ['any', types, 'test/x.ts', 'const x: any = 1'],
    ['a list of any', types, app, 'function f(x: Array<any>) {}'],
    ['a cast to any', types, app, 'const x = y as any'],
    ["zod's any", types, game, 'const x = z.any()'],
    ['a silenced compiler', types, app, '// @ts-ignore\nconst x = 1'],
    ['a silenced error in src', types, app, '// @ts-expect-error why\nconst x = 1'],
    ['a default export', defaults, app, 'export default {}'],
    ['a default export by name', defaults, app, 'export { x as default }'],
    ['a long file', lengths, app, 'x\n'.repeat(401)],
  ])('%s', (_, rule, path, text) => {
    expect(rule(one(path, text))).toHaveLength(1)
    expect(rule(one(path, text))[0]).toContain(path)
  })

  test('a cycle', () => {
    const cycle = [
      { path: 'src/app/a.ts', text: "import { b } from './b.ts'" },
      { path: 'src/app/b.ts', text: "export { c } from './c.ts'" },
      { path: 'src/app/c.ts', text: "import { type T, a } from './a.ts'" },
    ]
    expect(cycles(cycle)).toEqual(['src/app/a.ts → src/app/b.ts → src/app/c.ts → src/app/a.ts'])
    expect(cycles(cycle.slice(0, 2))).toEqual([])
    expect(cycles([cycle[0]!, { path: 'src/app/b.ts', text: "import { type A } from './a.ts'" }])).toEqual([])
  })

  test('a file name missing, and one too many', () => {
    const folder = 'src/games/x'
    const files = [
      ...GAME_FILES.filter((n) => n !== 'talk').map((n) => `${folder}/${n}.ts`),
      `${folder}/util.ts`,
    ]
    expect(gameFolder(folder, files)).toEqual([
      `${folder}: has no talk.ts`,
      `${folder}: has no RULES.md`,
      `${folder}: has util, which is none of the names of a game's files`,
    ])
    const asFolder = [
      ...GAME_FILES.map((n) => `${folder}/${n}/index.ts`),
      `${folder}/decide/ops.ts`,
      `${folder}/RULES.md`,
    ]
    expect(gameFolder(folder, asFolder)).toEqual([])
  })

  test('a version that is a range', () => {
    const dependencies = {
      a: '^1.0.0',
      b: '1.x',
      c: 'latest',
      d: '1.2.3',
      e: 'npm:f@15.1.0-beta.1',
      f: 'npm:f@^1',
    }
    expect(versions({ dependencies })).toHaveLength(4)
  })

  test('what a command cannot say', () => {
    const said = (field: z.ZodType) => sayable('x', z.strictObject({ field: field.describe('A field.') }))
    expect(said(z.array(z.strictObject({ n: z.int().describe('N.') })).optional())).toEqual([])
    expect(said(z.enum(['a', 'b']).default('a'))).toEqual([])
    for (const wrong of [
      z.record(z.string(), z.int()),
      z.union([z.int(), z.string()]),
      z.tuple([z.int()]),
      z.unknown(),
      z.literal('a'),
      z.date(),
      z.string().transform((s) => s.length),
      z.enum(['1a']),
      z.enum(['true']),
      z.object({}),
      z.array(z.map(z.string(), z.string())),
    ])
      expect(said(wrong), wrong._zod.def.type).toHaveLength(1)
    expect(sayable('x', z.strictObject({ type: z.int().describe('T.'), 'a-b': z.int() }))).toHaveLength(3)
  })

  test('a game that takes names of core', () => {
    const open = event({ open: z.strictObject({}), reveals: true })
    const bad = {
      ...anyToy,
      commands: { resign: mini.strictObject({}), undo: mini.strictObject({}) },
      events: { rewound: open, snake_case: open },
      rejections: { tooLate: { kind: 'early', title: 'Late' } },
    } as const
    expect(contractOf(bad)).toHaveLength(5)
  })
})

describe('the reader of sources', () => {
  test('tells code from comments, strings, templates and patterns', () => {
    const nested = `\`any \${any + \`x \${y} any\`} any\``
    const text = `a // any\n/* any */ b 'any' ${nested} c = /any'/g; d = e / f // any`
    expect(blank(text, ['comment', 'string']).match(/any/g)).toHaveLength(1)
    expect(blank(text, ['comment', 'string']).replace(/\s+/g, ' ').trim()).toBe(
      'a b any + y c = g; d = e / f',
    )
    expect(blank(text, ['comment'])).toHaveLength(text.length)
  })

  test('knows imports from what only looks like one', () => {
    const text = `
      import * as z from 'zod'
      import type { A } from './a.ts'
      import { type B, type C } from './b.ts'
      import { type D, e } from './d.ts'
      export { f } from './f.ts'
      export * from './g.ts'
      import './h.ts'
      const i = await import('./i.ts')
      // import './no.ts'
      import {
        j,
        type K,
      } from './j.ts'
    `
    const found = importsOf({ path: 'src/x.ts', text })
    expect(found.map((i) => i.from)).toEqual(['zod', ...[...'abdfghij'].map((name) => `./${name}.ts`)])
    expect(found.filter((i) => i.typeOnly).map((i) => i.from)).toEqual(['./a.ts', './b.ts'])
  })
})
