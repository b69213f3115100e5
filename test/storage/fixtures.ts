import { createHash, randomUUID } from 'node:crypto'
import type { Append, NewEntry, NewMatch, NewMessage, Store, TokenRow } from '../../src/app/ports.ts'
import type { AnyEvent, Seat } from '../../src/core/index.ts'

/** A store under test, with what the port cannot do. */
export interface Harness {
  store: Store
  /** The same data through another process's eyes, as far as the kind of store allows. */
  other: Store
  /** Lets a day and a little more pass for what was created before. */
  passDay(): Promise<void>
  close(): Promise<void>
}

/** Ids ascend with time, as UUIDv7 do. */
let made = 0
export const newId = (): string =>
  `0193${(++made).toString(16).padStart(4, '0')}-0000-7000-8000-${randomUUID().slice(-12)}`

export const sha = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Some text that databases like to change: quotes, escapes, accents, an emoji, odd keys in odd order. */
export const AWKWARD = {
  z: '"\\u0041\\\'$1',
  a: { '10': 1, '9': 2 },
  é: '🛰️\n\t',
  n: -0.5,
  e: 1e21,
  empty: {},
}

export const entry = (
  revision: number,
  seat: Seat | null = 0,
  change: { at?: number; events?: AnyEvent[]; actor?: string; command?: NewEntry['command'] } = {},
): NewEntry => ({
  entry: {
    revision,
    at: change.at ?? 1_700_000_000_000 + revision,
    seat,
    rules: 1,
    events: change.events ?? [{ type: 'moved', data: { revision, ...AWKWARD } }],
  },
  actor: change.actor ?? (seat === null ? 'system' : `${seat}.0`),
  command: change.command === undefined ? (seat === null ? null : { type: 'move' }) : change.command,
})

export const token = (text: string, kind: TokenRow['kind'], seat: Seat | null = null, generation = 0) => ({
  hash: sha(text),
  kind,
  seat,
  generation,
})

type MatchChange = Partial<Omit<NewMatch, 'match'>> & { id?: string; match?: Partial<NewMatch['match']> }

/** A match of two seats, started, with tokens `<id>/seat0`, `<id>/seat1`, `<id>/host`, `<id>/watch`. */
export function newMatch(change: MatchChange = {}) {
  const { id = newId(), match, ...rest } = change
  return {
    seed: sha(`${id} seed`),
    names: ['Ada', null],
    tokens: [
      token(`${id}/seat0`, 'seat', 0),
      token(`${id}/seat1`, 'seat', 1),
      token(`${id}/host`, 'host'),
      token(`${id}/watch`, 'watch'),
    ],
    head: { status: 'active', pending: [0], dueAt: null },
    entries: [entry(1, null)],
    ...rest,
    match: {
      id,
      game: 'toy',
      options: { zoo: 1, ark: [{ y: 1, x: null }] },
      seats: [
        { kind: 'human', taken: true, join: 'token', role: 'keeper' },
        { kind: 'bot', taken: true, join: 'token' },
      ],
      visibility: 'unlisted',
      commitment: sha(`${id} commitment`),
      words: { sha256: sha('words'), id: 'test' },
      clock: null,
      seedGiven: false,
      keyId: null,
      ...match,
    },
  } satisfies NewMatch
}

/** Creates it and gives its id. */
export async function createMatch(store: Store, change: MatchChange = {}) {
  const match = newMatch(change)
  await store.create(match)
  return match.match.id
}

/** One command of seat 0 on top of `expected`. */
export const appendOf = (matchId: string, expected: number, change: Partial<Append> = {}): Append => ({
  matchId,
  expected,
  appendId: randomUUID(),
  entries: [entry(expected + 1)],
  head: { status: 'active', pending: [1], dueAt: null },
  ...change,
})

/** Something that seat 0 says to seat 1. */
export const spoken = (matchId: string, change: Partial<NewMessage> = {}): NewMessage => ({
  matchId,
  expected: 1,
  id: newId(),
  seat: 0,
  to: 1,
  readers: [0, 1],
  text: 'Hello.',
  actor: '0.0',
  most: { perMinute: 100, perMatch: 100 },
  ...change,
})

/** The match is over with one more entry. */
export const end = (store: Store, matchId: string, expected: number) =>
  store.append(appendOf(matchId, expected, { head: { status: 'finished', pending: [], dueAt: null } }))

export const withKey = (key: string, command = 'c', actor = '0.0'): Pick<Append, 'idempotency'> => ({
  idempotency: { actor, key, fingerprint: sha(command), entry: 0 },
})

export const tally = (results: readonly { result: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { result } of results) counts[result] = (counts[result] ?? 0) + 1
  return counts
}

/** The head's revision of each of these matches that there is. */
export async function revisionsOf(store: Store, ids: readonly string[]): Promise<Map<string, number>> {
  const told = await store.watch(ids.map((matchId) => ({ matchId })))
  return new Map(ids.flatMap((id, i) => (told[i] ? [[id, told[i].revision] as const] : [])))
}
