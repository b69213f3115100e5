import type { Rule } from '../../../src/games/signal/material/language.ts'
import {
  arrangement,
  type Cell,
  COLOURS,
  FACINGS_OF,
  type Piece,
  readArrangement,
  SHAPES,
  settled,
  textOf,
} from '../../../src/games/signal/material/mat.ts'
import { respond } from '../../../src/games/signal/material/respond.ts'

type Chance = (below: number) => number

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)]!

/** So many pieces by chance, in a corner of the mat of this size. */
export function scattered(chance: Chance, number: number, { x, y }: Cell): Piece[] {
  for (;;) {
    const pieces = Array.from({ length: number }, (_, id): Piece => {
      const shape = pick(chance, SHAPES)
      const [facing] = FACINGS_OF[shape].slice(chance(2))
      return {
        ...{ colour: pick(chance, COLOURS), shape, ...(facing && { facing }) },
        ...{ x: chance(x), y: chance(y), z: 9, id },
      }
    })
    const texts = textOf(settled(pieces))
    if (Array.isArray(readArrangement(texts))) return arrangement(texts)
  }
}

/** Choices by chance, one after another. */
export function someScript(chance: Chance, pieces: readonly Piece[], rules: readonly Rule[]): number[] {
  const script: number[] = []
  for (;;) {
    const next = respond(pieces, rules, script).points[script.length]
    if (!next) return script
    script.push(chance(next.options.length))
  }
}
