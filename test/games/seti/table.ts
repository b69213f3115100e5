import type { Command, Seat } from '../../../src/core/index.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { handOf, type State } from '../../../src/games/seti/state/index.ts'
import { wordList } from '../../support/given.ts'
import { humans, play, startWorld, type World } from '../../support/world.ts'

export const stateOf = (world: World): State => world.fold.game as State

/** A table where everybody has chosen the first income and seat 0 begins. */
export function begun(count: number, options: object = {}): World {
  const opened = startWorld(seti, {
    seats: humans(count),
    options: { startingSeat: 0, ...options },
    words: wordList(),
  })
  return Array.from({ length: count }, (_, seat) => seat).reduce(
    (world, seat) => play(world, [[seat, choose(`card ${handOf(stateOf(world), seat)[0]}`)]]),
    opened,
  )
}

export const choose = (way: string): Command => ({ type: 'choose', way }) as Command

/** A seat passes, keeps the first four cards it has to and takes the first of the stack. */
export function passed(world: World, seat: Seat): World {
  let current = play(world, [[seat, { type: 'pass' }]])
  for (;;) {
    const [head] = stateOf(current).agenda
    if (head?.seat !== seat || (head.do !== 'discardDown' && head.do !== 'takeFromStack')) return current
    const from =
      head.do === 'discardDown' ? handOf(stateOf(current), seat) : stateOf(current).stacks[0]!.known
    current = play(current, [[seat, choose(`card ${from[0]}`)]])
  }
}
