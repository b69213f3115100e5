import { createRng } from '../../../src/core/index.ts'
import { Course } from '../../../src/games/seti/decide/advance.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import type { SpeciesId, Template } from '../../../src/games/seti/material/index.ts'
import type { Effect, State } from '../../../src/games/seti/state/index.ts'
import { stateAfter, wordList } from '../../support/given.ts'
import { answer, got, keys, laid, sent, traced } from './table.ts'

/** Seat 0 with two markers and seat 1 with one find the species on the left; it is seat 1's turn, which has plenty. */
export function found(left: SpeciesId, ...more: SetiEvent[]): State {
  const before = stateAfter(seti, [
    ...laid({ species: [left, left === 'exertians' ? 'anomalies' : 'exertians'] }),
    ...more,
    traced(0, 0, 'red'),
    traced(1, 0, 'yellow'),
    traced(0, 0, 'blue'),
    got(1, 'credit', 6),
    got(1, 'energy', 6),
  ])
  return sent(before, [0, { type: 'launch' }], [0, { type: 'endTurn' }])
}

export const fold = (state: State, ...events: SetiEvent[]): State =>
  events.reduce((s, event) => seti.evolve(s, event as never, { revision: 1, at: 0, seat: 0 }), state)

/** These effects come next; those that need no answer have happened. */
export const run = (state: State, ...then: Effect[]): State => {
  const course = new Course(fold(state, { type: 'inserted', data: { then } }))
  course.advance({ now: 0, rng: createRng('00'.repeat(32), 'game', 1), words: wordList() })
  return course.state
}

export const holding = (state: State, ...cards: string[]): State =>
  fold(state, { type: 'drawn', data: { seat: 1, count: cards.length }, secret: { cards } })
export const played = (state: State, card: string): State =>
  sent(holding(state, card), [1, { type: 'playCard', card }])

/** Answers everything with the first or last way until something of this kind is asked. */
export function until(state: State, asked: Effect['do'], pick: 0 | -1 = 0): State {
  let current = state
  for (let step = 0; step < 60; step++) {
    const [head] = current.agenda
    if (head!.do === asked) return current
    const offered = keys(current, head!.seat)
    const way = pick === 0 && offered.includes('stop') ? 'stop' : offered.at(pick)
    current = sent(current, [head!.seat, answer(way!)])
  }
  throw new Error(`'${asked}' is never asked`)
}

export const worth = (state: State, seat: number) => {
  const { score, publicity, credit, energy, data, exofossil } = state.players[seat]!
  return { score, publicity, credit, energy, data, exofossil, cards: state.hands[seat]!.count }
}

export type Worth = ReturnType<typeof worth>

/** What somebody has after gaining this; none of it beyond a limit. */
export const plus = (before: Worth, reward: readonly Template[], more: Partial<Worth> = {}): Worth => {
  const after = { ...before }
  for (const one of reward) {
    if (one.do === 'draw' || one.do === 'alienCard') after.cards += one.n
    else if (one.do === 'gain') after[one.res === 'vp' ? 'score' : one.res] += one.n
  }
  for (const [what, n] of Object.entries(more)) after[what as keyof Worth] += n
  return after
}

/** A marker on a space of the board on the left. */
export const on = (seat: number, space: string): SetiEvent[] => [
  {
    type: 'traceMarked',
    data: { seat, slot: 0, color: space.split('-')[0] as 'red', on: 'board', space },
  },
]

/** Gold tiles and cards of the round's stack are of no interest: the first that is offered. */
export const onward = (state: State, seat: number): State => {
  const head = state.agenda[0]!
  return head.seat === seat && (head.do === 'goldTile' || head.do === 'takeFromStack')
    ? onward(sent(state, [seat, answer(keys(state, seat)[0]!)]), seat)
    : state
}
