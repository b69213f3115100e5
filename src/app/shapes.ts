import * as z from 'zod/mini'
import * as english from 'zod/v4/locales/en.js'
import { described, line, list, MATTERS, prose, whole } from '../core/index.ts'

/**
 * What goes in and out, as zod: transports validate with these and publish them. Every string and list
 * is bounded; what the service sends may grow new fields within a version, what it takes is strict.
 */

// The small zod says what is wrong in no language unless it is given one.
z.config(english.default())

/** Text of at most so many characters. */
export const patterned = (max: number, pattern: RegExp) =>
  z.string().check(z.maxLength(max), z.regex(pattern))

/** Text that people wrote or read. */
export const text = (max: number) => patterned(max, /^[\s\S]*$/)

const name = line(40, 1).check(z.regex(/[^\s\u00AD\u200B-\u200F\u2060\uFEFF]/, 'has nothing to be seen'))

export const id = patterned(60, /^[a-z][a-z0-9-]*$/)
export const matchId = described('UUIDv7 of a match, in lower case', z.uuid())
export const time = described('RFC 3339, UTC, milliseconds', z.iso.datetime({ precision: 3 }))
export const seat = described('Place at the table, counted from 0', whole(0, 31))
const natural = (min: number) => whole(min, 2_147_483_647)
export const revision = described('Number of the newest entry; 0 before the first', natural(0))
const code = patterned(80, /^[a-z0-9][a-zA-Z0-9.-]*$/)
export const sentence = text(2000)
const token = patterned(60, /^hg_[a-z]+_[0-9A-Za-z]{33}$/)
const sha256 = patterned(64, /^[0-9a-f]{64}$/)
const anyObject = z.record(z.string(), z.unknown())
const seatsOut = list(seat, 0, 32)

/** What a game has schemas of its own for. */
export const options = z.clone(anyObject)
export const gameView = z.clone(anyObject)
export const content = z.clone(anyObject)

/** A field that may be left out; the text may say what then holds. */
export const maybe = <T extends z.ZodMiniType>(schema: T, text?: string) => {
  const field = z.optional(schema)
  return text === undefined ? field : described(text, field)
}

const address = patterned(320, /^[^\s@]+@[^\s@]+$/)

export const seatRequest = described(
  'A seat of a new match',
  z.strictObject({
    name: maybe(name, 'Shown to everybody at the table'),
    kind: maybe(z.enum(['human', 'bot']), 'Who plays; `human` if left out'),
    join: maybe(
      z.enum(['token', 'invite', 'open']),
      "`token`: the answer holds the seat's token; `invite`: a one-time code; `open`: anybody may claim it",
    ),
    mail: maybe(address, 'Address of somebody who is invited to play this seat by mail; in place of `join`'),
    role: maybe(patterned(40, /^[a-z][a-z-]*$/), 'Where the game has roles'),
    team: maybe(whole(0, 11), 'Where the game has teams'),
  }),
)

const seconds = (min: number) => whole(min, 5_184_000)

/** The same as core's, for those who read. */
const clock = z.object({
  perMove: described('Seconds that a seat has for each move', seconds(5)),
  reminders: described('Seconds before the deadline, the earliest first', list(seconds(1), 0, 5)),
  onDeadline: described('What happens when time is up', z.enum(['remind', 'skip', 'bot', 'resign'])),
})

export const clockRequest = described(
  'How long a seat may take for a move',
  z
    .strictObject({
      perMove: clock.shape.perMove,
      reminders: maybe(clock.shape.reminders, 'Seconds before the deadline; none if left out'),
      onDeadline: maybe(clock.shape.onDeadline, '`remind` if left out'),
    })
    .check(
      z.refine(({ perMove, reminders = [] }) => reminders.every((before) => before < perMove), {
        path: ['reminders'],
        message: 'A reminder has to come before the time for a move is over',
      }),
    ),
)

export const newMatchBody = described(
  'A match to be made',
  z.strictObject({
    game: described('Id of the title', id),
    options: maybe(options, "See the title's options schema"),
    seats: list(seatRequest, 1, 32),
    visibility: maybe(z.enum(['public', 'unlisted', 'private']), '`unlisted` if left out'),
    clock: maybe(clockRequest, 'Only what the game times itself is timed if left out'),
    seed: maybe(sha256, '32 bytes in hex; only where the server allows tests to choose'),
  }),
)

