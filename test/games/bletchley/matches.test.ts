import { describe, expect, test } from 'vitest'
import {
  advance,
  ask,
  canonical,
  createRng,
  type Fold,
  isRejection,
  parseCommand,
  randomCommand,
  redact,
  viewers,
} from '../../../src/core/index.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import { ALPHABET, type Card, SHARED_DECK, sorted, without } from '../../../src/games/bletchley/material.ts'
import type { State } from '../../../src/games/bletchley/state.ts'
import { wordsFor } from '../../support/words/index.ts'
import { humans, settleWorld, startWorld, tryMove, type World } from '../../support/world.ts'

const WORDS = wordsFor('en')!
const HOUR = 3_600_000

/** Every shared card there is, wherever it lies. */
const cardsOf = ({ deck, discard, hands, boards, phase }: State): Card[] => [
  ...deck.known,
  ...discard,
  ...hands.flatMap((hand) => hand.known),
  ...boards.flatMap((board) => board.places.flatMap((cover) => (cover ? [cover.cipher] : []))),
  ...('attempt' in phase ? phase.attempt.offers.flatMap((offer) => offer.enigma) : []),
]

function checkState(state: State): void {
  if (state.phase.kind !== 'words') expect(sorted(cardsOf(state))).toEqual(sorted(SHARED_DECK))
  for (const zone of [...state.hands, state.deck]) expect(zone.known).toHaveLength(zone.count)
  for (const { below, word } of state.boards) {
    const used = [...below, word ?? ''].join('')
    for (const [letter, count] of Object.entries(ALPHABET))
      expect(used.split(letter).length - 1).toBeLessThanOrEqual(count)
  }
}

/** What a viewer knows is a part of what there is. */
function checkView(view: State, state: State, own: number): void {
  for (const [seat, { known, count }] of view.hands.entries()) {
    const hand = state.hands[seat]!
    expect(count).toBe(hand.count)
    expect(without(hand.known, known)).toHaveLength(count - known.length)
    if (seat === own) expect(known).toEqual(hand.known)
  }
  expect(view.deck).toEqual({ count: state.deck.count, known: [] })
}

interface Player {
  world: World
  views: Fold[]
}

function watch({ world, views }: Player, next: World): Player {
  const seen = viewers(next.seats.length)
  const fresh = next.entries.slice(world.entries.length)
  const after = views.map((view, i) =>
    fresh.reduce((fold, { command: _, ...entry }) => advance(bletchley, fold, redact(entry, seen[i]!)), view),
  )
  const state = next.fold.game as State
  checkState(state)
  for (const [i, view] of after.entries()) {
    if (state.phase.kind !== 'over') checkView(view.game as State, state, i)
    const c = { now: next.fold.at, words: WORDS }
    if (i < next.seats.length)
      expect(canonical(bletchley.prompts(view.game as State, i, c))).toBe(
        canonical(bletchley.prompts(state, i, c)),
      )
  }
  return { world: next, views: after }
}

/** A match of random commands, at most `most` entries long. */
function randomMatch(seats: number, options: Record<string, unknown>, seed: string, most: number): World {
  const empty = { ...startWorld(bletchley, { seats: humans(seats), options, words: WORDS, seed }) }
  const blank = { revision: 0, at: 0, table: empty.fold.table, length: 0, actor: null, past: [] } as Fold
  const none: World = { ...empty, entries: [] }
  let player = watch({ world: none, views: viewers(seats).map(() => blank) }, empty)
  while (player.world.fold.table.status === 'active' && player.world.entries.length < most) {
    const { world, views } = player
    const rng = createRng(seed, 'players', world.entries.length)
    const now = world.fold.at + (rng.int(40) ? 1000 : 9 * HOUR)
    const settled = settleWorld(world, now)
    if (settled !== world) {
      player = watch(player, settled)
      continue
    }
    const c = { now, rng, words: WORDS }
    const asked = [...Array(seats).keys()].filter((seat) => ask(bletchley, world.fold, seat, c).length)
    const seat = rng.pick(asked)
    const view = views[seat]!.game as State
    const command = randomCommand(bletchley, view, seat, bletchley.prompts(view, seat, c), c)
    expect(isRejection(parseCommand(bletchley, command))).toBe(false)
    const line = bletchley.notation.format(command as never)
    expect(bletchley.notation.parse(line, view, seat)).toEqual(command)
    const made = tryMove(world, seat, command, now)
    if (isRejection(made)) throw new Error(`${line}: ${made.code}`)
    player = watch(player, made)
  }
  return player.world
}

describe('random matches keep every card and every secret in its place', () => {
  const tables: [number, Record<string, unknown>][] = [
    [2, {}],
    [3, { dictionary: 'honour', guessCost: 'exactly3', helpHours: 8 }],
    [4, { guessCost: 'atMost3', knowledge: 'memory', reuseWords: false }],
    [5, { helpHours: 1, goalCards: 12 }],
    [6, { dictionary: 'honour', goalCards: 4 }],
  ]
  test.each(tables)('%i seats with %j', (seats, options) => {
    for (let n = 0; n < 2; n++) {
      const seed = `${seats}${n}`.repeat(32)
      const world = randomMatch(seats, options, seed, 250)
      expect(world.entries.length === 250 || world.fold.table.outcome !== null).toBe(true)
    }
  })

  test('and end: twenty of two seats, by the goal or by passes', () => {
    const reasons = Array.from({ length: 20 }, (_, n) => {
      const world = randomMatch(2, { goalCards: 8 }, (10 + n).toString().repeat(32), 2000)
      return world.fold.table.outcome?.detail.reason
    })
    expect(new Set(reasons)).toEqual(new Set(['goal', 'passes']))
  })
})
