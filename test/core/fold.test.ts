import { describe, expect, test } from 'vitest'
import {
  advance,
  emptyFold,
  foldAll,
  isRejection,
  NewerRules,
  redact,
  type SeenEntry,
  UNDO_DEPTH,
  undo,
  undoTargets,
  viewers,
} from '../../src/core/index.ts'
import { anyToy, holding, say, tableOf, turnOf } from '../games/toy/table.ts'
import { humans, refold, tryMove, type World } from '../support/world.ts'

const next = (world: World, change: Partial<SeenEntry> = {}): SeenEntry => ({
  revision: world.fold.revision + 1,
  at: world.fold.at,
  seat: 0,
  rules: 1,
  events: [{ type: 'inscribed', data: { text: 'Hello' } }],
  ...change,
})

/** Up to `most` cards that the seat on turn can lay without lighting anything: undo steps. */
function placeSome(world: World, seat: number, most: number): World {
  let current = world
  let placed = 0
  for (const card of holding(world, seat)) {
    for (const lamp of ['a', 'b', 'c']) {
      if (placed === most) return current
      const made = tryMove(current, seat, { type: 'place', card, lamp } as never, current.fold.at + 1000)
      if (isRejection(made)) continue
      current = made
      placed += 1
      break
    }
  }
  return current
}

describe('which entries may follow', () => {
  test('a gap is refused, and so is an entry twice', () => {
    const { fold, entries } = tableOf(2)
    const world = tableOf(2)
    expect(() => advance(anyToy, fold, next(world, { revision: fold.revision + 2 }))).toThrow(
      'does not follow',
    )
    expect(() => advance(anyToy, fold, entries.at(-1)!)).toThrow('does not follow')
    expect(advance(anyToy, fold, next(world)).revision).toBe(fold.revision + 1)
  })

  test('probe 20: an entry of newer rules is refused, whatever it holds', () => {
    const world = tableOf(2)
    expect(() => advance(anyToy, world.fold, next(world, { rules: 2 }))).toThrow(NewerRules)
    expect(() => advance(anyToy, world.fold, next(world, { rules: 2, events: [] }))).toThrow(NewerRules)
  })

  test('a return to a revision that is not remembered is refused', () => {
    const world = tableOf(2)
    const entry = next(world, { events: [{ type: 'rewound', data: { to: 1 } }] })
    expect(() => advance(anyToy, world.fold, entry)).toThrow('cannot be returned to')
  })
})

test('every fold of every viewer survives JSON, and folding on from it changes nothing', () => {
  const { world, seat } = turnOf(3)
  const played = say(placeSome(world, seat, 2), `${seat}: undo`, `${seat}: end`, '2: bid 3')
  for (const viewer of viewers(3)) {
    let live = emptyFold(played.seats)
    for (const { command: _, ...entry } of played.entries) {
      live = advance(anyToy, live, redact(entry, viewer))
      expect(JSON.parse(JSON.stringify(live))).toStrictEqual(live)
    }
    let revived = emptyFold(played.seats)
    for (const { command: _, ...entry } of played.entries)
      revived = JSON.parse(JSON.stringify(advance(anyToy, revived, redact(entry, viewer))))
    expect(revived).toStrictEqual(live)
  }
})

test('advance leaves the fold it is given alone', () => {
  const { world } = turnOf(2)
  let fold = emptyFold(world.seats)
  for (const { command: _, ...entry } of world.entries) {
    const frozen = JSON.stringify(fold)
    const after = advance(anyToy, fold, entry)
    expect(JSON.stringify(fold)).toBe(frozen)
    fold = after
  }
})

describe('undo', () => {
  test('goes back over several own steps, one by one or at once', () => {
    const { world, seat } = turnOf(2)
    const one = placeSome(world, seat, 1)
    const two = placeSome(one, seat, 1)
    expect(undoTargets(two.fold, seat)).toEqual([world.fold.revision, one.fold.revision])
    const stepwise = say(two, `${seat}: undo`, `${seat}: undo`)
    const atOnce = say(two, `${seat}: undo ${world.fold.revision}`)
    expect(stepwise.fold.game).toEqual(world.fold.game)
    expect(atOnce.fold.game).toEqual(world.fold.game)
    expect(atOnce.fold.length).toBe(world.fold.length)
    expect(undoTargets(atOnce.fold, seat)).toEqual([])
  })

  test('after a rewind the earlier targets remain', () => {
    const { world, seat } = turnOf(2)
    const one = placeSome(world, seat, 1)
    const back = say(placeSome(one, seat, 1), `${seat}: undo`)
    expect(back.fold.game).toEqual(one.fold.game)
    expect(undoTargets(back.fold, seat)).toEqual([world.fold.revision])
  })

  test('never goes back over what was revealed', () => {
    const { world, seat } = turnOf(2)
    expect(undoTargets(world.fold, seat)).toEqual([])
    const placed = placeSome(world, seat, 1)
    const rolled = say(placed, `${seat}: roll`)
    expect(undoTargets(placed.fold, seat)).toHaveLength(1)
    expect(undoTargets(rolled.fold, seat)).toEqual([])
  })

  test("never goes back over another seat's act, and never takes it back", () => {
    const world = say(tableOf(3), '0: motto A', '0: bid 1')
    expect(undoTargets(world.fold, 0)).toEqual([1, 2])
    const after = say(world, '1: bid 2')
    expect(undoTargets(after.fold, 0)).toEqual([])
    expect(undoTargets(after.fold, 1)).toEqual([3])
    const back = say(after, '1: undo')
    expect((back.fold.game as { bids: unknown[] }).bids).toEqual(
      (world.fold.game as { bids: unknown[] }).bids,
    )
    expect(undoTargets(back.fold, 1)).toEqual([])
    expect(undoTargets(back.fold, 0)).toEqual([])
  })

  test('never restores generations: the table goes on', () => {
    const world = say(tableOf(2), '0: motto A', '0: undo')
    expect(world.fold.table.seats[0]!.rewound).toBe(world.fold.revision)
    expect(world.fold.table.seats[1]!.rewound).toBe(0)
    expect(world.fold.game).toEqual(tableOf(2).fold.game)
  })

  test('reaches at most UNDO_DEPTH entries back', () => {
    // The toy has no endless row of own steps, so entries are made by hand.
    let fold = tableOf(2).fold
    for (let i = 0; i < UNDO_DEPTH + 5; i++)
      fold = advance(anyToy, fold, {
        revision: fold.revision + 1,
        at: fold.at,
        seat: 0,
        rules: 1,
        events: [{ type: 'inscribed', data: { text: `No. ${i}` } }],
      })
    const targets = undoTargets(fold, 0)
    expect(targets).toHaveLength(UNDO_DEPTH)
    expect(targets.at(-1)).toBe(fold.revision - 1)
    expect(undo(anyToy, fold, 0, targets[0]! - 1, 0)).toMatchObject({ code: 'undo-not-possible' })
    const back = undo(anyToy, fold, 0, targets[0]!, fold.at)
    expect(isRejection(back)).toBe(false)
  })
})

test('foldAll is advance over all', () => {
  const { world } = turnOf(2)
  const entries = world.entries.map(({ command: _, ...entry }) => entry)
  expect(foldAll(anyToy, emptyFold(humans(2)), entries)).toEqual(refold(anyToy, humans(2), entries))
  expect(foldAll(anyToy, emptyFold(humans(2)), entries)).toEqual(world.fold)
})
