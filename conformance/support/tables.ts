import { makeToken } from '../../src/app/index.ts'
import type { Place } from './servers.ts'
import { type Draw, pick } from './values.ts'

/** A match with everything that opens it, and commands that it has offered. */
export interface Table {
  id: string
  tokens: string[]
  commands: object[]
}

export type Tables = ReturnType<typeof createTables>

const KINDS = [
  { game: 'bletchley', seats: [{}, { join: 'open' }] },
  { game: 'bletchley', seats: [{}, {}], visibility: 'private' },
  { game: 'message-from-the-stars', seats: [{}, {}], visibility: 'public' },
  { game: 'message-in-a-bottle', seats: [{}, { kind: 'bot' }] },
  { game: 'signal', seats: [{}, { kind: 'bot' }, { join: 'invite' }] },
  { game: 'seti', seats: [{}, {}], visibility: 'public' },
]

/** Some are made anew after so many requests: others are abandoned and removed all the time. */
const EVERY = 12
const KEPT = 12

/** Matches of every game, in every state that requests have brought them to. */
export function createTables(fetch: Place['fetch']) {
  const tables: Table[] = []
  let asked = 0
  const send = async (path: string, token?: string, body?: object) => {
    const answer = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  const make = async () => {
    const made = await send('/v1/matches', undefined, KINDS[(asked / EVERY) % KINDS.length]!)
    const { id } = made.match
    const seats = made.seats.flatMap(({ token }: { token?: string }) => token ?? [])
    const prompts = await Promise.all(seats.map((token: string) => send(`/v1/matches/${id}/prompts`, token)))
    const commands = prompts.flatMap(({ prompts: all }: { prompts: { commands: object[] }[] }) =>
      all.flatMap((prompt) => prompt.commands),
    )
    tables.push({ id, tokens: [...seats, made.hostToken, made.watchToken], commands })
    if (tables.length > KEPT) tables.shift()
  }
  return {
    async refresh() {
      if (asked % EVERY === 0) await make()
      asked++
    },
    any: (draw: Draw): Table => pick(draw, tables),
    /** A token that is one, but of no match. */
    stranger: () => makeToken('seat', (length) => crypto.getRandomValues(new Uint8Array(length))),
  }
}
