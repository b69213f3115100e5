import { describe, expect, test } from 'vitest'
import type { BottleEvent, DataOf } from '../../../src/games/message-in-a-bottle/events.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import { FAULTS, type Fault } from '../../../src/games/message-in-a-bottle/material.ts'
import { options } from '../../../src/games/message-in-a-bottle/options.ts'
import type { Answer } from '../../../src/games/message-in-a-bottle/state.ts'
import { lying } from './table.ts'

const at = 1_767_225_600_000
const OLDF = lying('OLDF', 'classic')
const claims = [
  { seat: 0, words: ['FOLD'] },
  { seat: 2, words: ['FLOOD'] },
]
const tell = (event: BottleEvent) => messageInABottle.tell(event as never, [])
const bare = ({ type, data }: BottleEvent) => ({ type, data }) as BottleEvent

const missed = (fault: Fault, loss: number, ...words: string[]): BottleEvent => ({
  type: 'wordMissed',
  data: { seat: 1, words, fault, loss, until: null },
})
const claimed: BottleEvent = {
  type: 'wordClaimed',
  data: { seat: 1, until: at, left: 0 },
  secret: { words: ['FOLD'] },
}
const voted = (accept: boolean): BottleEvent => ({
  type: 'voteCast',
  data: { seat: 1, claim: 0 },
  secret: { accept },
})
const looked: BottleEvent = { type: 'roundOpened', data: { seat: 1, until: at }, secret: { roll: OLDF } }
const answered = (answer: Answer): BottleEvent => ({
  type: 'answered',
  data: { seat: 1 },
  secret: { answer },
})
const word = (fault: Fault | null, ...words: string[]): Answer => ({ kind: 'word', words, fault })
const closed = (data: Partial<DataOf<'roundClosed'>>): BottleEvent => ({
  type: 'roundClosed',
  data: { reason: 'word', winners: [], solutions: [], solvable: null, until: null, ...data },
})

/** Every kind of event, in each way in which its line may read; what is secret also as others read it. */
const LINES: [string, BottleEvent][] = [
  [
    '4 seats get a diamond each.',
    { type: 'opened', data: { seats: 4, options: options.parse({}), until: null } },
  ],
  ['Seat 1 is ready.', { type: 'ready', data: { seat: 1 } }],
  [
    'Round 3: the bottle is shaken.',
    { type: 'rolled', data: { round: 3, until: at }, secret: { roll: OLDF } },
  ],
  [
    'The bottle shows O L D F: all letters in one word.',
    { type: 'revealed', data: { roll: OLDF, until: at } },
  ],
  [
    'The bottle shows O L D F: the yellow letter inside and none of the others.',
    { type: 'revealed', data: { roll: lying('OLDF', 'yellow-inside'), until: at } },
  ],
  [
    'The bottle shows O L D: a word beginning with each letter.',
    { type: 'revealed', data: { roll: lying('OLD', 'initials'), until: at } },
  ],
  [
    'The bottle shows O (1) L (2) D (2) F (6): nearest and farthest letter at the ends.',
    { type: 'revealed', data: { roll: lying('OLDF', 'first-last', [1, 2, 2, 6]), until: at } },
  ],
  ['Seat 1 says FOLD.', claimed],
  ['Seat 1 says a word.', bare(claimed)],
  ['Seat 1: GOLD lacks a letter; it loses a diamond and is out.', missed('letters-missing', 1, 'GOLD')],
  ['Seat 1: OLD is too short; it has no diamond to lose, but is out.', missed('too-short', 0, 'OLD')],
  ['Seat 1 comes too late; it loses a diamond and is out.', missed('too-late', 1)],
  ['Seat 1 covers the bottle.', { type: 'covered', data: { seat: 1, until: at, left: 0 } }],
  ['The round goes on.', { type: 'resumed', data: { until: at } }],
  [
    'The others vote on FOLD of Seat 0, FLOOD of Seat 2.',
    { type: 'voteCalled', data: { claims, until: at, left: 0 } },
  ],
  ['Seat 1 votes on the word of Seat 0: yes.', voted(true)],
  ['Seat 1 votes on the word of Seat 0: no.', voted(false)],
  ['Seat 1 votes on the word of Seat 0.', bare(voted(true))],
  ['Seat 1 has no voice.', { type: 'voteForgone', data: { seat: 1 } }],
  [
    'The vote: Seat 0 accepted (2 to 1); Seat 2 turned down (0 to 3).',
    {
      type: 'voteClosed',
      data: {
        verdicts: [
          { seat: 0, accepted: true, yes: 2, no: 1 },
          { seat: 2, accepted: false, yes: 0, no: 3 },
        ],
      },
    },
  ],
  ['Right: FOLD of Seat 0, FLOOD of Seat 2.', { type: 'claimsAccepted', data: { claims } }],
  [
    'FOLD of Seat 0 leads. A shorter word may still win.',
    { type: 'wordLed', data: { leaders: [claims[0]!], until: at } },
  ],
  ['Seat 1: "No such word!"', { type: 'nonExistentSaid', data: { seat: 1, until: at } }],
  [
    'There is a word: Seat 1 loses a diamond and is out.',
    { type: 'challengeFailed', data: { seat: 1, loss: 1, out: true } },
  ],
  [
    'There is a word: Seat 1 has no diamond to lose.',
    { type: 'challengeFailed', data: { seat: 1, loss: 0, out: false } },
  ],
  ['Seat 1 passes.', { type: 'passed', data: { seat: 1 } }],
  ['Seat 1 thinks.', { type: 'thinking', data: { seat: 1, until: at } }],
  ['Seat 1 has thought.', { type: 'woken', data: { seat: 1 } }],
  ['Seat 1 opens the round and sees O L D F: all letters in one word.', looked],
  ['Seat 1 opens the round.', bare(looked)],
  ['Seat 1 answers: FOLD, fits.', answered(word(null, 'FOLD'))],
  ['Seat 1 answers: FOLD, which was used up before.', answered(word('already-said', 'FOLD'))],
  ['Seat 1 answers: no such word.', answered({ kind: 'non-existent', words: [], fault: null })],
  ['Seat 1 answers: pass.', answered({ kind: 'pass', words: [], fault: null })],
  ['Seat 1 answers.', bare(answered(word(null, 'FOLD')))],
  ['Seat 1 has run out of time.', { type: 'answerMissed', data: { seat: 1 } }],
  [
    'The bottle showed O L D F: all letters in one word; Seat 0: FOLD, fits (11.5 s); Seat 1: pass.',
    {
      type: 'answersShown',
      data: {
        roll: OLDF,
        answers: [
          { seat: 0, at, elapsed: 11_500, answer: word(null, 'FOLD') },
          { seat: 1, at, elapsed: null, answer: { kind: 'pass', words: [], fault: null } },
        ],
      },
    },
  ],
  [
    'The round is over; Seat 0 gets a diamond; possible: FOLDS, FLOOD.',
    closed({ winners: [0], solutions: ['FOLDS', 'FLOOD'], solvable: true }),
  ],
  ['The round is over; Seat 0 and Seat 2 get a diamond each.', closed({ winners: [0, 2] })],
  [
    'The round is over; no word came; Seat 1 gets a diamond; the list knows no such word.',
    closed({ reason: 'non-existent', winners: [1], solvable: false }),
  ],
  ['The round is over; nobody is left; no diamond is won.', closed({ reason: 'nobody' })],
  ['The round is over; time is up; no diamond is won.', closed({ reason: 'time' })],
  ['The last diamond is won.', { type: 'matchOver', data: { reason: 'target' } }],
  ['Nobody plays any more.', { type: 'matchOver', data: { reason: 'silence' } }],
  ['Only one player is left.', { type: 'matchOver', data: { reason: 'alone' } }],
]

