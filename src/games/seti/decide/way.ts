import type { Context, Seat } from '../../../core/index.ts'
import type { SetiEvent } from '../events.ts'
import { MOST_DATA, MOST_PUBLICITY, type Resource } from '../material/index.ts'
import { amount, type Effect, type EffectOf, type State } from '../state/index.ts'

/**
 * One legal way to carry out an effect. Keys are the same on the state and on the asked seat's view; events
 * that need chance are made only when the way is taken.
 */
export interface Way {
  /** How the answer is written, too. */
  key: string
  events?: SetiEvent[] | ((c: Context) => SetiEvent[])
  then?: Effect[]
}

/** The ways of one kind of effect: none = it fizzles, one = it happens, several = the seat chooses. */
export type Op<K extends Effect['do']> = (state: State, effect: EffectOf<K>) => Way[]
export type Ops<K extends Effect['do']> = { readonly [T in K]: Op<T> }

/** What a way or a command brings about. */
export interface Deed {
  events: SetiEvent[]
  then: Effect[]
}

/** The only way there is. */
export const does = (events: Way['events'], then: Effect[] = []): Way[] => [
  { key: 'go', ...(events && { events }), then },
]

/** Answers that decline. */
export const DECLINES = ['stop', 'skip', 'done', 'no'] as const

export const stop = (then: Effect[] = []): Way => ({ key: 'stop', then })

/** A gain within the limits; nothing where there is no room (R3.1). */
export function gained(state: State, seat: Seat, res: Resource, n: number): SetiEvent[] {
  const most = res === 'publicity' ? MOST_PUBLICITY : res === 'data' ? MOST_DATA : Number.POSITIVE_INFINITY
  const room = Math.min(n, most - amount(state, seat, res))
  return room > 0 ? [{ type: 'gained', data: { seat, res, n: room } }] : []
}

export const paid = (seat: Seat, cost: Partial<Readonly<Record<Resource, number>>>): SetiEvent[] =>
  Object.entries(cost)
    .filter(([, n]) => n > 0)
    .map(([res, n]) => ({ type: 'paid', data: { seat, res: res as Resource, n } }))

/** Marks what an event is due to, so that the card can count it. */
export const due = <T extends object>(data: T, by: string | undefined): T & { by?: string } =>
  by === undefined ? data : { ...data, by }
