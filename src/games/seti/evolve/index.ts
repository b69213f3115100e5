import type { EntryHead, Seen } from '../../../core/index.ts'
import type { EventType, SetiEvent } from '../events.ts'
import type { State } from '../state/index.ts'
import { boardFold } from './board.ts'
import { cardFold } from './cards.ts'
import type { Fold } from './fold.ts'
import { frameFold, opened } from './frame.ts'
import { speciesFold } from './species.ts'

const table: Fold<Exclude<EventType, 'opened'>> = {
  ...frameFold,
  ...cardFold,
  ...boardFold,
  ...speciesFold,
}

/**
 * One event further. On a viewer's log secrets are missing: then counts go on and what is unknown stays
 * out of `known`. Copies only what changes.
 */
export function evolve(
  state: State | undefined,
  event: Seen<SetiEvent>,
  { revision }: Pick<EntryHead, 'revision'>,
): State {
  if (event.type === 'opened') return opened(event.data)
  if (!state) throw new Error(`'${event.type}' before the match was opened`)
  const fold = table[event.type] as (s: State, data: object, secret: object | undefined, at: number) => State
  return fold(state, event.data, 'secret' in event ? event.secret : undefined, revision)
}
