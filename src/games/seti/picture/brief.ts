import type {
  Card,
  Color,
  Condition,
  Metric,
  Place,
  Resource,
  TechId,
  Template,
  Trigger,
} from '../material/index.ts'
import { kindOf, STARS } from '../material/index.ts'

/** What icons would say, in a few signs; the full effect is in the rules of the card. */
export function brief(templates: readonly Template[]): string {
  const said = templates.map(one)
  return [...new Set(said)]
    .map((what) => {
      const n = said.filter((other) => other === what).length
      return n === 1 ? what : `${n}× ${what}`
    })
    .join(', ')
}

const UNITS: Readonly<Record<Resource, string>> = {
  vp: 'VP',
  publicity: 'pub',
  credit: 'cr',
  energy: 'en',
  data: 'data',
  exofossil: 'exo',
}

function one(template: Template): string {
  switch (template.do) {
    case 'gain':
      return `${template.n} ${UNITS[template.res]}`
    case 'draw':
      return template.n === 1 ? 'card' : `${template.n} cards`
    case 'move':
      return template.n === 1 ? 'move' : `${template.n} moves`
    case 'trace':
      return `${template.color} trace`
    case 'income':
      return 'income'
    case 'signal':
      return many(template.n, signalAt(template.at))
    case 'alienCard':
      return 'alien'
    case 'tech':
      return template.kinds.length === 1 ? `${template.kinds[0]} tech` : 'tech'
    case 'gainPer':
      return `${template.n} ${template.res === 'move' ? 'move' : UNITS[template.res]} per ${metricOf(template.per)}`
    case 'if':
      return `if ${conditionOf(template.when)}: ${brief(template.then)}`
    case 'onceThisTurn':
      return `once ${triggerOf(template.on)}: ${brief(template.then)}`
    case 'mayPay':
      return `may pay ${template.n} ${UNITS[template.res]}: ${brief(template.then)}`
    case 'launch':
    case 'rowSignals':
    case 'deckSignals':
      return many(template.n, words(template.do).replace(/s$/, ''))
    case 'removeFigure':
      return `take back ${template.kind}: ${brief(template.then)}`
    case 'sampleReward':
      return 'sample'
    case 'anomalyReward':
      return 'anomaly'
    default:
      return words(template.do)
  }
}

function signalAt(at: Place): string {
  if ('color' in at) return `${at.color} signal`
  if ('star' in at) return `${STARS[at.star].name} signal`
  if ('planet' in at) return `${at.planet} signal`
  if ('oumuamua' in at) return "'Oumuamua signal"
  return 'any' in at ? 'any signal' : `${words(Object.keys(at)[0]!)} signal`
}

const many = (n: number, name: string): string => (n === 1 ? name : `${n} ${name}s`)

/** What a card does when it is played, then what it is kept for. */
export function effectOf({ play, mission, endgame, later }: Card): string {
  const kept = !mission
    ? []
    : mission.type === 'triggerable'
      ? mission.slots.map(({ on, reward }) => `○ ${triggerOf(on)}: ${brief(reward)}`)
      : mission.type === 'delivery'
        ? [`○ deliver to ${mission.to}: ${brief(mission.reward)}`]
        : [`○ ${conditionOf(mission.when)}: ${brief(mission.reward)}`]
  const end = !endgame ? [] : [`End: ${endgame.do === 'scoreGoldTile' ? 'a gold tile' : brief([endgame])}`]
  const arrival = later ? [`On arrival: ${brief(later)}`] : []
  return [...(play.length > 0 ? [brief(play)] : []), ...kept, ...end, ...arrival].join('; ')
}

const words = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The name of something and the plain values beside it. */
const plainly = (name: string, more: object): string =>
  [
    words(name),
    ...Object.values(more).flatMap((value: unknown) =>
      typeof value === 'string'
        ? [words(value)]
        : typeof value === 'number'
          ? [String(value)]
          : Array.isArray(value)
            ? [value.join(' / ')]
            : [],
    ),
  ].join(' ')

const metricOf = ({ metric, ...more }: Metric): string => plainly(metric, more)
const conditionOf = ({ cond, ...more }: Condition): string => plainly(cond, more)
const triggerOf = ({ event, ...more }: Trigger): string => plainly(event, more)

export const cornerOf = ({ corner }: Card): string => brief(corner)

export const costOf = ({ cost }: Card): string => `${cost.n} ${UNITS[cost.res]}`

/** A short name of a tech, and what it is for. */
export const techName = (tech: TechId): string =>
  `${kindOf(tech).slice(0, 1).toUpperCase()}${kindOf(tech).slice(1)} ${tech.slice(-1)}`

export const TECH_USE: Readonly<Record<TechId, string>> = {
  'probe-1': 'launch, two probes',
  'probe-2': 'asteroids: pub',
  'probe-3': 'landing 1 en less',
  'probe-4': 'land on moons',
  'telescope-1': '2 data, beside Earth',
  'telescope-2': '1 pub: Mercury',
  'telescope-3': 'hand card signal',
  'telescope-4': '1 en: launch; or move',
  'computer-1': '2 VP, below 1 cr',
  'computer-2': '2 VP, below 1 en',
  'computer-3': '2 VP, below card',
  'computer-4': '2 VP, below 2 pub',
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The letter beside a colour, for who cannot tell it. */
export const colorLetter = (color: Color): string => (color === 'black' ? 'K' : color.charAt(0).toUpperCase())
