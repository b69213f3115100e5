import type { Seat } from '../../../core/index.ts'
import type { DataOf, EventType, SetiEvent } from '../events.ts'
import { isAlien } from '../material/index.ts'
import type { Player, State, Zone } from '../state/index.ts'

type SecretOf<T extends EventType> =
  Extract<SetiEvent, { type: T; secret: object }> extends {
    secret: infer X
  }
    ? X
    : never

/** One small function per kind of event: state, open part, secret if it may be seen, revision. */
export type Fold<K extends EventType> = {
  readonly [T in K]: (
    state: State,
    data: DataOf<T>,
    secret: SecretOf<T> | undefined,
    revision: number,
  ) => State
}

export const onPlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.with(seat, { ...state.players[seat]!, ...change }),
})

export const onHand = (state: State, seat: Seat, hand: Zone): State => ({
  ...state,
  hands: state.hands.with(seat, hand),
})

/** The list without one copy of the item; the same list if it is not there. */
export const without = <T>(list: readonly T[], item: T): T[] => {
  const i = list.indexOf(item)
  return i < 0 ? [...list] : list.toSpliced(i, 1)
}

export const add = <T>({ count, known }: { count: number; known: T[] }, n: number, items: readonly T[]) => ({
  count: count + n,
  known: [...known, ...items],
})

/** The first `n` leave. */
export const shift = <T>({ count, known }: { count: number; known: T[] }, n: number) => ({
  count: count - n,
  known: known.slice(n),
})

export const take = <T>({ count, known }: { count: number; known: T[] }, item: T) => ({
  count: count - 1,
  known: without(known, item),
})

/** Used cards: those of species never come back. */
export const discard = (state: State, card: string): State =>
  isAlien(card)
    ? { ...state, spent: [...state.spent, card] }
    : { ...state, discard: [...state.discard, card] }

/** A card leaves where it was before all eyes. */
export function leave(state: State, seat: Seat, card: string, from: 'hand' | 'row' | 'play' | 'deck'): State {
  switch (from) {
    case 'hand':
      return onHand(state, seat, take(state.hands[seat]!, card))
    case 'row':
      return { ...state, row: without(state.row, card) }
    case 'play':
      return state.play ? { ...state, play: { ...state.play, settled: true } } : state
    case 'deck':
      return { ...state, deck: shift(state.deck, 1) }
  }
}

/** Notes something for the card whose effect it belongs to. */
export const note = (
  state: State,
  by: string | undefined,
  change: (play: NonNullable<State['play']>) => Partial<NonNullable<State['play']>>,
): State =>
  state.play && by !== undefined && state.play.card === by
    ? { ...state, play: { ...state.play, ...change(state.play) } }
    : state
