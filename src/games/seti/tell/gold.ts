import type { GoldTileId, Side } from '../material/index.ts'

/** What a set is on either side of a gold tile (R13.2): points are for each of them. */
export const GOLD_SETS: Readonly<Record<GoldTileId, Readonly<Record<Side, string>>>> = {
  tech: { A: 'set of a probe, a telescope and a computer tech', B: 'pair of techs' },
  mission: { A: 'completed mission', B: 'pair of completed missions or cards for the end' },
  income: {
    A: 'set of a tucked credit, energy and card',
    B: 'tucked card of credit or energy, the more frequent',
  },
  other: { A: 'set of a red, a yellow and a blue trace', B: 'pair of a sector win and an orbiter or lander' },
}
