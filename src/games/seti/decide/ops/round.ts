import { BASE_INCOME, cardOf, HAND_AT_PASS, type Income, ROUNDS } from '../../material/index.ts'
import { finalEvents } from '../../score/final.ts'
import { around, bind, type Effect, handOf } from '../../state/index.ts'
import { does, gained, type Ops } from '../way.ts'
import { discarded } from './cards.ts'
import { frame } from './frame.ts'

/** Passing, income, the rounds and the end (R12). */
export const roundOps: Ops<
  | 'discardDown'
  | 'passRotation'
  | 'lookAtStack'
  | 'takeFromStack'
  | 'endRound'
  | 'collectIncome'
  | 'beginRound'
  | 'finalScoring'
  | 'endMatch'
> = {
  discardDown: (s, e) =>
    s.hands[e.seat]!.count > HAND_AT_PASS
      ? handOf(s, e.seat).map((card) => ({
          key: `card ${card}`,
          events: [discarded(e.seat, card, 'hand')],
          then: [e],
        }))
      : [],

  passRotation: (s, e) => (s.passed.length === 1 ? does([], bind([{ do: 'rotate' }], e)) : []),

  // The question which card to take depends on hidden cards, so they are shown to the seat first.
  lookAtStack: (s, e) => {
    const stack = s.stacks[0]
    return stack && stack.count > 0
      ? does([{ type: 'stackSeen', data: { seat: e.seat }, secret: { cards: stack.known } }])
      : []
  },

  takeFromStack: (s, e) =>
    (s.stacks[0]?.known ?? []).map((card) => ({
      key: `card ${card}`,
      events: [{ type: 'stackCardTaken', data: { seat: e.seat }, secret: { card } }],
    })),

  endRound: (s, e) => {
    const left = s.stacks[0]?.known[0]
    const then: Effect[] =
      s.round >= ROUNDS
        ? bind([{ do: 'finalScoring' }], e)
        : [
            ...around(s, s.start).map((seat): Effect => ({ do: 'collectIncome', seat })),
            ...bind([{ do: 'beginRound' }], e),
          ]
    return does(left === undefined ? [] : [{ type: 'leftoverDiscarded', data: { card: left } }], then)
  },

  collectIncome: (s, { seat }) => {
    const icons = (income: Income) =>
      s.players[seat]!.tucked.filter((card) => cardOf(card).income === income).length
    return does(
      [
        ...gained(s, seat, 'credit', BASE_INCOME.credit + icons('credit')),
        ...gained(s, seat, 'energy', BASE_INCOME.energy + icons('energy')),
        ...gained(s, seat, 'data', icons('data')),
        ...gained(s, seat, 'publicity', icons('publicity')),
      ],
      bind([{ do: 'drawDeck', n: BASE_INCOME.cards + icons('card') }], { seat }),
    )
  },

  beginRound: (s) => {
    const start = s.round === 0 ? s.start : (s.start + 1) % s.players.length
    return does(
      [
        { type: 'roundBegan', data: { round: s.round + 1, start } },
        { type: 'turnBegan', data: { seat: start } },
      ],
      frame(start),
    )
  },

  // Species score on top of everything else (R13.1).
  finalScoring: (s, e) =>
    does(
      finalEvents(s),
      bind([...s.species.map((_, slot) => ({ do: 'scoreSpecies' as const, slot })), { do: 'endMatch' }], e),
    ),

  endMatch: () => does([{ type: 'matchEnded', data: {} }]),
}
