import type { Outcome, SeatSetup } from '../../../src/core/index.ts'
import { wordList } from '../../support/given.ts'
import { CARDS } from '../../toy/material.ts'
import type { ToyState } from '../../toy/state.ts'

const table = (...seats: Partial<SeatSetup>[]): SeatSetup[] =>
  seats.map((seat) => ({ kind: 'human', taken: true, ...seat }))

export const settings = [
  { name: 'two', seats: table({}, {}), options: {} },
  { name: 'three, timed', seats: table({}, {}, { role: 'keeper' }), options: { seconds: 30 } },
  {
    name: 'four in teams',
    seats: table({ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }),
    options: { goal: 12 },
  },
  { name: 'short, with a bot', seats: table({}, { kind: 'bot' }), options: { goal: 1, rounds: 1 } },
  { name: 'three, oil', seats: table({}, {}, {}), options: { goal: 50, pulse: 20, oil: 15 } },
  { name: 'four, all timers', seats: table({}, {}, {}, {}), options: { seconds: 5, pulse: 60, rounds: 6 } },
]

export const words = wordList('LAMP')

export const endings = ['points', 'rounds', 'oil', 'draw', 'abandoned']

export const ending = ({ result, detail }: Outcome): string =>
  result === 'ranked' ? String(detail.why) : result

export const revisions = ['revision']

/** R1: 24 cards, each in one place. */
export function conserved(state: ToyState) {
  const lamps = Object.values(state.lamps).flat()
  const cards = [...state.deck.known, ...state.discard, ...lamps, ...state.hands.flatMap((h) => h.known)]
  return {
    counted:
      state.deck.count + state.discard.length + lamps.length + state.hands.reduce((n, h) => n + h.count, 0),
    each: CARDS.map((card) => cards.filter((other) => other === card).length),
  }
}
