import type { Context, Deadline, Seat, ViewContext } from '../../core/index.ts'
import { settleHelp } from './decide.ts'
import type { BletchleyEvent } from './events.ts'
import { someWord } from './prompts.ts'
import { endTurn } from './score.ts'
import { deal } from './setup.ts'
import { type State, stillChoosing } from './state.ts'

const HELP = 'help'

/** The seats that the match waits for. A word owed later than at the start holds nobody up (R36). */
export function pending(state: State): Seat[] {
  switch (state.phase.kind) {
    case 'words':
      return stillChoosing(state)
    case 'help':
      return state.phase.attempt.waiting
    case 'over':
      return []
    default:
      return [state.phase.seat]
  }
}

/** The seats that owe a word the match does not wait for, as long as the list has one for them (R36). */
export function unhurried(state: State, { words }: ViewContext): Seat[] {
  const { boards, phase } = state
  if (!words || phase.kind === 'words' || phase.kind === 'over') return []
  return boards.flatMap(({ wordSince }, seat) =>
    wordSince !== null && someWord(state, seat, words) ? [seat] : [],
  )
}

/** Only the question for help can be limited in time, and only where the table wants it (R29). */
export function deadlines({ phase }: State): Deadline[] {
  if (phase.kind !== 'help' || phase.attempt.until === null) return []
  return [{ id: HELP, at: phase.attempt.until, seats: phase.attempt.waiting, then: 'decline' }]
}

/** Missing answers count as declined. */
export function expire({ phase }: State, id: string, _: Context): BletchleyEvent[] {
  if (id !== HELP || phase.kind !== 'help') return []
  return phase.attempt.waiting.map((seat) => ({ type: 'helpDeclined', data: { seat } }))
}

/** What an absent seat does: it forgoes, passes, declines, or takes no help and adds nothing (R46). */
export function skip(state: State, seat: Seat, c: Context): BletchleyEvent[] | undefined {
  const { phase } = state
  if (!pending(state).includes(seat)) return undefined
  switch (phase.kind) {
    case 'words': {
      const forgone: BletchleyEvent = { type: 'wordForgone', data: { seat } }
      const last = stillChoosing(state).length === 1
      return last ? [forgone, ...deal(state.options, state.boards.length, c.rng)] : [forgone]
    }
    case 'turn':
      return endTurn(state, [{ type: 'passed', data: { seat } }], seat, c)
    case 'help':
      return [{ type: 'helpDeclined', data: { seat } }]
    case 'resolve':
      return settleHelp(state, seat, phase.attempt, { accept: [], extra: [] }, c)
    default:
      return undefined
  }
}
