import type { Outcome, SeatSetup } from '../../../src/core/index.ts'
import type { State } from '../../../src/games/message-in-a-bottle/state.ts'
import { wordsFor } from '../../support/words/index.ts'

const table = (count: number, bots: readonly number[] = []): SeatSetup[] =>
  Array.from({ length: count }, (_, i) => ({ kind: bots.includes(i) ? 'bot' : 'human', taken: true }))

export const settings = [
  { name: 'two, as the rules have it', seats: table(2), options: {} },
  {
    name: 'three, easy, shorter words',
    seats: table(3, [1]),
    options: { mode: 'easy', shorterWordRule: true, target: 4, tier: 1 },
  },
  { name: 'four, effects', seats: table(4), options: { mode: 'effects', target: 4, strength: 3, tier: 2 } },
  {
    name: 'five, party, shorter words, votes',
    seats: table(5, [4]),
    options: { mode: 'party', shorterWordRule: true, wordAuthority: 'vote', target: 3 },
  },
  {
    name: 'six, sealed by time',
    seats: table(6, [0, 5]),
    options: { tempo: 'sealed', mode: 'effects', target: 3, limitMinutes: 1, windowHours: 1 },
  },
  {
    name: 'three, sealed by length, votes',
    seats: table(3),
    options: {
      tempo: 'sealed',
      sealedBy: 'length',
      mode: 'party',
      wordAuthority: 'vote',
      windowHours: 1,
      target: 3,
      strength: 1,
    },
  },
  {
    name: 'two, no words that do not exist, nothing twice',
    seats: table(2),
    options: { nonExistentWordRule: false, repeat: 'any', mode: 'easy', target: 3, strength: 1 },
  },
  {
    name: 'four, sealed, shorter words, nothing twice',
    seats: table(4, [3]),
    options: {
      tempo: 'sealed',
      shorterWordRule: true,
      repeat: 'any',
      nonExistentWordRule: false,
      target: 2,
      tier: 3,
    },
  },
  {
    name: 'three, dice of their own, all initials, slow countdowns',
    seats: table(3, [0]),
    options: {
      mode: 'effects',
      shorterWordRule: true,
      challengerOut: false,
      target: 3,
      dice: { turquoise1: 'AEIOUA', turquoise2: 'RSTNLS', yellow: 'SSMPHB', darkBlue: 'FWCFWC' },
      effectFaces: ['initials', 'initials', 'initials', 'initials', 'classic', 'yellow-inside'],
      seconds: {
        challenge: 20,
        shorter: 30,
        initialsPerDie: 20,
        tie: 8,
        revealDelay: 0,
        betweenRounds: 60,
        quiet: 300,
        vote: 60,
      },
    },
  },
  {
    name: 'six, votes on plain words, other dice',
    seats: table(6),
    options: {
      wordAuthority: 'vote',
      dice: { turquoise1: 'AEIOUY', turquoise2: 'RSTNLK', yellow: 'DMPVHJ', darkBlue: 'BCZFGX' },
      challengerOut: false,
      target: 3,
      seconds: { tie: 5 },
    },
  },
  {
    name: 'two bots, votes on Czech words, of which there is no list',
    seats: table(2, [0, 1]),
    options: { wordAuthority: 'vote', language: 'cs', target: 2 },
  },
] satisfies { name: string; seats: SeatSetup[]; options: Record<string, unknown> }[]

export const words = wordsFor('en')!

export const endings = ['target', 'silence', 'alone', 'abandoned']

export const ending = ({ result, detail }: Outcome): string =>
  result === 'abandoned' ? result : String(detail.reason)

export const revisions = ['since']

/** Every diamond lies on the table or before a seat. */
export const conserved = ({ supply, diamonds }: State): number =>
  diamonds.reduce((sum, count) => sum + count, supply)

export const never = {
  'not-your-turn': 'nobody has a turn: all play at once',
}
