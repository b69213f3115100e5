import { type Rejection, reject, type Seat } from '../../core/index.ts'
import { wrongChoice } from './decide/respond.ts'
import { respond, textOf } from './material/index.ts'
import { isAlien, type State, workOf } from './state.ts'

const NUMBERS = /^(\d{1,3}(,\d{1,3})*)?$/

export const aids = {
  /**
   * For the Alien, when a transmission waits: what the response would be with `choices` (indexes with commas
   * in between), each choice point with its options, and the number of the first that is left to its default. It refuses the choices that `respond` refuses.
   */
  response(view: State, seat: Seat, { choices = '' }: Readonly<Record<string, string>>): unknown | Rejection {
    if (!isAlien(view, seat)) return reject('aid-not-yours', 'Only the Alien can look ahead.')
    if (!NUMBERS.test(choices)) return reject('invalid-query', 'choices is written like 0,2,1.')
    const work = workOf(view)
    if (!work) return { points: [], open: null, end: null }
    const script = choices === '' ? [] : choices.split(',').map(Number)
    const response = respond(work.pieces, work.rules, script, work.habit)
    const { points, pieces, after } = response
    const wrong = wrongChoice(response, script, '/choices')
    if (wrong) return wrong
    return {
      points,
      open: script.length < points.length ? script.length : null,
      end: textOf(pieces),
      after,
    }
  },
}
