import { expect, test } from 'vitest'
import { aids } from '../../../src/games/seti/aids.ts'
import { cardText } from '../../../src/games/seti/tell/card.ts'
import { at, inFront, kept, laid } from './table.ts'

test('R10.7 the helper `cards` has the text of what a seat holds and sees, and of nothing else', () => {
  const table = laid({
    hands: [
      ['48', '3'],
      ['69', '5'],
    ],
    row: ['130', '133', '1'],
  })
  const state = at(table, inFront(1, '69'), kept(1, '5'))
  const told = aids.cards(state, 0)
  expect(told).toEqual({
    hand: [cardText('48'), cardText('3')],
    row: ['130', '133', '1'].map(cardText),
    species: [],
    // On the server all of it is known; a view knows it only while its seat chooses.
    stack: state.stacks[0]!.known.map(cardText),
    exertians: [],
    inFront: [[], [cardText('69'), cardText('5')]],
  })
  const { hands, stacks } = state
  const view = {
    ...state,
    hands: hands.with(1, { count: 2, known: [] }),
    stacks: stacks.map(({ count }) => ({ count, known: [] })),
  }
  expect(aids.cards(view, 0)).toEqual({ ...told, stack: [] })
  expect(aids.cards(view, 1).hand).toEqual([])
})
