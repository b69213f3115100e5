import { requestError } from './problem.ts'

/** What is asked (GraphQL over HTTP, 5). */
export interface Params {
  query: string
  operationName?: string | null
  variables?: Readonly<Record<string, unknown>> | null
  extensions?: unknown
}

const TYPES: Readonly<Record<keyof Params, string>> = {
  query: 'string',
  operationName: 'string',
  variables: 'object',
  extensions: 'object',
}
const isParam = (name: string): name is keyof Params => Object.hasOwn(TYPES, name)

/** The parameters of an address. Throws where one that has to be JSON is none. */
export function paramsIn(url: string): unknown {
  const { searchParams } = new URL(url)
  const given = Object.keys(TYPES).filter((name) => searchParams.get(name))
  return Object.fromEntries(
    given.map((name) => {
      const text = searchParams.get(name)!
      return [name, isParam(name) && TYPES[name] === 'object' ? parsed(text) : text]
    }),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw requestError('malformed-json', 400, 'A parameter in the address is not JSON.')
  }
}

/** Throws unless it is what an operation is asked with. */
export function checkParams(value: unknown): Params {
  if (typeOf(value) !== 'object') throw wrong('An object with a "query" is needed.')
  const given = Object.entries(value as object).filter(([, of]) => of !== null && of !== undefined)
  for (const [name, of] of given) {
    if (!isParam(name)) throw wrong(`"${name}" is not among what a request takes.`)
    if (typeOf(of) !== TYPES[name]) throw wrong(`"${name}" has to be ${TYPES[name]}, but is ${typeOf(of)}.`)
  }
  const params = Object.fromEntries(given) as Partial<Params>
  if (params.query === undefined) throw wrong('A "query" is needed.')
  return { ...params, query: params.query }
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

const wrong = (message: string) => requestError('BAD_REQUEST', 400, message)
