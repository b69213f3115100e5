import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { appRejections } from '../../src/app/index.ts'
import { type AnyGame, coreRejections } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { recorded } from '../../src/transports/rest/openapi/examples.gen.ts'
import { openApi } from '../../src/transports/rest/openapi/index.ts'
import { contract } from '../../src/transports/rest/operations/index.ts'
import { HTTP_PROBLEMS, STATUS } from '../../src/transports/rest/problem.ts'
import { anyToy } from '../games/toy/table.ts'
import { client, createTestService } from '../support/service.ts'
import { document, schemaAt } from './support/contract.ts'
import { watched } from './support/stage.ts'
import { seatToys } from './support/table.ts'

const service = watched(createTestService())
const get = (path: string, headers?: Record<string, string>) => client(service).get(path, headers)

interface Content {
  content: Record<string, object>
}

/** Their answers are as long as the document itself, or longer. */
const UNSHOWN = ['getPicture', 'getOpenApi', 'getDocs', 'getMetrics']

type Node = { [key: string]: unknown }

/** Every object of the document with its place in it. */
function* nodes(value: unknown, at: string[] = []): Generator<[Node, string[]]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [value as Node, at]
  for (const [key, inner] of Object.entries(value)) yield* nodes(inner, [...at, key])
}

describe('the OpenAPI document', () => {
  test('is what is served, in the shape of 3.1, and every reference leads somewhere', async () => {
    const served = (await get('/openapi.json')).body
    expect(served.openapi).toMatch(/^3\.1\.\d+$/)
    expect(Object.keys(served)).toEqual(
      expect.arrayContaining(['info', 'paths', 'components', 'servers', 'tags']),
    )
    expect(served.info).toMatchObject({
      title: 'Heliograph',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
    let refs = 0
    for (const [node] of nodes(served)) {
      if (typeof node.$ref !== 'string') continue
      expect(Object.keys(node)).toEqual(['$ref'])
      const target = node.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (found, key) => (found as Node | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
          served,
        )
      expect(target, node.$ref).toBeDefined()
      refs++
    }
    expect(refs).toBeGreaterThan(100)
    expect(Object.keys(served.components.schemas)).toEqual(
      expect.arrayContaining(['ToyCommand', 'BletchleyView', 'Problem']),
    )
  })

  test('describes each operation once, with its parameters, and nothing that is not served', () => {
    const ids: string[] = []
    const tags = document.tags.map((tag) => tag.name)
    for (const [path, methods] of Object.entries(document.paths))
      for (const [method, op] of Object.entries(methods) as [string, Node][]) {
        const what = `${method} ${path}`
        ids.push(op.operationId as string)
        expect(op.summary, what).toBeTruthy()
        expect(op.description, what).toBeTruthy()
        expect(tags, what).toContain((op.tags as string[])[0])
        const parameters = op.parameters as {
          name?: string
          in?: string
          required?: boolean
          schema?: object
        }[]
        const inPath = parameters.filter((p) => p.in === 'path')
        expect(
          inPath.map((p) => `{${p.name}}`),
          what,
        ).toEqual(path.match(/\{\w+\}/g) ?? [])
        expect(
          inPath.every((p) => p.required),
          what,
        ).toBe(true)
        for (const p of parameters.filter((q) => q.in === 'query'))
          expect(Object.keys(p.schema!), `${what} ${p.name}`).toContain('type')
        expect(
          Object.keys(op.responses as object).some((s) => s.startsWith('2')),
          what,
        ).toBe(true)
        if (method === 'get' || method === 'delete') expect(op.requestBody, what).toBeUndefined()
      }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.sort()).toEqual(contract.map((op) => op.id).sort())
  })

  test('holds schemas that a strict reader of JSON Schema 2020-12 takes', () => {
    const strict = new Ajv2020({
      strict: true,
      strictTypes: false,
      strictRequired: false,
      validateFormats: false,
      allowUnionTypes: true,
    })
    strict.addVocabulary(['discriminator']) // of OpenAPI
    const text = JSON.stringify({ $defs: document.components.schemas })
    strict.addSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')), 'all')
    for (const name of Object.keys(document.components.schemas))
      expect(strict.getSchema(`all#/$defs/${name}`), name).toBeDefined()
  })

  test('names every code that can be answered under its status', () => {
    const responses = document.components.responses as unknown as Record<string, { description: string }>
    const all = [
      ...Object.entries({ ...coreRejections, ...appRejections }).map(
        ([code, { kind }]) => [code, STATUS[kind]] as const,
      ),
      ...Object.entries(HTTP_PROBLEMS).map(([code, { status }]) => [code, status] as const),
      ...[anyToy as AnyGame, ...Object.values(games)].flatMap(({ rejections }) =>
        Object.entries(rejections).map(([code, { kind }]) => [code, STATUS[kind]] as const),
      ),
    ]
    for (const [code, status] of all)
      expect(responses[`Problem${status}`]!.description.match(/[\w-]+/g), code).toContain(code)
    expect(all.length).toBeGreaterThan(50)
  })

  test('shows an example of every body, answer and status, but of whole documents', async () => {
    const served = openApi(contract, games, 'http://heliograph.test', recorded)
    const shown = (place: object) => Object.values((place as { examples?: object }).examples ?? {})
    for (const [path, methods] of Object.entries(served.paths))
      for (const [method, op] of Object.entries(methods) as [string, Node][]) {
        const what = `${method} ${path}`
        const body = (op.requestBody as Content | undefined)?.content['application/json']
        if (body) expect(shown(body).length, what).toBeGreaterThan(0)
        const [status] = Object.keys(op.responses as object)
        const content = (op.responses as Record<string, Content>)[status!]!.content
        if (!content || UNSHOWN.includes(op.operationId as string)) continue
        expect(Object.values(content).flatMap(shown).length, what).toBeGreaterThan(0)
      }
    for (const [name, response] of Object.entries(served.components.responses))
      expect(
        shown((response as unknown as Content).content['application/problem+json']!).length,
        name,
      ).toBeGreaterThan(0)
  })

  test('is shown as a page on which nothing runs', async () => {
    const page = await service.fetch('/docs')
    expect(page.headers.get('Content-Type')).toContain('text/html')
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const text = await page.text()
    for (const op of contract) expect(text).toContain(op.path)
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/i)
    for (const code of ['not-your-turn', 'idempotency-key-reused', 'rate-limited'])
      expect(text, code).toContain(`problem-${code}`)
  })
})