describe('a line for every event', () => {
  test.each(LINES)('%s', (line, event) => {
    expect(tell(event).en).toBe(line)
    expect(tell(event).code).toMatch(/^message-in-a-bottle\.[a-z-]+$/)
  })

  test('no kind is forgotten, and no two share a code', () => {
    const kinds = Object.keys(messageInABottle.events)
    expect([...new Set(LINES.map(([, { type }]) => type))].sort()).toEqual([...kinds].sort())
    expect(new Set(LINES.map(([, event]) => tell(event).code)).size).toBe(kinds.length)
  })

  test('each fault has words of its own', () => {
    const lines = FAULTS.map((fault) => tell(missed(fault, 1, 'FOLD')).en)
    expect(new Set(lines).size).toBe(FAULTS.length)
    for (const line of lines) expect(line).toMatch(/^Seat 1: FOLD [a-z ]+; it loses a diamond and is out\.$/)
  })

  test('a machine reads in the parameters what a person reads in the line, and no secret', () => {
    expect(tell(claimed).params).toEqual({ seat: 1, words: 'FOLD' })
    expect(tell(bare(claimed)).params).toEqual({ seat: 1 })
    expect(tell(voted(false)).params).toEqual({ seat: 1, claim: 0, accept: 'no' })
    expect(tell(bare(voted(false))).params).toEqual({ seat: 1, claim: 0 })
    expect(tell(looked).params).toEqual({ seat: 1, condition: 'classic', letters: 'OLDF' })
    expect(tell(bare(looked)).params).toEqual({ seat: 1 })
    expect(tell(answered(word(null, 'FOLD'))).params).toEqual({ seat: 1, answer: 'FOLD, fits' })
    expect(tell(bare(answered(word(null, 'FOLD')))).params).toEqual({ seat: 1 })
    const rolled = LINES.find(([, { type }]) => type === 'rolled')![1]
    expect(tell(rolled).params).toEqual({ round: 3 })
  })
})
