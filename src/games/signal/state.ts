import * as z from 'zod/mini'
import { described, whole } from '../../core/index.ts'
import {
  ABILITY_IDS,
  type AbilityId,
  arrangement,
  CARD_IDS,
  type Card,
  card,
  front,
  type Habit,
  type Piece,
  type Rule,
} from './material/index.ts'
import { options } from './options.ts'

export const seat = whole(0, 5)
export const ability = z.enum(ABILITY_IDS)
export const cardId = z.enum(CARD_IDS)
/** An arrangement in notation, in reading order. */
export const pieces = z.array(z.string())
const revision = whole(0)

export const steps = described(
  'What is done to one piece after another, as it is seen; null where the piece is not on the mat.',
  z.array(z.strictObject({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
)

const told = <T extends AbilityId, S extends z.core.$ZodLooseShape>(id: T, shape: S) =>
  z.strictObject({ ability: z.literal(id), ...shape })

/** What an ability brought to light. */
export const finding = z.discriminatedUnion('ability', [
  told('census', { changing: whole(0) }),
  told('stillPoint', { piece: z.nullable(z.string()) }),
  told('dictionary', { term: z.string(), used: z.boolean() }),
  told('spareFrequency', { refunded: z.boolean() }),
  told('slowMotion', { after: z.array(pieces) }),
  told('threeVoices', { voices: z.array(z.strictObject({ piece: z.string(), column: whole(1, 3) })) }),
  told('secondVoice', { pieces, end: pieces, steps: z.nullable(steps) }),
  told('openPage', { column: whole(1, 3), text: z.string() }),
  told('helpingHand', { pieces }),
  told('rehearsal', {
    answers: z.array(z.strictObject({ pieces, possible: z.enum(['yes', 'no', 'unknown']) })),
  }),
])
export type Finding = z.output<typeof finding>

const phase = z.discriminatedUnion('kind', [
  described('The Alien takes a card.', z.strictObject({ kind: z.literal('choose'), since: revision })),
  described('The Experts compose.', z.strictObject({ kind: z.literal('compose'), since: revision })),
  described(
    'A transmission waits for its response.',
    z.strictObject({ kind: z.literal('respond'), since: revision, by: seat, pieces }),
  ),
  z.strictObject({
    kind: z.literal('over'),
    result: z.enum(['won', 'lost']),
    reason: z.enum(['signal', 'tokens', 'conceded', 'left']),
  }),
])

const exchange = z.strictObject({
  round: whole(1, 3),
  number: described('The transmission of its round, from 1.', whole(1)),
  by: seat,
  pieces: described('What was sent, as it was responded to.', pieces),
  end: described('What the response made of it.', pieces),
  steps: z.nullable(steps),
  signal: z.boolean(),
  choices: described(
    'What the Alien chose; for the Alien, and for all at the end.',
    z.nullable(z.array(whole())),
  ),
})

/** The state on the server and, with holes, what a viewer has of it. */
export const view = z.strictObject({
  options,
  seats: z.array(z.strictObject({ role: z.enum(['alien', 'expert']), bot: z.boolean() })),
  abilities: described(
    'The three on the table.',
    z.array(z.strictObject({ id: ability, used: z.boolean() })),
  ),
  phase,
  round: whole(1, 3),
  number: described('The next transmission of the round, or the one that waits.', whole(1)),
  tokens: described('Transmission tokens that the Experts have left.', whole(0)),
  shares: described('The same by seat, where they are split.', z.nullable(z.array(whole(0)))),
  cardId: described('The card, if it is one of the box.', z.nullable(cardId)),
  front: described('What lies open of the card.', z.nullable(front)),
  card: described('The whole card; for the Alien, and for all at the end.', z.nullable(card)),
  question: described(
    'What an ability asks the Experts.',
    z.nullable(z.strictObject({ ability, since: revision })),
  ),
  called: described('Abilities that the Experts have asked an automatic Alien for.', z.array(ability)),
  armed: described(
    'Abilities that work on the response to come; with the piece said to keep still, or the variant.',
    z.array(z.strictObject({ ability, piece: z.nullable(z.string()), pieces: z.nullable(pieces) })),
  ),
  exchanges: described('Transmissions and responses, oldest first.', z.array(exchange)),
  findings: described(
    'What abilities brought to light, oldest first.',
    z.array(z.strictObject({ round: whole(1, 3), number: whole(1), finding })),
  ),
  points: described('Points of the rounds that were won.', z.array(whole(0))),
})

export type State = z.output<typeof view>
export type Exchange = State['exchanges'][number]
export type Armed = State['armed'][number]

export const isAlien = (state: Pick<State, 'seats'>, seat: number): boolean =>
  state.seats[seat]?.role === 'alien'

const seatsOf = ({ seats }: Pick<State, 'seats'>, role: 'alien' | 'expert'): number[] =>
  seats.flatMap((place, seat) => (place.role === role ? [seat] : []))

export const aliensOf = (state: Pick<State, 'seats'>): number[] => seatsOf(state, 'alien')
export const expertsOf = (state: Pick<State, 'seats'>): number[] => seatsOf(state, 'expert')

/** Whether the Alien is played by the engine alone, so that Experts call for abilities (R40). */
export const automatic = (state: State): boolean => aliensOf(state).every((seat) => state.seats[seat]!.bot)

export interface ActiveRule {
  column: number
  text: string
  rule: Rule
}

/** The rules of this round: all columns up to it. Needs the card. */
export const activeRules = ({ rounds }: Card, round: number): ActiveRule[] =>
  rounds
    .slice(0, round)
    .flatMap(({ rules }, i) => rules.map(({ text, rule }) => ({ column: i + 1, text, rule })))

/** What the Alien works with now; undefined where the viewer does not know the card. */
export function workOf(state: State): { pieces: Piece[]; rules: Rule[]; habit: Habit } | undefined {
  if (!state.card || state.phase.kind !== 'respond') return undefined
  return {
    pieces: arrangement(state.phase.pieces),
    rules: activeRules(state.card, state.round).map(({ rule }) => rule),
    habit: habitOf(state),
  }
}

export const habitOf = ({ options }: State): Habit => ({ ordered: options.order === 'alien' })

export const mayTransmit = (state: State, seat: number): boolean =>
  !isAlien(state, seat) && (state.shares === null || (state.shares[seat] ?? 0) > 0)

/** Ten tokens as evenly as can be, the first seats before the others. */
export function evenly(state: Pick<State, 'seats'>, tokens: number): number[] {
  const among = expertsOf(state)
  const shares = state.seats.map(() => 0)
  for (let i = 0; i < tokens; i++) shares[among[i % among.length]!]! += 1
  return shares
}
