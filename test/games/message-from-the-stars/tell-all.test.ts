import { describe, expect, test } from 'vitest'
import type { SeatInfo } from '../../../src/core/index.ts'
import type { StarsEvent } from '../../../src/games/message-from-the-stars/events.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { ALIEN_CARDS, SCIENTIST_CARDS } from '../../../src/games/message-from-the-stars/material/cards.ts'
import { options } from '../../../src/games/message-from-the-stars/options.ts'
import { PHASES } from '../../../src/games/message-from-the-stars/state.ts'
import { C1, cardWith } from './table.ts'

const together: SeatInfo[] = [
  { kind: 'human', role: 'alien', team: 0 },
  { kind: 'human', role: 'scientist', team: 0 },
]
const teams: SeatInfo[] = [
  ...together,
  { kind: 'human', role: 'alien', team: 1 },
  { kind: 'human', role: 'scientist', team: 1 },
]
const lineOf = (event: StarsEvent, seats = together) => game.tell(event as never, seats)
const bare = ({ type, data }: StarsEvent) => ({ type, data }) as StarsEvent

const CIPHER = 'E, P, H (trust), R, X (amplify), O (suspicion)'
const card = cardWith('river', 'moon', 'king')
/** The card in a line, its words row by row. */
const inRows = ({ sentence, columns }: typeof card) =>
  `“${sentence.replaceAll('{', '(').replaceAll('}', ')')}” ${columns
    .map((words, i) => `(${i + 1}) ${words.join(', ')}`)
    .join('; ')}`
const told = { card, dice: [1, 1, 1] }
const places = together.map(({ role, team }) => ({ role, team })) as never

const drawn: StarsEvent = { type: 'cipherDrawn', data: { seats: [0] }, secret: { cipher: C1 } }
const dealt = (side: 'alien' | 'scientists', team = 0): StarsEvent => ({
  type: 'cardDealt',
  data: { team, side, seats: [0] },
  secret: { card, dice: [1, 1, 1] },
})
const began = (kind: (typeof PHASES)[number]): StarsEvent => ({ type: 'stepBegan', data: { kind, round: 2 } })
const transmitted = (side: 'alien' | 'scientists', team = 0): StarsEvent => ({
  type: 'transmitted',
  data: { team, side, round: 1, word: 'CHOPPER', score: -8 },
})
const sealed: StarsEvent = {
  type: 'transmissionSealed',
  data: { team: 1, round: 2, seats: [2] },
  secret: { word: 'PEPPER', score: 10 },
}
const shown: StarsEvent = {
  type: 'transmissionShown',
  data: { team: 1, side: 'scientists', round: 2, seats: [2, 3] },
  secret: { word: 'PEPPER', score: 10 },
}
const opened = (...sent: { team: number; word: string; score: number }[]): StarsEvent => ({
  type: 'transmissionsOpened',
  data: { round: 1, sent },
})
const conferred: StarsEvent = {
  type: 'conferred',
  data: { team: 0, seat: 1, seats: [1] },
  secret: { word: 'ECHO', confirm: false },
}
const guessed: StarsEvent = {
  type: 'wordsGuessed',
  data: { team: 1, side: 'alien', seats: [2] },
  secret: { picks: [2, 5, 1] },
}
const cipherGuessed: StarsEvent = {
  type: 'cipherGuessed',
  data: { team: 0, seats: [1] },
  secret: { guess: C1 },
}
const right = { picks: [2, 5, 1], dice: [2, 5, 6], points: 2 }
const none = { picks: null, dice: [1, 1, 4], points: 0 }

