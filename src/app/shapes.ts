import * as z from 'zod'
import { described, line, prose } from '../core/index.ts'

/**
 * What goes in and out, as zod: transports validate with these and publish them. Every string and list
 * is bounded; what the service sends may grow new fields within a version, what it takes is strict.
 */
/** Text that people wrote or read. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\s\S]*$/)

const name = line(40, 1).check(z.regex(/[^\s\u00AD\u200B-\u200F\u2060\uFEFF]/, 'has nothing to be seen'))

const id = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/)
export const matchId = z.uuid().describe('UUIDv7 of a match, in lower case')
export const time = z.iso.datetime({ precision: 3 }).describe('RFC 3339, UTC, milliseconds')
const seat = z.int32().min(0).max(31).describe('Place at the table, counted from 0')
export const revision = z.int32().min(0).describe('Number of the newest entry; 0 before the first')
const code = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-zA-Z0-9.-]*$/)
const sentence = text(2000)
const token = z
  .string()
  .max(60)
  .regex(/^hg_[a-z]+_[0-9A-Za-z]{33}$/)
const sha256 = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]{64}$/)
const anyObject = z.record(z.string(), z.unknown())

/** What a game has schemas of its own for. */
export const options = anyObject.clone()
export const gameView = anyObject.clone()
export const content = anyObject.clone()

export const seatRequest = z
  .strictObject({
    name: z.optional(name).describe('Shown to everybody at the table'),
    kind: z.enum(['human', 'bot']).optional().describe('Who plays; `human` if left out'),
    join: z
      .enum(['token', 'invite', 'open'])
      .optional()
      .describe(
        "`token`: the answer holds the seat's token; `invite`: a one-time code; `open`: anybody may claim it",
      ),
    role: z
      .string()
      .max(40)
      .regex(/^[a-z][a-z-]*$/)
      .optional()
      .describe('Where the game has roles'),
    team: z.int32().min(0).max(11).optional().describe('Where the game has teams'),
  })
  .describe('A seat of a new match')

const seconds = (min: number) => z.int32().min(min).max(5_184_000)

/** The same as core's, for those who read. */
const clock = z.object({
  perMove: seconds(5).describe('Seconds that a seat has for each move'),
  reminders: z.array(seconds(1)).max(5).describe('Seconds before the deadline, the earliest first'),
  onDeadline: z.enum(['remind', 'skip', 'bot', 'resign']).describe('What happens when time is up'),
})

export const clockRequest = z
  .strictObject({
    perMove: clock.shape.perMove,
    reminders: clock.shape.reminders.optional().describe('Seconds before the deadline; none if left out'),
    onDeadline: clock.shape.onDeadline.optional().describe('`remind` if left out'),
  })
  .refine(({ perMove, reminders = [] }) => reminders.every((before) => before < perMove), {
    path: ['reminders'],
    message: 'A reminder has to come before the time for a move is over',
  })
  .describe('How long a seat may take for a move')

export const newMatchBody = z
  .strictObject({
    game: id.describe('Id of the title'),
    options: options.optional().describe("See the title's options schema"),
    seats: z.array(seatRequest).min(1).max(32),
    visibility: z.enum(['public', 'unlisted', 'private']).optional().describe('`unlisted` if left out'),
    clock: clockRequest.optional().describe('Only what the game times itself is timed if left out'),
    seed: sha256.optional().describe('32 bytes in hex; only where the server allows tests to choose'),
  })
  .describe('A match to be made')

export const claimBody = z.strictObject({
  name: z.optional(name),
  invite: z.string().max(60).optional().describe('The one-time code of an invited seat'),
})

export const replaceBody = z.strictObject({
  kind: z.enum(['human', 'bot']).describe('Who takes the seat'),
  name: z.optional(name),
})

export const undoBody = z.strictObject({
  to: z
    .int32()
    .min(1)
    .optional()
    .describe('Everything after this revision is taken back; the last entry if left out'),
})

/** Of what has nothing to say but that it is to be done. */
export const emptyBody = z.strictObject({})

export const noteScope = z.enum(['seat', 'team'])

export const noteBody = z
  .strictObject({
    scope: noteScope.describe('Who reads it: this seat, or all of its team'),
    body: described('Up to 10,000 characters; line breaks and tabs are kept', prose(10_000)),
  })
  .describe('A note as it is to be kept')

/** The envelope of a command; the other fields are the game's. */
export const commandBody = z
  .looseObject({
    type: z.string().max(60),
    prompt: z.string().max(80).optional().describe('Id of the question this answers'),
  })
  .describe("A command; its fields are those of the game's command schema")

export const seatOut = z.object({
  seat,
  name: text(40).nullable(),
  kind: z.enum(['human', 'bot']),
  role: text(40).optional(),
  team: z.int32().min(0).max(11).optional(),
  join: z.enum(['token', 'invite', 'open']).describe('How the seat was offered'),
  taken: z.boolean(),
  resigned: z.boolean(),
  away: z.boolean().describe('Its time ran out, and a bot plays until its holder is back'),
})

export const deadlineOut = z.object({ id: code, at: time, seats: z.array(seat).max(32), then: code })

export const outcomeOut = z.object({
  result: z.enum(['won', 'lost', 'ranked', 'draw', 'abandoned']),
  places: z
    .array(
      z.object({
        seats: z.array(seat).max(32),
        rank: z.int32().min(1).max(32),
        score: z.number().nullable(),
      }),
    )
    .max(32),
  detail: anyObject,
})

const matchBasics = {
  id: matchId,
  game: id,
  rulesVersion: z.int32().min(1),
  options,
  visibility: z.enum(['public', 'unlisted', 'private']),
  status: z.enum(['waiting', 'active', 'finished', 'abandoned']),
  revision,
  pending: z.array(seat).max(32).describe('Seats the match waits for'),
  createdAt: time,
  updatedAt: time,
}

