import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { faultsOf } from '../support/answers.ts'
import { createDocument, type Operation } from '../support/document.ts'
import type { Report } from '../support/report.ts'
import { HERE } from '../support/run.ts'
import type { Place } from '../support/servers.ts'
import { createTables, type Tables } from '../support/tables.ts'
import { type Draw, drawn, junk, pick } from '../support/values.ts'

/** Requests to each operation with each seed. */
const RUNS = 40

/**
 * Asks every operation of the document for right, nearly right and senseless things. No answer is a fault of the
 * server's, none is other than the document has it by status, media type and schema, and nothing is accepted that
 * does not fit it. Seeds that once found something are kept in seeds.json and come first; one is new each time.
 */
export async function fuzz({ check }: Report, { fetch }: Place): Promise<void> {
  const document = createDocument(await (await fetch('/openapi.json')).json())
  const tables = createTables(fetch)
  const kept: number[] = JSON.parse(readFileSync(`${HERE}/seeds.json`, 'utf8'))
  let cases = 0
  for (const seed of [...kept, Math.floor(Math.random() * 2 ** 31)])
    for (const operation of document.operations) {
      const run = fc.asyncProperty(fc.gen(), async (draw) => {
        cases++
        await tables.refresh()
        const asked = request(operation, draw, tables)
        const answer = await fetch(asked.path, asked.init)
        const { status, headers } = answer
        const text = await answer.text()
        const wrong = [
          ...faultsOf({ status, headers, text }),
          ...document.faultsOf(operation, { status, headers, text }),
          ...(accepted(status, text) && !document.fitsBody(operation, asked.body)
            ? ['accepts what does not fit']
            : []),
        ]
        if (wrong.length)
          throw new Error(
            `${asked.init.method} ${asked.path} ${JSON.stringify(asked.init)} → ${status} ${text.slice(0, 400)}: ${wrong.join('; ')}`,
          )
      })
      const told = await fc.check(run, { seed, numRuns: RUNS, endOnFailure: true })
      check(
        `${operation.id}, seed ${seed}`,
        told.failed
          ? `${String((told.errorInstance as Error | null)?.message)} (path ${told.counterexamplePath})`
          : undefined,
      )
    }
  check(`${cases} cases`, cases >= 2000 ? undefined : 'are too few')
}

function request(operation: Operation, draw: Draw, tables: Tables) {
  const table = tables.any(draw)
  const own: Record<string, () => unknown> = {
    id: () =>
      pick(draw, [table.id, table.id, table.id, table.id.toUpperCase(), 'none', '%2e%2e', draw(fc.uuid)]),
    game: () => pick(draw, ['bletchley', 'signal', 'seti', 'toString', 'chess', 'A B']),
    name: () => pick(draw, ['marks', 'letters', 'constructor', 'x'.repeat(41), 'ü']),
    seat: () => pick(draw, [0, 1, 1, 31, -1, 'x']),
  }
  const sensible = () => draw(fc.integer, { min: 0, max: 3 }) > 0
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((p) => p.name === name)!
    const value = own[name]?.() ?? (sensible() ? drawn(parameter.schema, draw) : draw(fc.string))
    return encodeURIComponent(String(value)) || 'x'
  })
  const chosen = (place: string) =>
    operation.parameters
      .filter((p) => p.in === place && draw(fc.boolean))
      .map(({ name, schema }) => [name, String(sensible() ? drawn(schema, draw) : draw(fc.string))] as const)
  const query = new URLSearchParams(chosen('query').map(([name, value]) => [name, value.slice(0, 300)]))
  const token = pick(draw, [undefined, ...table.tokens, ...table.tokens, tables.stranger(), 'nonsense'])
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...Object.fromEntries(chosen('header').map(([name, value]) => [name, printable(value)])),
    ...(operation.body && {
      'Content-Type': draw(fc.integer, { min: 0, max: 15 }) ? 'application/json' : 'text/plain',
    }),
    ...(draw(fc.integer, { min: 0, max: 15 })
      ? {}
      : { Accept: pick(draw, ['*/*', 'image/png', 'application/json']) }),
  }
  const body = operation.body && bodyOf(operation.body, draw, table.commands)
  return {
    path: query.size ? `${path}?${query}` : path,
    body,
    init: { method: operation.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
  }
}

/** What fits the schema, a command that was offered, what fits but for one field, or anything. */
function bodyOf(schema: object, draw: Draw, offered: readonly object[]): unknown {
  const kind = draw(fc.integer, { min: 0, max: 7 })
  if (kind === 0) return draw(junk)
  const value = kind < 3 && offered.length ? pick(draw, [...offered]) : drawn(schema, draw)
  if (kind < 6 || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const keys = Object.keys(value)
  const key = keys.length ? pick(draw, keys) : 'more'
  return { ...value, [draw(fc.boolean) ? key : 'more']: draw(junk) }
}

/** GraphQL refuses with a 200 where older clients expect it. */
const accepted = (status: number, text: string): boolean => status < 300 && !text.startsWith('{"errors"')

/** Header values as `fetch` takes them. */
const printable = (value: string): string =>
  value
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 300)