/** Every kind of event, in each way in which its line may read; what is secret also as others read it. */
const LINES: [string, StarsEvent, SeatInfo[]?][] = [
  [
    'All play together, 4 rounds.',
    { type: 'opened', data: { options: options.parse({}), seats: places, rounds: 4 } },
  ],
  [
    'Two teams play, 3 rounds.',
    { type: 'opened', data: { options: options.parse({ mode: 'teams' }), seats: places, rounds: 3 } },
  ],
  [`The cipher is ${CIPHER}.`, drawn],
  ['A cipher is drawn.', bare(drawn)],
  [`The Alien gets the message river, moon, king. ${inRows(card)}`, dealt('alien')],
  [`The Scientists get the message river, moon, king. ${inRows(card)}`, dealt('scientists')],
  ['The Scientists of team 1 get a message.', bare(dealt('scientists', 1)), teams],
  ['Round 2: a word from the Alien is awaited.', began('alienTransmits')],
  ['Round 2: a word from the Scientists is awaited.', began('scientistsTransmit')],
  ['The Alien guesses the words of the Scientists.', began('alienGuesses')],
  ['The Scientists guess the words of the Alien.', began('scientistsGuess')],
  ['The Scientists guess the cipher.', began('cipherGuess')],
  ['The match is over.', began('over')],
  ['The Alien sends CHOPPER: -8.', transmitted('alien')],
  ['The Scientists send CHOPPER: -8.', transmitted('scientists')],
  ['The Alien of team 1 sends PEPPER: 10.', sealed, teams],
  ['The Alien of team 1 sends a word.', bare(sealed), teams],
  ['The Scientists of team 1 send PEPPER: 10.', shown, teams],
  ['The Scientists of team 1 send a word.', bare(shown), teams],
  [
    'The Aliens have sent MYTH (1) by team 0 and ROCK-HOPPER (-16) by team 1.',
    opened({ team: 0, word: 'MYTH', score: 1 }, { team: 1, word: 'ROCK-HOPPER', score: -16 }),
    teams,
  ],
  ['The Aliens have sent MYTH (1) by team 1.', opened({ team: 1, word: 'MYTH', score: 1 }), teams],
  ['No Alien has sent a word.', opened(), teams],
  [
    'The Scientists send nothing.',
    { type: 'transmissionSkipped', data: { team: 0, side: 'scientists', round: 1 } },
  ],
  [
    'The Alien of team 0 sends nothing.',
    { type: 'transmissionSkipped', data: { team: 0, side: 'alien', round: 1 } },
    teams,
  ],
  ['Seat 1 would send ECHO.', conferred],
  ['Seat 1 confers.', bare(conferred)],
  ['Seat 1 has no part in this word.', { type: 'abstained', data: { team: 0, seat: 1 } }],
  [`The Alien’s message: ${inRows(card)}`, { type: 'cardsShown', data: { side: 'alien', cards: [card] } }],
  [
    `The Scientists’ message: ${inRows(card)} and ${inRows(card)}`,
    { type: 'cardsShown', data: { side: 'scientists', cards: [card, card] } },
    teams,
  ],
  ['The Alien of team 1 has guessed the words: rows 2 5 1.', guessed, teams],
  ['The Alien of team 1 has guessed the words.', bare(guessed), teams],
  ['The Alien guesses no words.', { type: 'guessSkipped', data: { team: 0, side: 'alien', guess: 'words' } }],
  [
    'The Scientists guess no cipher.',
    { type: 'guessSkipped', data: { team: 0, side: 'scientists', guess: 'cipher' } },
  ],
  ['The Alien has 2 of 3 (rows 2 5 6).', { type: 'wordsScored', data: { side: 'alien', teams: [right] } }],
  [
    'The Scientists of team 0 have 2 of 3 (rows 2 5 6); The Scientists of team 1 have 0 of 3 (rows 1 1 4).',
    { type: 'wordsScored', data: { side: 'scientists', teams: [right, none] } },
    teams,
  ],
  [`The Scientists have guessed the cipher: ${CIPHER}.`, cipherGuessed],
  ['The Scientists have guessed the cipher.', bare(cipherGuessed)],
  [
    `The cipher was ${CIPHER}. The Scientists have 6 of 6.`,
    { type: 'cipherScored', data: { cipher: C1, teams: [{ guess: C1, points: 6 }] } },
  ],
  [
    `The cipher was ${CIPHER}. The Scientists of team 0 have 6 of 6; The Scientists of team 1 have 0 of 6.`,
    {
      type: 'cipherScored',
      data: {
        cipher: C1,
        teams: [
          { guess: C1, points: 6 },
          { guess: null, points: 0 },
        ],
      },
    },
    teams,
  ],
  ['The Alien has given up.', { type: 'sideLeft', data: { team: 0, side: 'alien' } }],
  ['The Scientists have given up.', { type: 'sideLeft', data: { team: 0, side: 'scientists' } }],
  [
    `The Alien had river, moon, king; The Scientists had river, moon, king; the cipher was ${CIPHER}.`,
    {
      type: 'secretsRevealed',
      data: { reason: 'scored', cipher: C1, teams: [{ alien: told, scientists: told, sent: [] }] },
    },
  ],
]

describe('a line for every event', () => {
  test.each(LINES)('%s', (line, event, seats = together) => {
    expect(lineOf(event, seats).en).toBe(line)
    expect(lineOf(event, seats).code).toMatch(/^message-from-the-stars\.[a-z-]+$/)
  })

  test('no kind is forgotten, no phase either, and no two kinds share a code', () => {
    const kinds = Object.keys(game.events)
    expect([...new Set(LINES.map(([, { type }]) => type))].sort()).toEqual([...kinds].sort())
    expect(new Set(LINES.map(([, event]) => lineOf(event).code)).size).toBe(kinds.length)
    const phases = LINES.flatMap(([, event]) => (event.type === 'stepBegan' ? [event.data.kind] : []))
    expect(phases).toEqual([...PHASES])
  })

  test('a machine reads in the parameters what a person reads in the line, and no secret', () => {
    expect(lineOf(drawn).params).toEqual({ cipher: 'EPH RX O' })
    expect(lineOf(bare(drawn)).params).toEqual({})
    expect(lineOf(dealt('alien')).params).toEqual({ team: 0, side: 'alien', card: 'test', dice: '1 1 1' })
    expect(lineOf(bare(dealt('alien'))).params).toEqual({ team: 0, side: 'alien' })
    expect(lineOf(sealed, teams).params).toEqual({
      team: 1,
      side: 'alien',
      round: 2,
      word: 'PEPPER',
      score: 10,
    })
    expect(lineOf(bare(sealed), teams).params).toEqual({ team: 1, side: 'alien', round: 2 })
    expect(lineOf(conferred).params).toEqual({ team: 0, seat: 1, word: 'ECHO' })
    expect(lineOf(bare(conferred)).params).toEqual({ team: 0, seat: 1 })
    expect(lineOf(bare(guessed), teams).params).toEqual({ team: 1, side: 'alien' })
    expect(lineOf(bare(cipherGuessed)).params).toEqual({ team: 0 })
  })

  test('the words of every card are told with their dice', () => {
    for (const one of [...ALIEN_CARDS, ...SCIENTIST_CARDS]) {
      const event: StarsEvent = {
        type: 'cardDealt',
        data: { team: 0, side: 'alien', seats: [0] },
        secret: { card: one, dice: [6, 1, 3] },
      }
      const words = [one.columns[0]![5], one.columns[1]![0], one.columns[2]![2]]
      expect(lineOf(event).en).toBe(`The Alien gets the message ${words.join(', ')}. ${inRows(one)}`)
    }
  })
})
