import { expect, test } from 'vitest'
import type { AnyEvent } from '../../../src/core/index.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { HIDDEN_CARDS } from '../../../src/games/seti/material/index.ts'
import { humans } from '../../support/world.ts'

const seats = humans(2).map(({ kind }) => ({ kind }))
const line = (type: string, data: object, secret?: object) =>
  seti.tell({ type, data, ...(secret && { secret }) } as never, seats as never)

test.each<[AnyEvent['type'], object, object | undefined, string]>([
  ['drawn', { seat: 1, count: 2 }, undefined, 'Seat 1 draws 2 cards.'],
  ['drawn', { seat: 1, count: 1 }, { cards: ['9'] }, 'Seat 1 draws “Falcon Heavy” (9).'],
  ['stackCardTaken', { seat: 0 }, undefined, 'Seat 0 takes a card from the stack of the round.'],
  ['gained', { seat: 0, res: 'credit', n: 1 }, undefined, 'Seat 0 gains 1 credit.'],
  ['gained', { seat: 0, res: 'vp', n: 3 }, undefined, 'Seat 0 gains 3 points.'],
  [
    'landed',
    { seat: 0, planet: 'saturn', moon: 'titan', data: null },
    undefined,
    'Seat 0 lands on Titan, a moon of Saturn.',
  ],
  [
    'moved',
    { seat: 1, from: 'r1s0', to: 'r1s7', content: 'asteroid', how: 'pushed' },
    undefined,
    'A probe of seat 1 is pushed from r1s0 to r1s7 (Asteroid).',
  ],
  [
    'sectorWon',
    { star: 'vega', seat: 0, second: 1 },
    undefined,
    'Seat 0 wins the sector of Vega; seat 1 is second.',
  ],
  [
    'messageRewarded',
    { seat: 1, reward: 1 },
    undefined,
    'Seat 1 takes a card of the species and 1 energy for the first message.',
  ],
  ['messageRewarded', { seat: 0, reward: 3 }, undefined, 'Seat 0 takes 8 points for the first message.'],
  ['resolved', { lane: null, then: [] }, undefined, ''],
  [
    'cardSettled',
    { seat: 0, card: '14', to: 'discard' },
    undefined,
    '“Mars Science Laboratory” (14) goes to the discard pile.',
  ],
  [
    'cardSettled',
    { seat: 0, card: 'et41', to: 'discard' },
    undefined,
    `“${HIDDEN_CARDS.find(({ id }) => id === 'et41')!.name}” (et41) is used up.`,
  ],
  [
    'scored',
    { seat: 0, what: '14', n: 8 },
    undefined,
    'Seat 0 scores 8 points for “Mars Science Laboratory” (14).',
  ],
  [
    'scored',
    { seat: 0, what: 'et41', n: 1 },
    undefined,
    `Seat 0 scores 1 point for “${HIDDEN_CARDS.find(({ id }) => id === 'et41')!.name}” (et41).`,
  ],
  ['scored', { seat: 1, what: 'tech', n: 0 }, undefined, 'Seat 1 scores 0 points for the gold tile “tech”.'],
  ['scored', { seat: 1, what: 'danger', n: -16 }, undefined, 'Seat 1 loses 16 points for its danger.'],
])('%s %j %j: %s', (type, data, secret, en) => {
  const told = line(type, data, secret)
  expect(told.en).toBe(en)
  expect(told.code).toMatch(/^seti\.[a-z-]+$/)
})

test('values stand beside the sentence, those of a secret only for who has it', () => {
  expect(line('drawn', { seat: 1, count: 1 }).params).toEqual({ seat: 1, count: 1 })
  expect(line('drawn', { seat: 1, count: 1 }, { cards: ['9', '12'] }).params).toEqual({
    seat: 1,
    count: 1,
    cards: '9 12',
  })
})
