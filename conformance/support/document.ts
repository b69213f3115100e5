import { type Answered, createAjv, type ValidateFunction } from './answers.ts'
import type { Schema } from './values.ts'

/** An operation as the document has it. */
export interface Operation {
  id: string
  method: string
  path: string
  parameters: { name: string; in: string; schema: Schema }[]
  body?: Schema
}

interface Described {
  operationId: string
  parameters: (Operation['parameters'][number] | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Documented | { $ref: string }>
}

interface Documented {
  headers?: Record<string, unknown>
  content?: Record<string, object>
}

/** The document, to be asked and to judge by. */
export function createDocument(document: { paths: Record<string, Record<string, Described>> }) {
  const ajv = createAjv()
  ajv.addSchema(document, 'document')
  const known = new Map<string, ValidateFunction>()
  const fits = (place: readonly string[]): ValidateFunction => {
    const ref = `document#/${place.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const made = known.get(ref) ?? ajv.compile({ $ref: ref })
    known.set(ref, made)
    return made
  }
  const found = (ref: string): unknown =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (inner, key) => (inner as Record<string, unknown>)[key.replaceAll('~1', '/')],
        document,
      )

  /** A schema whose references are followed when it comes to them. */
  const followed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(followed)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value) {
      const { $ref } = value as { $ref: string }
      return { follow: () => followed(found($ref)) as Schema }
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, followed(inner)]))
  }

  const places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  )
  return {
    operations: places.map(({ path, method, described }): Operation => {
      const body = described.requestBody?.content['application/json']?.schema
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        parameters: described.parameters.map(
          (p) => ('$ref' in p ? found(p.$ref) : p) as Operation['parameters'][number],
        ),
        ...(body && { body: followed(body) as Schema }),
      }
    }),

    /** Whether a body is one that the operation takes; none is, where none is needed. */
    fitsBody({ method, path, body }: Operation, sent: unknown): boolean {
      if (!body || sent === undefined) return true
      const place = [
        'paths',
        path,
        method.toLowerCase(),
        'requestBody',
        'content',
        'application/json',
        'schema',
      ]
      return fits(place)(JSON.parse(JSON.stringify(sent)))
    },

    /** What of an answer is otherwise than the document has it. */
    *faultsOf({ method, path }: Operation, { status, headers, text }: Answered): Generator<string> {
      const verb = method.toLowerCase()
      const told = document.paths[path]![verb]!.responses[status]
      if (!told) return yield `the status ${status} is not documented`
      const ref = '$ref' in told ? told.$ref : undefined
      const { content, headers: promised = {} } = (ref ? found(ref) : told) as Documented
      for (const name of OF_NOTE)
        if (headers.has(name) && !(name in promised)) yield `the header ${name} is not documented`
      if (!content) {
        if (text) yield 'there should be no body'
        return
      }
      const type = (headers.get('Content-Type') ?? '').split(';')[0]!
      if (!content[type]) return yield `the type ${type} is not documented`
      if (!/[/+]json$/.test(type)) return
      const place = ref ? ref.slice(2).split('/') : ['paths', path, verb, 'responses', String(status)]
      const schema = fits([...place, 'content', type, 'schema'])
      if (!schema(JSON.parse(text))) yield `not by its schema: ${JSON.stringify(schema.errors?.slice(0, 3))}`
    },
  }
}

const OF_NOTE = [
  'ETag',
  'Location',
  'Idempotency-Replayed',
  'Retry-After',
  'WWW-Authenticate',
  'Allow',
  'RateLimit',
]
