import type { GameMeta } from '../../core/index.ts'

export const meta: GameMeta = {
  id: 'bletchley',
  name: 'Bletchley',
  summary: 'Spell a secret word letter by letter under cipher cards and break the words of the others.',
  seats: { min: 2, max: 6 },
  modes: ['standard'],
  rulesVersion: 1,
  stage: 'alpha',
  notation: [
    'Seats are counted from 0, positions from 1; c7 is a Cipher card, e5 an Enigma card.',
    'word STREET – take a secret word',
    'encode 4 c7 – put the 4th letter face down under Cipher 7',
    'decode 2 3 e5 e2 – pay Enigma cards to read position 3 of seat 2; "help" at the end says that you mean to ask for help, "alone" that you do not',
    'offer e3 e1 – offer cards to the seat that asks for help; decline – offer none',
    'resolve accept 1 2 extra e4 – take the offers of seats 1 and 2 and add your own Enigma 4; both parts may be left out',
    'guess 2 STREET e3 – pay and guess the word of seat 2',
    'pass',
  ],
}
