import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parseItem, parseList } from 'structured-headers'
import { HERE } from './run.ts'

/** An answer as it came. */
export interface Answered {
  status: number
  headers: Headers
  text: string
}

export const createAjv = (): Ajv2020 => {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  ;(formats as unknown as (to: Ajv2020) => void)(ajv)
  ajv.addFormat('int32', { type: 'number', validate: (n) => Number.isInteger(n) && Math.abs(n) < 2 ** 31 })
  ajv.addFormat('int64', { type: 'number', validate: Number.isInteger })
  return ajv
}

const isProblem = createAjv().compile(JSON.parse(readFileSync(`${HERE}/problem.schema.json`, 'utf8')))

/** What is wrong with a problem by RFC 9457, or with limits by the draft on RateLimit headers. */
export function* faultsOf({ status, headers, text }: Answered): Generator<string> {
  if (status >= 500) yield `a fault of the server: ${status}`
  const type = headers.get('Content-Type') ?? ''
  if (type.startsWith('application/problem+json')) {
    const problem = JSON.parse(text)
    if (!isProblem(problem)) yield `no problem by RFC 9457: ${JSON.stringify(isProblem.errors)}`
    if (problem.status !== status) yield `says ${problem.status} but is ${status}`
    if (!problem.type || !problem.title) yield 'a problem without type or title'
  }
  yield* limitFaults(headers, status)
}

/** `RateLimit` and `RateLimit-Policy` are structured lists; `Retry-After` is not before the quota is there again. */
function* limitFaults(headers: Headers, status: number): Generator<string> {
  for (const [name, keys] of [
    ['RateLimit', ['r', 't']],
    ['RateLimit-Policy', ['q', 'w']],
  ] as const) {
    const value = headers.get(name)
    if (value === null) continue
    try {
      for (const [item, parameters] of parseList(value)) {
        if (typeof item !== 'string') yield `${name}: ${String(item)} is no name of a policy`
        for (const key of keys)
          if (!Number.isInteger(parameters.get(key))) yield `${name}: ${key} is no number in ${value}`
      }
    } catch (error) {
      yield `${name}: ${value}: ${String(error)}`
    }
  }
  if (status !== 429) return
  const [limit] = parseList(headers.get('RateLimit') ?? '')
  if (!(Number(headers.get('Retry-After')) >= Number(limit?.[1].get('t'))))
    yield 'Retry-After is before the quota'
}

export { parseItem, type ValidateFunction }
