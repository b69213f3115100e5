import { type Place, SPECIES_NAMES, type TechKind, type Template } from '../material/index.ts'
import { amountOf, planetName, starName } from './line.ts'
import { conditionText, metricText, triggerText } from './when.ts'

type TemplateOf<K extends Template['do']> = Extract<Template, { do: K }>

/** What templates say, in words, left to right: `launch a probe, 1 publicity`. */
export const effectText = (templates: readonly Template[], between = ', '): string =>
  joined(templates.map(one), between)

/** The same said twice in a row is said once, with how often. */
export function joined(said: readonly string[], between = ', '): string {
  return [...new Set(said)]
    .map((what) => {
      const n = said.filter((other) => other === what).length
      return n === 1 ? what : `${n}× ${what}`
    })
    .join(between)
}

const one = (template: Template): string => (words[template.do] as (template: Template) => string)(template)

const some = (n: number, name: string): string => `${n === 1 ? 'a' : n} ${name}${n === 1 ? '' : 's'}`

const amount = (n: number, res: TemplateOf<'gainPer'>['res']): string =>
  res === 'move' ? `${n} movement` : amountOf(n, res)

const forSignals = (n: number, cards: string): string =>
  `discard ${cards}${n === 1 ? '' : ', each'} for a signal in a sector of its colour`

/** The words for each template; one that lacks them does not compile. */
const words: { readonly [K in Template['do']]: (template: TemplateOf<K>) => string } = {
  gain: ({ n, res }) => amount(n, res),
  pay: ({ n, res }) => `pay ${amount(n, res)}`,
  mayPay: ({ n, res, repeat, then }) =>
    `you may pay ${amount(n, res)}${repeat ? ', as often as you like' : ''}: ${effectText(then)}`,
  draw: ({ n, from }) =>
    from === 'deck' ? `draw ${some(n, 'card')}` : `${some(n, 'card')} from row or deck`,
  move: ({ n }) => amount(n, 'move'),
  launch: ({ n, ignoreLimit }) => `launch ${some(n, 'probe')}${ignoreLimit ? ' beyond the limit' : ''}`,
  land: ({ moonWithoutTech, onOccupied }) =>
    `land${moonWithoutTech ? ', on moons even without the tech' : ''}${onOccupied ? ', also on covered data and moons that are taken' : ''}`,
  orbitOrLand: () => 'orbit or land',
  scan: () => 'scan',
  tech: ({ kinds, rotate, onlyOwnedByAnother, tileBonus }) =>
    [
      `${rotate ? 'rotate, ' : ''}take ${techKinds(kinds)}`,
      ...(onlyOwnedByAnother ? ['that another player owns'] : []),
      ...(tileBonus === false ? ['without the bonus of its tile'] : []),
      ...(rotate ? [] : ['and no rotation']),
    ].join(' '),
  signal: ({ n, at, data }) => `${signalsAt(n, at)}${data === false ? ', taking no data' : ''}`,
  rowSignals: ({ n }) => forSignals(n, `${some(n, 'card')} of the row`),
  handSignals: ({ max }) => forSignals(max, `up to ${max === 1 ? '1 card' : `${max} cards`} of your hand`),
  deckSignals: ({ n }) =>
    forSignals(n, n === 1 ? 'the top card of the deck' : `the top ${n} cards of the deck`),
  probeSignals: ({ max }) => `a signal in the sector of each of up to ${some(max, 'probe')} of any players`,
  trace: ({ color, species }) =>
    `mark ${color === 'any' ? 'any' : `a ${color}`} trace${species ? ON_SPECIES[species] : ''}`,
  income: ({ source }) => `tuck ${source === 'hand' ? 'a card of your hand' : 'this card'} as income`,
  gainPer: ({ res, n, per }) => `${amount(n, res)} for each ${metricText(per)}`,
  vpPerNewPlanet: () => 'in this turn 1 point for each different planet that you visit, Earth too',
  if: ({ when, then }) => `if ${conditionText(when)}: ${effectText(then)}`,
  onceThisTurn: ({ on, then }) => `once in this turn, when ${triggerText(on)}: ${effectText(then)}`,
  turnRule: ({ rule }) => RULES[rule],
  removeFigure: ({ kind, then }) =>
    `take back ${kind === 'orbiter' ? 'an' : 'a'} ${kind}: ${effectText(then)}`,
  gainCornerOfDrawn: () => 'show it and gain what its corner shows',
  rowCorners: ({ n }) => `discard ${some(n, 'card')} of the row and gain what the corner of each shows`,
  returnToHandIf: ({ when }) => `if ${conditionText(when)}, this card goes back to your hand`,
  surveyProbe: ({ dataOnAsteroid, dataPerAdjacentAsteroid }) =>
    `for one of your probes ${amount(dataOnAsteroid, 'data')} if it is on asteroids and ${amount(dataPerAdjacentAsteroid, 'data')} for each space of asteroids next to it`,
  takeWholeRow: () => 'take all cards of the row',
  discardDrawnForCorner: () => 'discard one of those for what its corner shows',
  discardDrawnForIncome: () => 'discard one of those and gain its income once',
  alienCard: ({ species, n }) => `${some(n, 'card')} of ${SPECIES_NAMES[species]}`,
  pickSample: () => 'if that was Jupiter, Saturn or a moon of theirs, look at its samples and take one',
  peekSampleReward: ({ from }) =>
    `look at the samples of ${from === 'jupiterOrSaturn' ? 'Jupiter or Saturn' : 'Jupiter or Saturn, where you have a probe,'} and gain the reward of one that stays there`,
  sampleReward: ({ times }) => `${TIMES[times] ?? `${times} times `}the reward of the sample`,
  anomalyReward: () => 'the reward of the next anomaly',
}

const TIMES: Readonly<Record<number, string>> = { 1: '', 2: 'twice ' }

const ON_SPECIES = {
  alreadyMarkedThisColor: ' on a species where you have that colour',
  sameAsCondition: ' on a species where you have each colour',
} as const

const RULES = {
  visitPlanetMoveInsteadOfPublicity:
    'in this turn a visit of a planet may bring you a movement instead of publicity',
  ignoreAsteroidExit: 'in this turn you leave asteroids at no extra cost',
  noPublicityFromProbes: 'in this turn your probes bring no publicity',
} as const

const techKinds = (kinds: readonly TechKind[]): string =>
  kinds.length === 3 ? 'any tech' : `a ${kinds.join(' or ')} tech`

/** Several signals of one effect go to one sector (R7.5). */
function signalsAt(n: number, at: Place): string {
  const signals = some(n, 'signal')
  if ('star' in at) return `${signals} at ${starName(at.star)}`
  if ('color' in at) return `${signals} at ${n === 1 ? 'a' : 'one'} ${at.color} star`
  if ('planet' in at) return `${signals} in the sector of ${planetName(at.planet)}`
  if ('ownProbe' in at) return `${signals} in the sector of one of your probes`
  if ('ownProbeAndNeighbours' in at)
    return `${signals} in the sector of one of your probes and ${n} in each sector beside it`
  if ('earthOrNeighbours' in at) return `${signals} in Earth’s sector or one beside it`
  if ('nextAnomaly' in at) return `${signals} in the sector of the next anomaly`
  if ('oumuamua' in at) return `${signals} in the sector of 'Oumuamua or on its tile`
  return `${signals} in any ${n === 1 ? '' : 'one '}sector`
}
