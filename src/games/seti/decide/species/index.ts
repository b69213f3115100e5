import type { Seat } from '../../../../core/index.ts'
import type { SetiEvent } from '../../events.ts'
import type { BoardSpace, SpeciesId, StarId } from '../../material/index.ts'
import type { Effect, EffectOf, State } from '../../state/index.ts'
import type { Way } from '../way.ts'
import { anomalies } from './anomalies.ts'
import { centaurians } from './centaurians.ts'
import { exertians } from './exertians.ts'
import { mascamites } from './mascamites.ts'
import { oumuamua } from './oumuamua.ts'

/** What a species adds to the rules, each in a file of its own. Every hook may be left out. */
export interface SpeciesHooks {
  /** What its sheet says to do when it is discovered; goes on the agenda in this order (R9.7). */
  discovered?(state: State, slot: number, active: Seat): Effect[]
  /** Follows each rotation of the solar system. */
  afterRotation?(state: State, slot: number): Effect[]
  /** Milestones of its own of a seat that are reached now, looked at between turns. */
  milestones?(state: State, slot: number, seat: Seat): Effect[]
  /** Whether a space of its board is open beyond the common rule. */
  spaceOpen?(state: State, slot: number, space: BoardSpace): boolean
  /** What marking a space brings beside its printed reward. */
  spaceReward?(state: State, slot: number, space: BoardSpace, seat: Seat): Effect[]
  /** Further ways to mark a signal that would go to this star. */
  markWays?(state: State, star: StarId, effect: EffectOf<'mark'>): Way[]
  /** How its ops are carried out: those of the vocabulary that only its cards and boards use. */
  ops?: { readonly [K in Effect['do']]?: (state: State, effect: EffectOf<K>) => Way[] }
  /** Scores at the very end, after everything else. */
  score?(state: State, slot: number): SetiEvent[]
}

export const species: Readonly<Record<SpeciesId, SpeciesHooks>> = {
  mascamites,
  anomalies,
  oumuamua,
  centaurians,
  exertians,
}

/** The hooks of the species that are discovered, left first, each with its place. */
export const inPlay = (state: State): { hooks: SpeciesHooks; slot: number }[] =>
  state.species.flatMap(({ id, discovered }, slot) =>
    discovered && id ? [{ hooks: species[id], slot }] : [],
  )
