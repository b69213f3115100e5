import type { Rule } from '../../../src/games/signal/material/language.ts'
import {
  arrangement,
  type Cell,
  COLOURS,
  FACINGS_OF,
  type Kind,
  type Piece,
  readArrangement,
  SHAPES,
  settled,
  textOf,
} from '../../../src/games/signal/material/mat.ts'
import { respond } from '../../../src/games/signal/material/respond.ts'

type Chance = (below: number) => number

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)]!

function someKind(chance: Chance): Kind {
  const shape = pick(chance, SHAPES)
  const [facing] = FACINGS_OF[shape].slice(chance(2))
  return { colour: pick(chance, COLOURS), shape, ...(facing && { facing }) }
}

/** So many pieces by chance, in a corner of the mat of this size; of certain kinds alone if these are given. */
export function scattered(chance: Chance, number: number, { x, y }: Cell, kinds?: readonly Kind[]): Piece[] {
  for (;;) {
    const pieces = Array.from({ length: number }, (_, id): Piece => {
      const kind = kinds ? pick(chance, kinds) : someKind(chance)
      return { ...kind, x: chance(x), y: chance(y), z: 9, id }
    })
    const texts = textOf(settled(pieces))
    if (Array.isArray(readArrangement(texts))) return arrangement(texts)
  }
}

/** Ten pieces, many of them alike and of one colour, close to each other or along the border of the Experts. */
export function crowded(chance: Chance): Piece[] {
  const colour = pick(chance, COLOURS)
  const kinds = SHAPES.slice(chance(2)).map((shape): Kind => {
    const [facing] = FACINGS_OF[shape]
    return { colour, shape, ...(facing && { facing }) }
  })
  const size = pick(chance, [
    { x: 4, y: 4 },
    { x: 6, y: 4 },
    { x: 13, y: 2 },
  ])
  return scattered(chance, 10, size, [...kinds, someKind(chance)])
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
