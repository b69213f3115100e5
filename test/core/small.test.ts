import { describe, expect, test } from 'vitest'
import {
  clockwise,
  coreRejections,
  createRng,
  evolveTable,
  foldWord,
  isRejection,
  isTableEvent,
  newTable,
  openCommand,
  randomCommand,
  reject,
  rejecter,
  type TableEvent,
  tableEvents,
  tellTable,
  viewers,
} from '../../src/core/index.ts'
import { anyToy, tableOf, turnOf, words } from '../games/toy/table.ts'
import { SEED } from '../support/world.ts'

describe('seats', () => {
  test('viewers are the seats in order, then the spectator', () => {
    expect(viewers(3)).toEqual([0, 1, 2, 'spectator'])
  })

  test('clockwise begins after the seat and leaves it out', () => {
    expect(clockwise(1, 4)).toEqual([2, 3, 0])
    expect(clockwise(3, 4)).toEqual([0, 1, 2])
    expect(clockwise(0, 1)).toEqual([])
  })
})

test('words are folded as lists hold them', () => {
  expect(foldWord('  Café\u0301 ')).toBe('CAFE')
  expect(foldWord('naïve')).toBe('NAIVE')
  expect(foldWord('ﬁne')).toBe('FINE')
})

describe('rejections', () => {
  test('are told from everything that may be asked for', () => {
    expect(isRejection(reject('wrong-phase', 'No.'))).toBe(true)
    for (const other of [null, undefined, [], [reject('wrong-phase', 'No.')], { code: 'x' }, 'code', {}])
      expect(isRejection(other)).toBe(false)
  })

  test('carry field errors only when there are some', () => {
    expect(reject('invalid-command', 'No.')).not.toHaveProperty('errors')
    const own = rejecter({ 'too-bright': { kind: 'invalid', title: 'Too bright' } } as const)
    expect(own('too-bright', 'No.', [])).toEqual({ code: 'too-bright', detail: 'No.', errors: [] })
    // @ts-expect-error a code of no table
    expect(own('too-dark', 'No.').code).toBe('too-dark')
  })

  test("core's codes are in kebab-case", () => {
    for (const code of Object.keys(coreRejections)) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
})

const outcome = { result: 'won' as const, places: [], detail: {} }
const each: { [T in TableEvent['type']]: Extract<TableEvent, { type: T }> } = {
  seatTaken: { type: 'seatTaken', data: { seat: 1 } },
  matchStarted: {
    type: 'matchStarted',
    data: { options: {}, seats: [{ kind: 'human', role: 'keeper' }, { kind: 'bot' }] },
  },
  seatReplaced: { type: 'seatReplaced', data: { seat: 1, generation: 4, kind: 'bot' } },
  seatResigned: { type: 'seatResigned', data: { seat: 1 } },
  seatAway: { type: 'seatAway', data: { seat: 1 } },
  seatResumed: { type: 'seatResumed', data: { seat: 1 } },
  clockCredited: { type: 'clockCredited', data: { from: 1000, until: 2000 } },
  deadlinePassed: { type: 'deadlinePassed', data: { id: 'question' } },
  rewound: { type: 'rewound', data: { to: 3 } },
  matchFinished: { type: 'matchFinished', data: { outcome } },
  matchAbandoned: { type: 'matchAbandoned', data: {} },
  proposed: { type: 'proposed', data: { seat: 0, what: 'undo', to: 3, until: 5000 } },
  proposalAgreed: { type: 'proposalAgreed', data: { seat: 1 } },
  proposalRefused: { type: 'proposalRefused', data: { seat: 1 } },
  proposalWithdrawn: { type: 'proposalWithdrawn', data: { seat: 0 } },
  proposalLapsed: { type: 'proposalLapsed', data: {} },
  matchPaused: { type: 'matchPaused', data: { until: 9000 } },
  matchResumed: { type: 'matchResumed', data: {} },
  vacationTaken: { type: 'vacationTaken', data: { seat: 0, until: 9000 } },
  takenBack: { type: 'takenBack', data: { to: 3 } },
}

describe('the table', () => {
  const fresh = newTable([
    { kind: 'human', taken: true },
    { kind: 'human', taken: false },
  ])
  const folded = (type: TableEvent['type'], table = fresh, seat: number | null = null) =>
    evolveTable(table, each[type], { revision: 9, at: 1000, seat })

  test('follows its events', () => {
    expect(fresh.status).toBe('waiting')
    expect(folded('seatTaken').seats.map((s) => s.taken)).toEqual([true, true])
    expect(folded('matchStarted')).toMatchObject({
      status: 'active',
      seats: [{ role: 'keeper' }, { kind: 'bot', taken: true }],
    })
    expect(folded('seatResigned').seats.map((s) => s.resigned)).toEqual([false, true])
    expect(folded('seatReplaced', folded('seatResigned')).seats[1]).toMatchObject({
      kind: 'bot',
      generation: 4,
      resigned: false,
      taken: true,
    })
    const byMail = (table = fresh) =>
      evolveTable(
        table,
        { type: 'seatReplaced', data: { seat: 0, generation: 1, kind: 'human', join: 'mail' } },
        { revision: 9, at: 1000, seat: null },
      ).seats[0]
    expect(byMail()).toMatchObject({ taken: false, generation: 1, join: 'mail' })
    expect(byMail(folded('matchStarted'))).toMatchObject({ taken: true, join: 'mail' })
    expect(folded('seatReplaced').seats.map((s) => s.join)).toEqual([undefined, 'token'])
    const away = folded('seatAway')
    expect(away.seats.map((s) => s.away)).toEqual([false, true])
    for (const back of ['seatResumed', 'seatReplaced', 'seatResigned'] as const)
      expect(folded(back, away).seats[1]!.away, back).toBe(false)
    expect(folded('clockCredited')).toEqual(fresh)
    expect(folded('rewound', fresh, 0).seats.map((s) => s.rewound)).toEqual([9, 0])
    expect(folded('rewound', fresh, null)).toEqual(fresh)
    expect(folded('deadlinePassed')).toEqual(fresh)
    expect(folded('matchFinished')).toMatchObject({ status: 'finished', outcome })
    expect(folded('matchAbandoned')).toMatchObject({ status: 'abandoned', outcome: { result: 'abandoned' } })
  })

  test('every event fits its schema and has a line of its own', () => {
    const codes = Object.values(each).map((e) => {
      expect(tableEvents[e.type].open.parse(e.data)).toEqual(e.data)
      expect(isTableEvent(e)).toBe(true)
      const line = tellTable(e)
      expect(line.en).toMatch(/^[A-Z].*\.$/)
      return line.code
    })
    expect(new Set(codes).size).toBe(codes.length)
    expect(Object.keys(each)).toEqual(Object.keys(tableEvents))
  })

  test("knows its own events from a game's", () => {
    for (const type of ['placed', 'toString', '__proto__', 'constructor'])
      expect(isTableEvent({ type })).toBe(false)
  })

  test('all its events close undo, but for the undo itself', () => {
    const open = Object.entries(tableEvents).filter(([, kind]) => !kind.reveals)
    expect(open.map(([type]) => type)).toEqual(['rewound'])
  })
})

test('an open command admits its fields and no others', () => {
  const { type, schema } = openCommand('guess', { word: { type: 'string' }, why: { type: 'string' } }, [
    'why',
  ])
  expect(type).toBe('guess')
  expect(schema).toEqual({
    type: 'object',
    properties: { type: { const: 'guess' }, word: { type: 'string' }, why: { type: 'string' } },
    required: ['type', 'word'],
    additionalProperties: false,
  })
})

test('a random player takes every kind of offer, however many there are of a kind', () => {
  const { world, seat } = turnOf(3)
  const c = { rng: createRng(SEED, 'test', 0), now: world.fold.at, words }
  const prompts = anyToy.prompts(world.fold.game!, seat, c)
  const kinds = new Map<string, number>()
  for (let i = 0; i < 300; i++) {
    const { type } = randomCommand(anyToy, world.fold.game!, seat, prompts, c)
    kinds.set(type, (kinds.get(type) ?? 0) + 1)
  }
  expect([...kinds.keys()].sort()).toEqual(['endTurn', 'place', 'show'])
  for (const count of kinds.values()) expect(count).toBeGreaterThan(60)
  const opening = tableOf(2).fold.game!
  const asked = anyToy.prompts(opening, 0, c)
  expect(randomCommand(anyToy, opening, 0, asked, c).type).toBe('inscribe')
})
