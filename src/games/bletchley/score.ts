import type { Context, Outcome, Seat } from '../../core/index.ts'
import type { BletchleyEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { END_BONUS, HAND_MARK } from './material.ts'
import { cardsBelow, handOf, type State } from './state.ts'

/**
 * What follows an action: the seat draws up and the next one begins, or so many passes have come
 * together that the match ends (R37 to R40).
 */
export function endTurn(
  state: State,
  happened: readonly BletchleyEvent[],
  seat: Seat,
  c: Context,
): BletchleyEvent[] {
  const after = folded(state, happened)
  const seats = after.boards.length
  if (after.passes >= 2 * seats) return [...happened, reveal(after, 'passes')]
  return [...happened, ...refill(after, seat, c), { type: 'turnBegan', data: { seat: (seat + 1) % seats } }]
}

/** A word is scored: it may end the match at once, otherwise the turn of `seat` ends (R35, R42, R43). */
export function scoreWord(
  state: State,
  happened: readonly BletchleyEvent[],
  { owner, scorer, points }: { owner: Seat; scorer: Seat; points: number },
  seat: Seat,
  c: Context,
): BletchleyEvent[] {
  const word = state.boards[owner]!.word!
  const events: BletchleyEvent[] = [
    ...happened,
    { type: 'wordScored', data: { owner, scorer, word, points } },
  ]
  const after = folded(state, events)
  if (cardsBelow(after.boards[owner]!) < state.options.goalCards) return endTurn(state, events, seat, c)
  return [
    ...events,
    { type: 'bonusScored', data: { owner, scorer, points: END_BONUS } },
    reveal(after, 'goal'),
  ]
}

/** Decisions look ahead with the same fold that the log is read with; no revision is kept of it. */
const folded = (state: State, events: readonly BletchleyEvent[]): State =>
  events.reduce((s, event) => evolve(s, event, { revision: 0 }), state)

function reveal(state: State, reason: 'goal' | 'passes'): BletchleyEvent {
  const words = state.boards.map((board) => board.word)
  const hands = state.hands.map((_, seat) => handOf(state, seat))
  return { type: 'secretsRevealed', data: { reason, words, hands } }
}

/** Up to five cards; when the deck runs out, the discard pile is shuffled into a new one (R38, R39). */
function refill(state: State, seat: Seat, { rng }: Context): BletchleyEvent[] {
  const { deck, discard, hands } = state
  const missing = HAND_MARK - hands[seat]!.count
  if (missing <= 0) return []
  const events: BletchleyEvent[] = []
  const draw = (cards: State['discard']) => {
    if (cards.length) events.push({ type: 'drawn', data: { seat, count: cards.length }, secret: { cards } })
  }
  draw(deck.known.slice(0, missing))
  const rest = missing - Math.min(missing, deck.count)
  if (rest > 0 && discard.length) {
    const order = rng.shuffle(discard)
    events.push({ type: 'deckShuffled', data: { count: order.length }, secret: { order } })
    draw(order.slice(0, rest))
  }
  return events
}

/** The ranking once the match is over: most points first, equal points share a place (R45). */
export function outcome({ boards, phase }: State): Outcome | undefined {
  if (phase.kind !== 'over') return undefined
  const scores = [...new Set(boards.map((board) => board.score))].sort((a, b) => b - a)
  const places = scores.map((score) => ({
    seats: boards.flatMap((board, seat) => (board.score === score ? [seat] : [])),
    rank: 1 + boards.filter((board) => board.score > score).length,
    score,
  }))
  return { result: 'ranked', places, detail: { reason: phase.reason } }
}
