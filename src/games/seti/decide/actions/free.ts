import { reject } from '../../commands.ts'
import {
  BUY_COST,
  COLUMNS,
  cardOf,
  EXCHANGE_RATE,
  type Resource,
  TECH_BOTTOM,
  TECH_TOP,
  type Template,
  TOP_BONUS,
} from '../../material/index.ts'
import { bind, flyersOf, handOf, neighbours, type State } from '../../state/index.ts'
import { holds } from '../conditions.ts'
import { drawable, usedForCorner } from '../ops/cards.ts'
import { step, steps } from '../ops/solar.ts'
import { deliverable } from '../species/mascamites.ts'
import { paid } from '../way.ts'
import type { Actions } from './action.ts'
import { notInHand, unpaid } from './main.ts'

export type FreeType =
  | 'move'
  | 'placeData'
  | 'completeMission'
  | 'deliver'
  | 'corner'
  | 'exchange'
  | 'buyCard'

/** Free actions (R5): `begin` gives what comes before everything else on the agenda. */
export const freeActions: Actions<FreeType> = {
  move: {
    offers: (s, seat) => steps(s, seat).map(({ cost: _, ...taken }) => ({ type: 'move', ...taken })),
    refuse: (s, seat, { from, to, capsule }) => {
      if (!flyersOf(s, seat).some((one) => one.at === from && one.capsule === capsule))
        return reject(
          'no-probe-there',
          `You have no ${capsule === undefined ? 'probe' : 'such capsule'} at that space.`,
        )
      if (!neighbours(from).includes(to))
        return reject('not-adjacent', 'A probe moves to a space next to it.')
      return unpaid(s, seat, { energy: costOf(s, seat, from) })
    },
    begin: (s, seat, { type: _, ...taken }) => {
      const { events, then } = step(s, seat, taken)
      return { events: [...paid(seat, { energy: costOf(s, seat, taken.from) }), ...events], then }
    },
  },

  placeData: {
    offers: (s, seat) => {
      const { top, techs } = s.players[seat]!.computer
      return [
        { type: 'placeData', row: 'top', column: Math.min(top + 1, COLUMNS) },
        ...techs.map(({ column }) => ({ type: 'placeData' as const, row: 'bottom' as const, column })),
      ]
    },
    refuse: (s, seat, { row, column }) => {
      const { computer, data } = s.players[seat]!
      if (data < 1) return reject('cannot-pay', 'You have no data in your pool.')
      const open =
        row === 'top'
          ? column === computer.top + 1
          : column <= computer.top &&
            techAt(s, seat, column) !== undefined &&
            !computer.bottom.includes(column)
      return open
        ? undefined
        : reject(
            'space-not-open',
            'The top row is filled from the left; a lower space needs a tech and data above it.',
          )
    },
    begin: (s, seat, { row, column }) => {
      const tech = techAt(s, seat, column)
      const bonus: Template | undefined =
        row === 'bottom' ? tech && TECH_BOTTOM[tech] : tech ? TECH_TOP : TOP_BONUS[column]
      return {
        events: [{ type: 'dataPlaced', data: { seat, row, column } }],
        then: bonus ? bind([bonus], { seat }) : [],
      }
    },
  },

  completeMission: {
    offers: (s, seat) => s.players[seat]!.missions.map(({ card }) => ({ type: 'completeMission', card })),
    refuse: (s, seat, { card }) => {
      const open = s.players[seat]!.missions.some((one) => one.card === card)
      const mission = open ? cardOf(card).mission : undefined
      if (mission?.type !== 'conditional')
        return reject('no-such-mission', 'You have no such mission with a condition in front of you.')
      return holds(s, seat, mission.when)
        ? undefined
        : reject('condition-not-met', 'The condition of this mission is not met now.')
    },
    begin: (_, seat, { card }) => {
      const { mission } = cardOf(card)
      return {
        events: [{ type: 'missionCompleted', data: { seat, card } }],
        then: mission?.type === 'conditional' ? bind(mission.reward, { seat }) : [],
      }
    },
  },

  deliver: {
    offers: (s, seat) => s.players[seat]!.missions.map(({ card }) => ({ type: 'deliver', card })),
    refuse: (s, seat, { card }) => {
      const open = s.players[seat]!.missions.some((one) => one.card === card)
      const mission = open ? cardOf(card).mission : undefined
      if (mission?.type !== 'delivery')
        return reject('no-such-mission', 'You have no such mission with a delivery in front of you.')
      return deliverable(s, seat, mission.to).length
        ? undefined
        : reject('nothing-to-deliver', 'You have no capsule at the destination of this mission.')
    },
    begin: (_, seat, { card }) => ({ events: [], then: bind([{ do: 'deliverSample', card }], { seat }) }),
  },

  corner: {
    offers: (s, seat) => handOf(s, seat).map((card) => ({ type: 'corner', card })),
    refuse: (s, seat, { card }) => (handOf(s, seat).includes(card) ? undefined : notInHand()),
    begin: (_, seat, { card }) => ({
      events: usedForCorner(seat, card),
      then: bind(cardOf(card).corner, { seat }),
    }),
  },

  exchange: {
    offers: () => GOODS.flatMap((give) => GOODS.map((get) => ({ type: 'exchange' as const, give, get }))),
    refuse: (s, seat, { give, get }) => {
      if (s.options.exchange === 'printed' && give === get && give !== 'card')
        return reject('no-such-exchange', 'At this table one gets another kind than one gives.')
      if (get === 'card' && give !== 'card' && !drawable(s) && !s.row.length)
        return reject('nothing-to-gain', 'There are no cards left.')
      const has = give === 'card' ? s.hands[seat]!.count : s.players[seat]![give]
      return has >= EXCHANGE_RATE ? undefined : reject('cannot-pay', `You need ${EXCHANGE_RATE} to give.`)
    },
    begin: (_, seat, { give, get }) => ({
      events: give === 'card' ? [] : paid(seat, { [give]: EXCHANGE_RATE }),
      then: bind(
        [
          ...(give === 'card' ? [{ do: 'giveCard' as const, n: EXCHANGE_RATE }] : []),
          get === 'card'
            ? { do: 'draw' as const, n: 1, from: 'choice' as const }
            : { do: 'gain' as const, res: get as Resource, n: 1 },
        ],
        { seat },
      ),
    }),
  },

  buyCard: {
    offers: () => [{ type: 'buyCard' }],
    refuse: (s, seat) =>
      drawable(s) || s.row.length
        ? unpaid(s, seat, BUY_COST)
        : reject('nothing-to-gain', 'There are no cards left.'),
    begin: (_, seat) => ({
      events: paid(seat, BUY_COST),
      then: bind([{ do: 'draw', n: 1, from: 'choice' }], { seat }),
    }),
  },
}

const GOODS = ['card', 'credit', 'energy'] as const

const costOf = (s: State, seat: number, from: string): number =>
  steps(s, seat).find((one) => one.from === from)?.cost ?? 1

const techAt = (s: State, seat: number, column: number) =>
  s.players[seat]!.computer.techs.find((one) => one.column === column)?.tech
