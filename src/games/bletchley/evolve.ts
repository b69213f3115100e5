import type { EntryHead, Seat, Seen } from '../../core/index.ts'
import type { BletchleyEvent } from './events.ts'
import { type Card, without } from './material.ts'
import type { Attempt, Board, State, Zone } from './state.ts'

/**
 * One event further. On a viewer's log secrets are missing: then counts go on and what is unknown
 * stays out of `known`, `word` and `letter`.
 */
export function evolve(
  state: State | undefined,
  event: Seen<BletchleyEvent>,
  { revision }: Pick<EntryHead, 'revision'>,
): State {
  if (event.type === 'opened') return opened(event.data, revision)
  if (!state) throw new Error(`'${event.type}' before the match was opened`)
  switch (event.type) {
    case 'wordChosen': {
      const { seat, length } = event.data
      const word = event.secret?.word ?? null
      const places = Array.from({ length }, () => null)
      return onBoard(state, seat, { length, word, places, wordSince: null })
    }
    case 'wordForgone':
      if (state.phase.kind !== 'words') return state
      return { ...state, phase: { kind: 'words', forgone: [...state.phase.forgone, event.data.seat] } }
    case 'deckShuffled':
      return { ...state, deck: { count: event.data.count, known: event.secret?.order ?? [] }, discard: [] }
    case 'handDealt':
      return draw(state, event.data.seat, event.data.cards.length, event.data.cards)
    case 'drawn':
      return draw(state, event.data.seat, event.data.count, event.secret?.cards ?? [])
    case 'turnBegan':
      return { ...state, phase: { kind: 'turn', seat: event.data.seat, since: revision } }
    case 'letterEncoded': {
      const { seat, position, cipher } = event.data
      const places = [...state.boards[seat]!.places]
      places[position - 1] = { cipher, letter: null, seenBy: [] }
      return onBoard(lay({ ...state, passes: 0 }, seat, [cipher]), seat, { places })
    }
    case 'decodeTried':
    case 'wordGuessed':
      return discard(lay({ ...state, passes: 0 }, event.data.seat, event.data.enigma), event.data.enigma)
    case 'helpAsked': {
      const { seat, asked, ...rest } = event.data
      return answered(state, seat, revision, { ...rest, waiting: asked, offers: [] }, revision)
    }
    case 'helpOffered':
    case 'helpDeclined': {
      if (state.phase.kind !== 'help') return state
      const { attempt, seat, since } = state.phase
      const waiting = attempt.waiting.filter((s) => s !== event.data.seat)
      if (event.type === 'helpDeclined')
        return answered(state, seat, since, { ...attempt, waiting }, revision)
      const offers = [...attempt.offers, event.data]
      const laid = lay(state, event.data.seat, event.data.enigma)
      return answered(laid, seat, since, { ...attempt, waiting, offers }, revision)
    }
    case 'helpResolved':
      return resolved(state, event.data, revision)
    case 'letterLearned':
      return learned(state, event.data, event.secret?.letter ?? null)
    case 'wordScored':
      return scored(state, event.data, revision)
    case 'passed':
      return { ...state, passes: state.passes + 1 }
    case 'bonusScored': {
      const { owner, scorer, points } = event.data
      return addScore(addScore(state, owner, points), scorer, points)
    }
    case 'secretsRevealed':
      return revealed(state, event.data)
  }
}

type Data<T extends BletchleyEvent['type']> = Extract<BletchleyEvent, { type: T }>['data']

function opened({ seats, options }: Data<'opened'>, revision: number): State {
  const board: Board = { length: 0, word: null, places: [], below: [], score: 0, wordSince: revision }
  return {
    options,
    phase: { kind: 'words', forgone: [] },
    passes: 0,
    deck: { count: 0, known: [] },
    discard: [],
    boards: Array.from({ length: seats }, () => board),
    hands: Array.from({ length: seats }, () => ({ count: 0, known: [] })),
  }
}

const onBoard = (state: State, seat: Seat, change: Partial<Board>): State => ({
  ...state,
  boards: state.boards.with(seat, { ...state.boards[seat]!, ...change }),
})

const addScore = (state: State, seat: Seat, points: number): State =>
  onBoard(state, seat, { score: state.boards[seat]!.score + points })

const inHand = (state: State, seat: Seat, hand: Zone): State => ({
  ...state,
  hands: state.hands.with(seat, hand),
})

/** Cards leave a hand before all eyes. If one of them was known to be there, that copy is the known one. */
function lay(state: State, seat: Seat, cards: readonly Card[]): State {
  const { count, known } = state.hands[seat]!
  return inHand(state, seat, { count: count - cards.length, known: without(known, cards) })
}

const discard = (state: State, cards: readonly Card[]): State => ({
  ...state,
  discard: [...state.discard, ...cards],
})

function draw(state: State, seat: Seat, count: number, cards: readonly Card[]): State {
  const { deck } = state
  const hand = state.hands[seat]!
  return inHand({ ...state, deck: { count: deck.count - count, known: deck.known.slice(count) } }, seat, {
    count: hand.count + count,
    known: [...hand.known, ...cards],
  })
}

/** The help round goes on until nobody is left to answer; then the decoding seat has the word. */
const answered = (state: State, seat: Seat, since: number, attempt: Attempt, revision: number): State => ({
  ...state,
  phase: attempt.waiting.length
    ? { kind: 'help', seat, since, attempt }
    : { kind: 'resolve', seat, since: revision, attempt },
})

function resolved(state: State, { seat, accepted, extra }: Data<'helpResolved'>, revision: number): State {
  if (state.phase.kind !== 'resolve') return state
  let next = discard(lay(state, seat, extra), extra)
  for (const offer of state.phase.attempt.offers) {
    if (accepted.includes(offer.seat)) next = discard(next, offer.enigma)
    else {
      const { count, known } = next.hands[offer.seat]!
      const back = { count: count + offer.enigma.length, known: [...known, ...offer.enigma] }
      next = inHand(next, offer.seat, back)
    }
  }
  return { ...next, phase: { kind: 'turn', seat, since: revision } }
}

function learned(state: State, data: Data<'letterLearned'>, letter: string | null): State {
  const { targetSeat, position, learners } = data
  const { places } = state.boards[targetSeat]!
  const cover = places[position - 1]
  if (!cover) return state
  const seenBy = [...new Set([...cover.seenBy, ...learners])].sort((a, b) => a - b)
  const kept = state.options.knowledge === 'kept' ? (letter ?? cover.letter) : null
  return onBoard(state, targetSeat, { places: places.with(position - 1, { ...cover, letter: kept, seenBy }) })
}

function scored(state: State, { owner, scorer, word, points }: Data<'wordScored'>, revision: number): State {
  const { places, below } = state.boards[owner]!
  const ciphers = places.flatMap((place) => (place ? [place.cipher] : []))
  const cleared: Partial<Board> = {
    length: 0,
    word: null,
    places: [],
    below: [...below, word],
    wordSince: revision,
  }
  return addScore(onBoard(discard(state, ciphers), owner, cleared), scorer, points)
}

function revealed(state: State, { reason, words, hands }: Data<'secretsRevealed'>): State {
  return {
    ...state,
    phase: { kind: 'over', reason },
    boards: state.boards.map((board, seat) => ({ ...board, word: words[seat] ?? null })),
    hands: hands.map((known) => ({ count: known.length, known })),
  }
}
