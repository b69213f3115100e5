import { CARD_IDS, GOLD_TILES, GOLD_VALUES } from '../material/index.ts'
import { amountOf, cardName, type LinesOf, seatName } from './line.ts'

const silent = (): string => ''

/** Set-up, turns, rounds, resources, milestones, the end. */
export const roundLines: LinesOf<
  | 'opened'
  | 'techsStacked'
  | 'speciesHidden'
  | 'deckShuffled'
  | 'stacksDealt'
  | 'resolved'
  | 'inserted'
  | 'lanesOpened'
  | 'roundBegan'
  | 'turnBegan'
  | 'passed'
  | 'watched'
  | 'watchSpent'
  | 'turnRuled'
  | 'planetsCounted'
  | 'milestoneReached'
  | 'goldMarked'
  | 'scored'
  | 'matchEnded'
  | 'gained'
  | 'paid'
  | 'dataPlaced'
  | 'analyzed'
> = {
  opened: ({ seats, start }) =>
    `The table is set for ${seats} seats; ${seatName(start).toLowerCase()} begins.`,
  techsStacked: () => 'The techs are stacked, each with a 2-point tile on top.',
  speciesHidden: () => 'Two species are hidden among the stars.',
  deckShuffled: ({ count }) => `${count} cards are shuffled.`,
  stacksDealt: ({ sizes }) => `Stacks for the ends of ${sizes.length} rounds are laid out.`,

  resolved: silent,
  inserted: silent,
  lanesOpened: silent,
  roundBegan: ({ round, start }) =>
    `Round ${round} begins; ${seatName(start).toLowerCase()} has the first turn.`,
  turnBegan: ({ seat }) => `It is the turn of ${seatName(seat).toLowerCase()}.`,
  passed: ({ seat }) => `${seatName(seat)} passes.`,
  watched: ({ watch }) => `${seatName(watch.seat)} gains something extra if it happens in this turn.`,
  watchSpent: silent,
  turnRuled: ({ rule }) => RULES[rule],
  planetsCounted: ({ seat }) =>
    `Each new planet that ${seatName(seat).toLowerCase()} visits in this turn earns a point.`,
  milestoneReached: ({ seat, at }) => `${seatName(seat)} has reached ${at} points.`,
  goldMarked: ({ seat, tile, space }) =>
    `${seatName(seat)} marks the gold tile “${tile}”, place ${space + 1} of ${GOLD_VALUES[tile].A.length}.`,
  scored: ({ seat, what, n }) =>
    `${seatName(seat)} ${n < 0 ? 'loses' : 'scores'} ${amountOf(Math.abs(n), 'vp')} for ${scoredFor(what)}.`,
  matchEnded: () => 'Five rounds are over; the final scoring is done.',

  gained: ({ seat, res, n }) => `${seatName(seat)} gains ${amountOf(n, res)}.`,
  paid: ({ seat, res, n }) => `${seatName(seat)} pays ${amountOf(n, res)}.`,
  dataPlaced: ({ seat, row, column }) => `${seatName(seat)} places data in the ${row} row, column ${column}.`,
  analyzed: ({ seat }) => `${seatName(seat)} analyzes its data.`,
}

/** A card, a gold tile, or what a species calls it. */
const scoredFor = (what: string): string =>
  CARD_IDS.includes(what)
    ? cardName(what)
    : (GOLD_TILES as readonly string[]).includes(what)
      ? `the gold tile “${what}”`
      : `its ${what}`

const RULES = {
  visitPlanetMoveInsteadOfPublicity: `Visiting a planet may give a movement instead of publicity in this turn.`,
  ignoreAsteroidExit: 'Leaving asteroids costs nothing extra in this turn.',
  noPublicityFromProbes: 'Probes bring no publicity in this turn.',
} as const
