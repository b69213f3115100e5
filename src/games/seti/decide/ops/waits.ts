import { cardOf } from '../../material/index.ts'
import type { Effect, State } from '../../state/index.ts'
import { holds } from '../conditions.ts'
import { mayHoldDrawn } from './cards.ts'
import { holdsUnshown } from './gain.ts'
import { completed, scanPauses } from './sectors.ts'
import { cardsMayMove } from './solar.ts'

/** Whether an effect waits for its seat although there is nothing to choose. */
export function waits(state: State, effect: Effect): boolean {
  switch (effect.do) {
    case 'main':
    case 'endTurn':
      return true
    // A free action may yet pay for a part of a tech (R5.1, R7.4).
    case 'scanStep':
      return scanPauses(state, effect)
    // What a hand may add is for its seat alone to know (R5.7).
    case 'move':
      return cardsMayMove(state, effect)
    case 'showCards':
      return holdsUnshown(state, effect)
    case 'discardDrawnForCorner':
    case 'discardDrawnForIncome':
      return mayHoldDrawn(state, effect.seat)
    // A mission may be completed before a full sector is resolved (R11.3).
    case 'completeSectors':
      return (
        completed(state).length > 0 &&
        freeActionsCome(state) &&
        state.players[effect.seat]!.missions.some(({ card }) => {
          const { mission } = cardOf(card)
          return mission?.type === 'conditional' && holds(state, effect.seat, mission.when)
        })
      )
    default:
      return false
  }
}

/** Whether the seat whose turn it is still takes free actions in it: not after passing or ending it (R5.1). */
export const freeActionsCome = ({ agenda }: State): boolean =>
  agenda.some((one) => one.do === 'main' || one.do === 'endTurn')
