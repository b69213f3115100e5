import { answering, gameTime, type Proposal } from './agreement.ts'
import type { Fold } from './fold.ts'
import type { AnyGame, Command, ViewContext } from './game.ts'
import { wordingOf } from './propose.ts'
import type { Seat } from './seats.ts'

/** A sentence for people with a stable code, so that clients may word it themselves. */
export interface Phrase {
  code: string
  en: string
  params?: Readonly<Record<string, string | number>>
}

/** JSON Schema (2020-12) of a command's body, kept as plain data. */
export type JsonSchema = { readonly [key: string]: unknown }

/** A command with free input: what may be filled in. */
export interface OpenCommand {
  type: string
  schema: JsonSchema
}

/** What a game asks of a seat, computed from that seat's view alone. */
export interface Prompt {
  /** The game's own name of the question, in kebab-case. */
  kind: string
  /** Revision at which the question was raised; it stays while others act. */
  since: number
  text: Phrase
  /** Complete and legal as they stand. */
  commands: readonly Command[]
  /** Those with free input, or with too many possibilities to list. */
  open: readonly OpenCommand[]
  /** Milliseconds since 1970 UTC. */
  deadline: number | null
  /** Examples in the game's notation. */
  notation: readonly string[]
}

export interface AskedPrompt extends Prompt {
  /** Pins the question: an answer that names it is never taken for an answer to another one. */
  id: string
}

/** More commands than this are left to an open one with an exact schema. */
export const LONGEST_LIST = 200

/**
 * The open questions of a seat, with the earlier of the game's deadline and that of the clock. An id keeps as long as the question is the same, whatever other seats
 * do; after that seat's own undo it is a new one.
 */
export function ask(game: AnyGame, fold: Fold, seat: Seat, c: ViewContext): AskedPrompt[] {
  const place = fold.table.seats[seat]
  if (fold.table.status !== 'active' || fold.game === undefined || !place || place.resigned) return []
  const { table } = fold
  const due = table.clock?.seats[seat]?.due ?? null
  const asked = table.pause ? [] : game.prompts(fold.game, seat, { ...c, now: gameTime(table, c.now) })
  const proposal = answering(table).includes(seat) ? [proposalPrompt(table.proposal!)] : []
  return [
    ...asked.map((prompt) => ({
      id: `${prompt.kind}.${Math.max(prompt.since, place.rewound)}`,
      ...prompt,
      deadline: earlier(prompt.deadline === null ? null : prompt.deadline + table.stood, due),
    })),
    ...proposal,
  ]
}

/** The question whether the seat agrees. */
const proposalPrompt = (proposal: Proposal): AskedPrompt => ({
  id: `proposal.${proposal.since}`,
  kind: 'proposal',
  since: proposal.since,
  text: {
    code: `proposal.${proposal.what}`,
    en: `Seat ${proposal.by} proposes ${wordingOf(proposal)}. Do you agree?`,
    params: {
      seat: proposal.by,
      ...(proposal.to !== undefined && { to: proposal.to }),
      ...(proposal.days !== undefined && { days: proposal.days }),
    },
  },
  commands: [{ type: 'agree' }, { type: 'refuse' }],
  open: [],
  deadline: proposal.until,
  notation: ['agree', 'refuse'],
})

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

type Fields = Readonly<Record<string, JsonSchema>>

/** An open command whose fields are all required, except those named in `optional`. */
export const openCommand = (type: string, fields: Fields, optional: readonly string[] = []): OpenCommand => ({
  type,
  schema: {
    type: 'object',
    properties: { type: { const: type }, ...fields },
    required: ['type', ...Object.keys(fields).filter((name) => !optional.includes(name))],
    additionalProperties: false,
  },
})
