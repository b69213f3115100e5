import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  administer,
  type MatchRecord,
  type RecordEntry,
  readRecord,
  verify,
  writeRecord,
} from '../../src/core/index.ts'
import { anyToy, holding, say, turnOf, words } from '../games/toy/table.ts'
import { wordList } from '../support/given.ts'
import { append, recordOf, settleWorld, type World } from '../support/world.ts'

/** A match with moves, an undo, deadlines, a host's act, a resignation and its skips, to the end. */
function played(): World {
  const { world, seat } = turnOf(3, { rounds: 4, seconds: 60 })
  const [card] = holding(world, seat)
  const place = `${seat}: place ${card} a`
  const moved = say(world, place, `${seat}: undo`, place, `${seat}: roll`, `${seat}: end`)
  const late = settleWorld(moved, moved.fold.at + 70_000)
  const event = { type: 'seatReplaced', data: { seat: 2, generation: 1, kind: 'human' } } as const
  const replaced = append(late, administer(anyToy, late.fold, event, late.fold.at + 5))
  const resigned = say(replaced, '1: resign')
  return settleWorld(resigned, resigned.fold.at + 3_600_000)
}

const world = played()
const right = recordOf(world)
const verdicts = (record: MatchRecord, list = words) =>
  verify(record, anyToy, list).entries.map((e) => e.verdict)

test('the match under test is a whole one', () => {
  const types = right.entries.flatMap((e) => e.events.map((event) => event.type))
  expect(types).toEqual(
    expect.arrayContaining([
      'rewound',
      'deadlinePassed',
      'seatReplaced',
      'seatResigned',
      'abstained',
      'matchFinished',
    ]),
  )
})

test('a record is right, entry by entry', () => {
  expect(verify(right, anyToy, words).commitment).toBe('right')
  expect(new Set(verdicts(right))).toEqual(new Set(['right']))
  expect(verdicts(right)).toHaveLength(right.entries.length)
})

test('a record goes through its text and stays right', () => {
  const text = writeRecord(right)
  expect(text.split('\n')).toHaveLength(right.entries.length + 2)
  expect(readRecord(text)).toEqual(JSON.parse(JSON.stringify(right)))
  expect(new Set(verdicts(readRecord(text)))).toEqual(new Set(['right']))
})

