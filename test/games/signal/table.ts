import {
  type AnyGame,
  isRejection,
  type Rejection,
  type Seat,
  type SeatInfo,
} from '../../../src/core/index.ts'
import type { SignalCommand } from '../../../src/games/signal/commands.ts'
import { signalWith } from '../../../src/games/signal/index.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import type { Card, Rule } from '../../../src/games/signal/material/language.ts'
import type { State } from '../../../src/games/signal/state.ts'
import { play, startWorld, tryMove, type World } from '../../support/world.ts'
import { split } from './mats.ts'
import { seated, words } from './settings.ts'

export const game = signalWith(STOCK)

export const stateOf = ({ fold }: World): State => fold.game as State

/** A table of two, the Alien at seat 0 and an Expert at seat 1, if nothing else is said. */
export function start(
  options: Record<string, unknown> = {},
  wishes: readonly Partial<SeatInfo>[] = [{}, {}],
): World {
  const seats = seated(options, wishes)
  return startWorld(game as unknown as AnyGame, { seats, options, words })
}

export type Act = readonly [Seat, SignalCommand | { type: 'resign' } | { type: 'undo' }]

export const act = (world: World, ...acts: Act[]): World => play(world, acts)

/** The code of the refusal, or what happened instead. */
export function refusal(world: World, seat: Seat, command: SignalCommand): string {
  const made = tryMove(world, seat, command, world.fold.at + 1)
  return isRejection(made) ? made.code : 'accepted'
}

export function refused(world: World, seat: Seat, command: SignalCommand): Rejection {
  const made = tryMove(world, seat, command, world.fold.at + 1)
  if (!isRejection(made)) throw new Error(`${command.type} was accepted`)
  return made
}

export const send = (number: number, text: string, seat: Seat = 1): Act => [
  seat,
  { type: 'transmit', number, pieces: split(text) },
]
export const respond = (...choices: number[]): Act => [0, { type: 'respond', choices }]
export const choose = (card: Card | keyof typeof STOCK): Act => [
  0,
  typeof card === 'string'
    ? { type: 'chooseAlien', cardId: card }
    : { type: 'chooseAlien', card: structuredClone(card) },
]

/** A card of the test's own: its Signal is two white discs in a row. */
export const cardWith = (...columns: Rule[][]): Card => ({
  name: 'Test',
  theme: [],
  goalText: 'Two white discs side by side.',
  goal: { pattern: ['Wd 0,0', 'Wd 1,0'] },
  rounds: [0, 1, 2].map((i) => ({
    title: `Column ${i + 1}`,
    rules: (columns[i] ?? [NOTHING]).map((rule, n) => ({
      text: `Rule ${i + 1}.${n + 1} of the test.`,
      rule,
    })),
  })),
})

/** A rule without effect as long as no triangle stands in a stack. */
export const NOTHING: Rule = { op: 'remove', which: { shape: 'tri', stack: 'stacked' } }

export const NO_BLACK: Rule = { op: 'remove', which: { colour: 'B' } }

/** With the cards of {@link cardWith} and {@link NO_BLACK}: these bring the Signal, and fail to. */
export const GOOD = 'Wd@C3 Wd@D3 Bc@A1'
export const POOR = 'Wd@C3 Bc@A1'

export const lastOf = ({ entries }: World, type: string) =>
  entries.flatMap((entry) => [...entry.events]).findLast((e) => e.type === type)

export const eventsOf = ({ entries }: World) => entries.flatMap((entry) => [...entry.events])
