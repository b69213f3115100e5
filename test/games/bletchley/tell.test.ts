import { describe, expect, test } from 'vitest'
import { redact, type Viewer } from '../../../src/core/index.ts'
import type { BletchleyEvent } from '../../../src/games/bletchley/events.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import { options } from '../../../src/games/bletchley/options.ts'
import { chosen, drawn, encoded, learned, scored, turn } from './table.ts'

const seats = [{ kind: 'human' as const }, { kind: 'bot' as const }, { kind: 'human' as const }]
const tell = (event: BletchleyEvent) => bletchley.tell(event as never, seats)
const without = ({ type, data }: BletchleyEvent) => ({ type, data }) as BletchleyEvent

const LINES: [BletchleyEvent, string][] = [
  [{ type: 'opened', data: { seats: 3, options: options.parse({}) } }, '3 seats choose their secret words.'],
  [chosen(0, 'CODE'), 'Seat 0 chooses the word CODE.'],
  [without(chosen(0, 'CODE')), 'Seat 0 chooses a word of 4 letters.'],
  [{ type: 'wordForgone', data: { seat: 1 } }, 'Seat 1 begins without a word.'],
  [
    { type: 'deckShuffled', data: { count: 10 }, secret: { order: [] } },
    '10 cards are shuffled into a new deck.',
  ],
  [
    { type: 'handDealt', data: { seat: 1, cards: ['e1', 'c2', 'c10', 'e6'] } },
    'Seat 1 is dealt Enigma 1, Cipher 2, Cipher 10 and Enigma 6.',
  ],
  [turn(2), 'It is the turn of Seat 2.'],
  [encoded(0, 4, 'c7'), 'Seat 0 puts letter 4 under Cipher 7.'],
  [
    {
      type: 'decodeTried',
      data: { seat: 0, targetSeat: 1, position: 3, cipher: 'c7', enigma: ['e5', 'e2'] },
    },
    'Seat 0 plays Enigma 5 and Enigma 2 on letter 3 of Seat 1 under Cipher 7.',
  ],
  [
    {
      type: 'helpAsked',
      data: { seat: 0, targetSeat: 1, position: 3, cipher: 'c9', total: 4, asked: [2], until: null },
    },
    'Seat 0 lacks 5 and asks Seat 2 for help.',
  ],
  [
    {
      type: 'helpAsked',
      data: { seat: 0, targetSeat: 1, position: 3, cipher: 'c9', total: 4, asked: [], until: null },
    },
    'Seat 0 lacks 5.',
  ],
  [{ type: 'helpOffered', data: { seat: 2, enigma: ['e5'] } }, 'Seat 2 offers Enigma 5.'],
  [{ type: 'helpDeclined', data: { seat: 2 } }, 'Seat 2 offers no help.'],
  [
    { type: 'helpResolved', data: { seat: 0, accepted: [2], extra: ['e1'], total: 10, success: true } },
    'Seat 0 accepts Seat 2 and adds Enigma 1: 10, it is enough.',
  ],
  [
    { type: 'helpResolved', data: { seat: 0, accepted: [], extra: [], total: 4, success: false } },
    'Seat 0 takes no help: 4, it is not enough.',
  ],
  [learned(1, 3, 'R', 0), 'Seat 0 reads letter 3 of Seat 1: R.'],
  [without(learned(1, 3, 'R', 0, 2)), 'Seat 0, Seat 2 read letter 3 of Seat 1.'],
  [
    {
      type: 'wordGuessed',
      data: { seat: 0, targetSeat: 1, word: 'ROSE', enigma: ['e3'], right: false },
    },
    'Seat 0 plays Enigma 3 and guesses that Seat 1 has ROSE: no.',
  ],
  [scored(1, 0, 'ROSE', 8), 'Seat 0 scores 8 for ROSE of Seat 1.'],
  [{ type: 'passed', data: { seat: 1 } }, 'Seat 1 passes.'],
  [drawn(1, 'e6'), 'Seat 1 draws Enigma 6.'],
  [without(drawn(1, 'e6')), 'Seat 1 draws 1 card.'],
  [without(drawn(1, 'e6', 'c1')), 'Seat 1 draws 2 cards.'],
  [
    { type: 'bonusScored', data: { owner: 1, scorer: 0, points: 5 } },
    'Seat 1 and Seat 0 get 5 each for the last word.',
  ],
  [
    { type: 'bonusScored', data: { owner: 1, scorer: 1, points: 5 } },
    'Seat 1 gets 5 twice for the last word.',
  ],
  [
    { type: 'secretsRevealed', data: { reason: 'passes', words: ['CODE', null], hands: [[], []] } },
    'Everybody has passed twice in a row; Seat 0 had CODE.',
  ],
]

describe('tell', () => {
  test.each(LINES)('%j: %s', (event, en) => {
    const line = tell(event)
    expect(line.en).toBe(en)
    expect(line.code).toMatch(/^bletchley\.[a-z-]+$/)
    expect(Object.values(line.params ?? {}).every((value) => typeof value !== 'object')).toBe(true)
  })

  test('has a line for every kind of event', () => {
    expect(new Set(LINES.map(([event]) => event.type))).toEqual(new Set(Object.keys(bletchley.events)))
  })

  test('tells a viewer no more than the event shows it', () => {
    const event = learned(1, 3, 'R', 0)
    const entry = { revision: 1, at: 0, seat: 0, rules: 1, events: [{ ...event, to: [0] }] }
    const lineFor = (viewer: Viewer) => bletchley.tell(redact(entry, viewer).events[0] as never, seats)
    expect(lineFor(0).en).toContain('R.')
    expect(JSON.stringify(lineFor(2))).not.toContain('"R"')
    expect(lineFor(2).params).not.toHaveProperty('letter')
  })
})
