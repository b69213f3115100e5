import { randomUUID } from 'node:crypto'
import type { NewEntry, Store } from '../../src/app/index.ts'
import type { Step } from '../../src/core/index.ts'
import { Connection, request } from './http.ts'
import { bletchley, type Endless, endless, scriptOf } from './matches.ts'

/** So many entries per statement. */
const CHUNK = 250

export interface Filled extends Endless {
  id: string
  tokens: string[]
  /** The newest revision. */
  revision: number
}

/** A match made by the service and then written to its log directly, as if it had been played for long. */
export async function fill(store: Store, port: number, n: number, length: number): Promise<Filled> {
  const connection = new Connection(port)
  const body = JSON.stringify({ game: 'bletchley', seats: [{}, {}, {}], seed: scriptOf(n).seed })
  const headers = `X-Forwarded-For: 10.9.${n}.${length % 251}\r\n`
  const answer = await connection.ask(request('POST', '/v1/matches', { headers, body }))
  connection.close()
  if (answer.status !== 201) throw new Error(`a match was not made: ${answer.body}`)
  const made = JSON.parse(answer.body) as { match: { id: string }; seats: { token: string }[] }
  const { id } = made.match
  const [begun] = await store.entries(id, 0, 1)
  const log = endless(n, begun!, length)
  for (let from = 0; from < log.steps.length; from += CHUNK)
    await append(store, id, log.steps.slice(from, from + CHUNK))
  return { ...log, id, tokens: made.seats.map((s) => s.token), revision: log.steps.length + 1 }
}

async function append(store: Store, matchId: string, steps: readonly Step[]): Promise<void> {
  const last = steps.at(-1)!.fold
  const { result } = await store.append({
    matchId,
    expected: steps[0]!.entry.revision - 1,
    appendId: randomUUID(),
    entries: steps.map(({ entry, command }): NewEntry => ({ entry, actor: `${entry.seat}.0`, command })),
    head: { status: 'active', pending: bletchley.pending(last.game!), dueAt: null },
  })
  if (result !== 'appended') throw new Error(`the log was not written: ${result}`)
}
