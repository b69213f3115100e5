import type { Context, Rejection, Seat } from '../../../core/index.ts'
import { reject, type SignalCommand } from '../commands.ts'
import type { SignalEvent } from '../events.ts'
import { isAlien, type State } from '../state.ts'
import { callAbility, nameTerm, rehearse, sendVariant, useAbility } from './abilities.ts'
import { chooseAlien, concede, type Stock, splitTokens, transmit } from './compose.ts'
import { free, guided } from './respond.ts'

/** What a command leads to, with these cards in the box. */
export const decideWith =
  (stock: Stock) =>
  (state: State, seat: Seat, command: SignalCommand, c: Context): SignalEvent[] | Rejection => {
    switch (command.type) {
      case 'chooseAlien':
        return chooseAlien(state, seat, command, stock)
      case 'splitTokens':
        return splitTokens(state, seat, command, c.resigned)
      case 'transmit':
        return transmit(state, seat, command)
      case 'callAbility':
        return callAbility(state, seat, command)
      case 'useAbility':
        return useAbility(state, seat, command)
      case 'nameTerm':
        return nameTerm(state, seat, command)
      case 'sendVariant':
        return sendVariant(state, seat, command)
      case 'rehearse':
        return rehearse(state, seat, command)
      case 'respond':
        return responding(state, seat) ?? guided(state, command)
      case 'respondFreely':
        return responding(state, seat) ?? free(state, command)
      case 'concede':
        return concede(state, seat)
    }
  }

function responding(state: State, seat: Seat): Rejection | undefined {
  if (!isAlien(state, seat)) return reject('wrong-role', 'The Alien responds.')
  if (state.phase.kind !== 'respond') return reject('wrong-phase', 'No transmission waits for a response.')
  return state.question ? reject('question-open', 'The Experts have to answer first.') : undefined
}
