import type { Card, Rule } from '../../../src/games/signal/material/language.ts'
import { arrangement, type Piece, textOf } from '../../../src/games/signal/material/mat.ts'
import { respond, type Script } from '../../../src/games/signal/material/respond.ts'

export const split = (text: string): string[] => text.split(' ').filter(Boolean)
export const mat = (text: string): Piece[] => arrangement(split(text))
export const shown = (pieces: readonly Piece[]): string => textOf(pieces).join(' ')

/** The rules that are active in a round, from the first column on. */
export const rulesOf = ({ rounds }: Card, round: number): Rule[] =>
  rounds.slice(0, round).flatMap(({ rules }) => rules.map(({ rule }) => rule))

export const answer = (text: string, rules: readonly Rule[], script: Script = []): string =>
  shown(respond(mat(text), rules, script).pieces)

/** Numbers that are the same in each run, for arrangements by chance. */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
