import * as z from 'zod/mini'
import { described, list, whole } from '../../core/index.ts'
import { CONDITIONS, EFFECT_FACES } from './material.ts'

const seconds = (text: string, fallback: number) =>
  described(text, z._default(z.number().check(z.minimum(0), z.maximum(3600)), fallback))

const faces = (text: string) => described(text, z.string().check(z.regex(/^[A-Z]{6}$/, 'six letters A to Z')))

const TIMES = {
  challenge: 10,
  shorter: 10,
  initialsPerDie: 10,
  tie: 0.3,
  revealDelay: 3,
  betweenRounds: 20,
  quiet: 120,
  vote: 20,
}

/** Table settings of one match. Numbers R… are those of RULES.md. */
export const options = z.strictObject({
  mode: described(
    'Which dice are in the bottle (R4).',
    z._default(z.enum(['classic', 'easy', 'effects', 'party']), 'classic'),
  ),
  shorterWordRule: described(
    'Whether a word may be beaten by a shorter one for a while (R30).',
    z._default(z.boolean(), false),
  ),
  nonExistentWordRule: described(
    'Whether a player may say that there is no such word (R24).',
    z._default(z.boolean(), true),
  ),
  tempo: described(
    'live: all play at the same time, against the clock. sealed: each opens the round when it likes (R50).',
    z._default(z.enum(['live', 'sealed']), 'live'),
  ),
  sealedBy: described(
    'What wins a sealed round: the shortest time or the shortest word (R54).',
    z._default(z.enum(['time', 'length']), 'time'),
  ),
  language: described(
    'The language of words and dice, folded to the letters A to Z (R11).',
    z._default(z.enum(['en', 'cs']), 'en'),
  ),
  wordAuthority: described(
    'Who says what is a word: the list of the language, or the other players by vote (R44).',
    z._default(z.enum(['list', 'vote']), 'list'),
  ),
  tier: described(
    'The rarest words of the list that count: 1 takes common ones only, 2 standard ones, too; by default all do (R12).',
    z.optional(whole(1, 3)),
  ),
  repeat: described(
    'Which words are used up: those that were right, or all that were said (R14).',
    z._default(z.enum(['accepted', 'any']), 'accepted'),
  ),
  challengerOut: described(
    'Whether who was wrong that no word exists is out for the round (R27).',
    z._default(z.boolean(), true),
  ),
  target: described('The diamonds that win the match (R40).', z._default(whole(2, 8), 8)),
  strength: described(
    'How good bots are: how rare the words are that they know, and how soon they find one (R60).',
    z._default(whole(1, 3), 2),
  ),
  dice: described(
    'The six letters of each die, in place of those of the language (R3).',
    z.optional(
      z.strictObject({
        turquoise1: faces('First turquoise die.'),
        turquoise2: faces('Second turquoise die.'),
        yellow: faces('Yellow die.'),
        darkBlue: faces('Dark blue die.'),
      }),
    ),
  ),
  effectFaces: described(
    'The six faces of the effects die (R32).',
    z._default(list(z.enum(CONDITIONS), 6, 6), [...EFFECT_FACES]),
  ),
  seconds: described(
    'The countdowns of a live match.',
    z._default(
      z.strictObject({
        challenge: seconds('After "there is no such word" (R24).', TIMES.challenge),
        shorter: seconds('For a shorter word (R30).', TIMES.shorter),
        initialsPerDie: seconds('For each word while the bottle is covered (R36).', TIMES.initialsPerDie),
        tie: seconds('Words this much later count as said at the same time (R20).', TIMES.tie),
        revealDelay: seconds('From the roll to the letters (R6).', TIMES.revealDelay),
        betweenRounds: seconds('Until the next roll, if not all are ready before (R8).', TIMES.betweenRounds),
        quiet: seconds('After which a round ends in which nobody says anything (R9).', TIMES.quiet),
        vote: seconds('For a vote (R46).', TIMES.vote),
      }),
      TIMES,
    ),
  ),
  windowHours: described(
    'How long a sealed round stays open, and a vote on it (R50).',
    z._default(whole(1, 336), 24),
  ),
  limitMinutes: described(
    'The time to answer after opening a sealed round that time decides (R52).',
    z._default(whole(1, 1440), 10),
  ),
})

export type Options = z.output<typeof options>

/** The rarest tier of words that count (R12). */
export const rarest = ({ tier = 3 }: Pick<Options, 'tier'>): number => tier

/** A countdown in whole milliseconds. */
export const millis = ({ seconds }: Options, of: keyof Options['seconds']): number =>
  Math.round(seconds[of] * 1000)
