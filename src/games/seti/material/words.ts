import type {
  Card,
  Color,
  Condition,
  EndScore,
  HiddenCard,
  Income,
  Metric,
  Mission,
  Place,
  PlanetId,
  Resource,
  Slot,
  SpeciesId,
  TechKind,
  Template,
  Trigger,
} from './vocabulary.ts'

/** Short words for templates, so that a card is one readable line. */
export const gain = (res: Resource, n: number): Template => ({ do: 'gain', res, n })
export const vp = (n: number) => gain('vp', n)
export const publicity = (n: number) => gain('publicity', n)
export const credit = (n: number) => gain('credit', n)
export const energy = (n: number) => gain('energy', n)
export const data = (n: number) => gain('data', n)
export const exofossil = (n: number) => gain('exofossil', n)
/** Random cards from the deck. */
export const draw = (n: number): Template => ({ do: 'draw', n, from: 'deck' })
/** Cards from the row or the deck, as the seat chooses. */
export const choice = (n: number): Template => ({ do: 'draw', n, from: 'choice' })
export const move = (n: number): Template => ({ do: 'move', n })
export const launch = (n: number): Template => ({ do: 'launch', n })
export const land: Template = { do: 'land' }
export const scan: Template = { do: 'scan' }
export const tuck: Template = { do: 'income', source: 'hand' }
export const tuckThis: Template = { do: 'income', source: 'thisCard' }
/** A tech of one of the kinds, after a rotation. */
export const tech = (...kinds: TechKind[]): Template => ({ do: 'tech', kinds, rotate: true })
export const signal = (n: number, at: Place): Template => ({ do: 'signal', n, at })
export const trace = (color: 'red' | 'yellow' | 'blue' | 'any'): Template => ({ do: 'trace', color })
export const per = (res: Resource | 'move', n: number, metric: Metric): Template => ({
  do: 'gainPer',
  res,
  n,
  per: metric,
})
export const once = (on: Trigger, ...then: Template[]): Template => ({ do: 'onceThisTurn', on, then })
export const alienCard = (species: SpeciesId, n = 1): Template => ({ do: 'alienCard', species, n })

export const mission = (when: Condition, ...reward: Template[]): { mission: Mission } => ({
  mission: { type: 'conditional', when, reward },
})
export const slots = (...list: Slot[]): { mission: Mission } => ({
  mission: { type: 'triggerable', slots: list },
})
export const on = (trigger: Trigger, ...reward: Template[]): Slot => ({ on: trigger, reward })
export const delivery = (to: PlanetId, ...reward: Template[]): { mission: Mission } => ({
  mission: { type: 'delivery', to, reward },
})
export const endgame = (score: EndScore): { endgame: EndScore } => ({ endgame: score })
/** End of game: so many points for each. */
export const endPer = (n: number, metric: Metric) => endgame({ do: 'gainPer', res: 'vp', n, per: metric })

export type Kept = Pick<Card, 'mission' | 'endgame' | 'later'>
type Corner = 'move' | 'data' | 'publicity' | 'publicity2' | 'vp+data' | 'vp+move'

const CORNERS: Readonly<Record<Corner, readonly Template[]>> = {
  move: [move(1)],
  data: [data(1)],
  publicity: [publicity(1)],
  publicity2: [publicity(2)],
  'vp+data': [vp(1), data(1)],
  'vp+move': [vp(1), move(1)],
}

/** A card: printed number, name, cost, corner, signal colour, income, effect, what it is kept for. */
export const card = (
  id: string | number,
  name: string,
  cost: number,
  corner: Corner,
  sector: Color,
  income: Income,
  play: readonly Template[],
  kept: Kept = {},
): Card => ({
  id: String(id),
  name,
  cost: { res: 'credit', n: cost },
  corner: CORNERS[corner],
  sector,
  income,
  play,
  ...kept,
})

/** A card of the Centaurians is paid in energy. */
export const message = (...of: Parameters<typeof card>): Card => {
  const made = card(...of)
  return { ...made, cost: { res: 'energy', n: made.cost.n } }
}

export const hidden = (
  id: string,
  name: string,
  danger: number,
  points: number,
  when: Condition,
): HiddenCard => ({ id, name, danger, vp: points, when })
