import { describe, expect, test } from 'vitest'
import { ABILITIES } from '../../../src/games/signal/material/abilities.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import { CARD_IDS, FRONTS } from '../../../src/games/signal/material/fronts.ts'
import { isGoal } from '../../../src/games/signal/material/goal.ts'
import { type Card, card, type Rule } from '../../../src/games/signal/material/language.ts'
import {
  COLOURS,
  FACINGS_OF,
  type Piece,
  readArrangement,
  SHAPES,
  type Shape,
  settled,
} from '../../../src/games/signal/material/mat.ts'
import { respond } from '../../../src/games/signal/material/respond.ts'
import { search } from '../../../src/games/signal/material/search.ts'
import { numbers, rulesOf, shown } from './mats.ts'

const ROUNDS = [1, 2, 3]
const cards = CARD_IDS.map((id) => ({ id, whole: STOCK[id] }))
const columns = cards.flatMap(({ id, whole }) => ROUNDS.map((round) => ({ id, whole, round })))

const witnessOf = (whole: Card, round: number): string[] => whole.rounds[round - 1]!.witness!

const solved = (whole: Card, round: number, pieces: readonly Piece[]) =>
  search(pieces, rulesOf(whole, round), (end) => isGoal(end, whole.goal))

describe('the alien cards', () => {
  test('there are 25, of the grades 1 to 25, all of them right', () => {
    expect(cards.map(({ id }) => FRONTS[id].grade)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
    for (const { id, whole } of cards) expect(card.safeParse(whole).error?.issues, id).toBeUndefined()
  })

  test.each(columns)(
    'B20, B21: $id, round $round: the witness is legal and brings the Signal, in any order',
    ({ whole, round }) => {
      const witness = witnessOf(whole, round)
      const pieces = readArrangement(witness) as Piece[]
      expect(pieces).toHaveLength(witness.length)
      expect(isGoal(pieces, whole.goal)).toBe(false)
      const { script } = solved(whole, round, pieces)
      const response = respond(pieces, rulesOf(whole, round), script)
      expect(isGoal(response.pieces, whole.goal)).toBe(true)
      expect(response.unused).toBe(0)
      expect(response.points.map(({ taken }) => taken)).toEqual(script)
      const shuffled = readArrangement([...witness].reverse()) as Piece[]
      expect(shown(respond(shuffled, rulesOf(whole, round), script).pieces)).toBe(shown(response.pieces))
    },
  )

  test('the empty mat brings none', () => {
    for (const { whole, round } of columns) expect(solved(whole, round, []).script).toBeUndefined()
  })

  test('no rule is said twice on a card, and each is one sentence', () => {
    for (const { id, whole } of cards)
      for (const { rules } of whole.rounds)
        for (const { text } of rules) expect(text, id).toMatch(/^[A-Z].*[.)]$/)
  })

  test('ten cards or more, over all grades, leave the Alien something open in every column', () => {
    const open = cards.filter(({ whole }) =>
      whole.rounds.every(({ rules }) => opens(rules.map(({ rule }) => rule))),
    )
    expect(open.length).toBeGreaterThanOrEqual(10)
    const thirds = [0, 0, 0]
    for (const { id } of open) thirds[Math.floor((FRONTS[id].grade - 1) / 9)]! += 1
    expect(Math.min(...thirds)).toBeGreaterThanOrEqual(3)
  })
})

/** Whether in one arrangement of a few pieces in twenty, or more, the rules ask the Alien something. */
function opens(rules: readonly Rule[]): boolean {
  const next = numbers(7)
  const asked = Array.from({ length: 400 }, () => respond(scattered(next, shapesOf(rules)), rules)).filter(
    ({ points }) => points.length > 0,
  )
  return asked.length >= 20
}

function shapesOf(rules: readonly Rule[]): Shape[] {
  const text = JSON.stringify(rules)
  const named = SHAPES.filter((shape) => text.includes(`"${shape}"`))
  return named.length ? named : [...SHAPES]
}

function scattered(next: (below: number) => number, shapes: readonly Shape[]): Piece[] {
  const pieces = Array.from({ length: 2 + next(8) }, (_, id): Piece => {
    const shape = shapes[next(shapes.length)]!
    const facing = FACINGS_OF[shape][next(FACINGS_OF[shape].length || 1)]
    return { colour: COLOURS[next(2)]!, shape, ...(facing && { facing }), x: next(13), y: next(9), z: 9, id }
  })
  return settled(pieces)
}

describe('the abilities', () => {
  test('there are ten: four of value 1, three each of 2 and 3', () => {
    const values = Object.values(ABILITIES).map(({ value }) => value)
    expect([1, 2, 3].map((value) => values.filter((v) => v === value).length)).toEqual([4, 3, 3])
  })
})
