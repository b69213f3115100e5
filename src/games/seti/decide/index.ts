import type { Context, Rejection, Seat } from '../../../core/index.ts'
import { reject, type SetiCommand } from '../commands.ts'
import type { SetiEvent } from '../events.ts'
import { bind, type State } from '../state/index.ts'
import { begin, isFree, refuse, type TypedCommand } from './actions/index.ts'
import { Course } from './advance.ts'
import { questions } from './ops/index.ts'

/** Judges a command and carries it out, with everything that follows without a choice. */
export function decide(state: State, seat: Seat, command: SetiCommand, c: Context): SetiEvent[] | Rejection {
  return command.type === 'choose'
    ? answer(state, seat, command.way, c)
    : (refuse(state, seat, command) ?? act(state, seat, command, c))
}

/** A main action takes the place of the head of the agenda, a free action goes before it. */
function act(state: State, seat: Seat, command: TypedCommand, c: Context): SetiEvent[] {
  const course = new Course(state)
  const { events, then } = begin(state, seat, command)
  if (isFree(command.type))
    course.carryOut({ events, then: [...then, ...bind([{ do: 'closeFree' }], { seat })] }, (more) => ({
      type: 'inserted',
      data: { then: more },
    }))
  else course.carryOut({ events, then }, (more) => ({ type: 'resolved', data: { lane: null, then: more } }))
  return course.advance(c)
}

function answer(state: State, seat: Seat, key: string, c: Context): SetiEvent[] | Rejection {
  if (state.over) return reject('match-over', 'The match is over.')
  const asked = questions(state).find(({ effect }) => effect.seat === seat)
  if (!asked?.ways.length) return reject('nothing-asked', 'You are not asked anything now.')
  const way = asked.ways.find((one) => one.key === key)
  if (!way) return reject('no-such-way', `You can choose: ${asked.ways.map((one) => one.key).join(', ')}.`)
  const course = new Course(state)
  course.take(way, asked.lane, c)
  return course.advance(c)
}
