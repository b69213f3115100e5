import type { Context, Seat } from '../../../core/index.ts'
import type { SignalCommand } from '../commands.ts'
import { callable } from '../decide/abilities.ts'
import { TERMS } from '../material/index.ts'
import { mayTransmit, type State } from '../state.ts'
import { sample, scattered } from './sample.ts'

/** An Expert that answers what it is asked, and sends what it thinks likely to succeed. */
export function playExpert(view: State, seat: Seat, c: Context): SignalCommand {
  const { rng } = c
  switch (view.question?.ability) {
    case 'dictionary':
      return { type: 'nameTerm', term: rng.pick(TERMS) }
    case 'rehearsal':
      return sample({ type: 'rehearse', schema: {} }, view, seat, c)
    case 'secondVoice':
      return sample({ type: 'sendVariant', schema: {} }, view, seat, c)
  }
  if (mayTransmit(view, seat)) return { type: 'transmit', pieces: scattered(view, rng), number: view.number }
  const [ability] = callable(view)
  if (ability) return { type: 'callAbility', ability }
  return sample({ type: 'splitTokens', schema: {} }, view, seat, c)
}