export const matchHead = z
  .object({
    ...matchBasics,
    seats: z.array(seatOut).max(32),
    clock: clock.nullable().describe('How long a seat may take for a move'),
    deadlines: z.array(deadlineOut).max(100),
    outcome: outcomeOut.nullable(),
    commitment: sha256.describe('SHA-256 of the seed, promised at creation'),
    words: z
      .object({
        id: text(60),
        sha256,
      })
      .describe('The word list that judges the match'),
    seedGiven: z.boolean().describe('True when the creator chose the seed: a test'),
    now: time.describe("The server's clock"),
  })
  .describe('The same for every viewer; nothing in it is secret')

export const matchSummary = z
  .object({
    ...matchBasics,
    seats: z
      .array(
        z.object({
          seat,
          name: text(40).nullable(),
        }),
      )
      .max(32),
  })
  .describe('A match in a list')

export const matchList = z.object({
  matches: z.array(matchSummary).max(100),
  next: text(80).nullable().describe('The cursor of the next page; null at the end'),
})

export const created = z.object({
  match: matchHead,
  hostToken: token,
  watchToken: token,
  seats: z.array(z.object({ seat, token: token.optional(), invite: token.optional() })).max(32),
})

export const seatToken = z.object({ seat, token: token.optional() })
export const watchToken = z.object({ watchToken: token })

export const eventOut = z.object({
  type: code,
  data: anyObject.describe('What everybody may see'),
  secret: anyObject.optional().describe('What this viewer may see beside it'),
  line: sentence.optional().describe('The event in words, with `lines=en`'),
})

export const entryOut = z.object({
  revision: z.int32().min(1),
  at: time,
  seat: seat.nullable().describe('Who acted; null for host and system'),
  rules: z.int32().min(1),
  events: z.array(eventOut).max(1000),
})

export const entriesOut = z.object({
  entries: z.array(entryOut).max(500),
  next: z.int32().min(1).nullable().describe('The `after` of the next page; null at the end'),
  rulesVersion: z.int32().min(1),
})

export const phrase = z.object({ code, en: sentence, params: anyObject.optional() })

/** A command as it may be sent. */
export const offered = z.looseObject({ type: code })

export const promptOut = z.object({
  id: code.describe('Sent back as `prompt` it pins the answer to this question'),
  kind: code,
  text: phrase,
  commands: z.array(offered).max(200).describe('Complete and legal as they stand'),
  open: z
    .array(z.object({ type: code, schema: anyObject.describe('JSON Schema 2020-12 of the whole command') }))
    .max(50),
  deadline: time.nullable(),
  notation: z.array(sentence).max(50),
})

export const promptsOut = z.object({
  revision,
  seat,
  pending: z.array(seat).max(32),
  now: time,
  prompts: z.array(promptOut).max(50),
  always: z.array(offered).max(10).describe('What may be sent at any time'),
  undo: z.array(z.int32().min(1)).max(16).describe('Revisions this seat may go back to, oldest first'),
})

export const commandOut = z.object({
  revision: z.int32().min(1),
  at: time,
  entry: entryOut,
  now: z.object({
    revision,
    pending: z.array(seat).max(32),
    prompts: z.array(promptOut).max(50).optional().describe('Left out with `Prefer: return=minimal`'),
  }),
})

export const legalOut = z.object({ legal: z.literal(true) })

export const viewOut = z.object({
  revision,
  viewer: z.union([seat, z.literal('spectator')]),
  view: gameView.nullable().describe("See the title's view schema; null before the start"),
})

export const noteOut = z.object({ scope: noteScope, body: text(10_000) })

export const aidOut = z.object({
  revision: z.int32().min(1),
  seat,
  result: z.unknown().describe('Whatever the helper says; see the rules of the game'),
})

export const contentReport = z.object({
  report: anyObject.describe('What the game found out about the content; see its rules'),
})

export const titleOut = z.object({
  id,
  name: text(80),
  summary: sentence,
  seats: z.object({ min: z.int32().min(1).max(32), max: z.int32().min(1).max(32) }),
  roles: z.array(text(40)).max(20).optional(),
  modes: z.array(text(40)).max(50),
  rulesVersion: z.int32().min(1),
  stage: z.enum(['alpha', 'beta', 'stable']),
})

export const titleDetail = titleOut.extend({
  notation: z.array(sentence).max(100).describe('Help for the notation, a line each'),
  rejections: z
    .array(z.object({ code, kind: z.enum(['invalid', 'conflict', 'forbidden', 'early']), title: sentence }))
    .max(200)
    .describe('Codes with which this game refuses a command, beside the common ones'),
})

export const titles = z.object({ games: z.array(titleOut).max(100) })

export type NewMatchBody = z.output<typeof newMatchBody>
export type MatchHead = z.output<typeof matchHead>
export type MatchSummary = z.output<typeof matchSummary>
export type EntryOut = z.output<typeof entryOut>
export type EntriesOut = z.output<typeof entriesOut>
export type PromptOut = z.output<typeof promptOut>
export type PromptsOut = z.output<typeof promptsOut>
export type CommandOut = z.output<typeof commandOut>
export type ViewOut = z.output<typeof viewOut>
export type NoteBody = z.output<typeof noteBody>
export type NoteOut = z.output<typeof noteOut>
export type AidOut = z.output<typeof aidOut>
export interface ContentReport {
  report: object
}
export type Created = z.output<typeof created>
export type Title = z.output<typeof titleOut>
export type TitleDetail = z.output<typeof titleDetail>
