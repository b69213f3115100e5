import { type Context, type Rejection, type Seat, viewers } from '../../src/core/index.ts'
import { reject, type ToyCommand } from './commands.ts'
import type { ToyEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { BRIGHT, glow, HAND, HIGHEST_BID } from './material.ts'
import { endOf } from './score.ts'
import { asked, type ToyState } from './state.ts'

type Decision = ToyEvent[] | Rejection

export function decide(state: ToyState, seat: Seat, command: ToyCommand, c: Context): Decision {
  switch (command.type) {
    case 'inscribe':
      if (state.phase !== 'motto') return wrongPhase
      if (seat !== state.keeper) return reject('keeper-only', 'Only the keeper writes the motto.')
      return [{ type: 'inscribed', data: { text: command.text } }]
    case 'commit':
      if (state.phase !== 'bid') return wrongPhase
      if (!asked(state).includes(seat)) return reject('already-sealed', 'You cannot bid again this round.')
      return close(
        state,
        unsealWhenFull(state, [{ type: 'sealed', data: { seat }, secret: { number: command.number } }], c),
        c,
      )
    default:
      if (state.phase !== 'turn' || !state.turn) return wrongPhase
      if (seat !== state.turn.seat)
        return reject('not-your-turn', `It is the turn of seat ${state.turn.seat}.`)
      return takeTurn(state, state.turn, command, c)
  }
}

const wrongPhase = reject('wrong-phase', 'The house is not at that point.')

type TurnCommand = Exclude<ToyCommand, { type: 'inscribe' | 'commit' }>

function takeTurn(
  state: ToyState,
  turn: NonNullable<ToyState['turn']>,
  command: TurnCommand,
  c: Context,
): Decision {
  const { seat } = turn
  const hand = state.hands[seat]!.known
  switch (command.type) {
    case 'place': {
      const { card, lamp } = command
      if (!hand.includes(card)) return reject('card-not-held', `You do not hold ${card}.`)
      const bright = glow([...state.lamps[lamp], card])
      if (bright > BRIGHT) return reject('too-bright', `Lamp ${lamp} would stand at ${bright}.`)
      return [{ type: 'placed', data: { seat, card, lamp, lit: bright === BRIGHT } }]
    }
    case 'roll': {
      if (turn.rolled) return reject('already-rolled', 'The die is rolled once a turn.')
      if (!turn.placed) return reject('roll-too-early', 'Place a card first.')
      const die = c.rng.int(6) + 1
      return [{ type: 'rolled', data: { seat, die, points: die > 4 ? 1 : 0 } }]
    }
    case 'show': {
      const { to } = command
      if (to === seat || to >= state.hands.length) return reject('no-such-seat', 'Name another seat.')
      if (turn.shown.includes(to)) return reject('already-shown', `Seat ${to} has looked this turn.`)
      return [{ type: 'shown', data: { seat, to }, secret: { hand } }]
    }
    case 'endTurn':
      return close(state, endTurn(state, seat, c), c)
  }
}

/** R7: the turn ends and the hand is filled up, from the shuffled discard pile if need be. */
export function endTurn(state: ToyState, seat: Seat, { rng }: Context): ToyEvent[] {
  const happened: ToyEvent[] = [{ type: 'turnEnded', data: { seat } }]
  const missing = HAND - state.hands[seat]!.count
  let deck = state.deck.known
  if (deck.length < missing && state.discard.length) {
    deck = [...deck, ...rng.shuffle(state.discard)]
    happened.push({ type: 'shuffled', data: { count: deck.length }, secret: { order: deck } })
  }
  const cards = deck.slice(0, missing)
  if (cards.length) happened.push({ type: 'drawn', data: { seat, count: cards.length }, secret: { cards } })
  return happened
}

/** R4: when nobody is asked any more, the bids are opened. */
export function unsealWhenFull(state: ToyState, happened: ToyEvent[], c: Context): ToyEvent[] {
  const after = foldOn(state, happened, c)
  if (asked(after).length) return happened
  const numbers = after.bids.map((bid) => bid.number)
  const target = c.rng.int(HIGHEST_BID + 1)
  const distance = numbers.map((n) => (n === null ? Number.POSITIVE_INFINITY : Math.abs(n - target)))
  const least = Math.min(...distance)
  const nearest = least < Number.POSITIVE_INFINITY ? seatsOf(state).filter((s) => distance[s] === least) : []
  return [...happened, { type: 'unsealed', data: { numbers, target, nearest } }]
}

/** R10: when the match is over, all hands are shown in the same entry. */
export function close(state: ToyState, happened: ToyEvent[], c: Context): ToyEvent[] {
  const after = foldOn(state, happened, c)
  const why = endOf(after)
  if (!why) return happened
  return [...happened, { type: 'houseClosed', data: { why, hands: after.hands.map((hand) => hand.known) } }]
}

const seatsOf = (state: ToyState) => viewers(state.hands.length).filter((v) => v !== 'spectator')

const foldOn = (state: ToyState, happened: readonly ToyEvent[], { now }: Context): ToyState =>
  happened.reduce<ToyState>(
    (s, e) => evolve(s, e, { revision: s.since.revision, at: now, seat: null }),
    state,
  )
