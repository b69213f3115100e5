import type { Seat } from '../../../../core/index.ts'
import { type Effect, type EffectOf, heads, type State } from '../../state/index.ts'
import type { Ops, Way } from '../way.ts'
import { cardOps } from './cards.ts'
import { frameOps } from './frame.ts'
import { gainOps } from './gain.ts'
import { planetOps } from './planets.ts'
import { roundOps } from './round.ts'
import { sectorOps } from './sectors.ts'
import { solarOps } from './solar.ts'
import { speciesOps } from './species.ts'
import { techOps } from './tech.ts'
import { traceOps } from './traces.ts'
import { waits } from './waits.ts'

/** Everything an effect can be, by family. A missing op does not compile. */
export const ops: Ops<Effect['do']> = {
  ...frameOps,
  ...roundOps,
  ...gainOps,
  ...cardOps,
  ...solarOps,
  ...planetOps,
  ...sectorOps,
  ...techOps,
  ...traceOps,
  ...speciesOps,
}

/** The legal ways to carry an effect out: none = it fizzles, one = it happens, several = its seat chooses. */
export const ways = <K extends Effect['do']>(state: State, effect: EffectOf<K>): Way[] =>
  (ops[effect.do] as (s: State, e: Effect) => Way[])(state, effect)

/** What the match waits for: one question, or one for each lane. */
export interface Question {
  lane: number | null
  since: number
  effect: Effect
  ways: Way[]
}

export const questions = (state: State): Question[] =>
  heads(state).flatMap(({ lane, since, effect }) => {
    const all = ways(state, effect)
    return all.length > 1 || waits(state, effect) ? [{ lane, since, effect, ways: all }] : []
  })

/** The questions that a seat has to answer. */
export const asked = (state: State, seat: Seat): Question[] =>
  state.over ? [] : questions(state).filter(({ effect }) => effect.seat === seat)
