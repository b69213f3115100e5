/** The gold tiles (R13): a marker scores the value of its space for each set. */
export const GOLD_TILES = ['tech', 'mission', 'income', 'other'] as const
export type GoldTileId = (typeof GOLD_TILES)[number]
export type Side = 'A' | 'B'

/** Two spaces for one marker each, then one for any number. */
export const GOLD_VALUES: Readonly<
  Record<GoldTileId, Readonly<Record<Side, readonly [number, number, number]>>>
> = {
  tech: { A: [11, 8, 5], B: [7, 5, 3] },
  mission: { A: [4, 3, 2], B: [8, 6, 4] },
  income: { A: [11, 8, 5], B: [5, 4, 3] },
  other: { A: [8, 6, 4], B: [8, 6, 4] },
}

export const GOLD_MILESTONES = [25, 50, 70] as const
const NEUTRAL_MILESTONES = [20, 30] as const
/** Neutral markers at each of those, by number of seats; with four there are no such milestones. */
const NEUTRAL_MARKERS: Readonly<Record<number, number>> = { 2: 2, 3: 1 }

/** The neutral milestones of a table, each with the markers that wait there (R2.6). */
export const neutralMilestones = (seats: number): { at: number; left: number }[] => {
  const left = NEUTRAL_MARKERS[seats]
  return left === undefined ? [] : NEUTRAL_MILESTONES.map((at) => ({ at, left }))
}
