import { describe, expect, test } from 'vitest'
import type { StarsEvent } from '../../../src/games/message-from-the-stars/events.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { ALIEN_CARDS } from '../../../src/games/message-from-the-stars/material/cards.ts'
import { C1 } from './table.ts'

const one = [
  { kind: 'human' as const, role: 'alien', team: 0 },
  { kind: 'human' as const, role: 'scientist', team: 0 },
]
const two = [...one, { kind: 'human' as const, role: 'alien', team: 1 }]
const tell = (event: StarsEvent, seats = one) => game.tell(event as never, seats).en
const without = ({ type, data }: StarsEvent) => ({ type, data }) as StarsEvent

const dealt: StarsEvent = {
  type: 'cardDealt',
  data: { team: 0, side: 'alien', seats: [0] },
  secret: { card: ALIEN_CARDS[0]!, dice: [1, 2, 3] },
}
const drawn: StarsEvent = { type: 'cipherDrawn', data: { seats: [0] }, secret: { cipher: C1 } }
const shown: StarsEvent = {
  type: 'transmissionShown',
  data: { team: 1, side: 'scientists', round: 2, seats: [3] },
  secret: { word: 'PEPPER', score: 10 },
}
const conferred: StarsEvent = {
  type: 'conferred',
  data: { team: 0, seat: 1, seats: [1] },
  secret: { word: 'ECHO', confirm: false },
}

describe('tell', () => {
  test('says what a reader may know, and no more', () => {
    expect(tell(dealt)).toBe(
      'The Alien gets the message ocean, weather, spiders. “We crossed the (1) to learn about your (2), and we fear your (3).” (1) ocean, desert, galaxy, tunnel, forest, mountain; (2) music, weather, kitchens, money, children, sports; (3) thunder, mirrors, spiders, winter, silence, dentist',
    )
    expect(tell(without(dealt))).toBe('The Alien gets a message.')
    expect(tell(drawn)).toBe('The cipher is E, P, H (trust), R, X (amplify), O (suspicion).')
    expect(tell(without(drawn))).toBe('A cipher is drawn.')
    expect(tell(shown, two)).toBe('The Scientists of team 1 send PEPPER: 10.')
    expect(tell(without(shown), two)).toBe('The Scientists of team 1 send a word.')
    expect(tell(conferred)).toBe('Seat 1 would send ECHO.')
    expect(tell(without(conferred))).toBe('Seat 1 confers.')
  })

  test('tells the results', () => {
    expect(
      tell({
        type: 'wordsScored',
        data: { side: 'alien', teams: [{ picks: [2, 5, 1], dice: [2, 5, 6], points: 2 }] },
      }),
    ).toBe('The Alien has 2 of 3 (rows 2 5 6).')
    expect(tell({ type: 'cipherScored', data: { cipher: C1, teams: [{ guess: C1, points: 6 }] } })).toContain(
      'The Scientists have 6 of 6',
    )
    expect(tell({ type: 'sideLeft', data: { team: 0, side: 'scientists' } })).toBe(
      'The Scientists have given up.',
    )
  })
})
