import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { ALIEN_CARDS, cardOf, type SpeciesId } from '../../../src/games/seti/material/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { conserved } from './settings.ts'
import { answer, at, got, keys, laid, launched, learned, sent } from './table.ts'

/** What each species brings to the table, without chance. */
const BROUGHT: Readonly<Record<Exclude<SpeciesId, 'exertians'>, SetiEvent[]>> = {
  mascamites: [
    {
      type: 'samplesLaid',
      data: { open: 'data2', count: 3 },
      secret: { jupiter: ['vp7', 'card2', 'credit2'], saturn: ['publicity3', 'vp3card', 'energy2'] },
    },
  ],
  anomalies: [
    {
      type: 'anomaliesLaid',
      data: {
        tokens: [
          { color: 'red', side: 0, sector: 5 },
          { color: 'yellow', side: 1, sector: 0 },
          { color: 'blue', side: 0, sector: 2 },
        ],
      },
    },
  ],
  oumuamua: [{ type: 'tileLaid', data: {} }],
  centaurians: [],
}

const able = (card: string, species: keyof typeof BROUGHT, figure: 'r3s3' | 'r3s5') =>
  at(
    laid({ hands: [[card, '110', '137']], species: [species, 'exertians'] }),
    { type: 'speciesDiscovered', data: { slot: 0, id: species } },
    BROUGHT[species],
    got(0, 'credit', 4),
    got(0, 'energy', 4),
    got(0, 'exofossil', 2),
    launched(0, figure),
    learned(0, 'probe-1'),
  )

/** Answers everything with the first or the last way until the main action is over. */
function resolved(state: State, pick: 0 | -1): State {
  let current = state
  for (let step = 0; step < 60; step++) {
    const [head] = current.agenda
    if (head!.do === 'endTurn') return current
    current = sent(current, [head!.seat, answer(keys(current, head!.seat).at(pick)!)])
  }
  throw new Error('the effect does not end')
}

describe('every card of the species', () => {
  const cards = ALIEN_CARDS.map(({ id, name, species }) => ({ id, name, species }))
  test.each(cards)('$id $name is played to its end', ({ id, species }) => {
    if (species === undefined || species === 'exertians') throw new Error('a card for the hand has a species')
    for (const pick of [0, -1] as const)
      for (const figure of ['r3s3', 'r3s5'] as const) {
        const after = resolved(sent(able(id, species, figure), [0, { type: 'playCard', card: id }]), pick)
        expect(after.play).toBeNull()
        expect(conserved(after).twice).toEqual([])
        const [me] = after.players
        const { mission, endgame, later } = cardOf(id)
        expect({
          mission: me!.missions.some((one) => one.card === id),
          endgame: me!.endgame.includes(id),
          message: after.own.centaurians?.messages.some((one) => one.card === id) ?? false,
          spent: after.spent.includes(id),
          discard: after.discard.includes(id),
        }).toEqual({
          mission: !!mission,
          endgame: !!endgame,
          message: !!later,
          spent: !mission && !endgame && !later,
          discard: false,
        })
      }
  })
})
