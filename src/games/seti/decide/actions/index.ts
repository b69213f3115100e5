import type { Rejection, Seat } from '../../../../core/index.ts'
import { type CommandType, reject, type SetiCommand } from '../../commands.ts'
import type { State } from '../../state/index.ts'
import { freeActionsCome } from '../ops/waits.ts'
import type { Deed } from '../way.ts'
import type { Action, Actions } from './action.ts'
import { type FreeType, freeActions } from './free.ts'
import { type MainType, mainActions } from './main.ts'

export type TypedCommand = Exclude<SetiCommand, { type: 'choose' }>

const actions: Actions<MainType | FreeType> = { ...mainActions, ...freeActions }

const actionOf = (type: TypedCommand['type']) => actions[type] as Action<CommandType>

export const isFree = (type: CommandType): type is FreeType => Object.hasOwn(freeActions, type)

/** Why a typed command is refused now, or undefined. */
export const refuse = (state: State, seat: Seat, command: TypedCommand): Rejection | undefined =>
  untimely(state, seat, command.type) ?? actionOf(command.type).refuse(state, seat, command)

export const begin = (state: State, seat: Seat, command: TypedCommand): Deed =>
  actionOf(command.type).begin(state, seat, command)

/** Every typed command that a seat may send now, from its view. */
export const offers = (state: State, seat: Seat): SetiCommand[] =>
  (Object.keys(actions) as TypedCommand['type'][])
    .filter((type) => !untimely(state, seat, type))
    .flatMap((type) => {
      const { offers, refuse } = actionOf(type)
      return offers(state, seat).filter((command) => !refuse(state, seat, command))
    })

/** Main actions when one is due, free actions all the turn but not inside another one (R5.1). */
function untimely(state: State, seat: Seat, type: TypedCommand['type']): Rejection | undefined {
  if (state.over) return reject('match-over', 'The match is over.')
  if (state.lanes.length) return reject('wrong-phase', 'First every seat chooses its first income.')
  const head = state.agenda[0]
  if (state.turn.seat !== seat) return reject('not-your-turn', `It is the turn of seat ${state.turn.seat}.`)
  if (!isFree(type)) {
    if (head?.do === (type === 'endTurn' ? 'endTurn' : 'main')) return undefined
    return head?.do === 'main' || head?.do === 'endTurn'
      ? reject(
          'wrong-phase',
          type === 'endTurn' ? 'Take a main action first, or pass.' : 'You have had your main action.',
        )
      : reject('answer-needed', 'What is asked now has to be answered first.')
  }
  if (head?.seat !== seat) return reject('not-your-turn', `Seat ${head?.seat} has to choose something now.`)
  if (state.agenda.some((one) => one.do === 'closeFree'))
    return reject('free-action-open', 'The free action before has to be finished first.')
  return freeActionsCome(state)
    ? undefined
    : reject('wrong-phase', 'There are no free actions any more in this turn.')
}
