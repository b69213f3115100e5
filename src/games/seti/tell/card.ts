import {
  type Card,
  cardOf,
  type EndScore,
  HIDDEN_CARDS,
  type HiddenCard,
  type Mission,
} from '../material/index.ts'
import { effectText } from './effect.ts'
import { amountOf, planetName } from './line.ts'
import { conditionText, triggerText } from './when.ts'

/** All that is printed on a card, in words. */
export interface CardText {
  id: string
  name: string
  cost: string
  /** What it does when it is played, then what it is kept for. */
  text: string
  corner: string
  /** Colour of the signal it can be discarded for. */
  signal: string
  income: string
}

/** Cards of the Exertians are never in a hand: they have no more than this. */
export type HiddenText = Pick<CardText, 'id' | 'name' | 'text'>

/** Throws for what is no card. */
export function cardText(id: string): CardText | HiddenText {
  const hidden = HIDDEN_CARDS.find((card) => card.id === id)
  if (hidden) return { id, name: hidden.name, text: hiddenText(hidden) }
  const card = cardOf(id)
  const { name, cost, corner, sector, income } = card
  return {
    id,
    name,
    cost: amountOf(cost.n, cost.res),
    text: textOf(card),
    corner: effectText(corner),
    signal: sector,
    income,
  }
}

/** What a card does when it is played, then what it is kept for: a ring is to be covered or fulfilled. */
export function textOf({ play, mission, endgame, later }: Card): string {
  return [
    ...(play.length > 0 ? [capital(effectText(play, '; '))] : []),
    ...(mission ? missionTexts(mission) : []),
    ...(endgame ? [`At the end: ${endText(endgame)}`] : []),
    ...(later ? [`On arrival: ${effectText(later, '; ')}`] : []),
  ].join('. ')
}

/** What a mission asks for and gives, each with its rings, a full one where it is covered; equal ones together. */
export function missionTexts(mission: Mission, covered: readonly number[] = []): string[] {
  const said = asked(mission)
  const rings = (what: string) =>
    said.flatMap((other, slot) => (other === what ? [covered.includes(slot) ? '●' : '○'] : [])).join('')
  return [...new Set(said)].map((what) => `${rings(what)} ${what}`)
}

function asked(mission: Mission): string[] {
  switch (mission.type) {
    case 'triggerable':
      return mission.slots.map(({ on, reward }) => `When ${triggerText(on)}: ${effectText(reward)}`)
    case 'delivery':
      return [`Bring a sample to ${planetName(mission.to)}: ${effectText(mission.reward)}`]
    case 'conditional':
      return [`If ${conditionText(mission.when)}: ${effectText(mission.reward)}`]
  }
}

export const endText = (score: EndScore): string =>
  score.do === 'scoreGoldTile'
    ? 'the best gold tile that you have not marked, at its lowest value'
    : effectText([score])

export const hiddenText = ({ vp, danger, when }: HiddenCard): string =>
  `${amountOf(vp, 'vp')} at the end if ${conditionText(when)}; danger ${danger}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
