import type { TechKind, Template } from './vocabulary.ts'
import { choice, credit, data, energy, launch, publicity, vp } from './words.ts'

export const TECHS = [
  'probe-1',
  'probe-2',
  'probe-3',
  'probe-4',
  'telescope-1',
  'telescope-2',
  'telescope-3',
  'telescope-4',
  'computer-1',
  'computer-2',
  'computer-3',
  'computer-4',
] as const
export type TechId = (typeof TECHS)[number]

export const kindOf = (tech: TechId): TechKind => tech.slice(0, -2) as TechKind

/** Each stack has one tile of each bonus. */
export const TILES: Readonly<Record<TileBonus, Template>> = {
  vp3: vp(3),
  energy: energy(1),
  publicity: publicity(1),
  card: choice(1),
}
export const TILE_BONUSES = ['vp3', 'energy', 'publicity', 'card'] as const
export type TileBonus = (typeof TILE_BONUSES)[number]

/** What a tech brings by itself, whichever tile of it is taken. */
export const OWN_BONUS: Partial<Readonly<Record<TechId, Template>>> = {
  'probe-1': launch(1),
  'telescope-1': data(2),
}

export const FIRST_TAKE_VP = 2

/** Columns of the computer, 1 to 6, that take a tech; and what the top spaces give without one. */
export const TECH_COLUMNS = [1, 3, 5, 6] as const
export const COLUMNS = 6
export const TOP_BONUS: Readonly<Record<number, Template>> = {
  2: publicity(1),
  4: { do: 'income', source: 'hand' },
}
/** Above a computer tech. */
export const TECH_TOP: Template = vp(2)
export const TECH_BOTTOM: Partial<Readonly<Record<TechId, Template>>> = {
  'computer-1': credit(1),
  'computer-2': energy(1),
  'computer-3': choice(1),
  'computer-4': publicity(2),
}