describe('the titles', () => {
  test('are listed, described, and cached for a while', async () => {
    const all = await get('/v1/games')
    expect(all.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(all.body.games.map((g: { id: string }) => g.id)).toEqual([...Object.keys(games), 'toy'])
    for (const game of [anyToy as AnyGame, ...Object.values(games)]) {
      const { id, name, seats, modes, rulesVersion, stage } = game.meta
      const { body } = await get(`/v1/games/${id}`)
      expect(body).toMatchObject({
        id,
        name,
        seats,
        modes,
        rulesVersion,
        stage,
        notation: game.meta.notation,
      })
      expect(body.rejections.map((r: { code: string }) => r.code)).toEqual(Object.keys(game.rejections))
      expect(all.body.games).toContainEqual(expect.objectContaining({ id, seats }))
    }
    for (const path of [
      '/v1/games/chess',
      '/v1/games/toString',
      '/v1/games/toy/schemas/none',
      '/v1/games/chess/schemas/view',
    ])
      expect((await get(path)).body, path).toMatchObject({ status: 404, code: 'not-found' })
    const kinds = async (id: string) => (await get(`/v1/games/${id}/schemas/none`)).body.detail
    expect(await kinds('bletchley')).toBe('Schemas are: options, command, event, view.')
    expect(await kinds('signal')).toContain('content')
  })

  test('publish the schemas that the server itself validates with', async () => {
    const table = await seatToys(service)
    const ajv = new Ajv2020({ strict: false })
    const compiled: Record<string, ReturnType<typeof ajv.compile>> = {}
    for (const id of ['toy', ...Object.keys(games)])
      for (const kind of ['options', 'command', 'event', 'view']) {
        const answer = await get(`/v1/games/${id}/schemas/${kind}`, { Accept: 'application/schema+json' })
        expect(answer.headers.get('Content-Type')).toBe('application/schema+json')
        expect(answer.body.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
        compiled[`${id} ${kind}`] = ajv.compile(answer.body)
      }
    const { body } = await table.seat(0).get(table.at('/view'))
    expect(compiled['toy view']!(body.view)).toBe(true)
    const log = await table.seat(0).get(table.at('/events'))
    for (const entry of log.body.entries)
      for (const event of entry.events) expect(compiled['toy event']!(event), event.type).toBe(true)
    expect(compiled['toy command']!({ type: 'inscribe', text: 'A' })).toBe(true)
    expect(compiled['toy command']!({ type: 'resign' })).toBe(true)
    for (const wrong of [{ type: 'inscribe' }, { type: 'inscribe', text: 'A', more: 1 }, { type: 'fly' }])
      expect(compiled['toy command']!(wrong)).toBe(false)
    expect(compiled['toy options']!({})).toBe(true)
    expect(compiled['toy options']!({ goal: 0 })).toBe(false)
    expect(schemaAt('components', 'schemas', 'ToyCommand')({ type: 'resign' })).toBe(true)
  })
})

describe('probe 9: what else can be asked for', () => {
  test('is nothing', async () => {
    for (const path of [
      '/',
      '/.env',
      '/debug',
      '/metrics',
      '/graphql/',
      '/v1',
      '/v1/',
      '/v2/games',
      '/server.js.map',
      '/src/node.ts',
      '/.git/config',
      '/docs/',
      '/openapi.yaml',
      '/v1/matches/',
    ])
      expect((await get(path)).body, path).toMatchObject({ status: 404, code: 'not-found' })
  })

  test('but the counters, for who has their token', async () => {
    const { createRest } = await import('../../src/transports/rest/index.ts')
    const rest = createRest({
      app: () => service.app,
      publicUrl: () => 'http://heliograph.test',
      addressOf: () => 'here',
      metricsToken: 'secret-of-the-metrics',
    })
    const ask = (path: string, token?: string) =>
      rest.request(path, { headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }) } })
    await ask('/healthz')
    await ask(`/v1/matches/${crypto.randomUUID()}`)
    for (const token of [undefined, '', 'secret-of-the-metric', 'secret-of-the-metrics2']) {
      const refused = await ask('/metrics', token)
      expect([refused.status, refused.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
    }
    const text = await (await ask('/metrics', 'secret-of-the-metrics')).text()
    expect(text).toContain('heliograph_requests_total{operation="getHealth",status="200"} 1')
    expect(text).toContain('heliograph_requests_total{operation="getMatch",status="404"} 1')
    expect(text).toMatch(/heliograph_request_seconds_count 6\n/)
    expect(text).toMatch(/heliograph_watched_matches \d/)
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{[^}]*\})? [\d.e+-]+)$/)
  })
})
