import type { EntryHead, Seen } from '../../src/core/index.ts'
import type { ToyEvent } from './events.ts'
import type { Card } from './material.ts'
import type { ToyState } from './state.ts'

/** Total: a secret that the viewer may not see leaves a hole, never an error. */
export function evolve(before: ToyState | undefined, event: Seen<ToyEvent>, entry: EntryHead): ToyState {
  if (event.type === 'houseOpened') return opened(event.data, entry)
  if (!before) throw new Error(`'${event.type}' before the house was opened`)
  const state = before
  switch (event.type) {
    case 'shuffled':
      return {
        ...state,
        deck: { count: event.data.count, known: event.secret?.order ?? [] },
        discard: [],
      }
    case 'dealtOpen':
      return take(state, event.data.seat, 1, [event.data.card])
    case 'drawn':
      return take(state, event.data.seat, event.data.count, event.secret?.cards ?? [])
    case 'inscribed':
      return newRound({ ...state, motto: event.data.text }, entry)
    case 'sealed':
      return bidOf(state, event.data.seat, { status: 'sealed', number: event.secret?.number ?? null })
    case 'abstained':
      return bidOf(state, event.data.seat, { status: 'abstained', number: null })
    case 'unsealed': {
      const { numbers, nearest } = event.data
      const next = {
        ...state,
        bids: state.bids.map((bid, i) => ({ ...bid, number: numbers[i] ?? null })),
        points: state.points.map((p, i) => (nearest.includes(i) ? p + 2 : p)),
      }
      const [seat] = nearest
      if (seat === undefined) return newRound(next, entry)
      return {
        ...next,
        phase: 'turn',
        since: when(entry),
        turn: { seat, placed: 0, rolled: false, shown: [] },
      }
    }
    case 'placed': {
      const { seat, card, lamp, lit } = event.data
      const cards = [...state.lamps[lamp], card]
      return {
        ...lose(state, seat, card),
        lamps: { ...state.lamps, [lamp]: lit ? [] : cards },
        discard: lit ? [...state.discard, ...cards] : state.discard,
        points: lit ? add(state.points, seat, 1) : state.points,
        turn: state.turn && { ...state.turn, placed: state.turn.placed + 1 },
      }
    }
    case 'rolled': {
      const { seat, points } = event.data
      return {
        ...state,
        points: add(state.points, seat, points),
        turn: state.turn && { ...state.turn, rolled: true },
      }
    }
    case 'shown': {
      const { seat, to } = event.data
      const hand = event.secret?.hand
      return {
        ...state,
        hands: state.hands.map((h, i) => (i === seat && hand ? { ...h, known: hand } : h)),
        turn: state.turn && { ...state.turn, shown: [...state.turn.shown, to] },
      }
    }
    case 'turnEnded':
      return newRound(state, entry)
    case 'oilBurnt':
      return { ...state, oil: event.data.left }
    case 'houseClosed':
      return {
        ...state,
        phase: 'over',
        turn: null,
        over: event.data.why,
        hands: event.data.hands.map((known) => ({ count: known.length, known })),
      }
  }
}

function opened(
  { options, keeper, teams }: Extract<ToyEvent, { type: 'houseOpened' }>['data'],
  entry: EntryHead,
): ToyState {
  return {
    options,
    keeper,
    teams,
    phase: 'motto',
    since: when(entry),
    startedAt: entry.at,
    motto: null,
    round: 0,
    deck: { count: 0, known: [] },
    discard: [],
    hands: teams.map(() => ({ count: 0, known: [] })),
    lamps: { a: [], b: [], c: [] },
    bids: teams.map(() => noBid),
    turn: null,
    points: teams.map(() => 0),
    oil: options.oil,
    over: null,
  }
}

const noBid = { status: 'open', number: null } as const

const when = ({ revision, at }: EntryHead) => ({ revision, at })

const newRound = (state: ToyState, entry: EntryHead): ToyState => ({
  ...state,
  phase: 'bid',
  since: when(entry),
  round: state.round + 1,
  bids: state.bids.map(() => noBid),
  turn: null,
})

const bidOf = (state: ToyState, seat: number, bid: ToyState['bids'][number]): ToyState => ({
  ...state,
  bids: state.bids.map((b, i) => (i === seat ? bid : b)),
})

const add = (points: readonly number[], seat: number, more: number) =>
  points.map((p, i) => (i === seat ? p + more : p))

/** The top cards of the deck go to a hand; `known` are those that this viewer sees. */
const take = (state: ToyState, seat: number, count: number, known: readonly Card[]): ToyState => ({
  ...state,
  deck: { count: state.deck.count - count, known: state.deck.known.slice(count) },
  hands: state.hands.map((h, i) =>
    i === seat ? { count: h.count + count, known: [...h.known, ...known] } : h,
  ),
})

const lose = (state: ToyState, seat: number, card: Card): ToyState => ({
  ...state,
  hands: state.hands.map((h, i) => {
    if (i !== seat) return h
    const place = h.known.indexOf(card)
    return { count: h.count - 1, known: h.known.filter((_, j) => j !== place) }
  }),
})
