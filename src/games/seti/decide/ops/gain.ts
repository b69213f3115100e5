import { cardOf } from '../../material/index.ts'
import { bind, can, type EffectOf, handOf, type State } from '../../state/index.ts'
import { holds } from '../conditions.ts'
import { measure } from '../metrics.ts'
import { does, gained, type Ops, paid, type Way } from '../way.ts'

/** Resources, and what cards say about when and how often. */
export const gainOps: Ops<
  | 'gain'
  | 'pay'
  | 'mayPay'
  | 'gainPer'
  | 'showCards'
  | 'if'
  | 'onceThisTurn'
  | 'turnRule'
  | 'vpPerNewPlanet'
  | 'trigger'
> = {
  gain: (s, e) => does(gained(s, e.seat, e.res, e.n)),

  pay: (s, e) => (can(s, e.seat, { [e.res]: e.n }) ? does(paid(e.seat, { [e.res]: e.n })) : []),

  mayPay: (s, e) => {
    if (!can(s, e.seat, { [e.res]: e.n })) return []
    const then = [...bind(e.then, e), ...(e.repeat ? [e] : [])]
    return [{ key: 'pay', events: paid(e.seat, { [e.res]: e.n }), then }, { key: 'no' }]
  },

  gainPer: (s, e) => {
    if (e.per.metric === 'shownHandCards') {
      const { do: _, seat, by, ...rest } = e
      return does([], bind([{ do: 'showCards', per: { do: 'gainPer', ...rest }, shown: [] }], e))
    }
    const n = e.n * measure(s, e.seat, e.per)
    return n > 0
      ? does([], bind([e.res === 'move' ? { do: 'move', n } : { do: 'gain', res: e.res, n }], e))
      : []
  },

  // As many as the seat likes, one after the other (R10.6).
  showCards: (s, e) => {
    const { per, shown } = e
    if (per.per.metric !== 'shownHandCards') return []
    const { corner, income } = per.per
    const fits = (id: string) => {
      const card = cardOf(id)
      return income ? card.income === income : card.corner.some((one) => one.do === corner)
    }
    const n = per.n * shown.length
    const gain =
      n > 0 ? bind([per.res === 'move' ? { do: 'move', n } : { do: 'gain', res: per.res, n }], e) : []
    const ways = handOf(s, e.seat)
      .filter((id) => fits(id) && !shown.includes(id))
      .map(
        (card): Way => ({
          key: `card ${card}`,
          events: [{ type: 'cardShown', data: { seat: e.seat, card } }],
          then: [{ ...e, shown: [...shown, card] }],
        }),
      )
    return [...ways, { key: 'done', then: gain }]
  },

  if: (s, e) => (holds(s, e.seat, e.when) ? does([], bind(e.then, e)) : []),

  onceThisTurn: (_, { seat, by, on, then }) =>
    does([{ type: 'watched', data: { watch: { seat, on, then, ...(by !== undefined && { by }) } } }]),

  turnRule: (_, e) => does([{ type: 'turnRuled', data: { rule: e.rule } }]),

  vpPerNewPlanet: (_, e) => does([{ type: 'planetsCounted', data: { seat: e.seat } }]),

  // Covering is never a must (R11.4).
  trigger: (s, e) => {
    const ways = e.slots.flatMap(({ card, slot }): Way[] => {
      const open = s.players[e.seat]!.missions.find((one) => one.card === card)
      const { mission } = cardOf(card)
      if (!open || open.covered.includes(slot) || mission?.type !== 'triggerable') return []
      const last = open.covered.length + 1 === mission.slots.length
      return [
        {
          key: `card ${card} ${slot + 1}`,
          events: [
            { type: 'slotCovered', data: { seat: e.seat, card, slot } },
            ...(last ? [{ type: 'missionCompleted' as const, data: { seat: e.seat, card } }] : []),
          ],
          then: bind(mission.slots[slot]!.reward, { seat: e.seat }),
        },
      ]
    })
    return ways.length ? [...ways, { key: 'skip' }] : []
  },
}

/** Whether the hand holds cards that were not shown, whether they fit or not (R5.7). */
export const holdsUnshown = (s: State, { seat, shown }: EffectOf<'showCards'>): boolean =>
  s.hands[seat]!.count > shown.filter((card) => handOf(s, seat).includes(card)).length
