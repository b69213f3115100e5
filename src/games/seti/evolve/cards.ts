import type { EventType } from '../events.ts'
import { add, discard, type Fold, leave, note, onHand, onPlayer, shift, take, without } from './fold.ts'
import { playing } from './species.ts'

type Kinds = Extract<
  EventType,
  | 'deckShuffled'
  | 'stacksDealt'
  | 'drawn'
  | 'cardTaken'
  | 'rowRefilled'
  | 'cardShown'
  | 'cardDiscarded'
  | 'deckDiscarded'
  | 'cardTucked'
  | 'cornerUsed'
  | 'cardPlayed'
  | 'cardSettled'
  | 'slotCovered'
  | 'missionCompleted'
  | 'stackSeen'
  | 'stackCardTaken'
  | 'leftoverDiscarded'
>

/** Cards: every one is in exactly one zone. */
export const cardFold: Fold<Kinds> = {
  deckShuffled: (s, { count }, secret) => ({
    ...s,
    deck: { count, known: secret?.order ?? [] },
    discard: [],
  }),
  stacksDealt: (s, { sizes }, secret) => ({
    ...s,
    deck: shift(
      s.deck,
      sizes.reduce((sum, n) => sum + n, 0),
    ),
    stacks: sizes.map((count, i) => ({ count, known: secret?.stacks[i] ?? [] })),
  }),
  drawn: (s, { seat, count, by }, secret) => {
    const cards = secret?.cards ?? []
    const drawn = onHand({ ...s, deck: shift(s.deck, count) }, seat, add(s.hands[seat]!, count, cards))
    return note(drawn, by, (play) => ({ drawn: add(play.drawn, count, cards) }))
  },
  cardTaken: (s, { seat, card, by }) => {
    const taken = onHand({ ...s, row: without(s.row, card) }, seat, add(s.hands[seat]!, 1, [card]))
    return note(taken, by, (play) => ({ drawn: add(play.drawn, 1, [card]) }))
  },
  rowRefilled: (s, { cards }) => ({ ...s, deck: shift(s.deck, cards.length), row: [...s.row, ...cards] }),
  // All know from now on that it is there.
  cardShown: (s, { seat, card }) => {
    const hand = s.hands[seat]!
    return hand.known.includes(card) ? s : onHand(s, seat, { ...hand, known: [...hand.known, card] })
  },
  cardDiscarded: (s, { seat, card, from }) => discard(leave(s, seat, card, from), card),
  deckDiscarded: (s, { card }) => discard({ ...s, deck: shift(s.deck, 1) }, card),
  cardTucked: (s, { seat, card, from }) => {
    const left = leave(s, seat, card, from)
    return onPlayer(left, seat, { tucked: [...left.players[seat]!.tucked, card] })
  },
  cornerUsed: (s) => s,
  cardPlayed: (s, { seat, card }) => ({
    ...onHand(s, seat, take(s.hands[seat]!, card)),
    play: playing(seat, card),
  }),
  cardSettled: (s, { seat, card, to }) => {
    const done = { ...s, play: null }
    const { missions, endgame } = s.players[seat]!
    switch (to) {
      case 'mission':
        return onPlayer(done, seat, { missions: [...missions, { card, covered: [] }] })
      case 'endgame':
        return onPlayer(done, seat, { endgame: [...endgame, card] })
      case 'hand':
        return onHand(done, seat, add(s.hands[seat]!, 1, [card]))
      case 'discard':
        return discard(done, card)
      default:
        return done
    }
  },
  slotCovered: (s, { seat, card, slot }) =>
    onPlayer(s, seat, {
      missions: s.players[seat]!.missions.map((one) =>
        one.card === card ? { ...one, covered: [...one.covered, slot] } : one,
      ),
    }),
  missionCompleted: (s, { seat, card }) => {
    const { missions, done } = s.players[seat]!
    return onPlayer(s, seat, {
      missions: missions.filter((one) => one.card !== card),
      done: [...done, card],
    })
  },
  stackSeen: (s, _, secret) =>
    secret ? { ...s, stacks: s.stacks.with(0, { ...s.stacks[0]!, known: secret.cards }) } : s,
  stackCardTaken: (s, { seat }, secret) => {
    const { count, known } = s.stacks[0]!
    const left = secret ? without(known, secret.card) : []
    const taken = onHand(s, seat, add(s.hands[seat]!, 1, secret ? [secret.card] : []))
    const looked = onPlayer(taken, seat, { seen: { count: count - 1, known: left } })
    return { ...looked, stacks: s.stacks.with(0, { count: count - 1, known: left }) }
  },
  leftoverDiscarded: (s, { card }) => discard({ ...s, stacks: s.stacks.slice(1) }, card),
}
