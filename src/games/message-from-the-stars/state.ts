import * as z from 'zod/mini'
import { described, list, type Seat, whole } from '../../core/index.ts'
import { COLUMNS, GROUP_SIZE, LETTERS, ROWS } from './material/index.ts'
import { options } from './options.ts'

export const SIDES = ['alien', 'scientists'] as const
export type SideName = (typeof SIDES)[number]

export const seat = whole(0, 11)
export const team = whole(0, 1)
export const sideName = z.enum(SIDES)
export const letter = z.enum(LETTERS)
export const round = whole(1, 4)
export const picks = described('A row from 1 to 6 per column.', list(whole(1, ROWS), COLUMNS, COLUMNS))
export const score = described('Cipher score; never −0.', whole())

export const cipher = z.strictObject({
  trust: list(letter, GROUP_SIZE.trust, GROUP_SIZE.trust),
  amplify: list(letter, GROUP_SIZE.amplify, GROUP_SIZE.amplify),
  suspicion: letter,
})

export const card = z.strictObject({
  id: z.string(),
  sentence: described('The gaps stand as {1}, {2} and {3}.', z.string()),
  columns: described('Three columns of six words.', z.array(z.array(z.string()))),
})

export const place = z.strictObject({ role: z.enum(['alien', 'scientist']), team })

const transmission = z.strictObject({
  round,
  status: z.enum(['sealed', 'sent', 'skipped']),
  word: described('Null for who may not see it, and where none was sent.', z.nullable(z.string())),
  score: z.nullable(score),
})

const status = z.enum(['open', 'sealed', 'skipped', 'scored'])

const proposal = z.strictObject({
  seat,
  word: described('Known to the Scientists of the team.', z.nullable(z.string())),
  confirm: z.nullable(z.boolean()),
})

const side = z.strictObject({
  card: described('The message card, for its own side; later for all.', z.nullable(card)),
  dice: described('The rows of the secret words, for their own side; later for all.', z.nullable(picks)),
  transmissions: described('What the side has sent, oldest first.', z.array(transmission)),
  guess: described(
    'What this side thinks of the other one’s words.',
    z.strictObject({ status, picks: z.nullable(picks), points: z.nullable(whole(0, 3)) }),
  ),
})

export const PHASES = [
  ...(['alienTransmits', 'scientistsTransmit'] as const),
  ...(['alienGuesses', 'scientistsGuess', 'cipherGuess', 'over'] as const),
] as const

/** The state on the server and, with holes, what a viewer has of it. */
export const view = z.strictObject({
  options,
  seats: described('By seat.', z.array(place)),
  rounds: described('How many rounds of transmissions there are.', round),
  phase: z.strictObject({
    kind: z.enum(PHASES),
    round: described('The present round, after the last one that one.', round),
    since: whole(0),
  }),
  cipher: described('The cipher, for Aliens; at the end for all.', z.nullable(cipher)),
  teams: described(
    'By team; there is one where all play together.',
    z.array(
      z.strictObject({
        alien: side,
        scientists: side,
        proposals: described('Words that Scientists would send now, where they confer.', z.array(proposal)),
        cipherGuess: z.strictObject({
          status,
          guess: z.nullable(cipher),
          points: z.nullable(whole(0, 6)),
        }),
      }),
    ),
  ),
  over: described(
    'Why the match ended: all was guessed, or a side had nobody left.',
    z.nullable(z.enum(['scored', 'left'])),
  ),
})

export type State = z.output<typeof view>
export type Team = State['teams'][number]
export type Side = Team['alien']
export type Picks = z.output<typeof picks>
export type PhaseKind = State['phase']['kind']

export const sideOf = ({ seats }: Pick<State, 'seats'>, of: Seat): SideName =>
  seats[of]!.role === 'alien' ? 'alien' : 'scientists'

/** The seats of one side of a team. */
export const seatsOf = ({ seats }: Pick<State, 'seats'>, of: number, name: SideName): Seat[] =>
  seats.flatMap((at, s) => (at.team === of && (at.role === 'alien') === (name === 'alien') ? [s] : []))

export const seatsOfTeam = ({ seats }: Pick<State, 'seats'>, of: number): Seat[] =>
  seats.flatMap((at, s) => (at.team === of ? [s] : []))

export const other = (name: SideName): SideName => (name === 'alien' ? 'scientists' : 'alien')

/** Which side the present phase asks; none when the match is over. */
export function askedSide({ phase }: Pick<State, 'phase'>): SideName | undefined {
  if (phase.kind === 'over') return undefined
  return phase.kind === 'alienTransmits' || phase.kind === 'alienGuesses' ? 'alien' : 'scientists'
}

/** The teams whose side has not yet done what the phase asks for. */
export function teamsAsked(state: State): number[] {
  const name = askedSide(state)
  if (!name) return []
  const { kind, round } = state.phase
  return state.teams.flatMap((t, i) => {
    const done =
      kind === 'cipherGuess'
        ? t.cipherGuess.status !== 'open'
        : kind === 'alienGuesses' || kind === 'scientistsGuess'
          ? t[name].guess.status !== 'open'
          : t[name].transmissions.some((sent) => sent.round === round)
    return done ? [] : [i]
  })
}

/** The seats that may act now, and that the match waits for. */
export function seatsAsked(state: State): Seat[] {
  const name = askedSide(state)
  if (!name) return []
  const asked = teamsAsked(state)
  return state.seats.flatMap((at, s) => (asked.includes(at.team) && sideOf(state, s) === name ? [s] : []))
}
