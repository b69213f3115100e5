import { describe, expect, test } from 'vitest'
import { createRng, digest, type Seat } from '../../../src/core/index.ts'
import type { DataOf, SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import {
  BOARD_SECTORS,
  SECTORS,
  SPECIES,
  STAR_IDS,
  STARS,
  TILE_BONUSES,
} from '../../../src/games/seti/material/index.ts'
import { wordList } from '../../support/given.ts'

const MANY = 300
const words = wordList()
const setUp = (n: number, seats: number, options: object = {}): SetiEvent[] =>
  seti.setup(
    seti.options.parse(options),
    Array.from({ length: seats }, () => ({ kind: 'human' as const })),
    { rng: createRng(digest(`set-up ${n}`), 'game', 0), now: 0, words },
  )
const tables = Array.from({ length: MANY }, (_, n) => setUp(n, 2 + (n % 3)))
const openedOf = (events: SetiEvent[]): DataOf<'opened'> =>
  events.flatMap((event) => (event.type === 'opened' ? [event.data] : []))[0]!
const secretsOf = <T>(type: SetiEvent['type']): T[] =>
  tables.flatMap((events) =>
    events.flatMap((event) => (event.type === type && 'secret' in event ? [event.secret as T] : [])),
  )
const kinds = (of: readonly unknown[]): number => new Set(of.map((one) => JSON.stringify(one))).size

describe('R2 what is left to chance', () => {
  test('R2.1 each disc stands anyhow, for itself', () => {
    const offsets = tables.map((events) => openedOf(events).offsets)
    for (const disc of [0, 1, 2]) expect(kinds(offsets.map((all) => all[disc]))).toBe(SECTORS)
    expect(kinds(offsets)).toBeGreaterThan(MANY / 2)
  })

  test('R2.1 boards lie in any order, their two stars side by side, clockwise', () => {
    const skies = tables.map((events) => openedOf(events).stars)
    for (const stars of skies) {
      expect(stars.toSorted()).toEqual(STAR_IDS.toSorted())
      for (const sector of BOARD_SECTORS) {
        const [first, second] = [stars[sector]!, stars[(sector + 1) % SECTORS]!]
        expect(STARS[first].board).toBe(STARS[second].board)
        expect(STAR_IDS.indexOf(second) - STAR_IDS.indexOf(first)).toBe(1)
      }
    }
    expect(kinds(skies)).toBe(24)
  })

  test('R2.2 every pair of species, in both orders; the three others are in the box', () => {
    const hidden = secretsOf<{ used: string[]; box: string[] }>('speciesHidden')
    expect(kinds(hidden.map(({ used }) => used))).toBe(20)
    for (const { used, box } of hidden) expect([...used, ...box].toSorted()).toEqual(SPECIES.toSorted())
  })

  test('R2.3 each stack of techs is in an order of its own, each bonus once', () => {
    for (const events of tables.slice(0, 20)) {
      const stacked = events.find((event) => event.type === 'techsStacked')!
      const stacks = Object.entries(stacked.data.tops).map(([tech, top]) => [
        top,
        ...stacked.secret.below[tech as keyof typeof stacked.secret.below],
      ])
      for (const stack of stacks) expect(stack.toSorted()).toEqual(TILE_BONUSES.toSorted())
      expect(kinds(stacks)).toBeGreaterThan(3)
    }
  })

  test('R2.4 any side of each gold tile', () => {
    const gold = tables.map((events) => openedOf(events).gold)
    expect(kinds(gold)).toBe(16)
  })

  test('R2.8 any seat begins, or the one that the table names; points go by the order of turns', () => {
    const starts = (seats: number) =>
      tables.map(openedOf).flatMap((data) => (data.seats === seats ? [data.start] : []))
    for (const seats of [2, 3, 4]) expect(kinds(starts(seats))).toBe(seats)
    const state = setUp(1, 3, { startingSeat: 2 }).reduce<unknown>(
      (s, event) =>
        seti.evolve(s as never, event as never, { revision: 1, at: 0, seat: null as unknown as Seat }),
      undefined,
    ) as { start: number; players: { score: number }[] }
    expect([state.start, state.players.map(({ score }) => score)]).toEqual([2, [2, 3, 1]])
    // A seat that is not at the table is as good as none.
    expect(
      kinds(Array.from({ length: 40 }, (_, n) => openedOf(setUp(n, 2, { startingSeat: 3 })).start)),
    ).toBe(2)
  })

  test('R2.5, R2.7 cards: five for each seat, three in the row, a stack for four rounds, all of one deck', () => {
    for (const [n, events] of tables.slice(0, 6).entries()) {
      const seats = 2 + (n % 3)
      const dealt = events.flatMap((event) => {
        if (event.type === 'drawn') return event.secret.cards
        if (event.type === 'rowRefilled') return event.data.cards
        return event.type === 'stacksDealt' ? event.secret.stacks.flat() : []
      })
      expect(dealt).toHaveLength(5 * seats + 3 + 4 * (seats + 1))
      expect(new Set(dealt).size).toBe(dealt.length)
    }
  })
})
