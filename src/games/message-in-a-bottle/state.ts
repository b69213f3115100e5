import * as z from 'zod/mini'
import { described, whole } from '../../core/index.ts'
import { CONDITIONS, DICE, FAULTS } from './material.ts'
import { options } from './options.ts'

export const seat = whole(0, 5)
export const die = z.enum(DICE)
export const fault = z.enum(FAULTS)
export const time = described('Milliseconds since 1970 UTC.', whole(0))
const revision = whole(0)

export const roll = described(
  'What lies in the bottle.',
  z.strictObject({
    condition: described('What the effects die asks for.', z.enum(CONDITIONS)),
    dice: z.array(
      z.strictObject({
        die,
        letter: z.string(),
        distance: described('From the neck of the bottle, with the effects die.', z.nullable(whole(1, 6))),
      }),
    ),
  }),
)

const said = described('One word, or one for each die.', z.array(z.string()))

export const claim = z.strictObject({ seat, words: said })

const heldClaim = z.strictObject({ seat, at: time, words: z.nullable(said) })

export const answer = z.strictObject({
  kind: z.enum(['word', 'initials', 'non-existent', 'pass']),
  words: said,
  fault: z.nullable(fault),
})

const sealedAnswer = z.strictObject({
  seat,
  at: time,
  answer: described('For the seat itself; for all when the round closes.', z.nullable(answer)),
})

export const shownAnswer = z.strictObject({
  seat,
  at: time,
  elapsed: described(
    'Milliseconds from opening to answer; null where nothing was opened.',
    z.nullable(whole(0)),
  ),
  answer,
})

const leading = z.strictObject({
  kind: z.literal('leading'),
  leaders: z.array(claim),
  until: time,
})
const challenge = z.strictObject({ kind: z.literal('challenge'), seat, until: time })
const open = z.strictObject({ kind: z.literal('open'), until: time })

const stopped = described(
  'What goes on, with so many milliseconds left, if nothing comes of it.',
  z.strictObject({ left: whole(0), phase: z.discriminatedUnion('kind', [open, challenge, leading]) }),
)

const sealedRound = z.strictObject({
  kind: z.literal('sealed'),
  until: time,
  opened: z.array(
    z.strictObject({
      seat,
      at: time,
      until: described('When this seat has to have answered.', z.nullable(time)),
      roll: described('What it was shown; for that seat.', z.nullable(roll)),
    }),
  ),
  answers: z.array(sealedAnswer),
})

const phase = z.discriminatedUnion('kind', [
  described(
    'Between two rounds.',
    z.strictObject({
      kind: z.literal('closed'),
      since: revision,
      until: described('When the next roll comes by itself, if it does.', z.nullable(time)),
      ready: z.array(seat),
    }),
  ),
  described(
    'The bottle is shaken; the letters are shown at `until`.',
    z.strictObject({
      kind: z.literal('rolled'),
      until: time,
    }),
  ),
  described('Everybody looks for a word.', open),
  described('A seat has said that there is no such word.', challenge),
  described(
    'A word was said; those that come until then count as said at the same time.',
    z.strictObject({
      kind: z.literal('tie'),
      until: time,
      claims: z.array(heldClaim),
      stopped,
    }),
  ),
  described('A word leads until a shorter one comes, or time is up.', leading),
  described(
    'A seat has its hand on the bottle.',
    z.strictObject({
      kind: z.literal('cover'),
      seat,
      until: time,
      stopped,
    }),
  ),
  described(
    'The other players vote on words.',
    z.strictObject({
      kind: z.literal('vote'),
      since: revision,
      until: time,
      claims: z.array(claim),
      votes: z.array(z.strictObject({ seat, claim: seat, accept: z.nullable(z.boolean()) })),
      forgone: z.array(seat),
      stopped: z.nullable(stopped),
    }),
  ),
  described('Each seat opens the round and answers in its own time.', sealedRound),
  z.strictObject({ kind: z.literal('over'), reason: z.enum(['target', 'silence', 'alone']) }),
])

/** The state on the server and, with holes, what a viewer has of it. */
export const view = z.strictObject({
  options,
  at: described('Time of the last event: countdowns are shown as what was left then.', time),
  diamonds: described('By seat.', z.array(whole(0))),
  supply: described('Diamonds on the table; an award is never refused, so it may fall below 0.', whole()),
  words: described('Words that are used up.', z.array(z.string())),
  round: described('Number of the round, from 1; 0 before the first.', whole(0)),
  since: described('Revision at which the letters of this round could be seen.', revision),
  roll: z.nullable(roll),
  phase,
  out: described('Seats that made a mistake in this round.', z.array(seat)),
  passed: described('Seats that have passed in this round.', z.array(seat)),
  thinking: described(
    'Seats that nobody waits for, until when.',
    z.array(z.strictObject({ seat, until: time })),
  ),
  thought: described('Seats that have had their time to think.', z.array(seat)),
  acted: described('Whether any person has done anything in this round.', z.boolean()),
  silent: described('Rounds in a row in which nobody did, and that nobody won.', whole(0)),
  shown: described(
    'How the round before ended; null before the first.',
    z.nullable(
      z.strictObject({
        winners: z.array(seat),
        claims: z.array(claim),
        solutions: z.array(z.string()),
        solvable: z.nullable(z.boolean()),
      }),
    ),
  ),
  answers: described('The answers of the sealed round that was closed last.', z.array(shownAnswer)),
  accepted: described('The words of this round that were right.', z.array(claim)),
})

export type State = z.output<typeof view>
export type Phase = State['phase']
export type PhaseOf<K extends Phase['kind']> = Extract<Phase, { kind: K }>
export type Claim = z.output<typeof claim>
export type Answer = z.output<typeof answer>
export type Stopped = z.output<typeof stopped>

export const lettersOf = ({ words }: Pick<Claim, 'words'>): number => words.join('').length

export const seatsOf = ({ diamonds }: State): number[] => [...diamonds.keys()]

/** The phase that a seat's claim would interrupt, or has. */
export const underlying = ({ phase }: State): Stopped['phase'] | undefined => {
  switch (phase.kind) {
    case 'open':
    case 'challenge':
    case 'leading':
      return phase
    case 'tie':
    case 'cover':
      return phase.stopped.phase
    default:
      return undefined
  }
}

/** Whether the seat has said its word, or its challenge, and waits for what comes of it. */
export function stands(state: State, seat: number): boolean {
  const { phase } = state
  const base = underlying(state)
  return (
    (phase.kind === 'tie' && phase.claims.some((one) => one.seat === seat)) ||
    (base?.kind === 'challenge' && base.seat === seat) ||
    (base?.kind === 'leading' && base.leaders.some((one) => one.seat === seat))
  )
}

/** Seats that are neither out nor have passed. */
export const inRound = (state: State): number[] =>
  seatsOf(state).filter((seat) => !state.out.includes(seat) && !state.passed.includes(seat))

/** Seats that may still say something in a live round. */
export const mayClaim = (state: State): number[] =>
  underlying(state) ? inRound(state).filter((seat) => !stands(state, seat)) : []

/** The claims that a seat has still to vote on. */
export const openVotes = ({ phase }: State, seat: number): number[] =>
  phase.kind !== 'vote' || phase.forgone.includes(seat)
    ? []
    : phase.claims
        .map((one) => one.seat)
        .filter((of) => of !== seat && !phase.votes.some((v) => v.seat === seat && v.claim === of))