export const claimBody = z.strictObject({
  name: maybe(name),
  invite: maybe(z.string().check(z.maxLength(60)), 'The one-time code of an invited seat'),
})

export const replaceBody = z.strictObject({
  kind: described('Who takes the seat', z.enum(['human', 'bot'])),
  name: maybe(name),
  mail: maybe(address, 'Address of somebody who is invited to play it by mail: then there is no token'),
})

export const undoBody = z.strictObject({
  to: maybe(natural(1), 'Everything after this revision is taken back; the last entry if left out'),
})

/** Of what has nothing to say but that it is to be done. */
export const emptyBody = z.strictObject({})

export const noteScope = z.enum(['seat', 'team'])

/** Longest note, characters. */
export const LONGEST_NOTE = 10_000

export const noteBody = described(
  'A note as it is to be kept',
  z.strictObject({
    scope: described('Who reads it: this seat, or all of its team', noteScope),
    body: described('Up to 10,000 characters; line breaks and tabs are kept', prose(LONGEST_NOTE)),
  }),
)

export const pictureLink = z.object({ url: text(600), expiresAt: time })

/** The envelope of a command; the other fields are the game's. */
export const commandBody = described(
  "A command; its fields are those of the game's command schema",
  z.looseObject({
    type: z.string().check(z.maxLength(60)),
    prompt: maybe(z.string().check(z.maxLength(80)), 'Id of the question this answers'),
  }),
)

export const seatOut = z.object({
  seat,
  name: z.nullable(text(40)),
  kind: z.enum(['human', 'bot']),
  role: maybe(text(40)),
  team: maybe(whole(0, 11)),
  join: described('How the seat was offered', z.enum(['token', 'invite', 'open', 'mail'])),
  taken: z.boolean(),
  resigned: z.boolean(),
  away: described('Its time ran out, and a bot plays until its holder is back', z.boolean()),
})

export const deadlineOut = z.object({ id: code, at: time, seats: seatsOut, then: code })

export const outcomeOut = z.object({
  result: z.enum(['won', 'lost', 'ranked', 'draw', 'abandoned']),
  places: list(z.object({ seats: seatsOut, rank: whole(1, 32), score: z.nullable(z.number()) }), 0, 32),
  detail: anyObject,
})

const proposalOut = described(
  'What has been proposed, until all have agreed',
  z.object({
    seat: described('Who proposes it', seat),
    what: z.enum(MATTERS),
    to: maybe(natural(1), 'The revision to go back to'),
    days: maybe(natural(1), "How long the proposer's clock is to stand still"),
    agreed: seatsOut,
    waitsFor: described('Seats that have not answered', seatsOut),
    until: described('When it lapses', time),
  }),
)

const pauseOut = described(
  'Nothing can be played and no time runs',
  z.object({ since: time, until: described('When it ends by itself', time) }),
)

const matchBasics = {
  id: matchId,
  game: id,
  rulesVersion: natural(1),
  options,
  visibility: z.enum(['public', 'unlisted', 'private']),
  status: z.enum(['waiting', 'active', 'finished', 'abandoned']),
  revision,
  pending: described('Seats the match waits for', seatsOut),
  createdAt: time,
  updatedAt: time,
}

export const matchHead = described(
  'The same for every viewer; nothing in it is secret',
  z.object({
    ...matchBasics,
    seats: list(seatOut, 0, 32),
    clock: described('How long a seat may take for a move', z.nullable(clock)),
    deadlines: list(deadlineOut, 0, 100),
    proposal: z.nullable(proposalOut),
    pause: z.nullable(pauseOut),
    behind: described(
      'How far the times in a view are behind, by pauses and by what was taken back: milliseconds',
      whole(0),
    ),
    vacations: described(
      'Whose clock stands still, and until when',
      list(z.object({ seat, until: time }), 0, 32),
    ),
    outcome: z.nullable(outcomeOut),
    commitment: described('SHA-256 of the seed, promised at creation', sha256),
    words: described('The word list that judges the match', z.object({ id: text(60), sha256 })),
    seedGiven: described('True when the creator chose the seed: a test', z.boolean()),
    now: described("The server's clock", time),
  }),
)

export const matchSummary = described(
  'A match in a list',
  z.object({ ...matchBasics, seats: list(z.object({ seat, name: z.nullable(text(40)) }), 0, 32) }),
)

