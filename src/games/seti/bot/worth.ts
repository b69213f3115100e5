import type { Seat } from '../../../core/index.ts'
import { landWays, reached } from '../decide/ops/planets.ts'
import { mayLaunch } from '../decide/ops/solar.ts'
import { available } from '../decide/ops/tech.ts'
import type { Deed } from '../decide/way.ts'
import type { SetiEvent } from '../events.ts'
import { cardOf, HIDDEN_CARDS, PLANETS, ROUNDS } from '../material/index.ts'
import { bind, type Effect, type EffectOf, placesOf, type State } from '../state/index.ts'

/** Guesses at what things are worth, in points. */
export const WORTH = {
  vp: 1,
  publicity: 0.8,
  credit: 1.6,
  energy: 1.2,
  data: 1.6,
  exofossil: 2,
  card: 1.8,
  movement: 1,
  signal: 2.2,
  trace: 6,
  tech: 7,
  launch: 6,
  mission: 2.5,
  sample: 4,
  endgame: 4,
} as const

/** What a deed brings the seat. */
export const deedWorth = (s: State, seat: Seat, { events, then }: Deed): number =>
  events.reduce((sum, event) => sum + eventWorth(s, seat, event), 0) +
  effectsWorth(
    s,
    then.filter((effect) => effect.seat === seat),
  )

export const effectsWorth = (s: State, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + effectWorth(s, effect), 0)

/** A card as one plays it (`play`), or only what it is kept for after that (`kept`). */
export function cardWorth(s: State, seat: Seat, id: string, as: 'play' | 'kept'): number {
  if (HIDDEN_CARDS.some((card) => card.id === id)) return WORTH.endgame
  const { play, cost, mission, endgame } = cardOf(id)
  const kept = (mission ? WORTH.mission : 0) + (endgame ? WORTH.endgame : 0)
  if (as === 'kept') return kept
  const gain =
    kept +
    effectsWorth(s, bind(play, { seat })) -
    cost.n * (cost.res === 'credit' ? WORTH.credit : WORTH.energy)
  return Math.max(WORTH.card, gain / 2)
}

/** What a symbol of income is worth in the rounds that are left. */
const incomeWorth = (s: State): number => 1.5 * Math.max(0, ROUNDS - s.round)

function eventWorth(s: State, seat: Seat, event: SetiEvent): number {
  const data = event.data as { seat?: Seat }
  if (data.seat !== undefined && data.seat !== seat) return 0
  switch (event.type) {
    case 'gained':
      return WORTH[event.data.res] * event.data.n
    case 'paid':
      return -WORTH[event.data.res] * event.data.n
    case 'dataPlaced':
      return 2.5 - WORTH.data
    case 'cardTaken':
      return cardWorth(s, seat, event.data.card, 'play')
    case 'stackCardTaken':
      return cardWorth(s, seat, event.secret.card, 'play')
    case 'cardDiscarded':
      return event.data.from === 'hand' ? -cardWorth(s, seat, event.data.card, 'play') : 0
    case 'cardPlayed':
      return -WORTH.card
    case 'cardTucked':
      return (
        incomeWorth(s) - (event.data.from === 'hand' ? cardWorth(s, seat, event.data.card, 'play') / 2 : 0)
      )
    case 'techTaken':
      return WORTH.tech
    case 'signalMarked':
      return WORTH.signal
    case 'traceMarked':
      return 1
    case 'missionCompleted':
    case 'slotCovered':
      return 1
    case 'probeLaunched':
      return WORTH.launch
    default:
      return 0
  }
}

type Guess<K extends Effect['do']> = (s: State, e: EffectOf<K>) => number

/** What comes of the effects that matter most; of the others nothing is expected. */
const guesses: { readonly [K in Effect['do']]?: Guess<K> } = {
  gain: (_, e) => WORTH[e.res] * e.n,
  draw: (_, e) => WORTH.card * e.n * (e.from === 'choice' ? 1.2 : 1),
  drawDeck: (_, e) => WORTH.card * e.n,
  move: (s, e) => (placesOf(s, e.seat).length ? WORTH.movement * e.n : 0),
  launch: (s, e) => (mayLaunch(s, e.seat) ? WORTH.launch : 0),
  land: (s, e) => {
    const ways = landWays(s, e.seat, e)
    return Math.max(0, ...ways.map(({ then }) => effectsWorth(s, bind(then, e))))
  },
  landOn: landingWorth,
  touchDown: landingWorth,
  orbitOrLand: (s, e) => (reached(s, e.seat).length ? 8 : 0),
  scan: () => 2 * WORTH.signal + 2 * WORTH.data,
  tech: (s, e) => (available(s, e.seat, e).length ? WORTH.tech + 1 : 0),
  signal: (_, e) => (WORTH.signal + (e.data === false ? 0 : WORTH.data)) * e.n,
  mark: (_, e) => WORTH.signal + (e.data === false ? 0 : WORTH.data),
  rowSignals: (_, e) => (WORTH.signal + WORTH.data) * e.n,
  deckSignals: (_, e) => (WORTH.signal + WORTH.data) * e.n,
  handSignals: (_, e) => WORTH.signal * e.max,
  probeSignals: (_, e) => WORTH.signal * e.max,
  trace: () => WORTH.trace,
  income: (s) => incomeWorth(s),
  gainPer: (_, e) => (e.res === 'move' ? 1 : WORTH[e.res] * e.n * 1.5),
  onceThisTurn: (s, e) => effectsWorth(s, bind(e.then, e)) / 2,
  if: (s, e) => effectsWorth(s, bind(e.then, e)) / 2,
  alienCard: (_, e) => WORTH.card * 1.2 * e.n,
  pickSample: () => WORTH.sample / 2,
  peekSampleReward: () => WORTH.sample,
  sampleReward: (_, e) => WORTH.sample * e.times,
  deliverSample: (s, e) => {
    const { mission } = cardOf(e.card)
    return mission?.type === 'delivery' ? effectsWorth(s, bind(mission.reward, e)) : 0
  },
  visit: () => WORTH.publicity,
  trigger: () => 1,
  removeFigure: () => -2,
}

function landingWorth(s: State, e: EffectOf<'landOn' | 'touchDown'>): number {
  const { land, moons, firstData } = PLANETS[e.planet]
  const moon = moons.find(({ id }) => id === e.moon)
  if (moon) return effectsWorth(s, bind(moon.reward, e))
  const first = s.planets[e.planet].landers.filter(({ data }) => data !== null).length
  return effectsWorth(s, bind(land, e)) + WORTH.data * (firstData[first] ?? 0)
}

const effectWorth = (s: State, effect: Effect): number =>
  (guesses[effect.do] as ((s: State, e: Effect) => number) | undefined)?.(s, effect) ?? 0
