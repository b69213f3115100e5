import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect } from 'vitest'
import type { AnyGame } from '../../../src/core/index.ts'
import { games } from '../../../src/games/index.ts'
import { openApi } from '../../../src/transports/rest/openapi/index.ts'
import { contract } from '../../../src/transports/rest/operations/index.ts'
import { anyToy } from '../../games/toy/table.ts'
import { holdToGraphql } from './graphql.ts'

/** What the document says, for every answer of the suite to be held against. */
export const document = openApi(
  contract,
  { ...games, [anyToy.meta.id]: anyToy as AnyGame },
  'http://heliograph.test',
  [],
)

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
;(formats as unknown as (to: Ajv2020) => void)(ajv)
ajv.addFormat('int32', { type: 'number', validate: (n) => Number.isInteger(n) && Math.abs(n) < 2 ** 31 })
ajv.addFormat('int64', { type: 'number', validate: Number.isInteger })
ajv.addSchema(document, 'openapi')

const pointer = (key: string | number): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1')

const compiled = new Map<string, ValidateFunction>()

/** The schema at a place of the document. */
export function schemaAt(...keys: (string | number)[]): ValidateFunction {
  const ref = `openapi#/${keys.map((key) => encodeURIComponent(pointer(key))).join('/')}`
  const known = compiled.get(ref) ?? ajv.compile({ $ref: ref })
  compiled.set(ref, known)
  return known
}

interface Documented {
  description: string
  content?: Record<string, { schema: object }>
  headers?: Record<string, object>
}

type Described = Record<
  string,
  { operationId: string; responses: Record<string, Documented | { $ref: string }> }
>
const paths = document.paths as unknown as Record<string, Described>

/** The template of an address, as the document has it. */
export const templateOf = (pathname: string): string | undefined =>
  Object.keys(paths).find((template) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )

const responses = document.components.responses as unknown as Record<string, Documented>

/** Everything that holds for any answer, whatever was asked. Throws with what is wrong. */
export function holdToContract(method: string, url: URL, answer: Response, body: string): void {
  const what = `${method} ${url.pathname}${url.search} → ${answer.status} ${body.slice(0, 300)}`
  const { headers, status } = answer
  expect(headers.get('Access-Control-Allow-Origin'), what).toBe('*')
  expect(headers.get('Access-Control-Allow-Credentials'), what).toBeNull()
  expect(headers.get('X-Content-Type-Options'), what).toBe('nosniff')
  const type = headers.get('Content-Type')
  if (url.pathname === '/graphql' && method !== 'OPTIONS' && type !== 'application/problem+json') {
    holdToGraphql(answer, body, what)
    return
  }
  if (status >= 400 && method !== 'HEAD') holdToProblem(url, answer, body, what)
  const template = templateOf(url.pathname)
  if (!template || method === 'OPTIONS' || status === 405) return
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  const documented = paths[template]![verb]?.responses[status]
  expect(documented, `${what}: a status that is not documented`).toBeDefined()
  const ref = documented && '$ref' in documented ? (documented.$ref as string).split('/').at(-1)! : undefined
  const { content, headers: promised = {} } = ref ? responses[ref]! : (documented as Documented)
  const names = Object.keys(promised).map((name) => name.toLowerCase())
  for (const name of headers.keys())
    if (!UNDOCUMENTED.has(name)) expect(names, `${what}: ${name}`).toContain(name)
  for (const name of Object.keys(promised)) {
    const { required, schema } = document.components.headers[name] as { required?: boolean; schema: object }
    const value = headers.get(name)
    if (required) expect(value, `${what}: ${name}`).not.toBeNull()
    if (value === null) continue
    const fits = schemaAt('components', 'headers', name, 'schema')
    const typed = 'type' in schema && schema.type === 'integer' ? Number(value) : value
    expect(fits(typed) ? [] : fits.errors, `${what}: ${name}: ${value}`).toEqual([])
  }
  if (method === 'HEAD') return
  if (!content) {
    expect(body, what).toBe('')
    return
  }
  const media = (type ?? '').split(';')[0]!
  expect(Object.keys(content), `${what}: a content type that is not documented`).toContain(media)
  if (!/[/+]json$/.test(media)) return
  const place = ref
    ? (['components', 'responses', ref] as const)
    : (['paths', template, verb, 'responses', status] as const)
  const fits = schemaAt(...place, 'content', media, 'schema')
  expect(fits(JSON.parse(body)) ? [] : fits.errors, what).toEqual([])
}

/** What OpenAPI says by other means, and what servers add of themselves. */
const UNDOCUMENTED = new Set(['content-type', 'content-length', 'connection', 'date', 'keep-alive'])

const rfc9457 = ajv.compile({
  type: 'object',
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string', minLength: 1 },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string', minLength: 1 },
    instance: { type: 'string', format: 'uri-reference' },
    code: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  },
  required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
})

const TELLTALE = /\bat \S+ \(|node_modules|\.ts:\d|select .* from|ECONN|SQLSTATE|22P0/i

function holdToProblem(url: URL, { headers, status }: Response, body: string, what: string): void {
  expect(headers.get('Content-Type'), what).toBe('application/problem+json')
  const problem = JSON.parse(body)
  expect(rfc9457(problem) ? [] : rfc9457.errors, what).toEqual([])
  expect(problem.status, what).toBe(status)
  expect(problem.instance, what).toBe(url.pathname.slice(0, 2000))
  expect(status, what).not.toBe(500)
  if (status === 401) expect(headers.get('WWW-Authenticate'), what).toMatch(/^Bearer/)
  if (status === 429 || status === 503) expect(Number(headers.get('Retry-After')), what).toBeGreaterThan(0)
  if (status === 405) expect(headers.get('Allow'), what).toMatch(/^[A-Z]+(, [A-Z]+)*$/)
  const codes = responses[`Problem${status}`]?.description ?? ''
  expect(codes.match(/[a-z0-9-]+/g), `${what}: a code that is not documented`).toContain(problem.code)
  expect(body, what).not.toMatch(TELLTALE)
}
