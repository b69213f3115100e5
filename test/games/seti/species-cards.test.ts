import { describe, expect, test } from 'vitest'
import { seti } from '../../../src/games/seti/index.ts'
import { ALIEN_CARDS, cardOf, SPACES } from '../../../src/games/seti/material/index.ts'
import { contentAt } from '../../../src/games/seti/state/index.ts'
import { stateAfter } from '../../support/given.ts'
import { fold, found, played, plus, run, until, worth } from './found.ts'
import { answer, got, laid, launched, marked, sent } from './table.ts'

describe.each(['mascamites', 'oumuamua'] as const)('%s: everything on board and cards', (id) => {
  test.each(SPACES[id].filter(({ sample }) => sample === undefined))(
    'space $id',
    ({ id: space, color, reward, cost }) => {
      const state = fold(found(id), got(1, 'exofossil', 4))
      const asked = run(state, { do: 'trace', color, seat: 1 })
      const answered = sent(asked, [1, answer(`${id} ${space}`)])
      const after = answered.agenda[0]!.do === 'alienCard' ? sent(answered, [1, answer('deck')]) : answered
      expect(worth(after, 1)).toEqual(plus(worth(state, 1), reward, { exofossil: 0 - (cost?.n ?? 0) }))
    },
  )

  const own = ALIEN_CARDS.filter(({ species }) => species === id)
  test.each(own.map(({ id: card, name }) => ({ card, name })))(
    '$card $name is played to its end',
    ({ card }) => {
      const at = id === 'mascamites' ? 'r3s3' : 'r3s5'
      for (const pick of [0, -1] as const) {
        const state = fold(found(id, launched(1, at), marked(0, 'vega')), got(1, 'exofossil', 2))
        const after = until(played(state, card), 'endTurn', pick)
        expect(after.play).toBeNull()
        const { mission, endgame } = cardOf(card)
        const [, me] = after.players
        expect({
          mission: me!.missions.some((one) => one.card === card),
          endgame: me!.endgame.includes(card),
          spent: after.spent.includes(card),
        }).toEqual({ mission: !!mission, endgame: !!endgame, spent: !mission && !endgame })
      }
    },
  )
})

test('E34: card 12 of the Anomalies: its probes bring no publicity in this turn', () => {
  const state = stateAfter(seti, [...laid({ hands: [['et12']] }), launched(0, 'r1s4')])
  const venus = sent(state, [0, { type: 'playCard', card: 'et12' }], [0, answer('r1s4 r1s3')])
  expect(contentAt(venus.solar, 'r1s3')).toBe('venus')
  expect(venus.players[0]!.publicity).toBe(4)
  const later = sent(venus, [0, answer('stop')], [0, { type: 'move', from: 'r1s3', to: 'r1s4' }])
  const again = sent(later, [0, { type: 'move', from: 'r1s4', to: 'r1s3' }])
  expect(again.players[0]!.publicity).toBe(4)
})