export const matchList = z.object({
  matches: list(matchSummary, 0, 100),
  next: described('The cursor of the next page; null at the end', z.nullable(text(80))),
})

export const created = z.object({
  match: matchHead,
  hostToken: token,
  watchToken: token,
  seats: list(z.object({ seat, token: maybe(token), invite: maybe(token) }), 0, 32),
})

export const invitationOut = z.object({
  seat,
  state: described(
    '`confirmed`: the seat is played by mail; `declined`: the invitation was turned down; `stopped`: its reader wants no mail; `undeliverable`: the address takes none',
    z.enum(['invited', 'confirmed', 'declined', 'stopped', 'undeliverable']),
  ),
  sent: described('Invitations that have gone out', whole(0, 100)),
})

export const seatToken = z.object({
  seat,
  token: maybe(token),
  join: maybe(z.literal('mail'), 'Whoever reads the invitation plays the seat'),
})
export const watchToken = z.object({ watchToken: token })

export const eventOut = z.object({
  type: code,
  data: described('What everybody may see', anyObject),
  secret: maybe(anyObject, 'What this viewer may see beside it'),
  line: maybe(sentence, 'The event in words, with `lines=en`'),
})

export const entryOut = z.object({
  revision: natural(1),
  at: time,
  seat: described('Who acted; null for host and system', z.nullable(seat)),
  rules: natural(1),
  events: list(eventOut, 0, 1000),
})

export const entriesOut = z.object({
  entries: list(entryOut, 0, 500),
  next: described('The `after` of the next page; null at the end', z.nullable(natural(1))),
  rulesVersion: natural(1),
})

export const phrase = z.object({ code, en: sentence, params: maybe(anyObject) })

const openOut = z.object({
  type: code,
  schema: described('JSON Schema 2020-12 of the whole command', anyObject),
})

/** A command as it may be sent. */
export const offered = z.looseObject({ type: code })

export const promptOut = z.object({
  id: described('Sent back as `prompt` it pins the answer to this question', code),
  kind: code,
  text: phrase,
  commands: described('Complete and legal as they stand', list(offered, 0, 200)),
  open: list(openOut, 0, 50),
  deadline: z.nullable(time),
  notation: list(sentence, 0, 50),
})

export const promptsOut = z.object({
  revision,
  seat,
  pending: seatsOut,
  now: time,
  prompts: list(promptOut, 0, 50),
  always: described('What may be sent at any time', list(offered, 0, 10)),
  undo: described('Revisions this seat may go back to, oldest first', list(natural(1), 0, 16)),
})

export const commandOut = z.object({
  revision: natural(1),
  at: time,
  entry: entryOut,
  now: z.object({
    revision,
    pending: seatsOut,
    prompts: maybe(list(promptOut, 0, 50), 'Left out with `Prefer: return=minimal`'),
  }),
})

export const legalOut = z.object({ legal: z.literal(true) })

export const viewOut = z.object({
  revision,
  viewer: z.union([seat, z.literal('spectator')]),
  view: described("See the title's view schema; null before the start", z.nullable(gameView)),
})

export const noteOut = z.object({ scope: noteScope, body: text(10_000) })

export const aidOut = z.object({
  revision: natural(1),
  seat,
  result: described('Whatever the helper says; see the rules of the game', z.unknown()),
})

export const contentReport = z.object({
  report: described('What the game found out about the content; see its rules', anyObject),
})

const titleBasics = {
  id,
  name: text(80),
  summary: sentence,
  seats: z.object({ min: whole(1, 32), max: whole(1, 32) }),
  roles: maybe(list(text(40), 0, 20)),
  modes: list(text(40), 0, 50),
  rulesVersion: natural(1),
  stage: z.enum(['alpha', 'beta', 'stable']),
}
export const titleOut = z.object(titleBasics)

const rejectionOut = z.object({
  code,
  kind: z.enum(['invalid', 'conflict', 'forbidden', 'early']),
  title: sentence,
})
export const titleDetail = z.object({
  ...titleBasics,
  notation: described('Help for the notation, a line each', list(sentence, 0, 100)),
  rejections: described(
    'Codes with which this game refuses a command, beside the common ones',
    list(rejectionOut, 0, 200),
  ),
})

export const titles = z.object({ games: list(titleOut, 0, 100) })

export type NewMatchBody = z.output<typeof newMatchBody>
export type ReplaceBody = z.output<typeof replaceBody>
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
