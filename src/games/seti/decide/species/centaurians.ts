import { cardOf, MESSAGE_DISTANCE, MESSAGE_REWARDS } from '../../material/index.ts'
import { bind, type Effect } from '../../state/index.ts'
import { does } from '../way.ts'
import type { SpeciesHooks } from './index.ts'
import { openMarket } from './market.ts'

/** What the rewards of first messages are called as answers. */
const REWARD_KEYS = ['trace', 'card', 'publicity', 'points'] as const

/** Centaurians (R14.4): messages that arrive when a seat has 15 points more than when they were sent. */
export const centaurians: SpeciesHooks = {
  discovered: (s, slot, active) => [
    ...s.players.map((_, seat): Effect => ({ do: 'sendMessage', card: null, seat })),
    ...openMarket(s, slot, active),
  ],

  // Oldest first; whatever it brings is resolved before the next is looked at.
  milestones: (s, _, seat) => {
    const due = s.own.centaurians?.messages.find(
      (message) => message.seat === seat && message.at <= s.players[seat]!.score,
    )
    return due ? [{ do: 'messageArrives', seat, at: due.at, card: due.card }] : []
  },

  ops: {
    sendMessage: (s, { seat, card }) => {
      const at = s.players[seat]!.score + MESSAGE_DISTANCE
      return does([{ type: 'messageSent', data: { seat, at, card } }])
    },

    messageArrives: (_, e) => {
      const { seat, at, card } = e
      const then: Effect[] =
        card === null
          ? [{ do: 'messageReward', seat }]
          : [...bind(cardOf(card).later ?? [], { seat, by: card }), { do: 'settleMessage', card, seat }]
      return does([{ type: 'messageArrived', data: { seat, at, card } }], then)
    },

    messageReward: (s, e) =>
      MESSAGE_REWARDS.flatMap((reward, i) =>
        s.own.centaurians?.rewards.includes(i)
          ? []
          : [
              {
                key: REWARD_KEYS[i]!,
                events: [{ type: 'messageRewarded', data: { seat: e.seat, reward: i } }],
                then: bind(reward, e),
              },
            ],
      ),

    settleMessage: (s, { seat, card }) =>
      does([{ type: 'cardSettled', data: { seat, card, to: s.play?.settled ? 'tucked' : 'discard' } }]),
  },
}
