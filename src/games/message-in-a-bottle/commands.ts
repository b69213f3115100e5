import * as z from 'zod/mini'
import { type CommandsOf, described, line, list, type Rejections, rejecter } from '../../core/index.ts'
import { DICE } from './material.ts'
import { die, seat } from './state.ts'

// Room for accents that are typed as marks of their own; spaces around it do not count.
const WORD = line(200, 1).check(z.trim())

/** What a seat may ask for. */
export const commands = {
  ready: described('Between rounds: roll as soon as everybody is ready.', z.strictObject({})),
  openRound: described('Sealed race: see the letters. Where time decides, yours begins.', z.strictObject({})),
  sayWord: described(
    'Say a word. A wrong one costs a diamond and the rest of the round.',
    z.strictObject({ word: described('The word; case and accents do not count.', WORD) }),
  ),
  cover: described('Put your hand on the bottle: only you may say the words now.', z.strictObject({})),
  sayInitials: described(
    'Say for the letter of each die a word that begins with it.',
    z.strictObject({
      words: described(
        'A word for each die.',
        list(
          z.strictObject({ die: described('The die.', die), word: described('The word.', WORD) }),
          1,
          DICE.length,
        ),
      ),
    }),
  ),
  sayNonExistent: described('Say that there is no such word.', z.strictObject({})),
  pass: described('Say nothing more in this round.', z.strictObject({})),
  voteWord: described(
    'Say whether a word of another seat counts.',
    z.strictObject({
      claim: described('The seat whose word it is.', seat),
      accept: described('Whether you take it for a word.', z.boolean()),
    }),
  ),
  think: described(
    'Take time to think: the match does not wait for you meanwhile. You may still speak at any moment.',
    z.strictObject({}),
  ),
}

export type BottleCommand = CommandsOf<typeof commands>
export type CommandOf<T extends BottleCommand['type']> = Extract<BottleCommand, { type: T }>

/** The refusals of this game, beside core's. None of them costs anything. */
export const rejections = {
  'too-early': { kind: 'early', title: 'The letters are not shown yet' },
  'round-closed': { kind: 'conflict', title: 'The round is over' },
  'out-this-round': { kind: 'conflict', title: 'The seat is out for this round' },
  'passed-this-round': { kind: 'conflict', title: 'The seat has passed for this round' },
  'malformed-word': { kind: 'invalid', title: 'A word has 1 to 45 letters A to Z and nothing else' },
  'wrong-dice': { kind: 'invalid', title: 'One word is wanted for each die' },
  'not-under-this-effect': { kind: 'conflict', title: 'The effects die asks for something else' },
  // Said of right words only.
  'not-shorter': {
    kind: 'conflict',
    title: 'The word is no shorter than the one that leads',
    judged: true,
  },
  'challenge-running': { kind: 'conflict', title: 'Somebody has said that there is no such word' },
  'word-standing': { kind: 'conflict', title: 'A word has been said and stands' },
  'bottle-covered': { kind: 'conflict', title: 'A hand is on the bottle' },
  'vote-running': { kind: 'conflict', title: 'A word is being voted on' },
  'no-such-vote': { kind: 'conflict', title: 'The seat has nothing of that kind to vote on' },
  'rule-off': { kind: 'conflict', title: 'This table plays without that rule' },
  'not-opened': { kind: 'conflict', title: 'The seat has to open the round first' },
  'opened-already': { kind: 'conflict', title: 'The seat has opened the round' },
  'answered-already': { kind: 'conflict', title: 'The seat has answered' },
  'thought-already': { kind: 'conflict', title: 'The seat has had its time to think' },
  'ready-already': { kind: 'conflict', title: 'The seat has said that it is ready' },
} as const satisfies Rejections

export const reject = rejecter(rejections)
