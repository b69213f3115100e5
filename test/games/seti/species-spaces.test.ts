import { describe, expect, test } from 'vitest'
import { SPACES, SPECIES } from '../../../src/games/seti/material/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { fold, found, plus, run, worth } from './found.ts'
import { answer, got, sent } from './table.ts'

describe.each(SPECIES)('%s: every space of the board', (id) => {
  test.each(SPACES[id].filter(({ sample }) => sample === undefined))(
    'space $id',
    ({ id: space, color, reward, cost }) => {
      const before = fold(settled(found(id)), ...(cost ? [got(1, cost.res, cost.n)] : []))
      const asked = run(before, { do: 'trace', color, seat: 1 })
      const answered = sent(asked, [1, answer(`${id} ${space}`)])
      const drawing = ['alienCard', 'draw'].includes(answered.agenda[0]!.do)
      const after = drawing ? sent(answered, [1, answer('deck')]) : answered
      expect(after.agenda[0]!.do).toBe('main')
      expect(worth(after, 1)).toEqual(plus(worth(before, 1), reward, cost && { [cost.res]: 0 - cost.n }))
    },
  )
})

/** Nobody plays a card of the Exertians at their discovery. */
function settled(state: State): State {
  const [head] = state.agenda
  return head!.do === 'playExertian' ? settled(sent(state, [head!.seat, answer('skip')])) : state
}