describe('after any one change', () => {
  /** Every place in a value where a leaf stands. */
  function leaves(value: unknown, path: string[] = []): string[][] {
    if (typeof value !== 'object' || value === null) return [path]
    return Object.entries(value).flatMap(([key, v]) => leaves(v, [...path, key]))
  }

  function change(leaf: unknown): unknown {
    if (typeof leaf === 'number') return leaf + 1
    if (typeof leaf === 'boolean') return !leaf
    if (typeof leaf === 'string') return leaf === 'k1' ? 'k2' : leaf === 'a' ? 'b' : `${leaf}x`
    return 0
  }

  function changed(entry: RecordEntry, path: readonly string[]): RecordEntry {
    const copy = JSON.parse(JSON.stringify(entry))
    let parent = copy
    for (const key of path.slice(0, -1)) parent = parent[key]
    const last = path.at(-1)!
    parent[last] = change(parent[last])
    return copy
  }

  const hostActs = right.entries.filter((e) => e.events[0]!.type === 'seatReplaced').map((e) => e.revision)

  test('in data, secrets, audiences, commands, seats, rules or revisions the entry is not right', () => {
    // A host's act is evidence of itself, and a time that only moves a little has no trace to check.
    const places = right.entries.flatMap((entry, i) =>
      hostActs.includes(entry.revision)
        ? []
        : leaves(JSON.parse(JSON.stringify(entry)))
            .filter((path) => path[0] !== 'at' && path.length > 0)
            .map((path) => ({ i, path })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...places), ({ i, path }) => {
        const entries = right.entries.map((e, j) => (i === j ? changed(e, path) : e))
        const judged = verify({ ...right, entries }, anyToy, words)
        const expected = path[0] === 'rules' ? 'unchecked' : 'wrong'
        expect(judged.entries[i]!.verdict, path.join('.')).toBe(expected)
        expect(judged.entries.slice(0, i).every((e) => e.verdict === 'right')).toBe(true)
        expect(judged.entries).toHaveLength(right.entries.length)
      }),
      { numRuns: 300 },
    )
  })

  test('in the seed the promise is broken', () => {
    const flips = fc.record({ at: fc.integer({ min: 0, max: 63 }), by: fc.integer({ min: 1, max: 15 }) })
    fc.assert(
      fc.property(flips, ({ at, by }) => {
        const digit = (Number.parseInt(right.head.seed[at]!, 16) ^ by).toString(16)
        const seed = right.head.seed.slice(0, at) + digit + right.head.seed.slice(at + 1)
        const judged = verify({ ...right, head: { ...right.head, seed } }, anyToy, words)
        expect(judged.commitment).toBe('wrong')
        expect(judged.entries[0]!.verdict).toBe('wrong')
      }),
      { numRuns: 30 },
    )
  })

  test('in a time that runs back, or in that of a deadline, the entry is wrong', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: right.entries.length - 1 }),
        fc.integer({ min: 1, max: 10 ** 7 }),
        (i, by) => {
          const before = right.entries[i - 1]!.at
          const entries = right.entries.map((e, j) => (i === j ? { ...e, at: before - by } : e))
          expect(verify({ ...right, entries }, anyToy, words).entries[i]!.verdict).toBe('wrong')
        },
      ),
    )
    const due = right.entries.findIndex((e) => e.events[0]!.type === 'deadlinePassed')
    for (const by of [-1, 1]) {
      const entries = right.entries.map((e, j) => (j === due ? { ...e, at: e.at + by } : e))
      expect(verify({ ...right, entries }, anyToy, words).entries[due]!.verdict).toBe('wrong')
    }
  })

  test('an entry left out, twice or out of order does not pass', () => {
    const count = right.entries.length
    fc.assert(
      fc.property(fc.integer({ min: 0, max: count - 2 }), (i) => {
        const without = right.entries.filter((_, j) => j !== i)
        const doubled = right.entries.flatMap((e, j) => (j === i ? [e, e] : [e]))
        for (const entries of [without, doubled])
          expect(new Set(verdicts({ ...right, entries }))).not.toEqual(new Set(['right']))
      }),
    )
  })
})

describe('what cannot be checked', () => {
  test('is told from what is wrong: older rules', () => {
    const newer = { ...anyToy, meta: { ...anyToy.meta, rulesVersion: 2 } }
    const judged = verify(right, newer, words)
    expect(new Set(judged.entries.map((e) => e.verdict))).toEqual(new Set(['unchecked']))
    expect(judged.commitment).toBe('right')
    expect(judged.entries[0]!.why).toBe('rules 1')
  })

  test('is told from what is wrong: another word list', () => {
    const other = { ...wordList('OTHER'), sha256: '1'.repeat(64) }
    expect(new Set(verdicts(right, other))).toEqual(new Set(['right']))
    const entries = right.entries.map((e, i) => (i === 1 ? { ...e, command: { type: 'roll' } } : e))
    expect(verdicts({ ...right, entries }, other)[1]).toBe('unchecked')
    expect(verdicts({ ...right, entries })[1]).toBe('wrong')
  })

  test('rubbish is judged and never throws', () => {
    const head = { ...right.head, seed: 'no hex' }
    expect(verify({ ...right, head }, anyToy, words).commitment).toBe('wrong')
    const events = [{ type: 'nonsense', data: {} }]
    const entries = right.entries.map((e, i) => (i === 2 ? { ...e, revision: 99, events } : e))
    const judged = verdicts({ ...right, entries })
    expect(judged.slice(0, 4)).toEqual(['right', 'right', 'wrong', 'unchecked'])
  })
})
