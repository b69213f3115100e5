import { describe, expect, test } from 'vitest'
import { fold, found } from './found.ts'
import { answer, keys, sent } from './table.ts'

describe('R14 cards of species', () => {
  test('E147: a card for each discovery marker, one lies open', () => {
    const state = found('anomalies')
    const alien = (seat: number) => state.hands[seat]!.known.filter((card) => card.startsWith('et'))
    expect([alien(0).length, alien(1).length]).toEqual([2, 1])
    expect(state.species[0]!.faceUp).toMatch(/^et1[1-9]$|^et20$/)
    expect(state.species[0]!.deck.count).toBe(10 - 3 - 1)
  })

  test('the symbol takes the open card, which is replaced, or the top of the deck', () => {
    const state = found('anomalies')
    const open = state.species[0]!.faceUp!
    const asked = fold(state, {
      type: 'inserted',
      data: { then: [{ do: 'alienCard', species: 'anomalies', n: 1, seat: 1 }] },
    })
    expect(keys(asked, 1)).toEqual([`card ${open}`, 'deck'])
    const taken = sent(asked, [1, answer(`card ${open}`)])
    expect(taken.hands[1]!.known).toContain(open)
    expect(taken.species[0]!.faceUp).not.toBe(open)
    const drawn = sent(asked, [1, answer('deck')])
    expect(drawn.species[0]).toMatchObject({ faceUp: open, deck: { count: 5 } })
  })
})
