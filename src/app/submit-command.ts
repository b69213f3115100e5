import {
  type AnyGame,
  type Command,
  challenge,
  comeBack,
  type Fold,
  isRejection,
  NotRecalled,
  parseCommand,
  RESUME,
  type Rejection,
  redact,
  reject,
  type Seat,
  type Step,
  submit,
  undo,
} from '../core/index.ts'
import { type Access, type Credential, needSeat } from './access.ts'
import { type Acted, act } from './act.ts'
import type { Live } from './live.ts'
import { pending, presentEntry, promptsOf } from './present.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal, refusalOf, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { CommandOut } from './shapes.ts'

/** How a command came in. */
export interface Sent {
  matchId: string
  token: Credential
  receivedAt: number
  key?: string | undefined
  /** The revision the client has seen, if it insists on it. */
  ifMatch?: number | undefined
  /** Leaves the prompts out of the answer. */
  minimal?: boolean
  /** Adds a plain sentence to each event of the answer. */
  lines?: boolean
  /** Id of the game that the command is of, where the channel tells. */
  game?: string
}

export interface Submitted {
  answer: CommandOut
  seat: Seat
  replayed: boolean
}

/** A command with its envelope: `type`, `prompt` and the game's own fields. */
interface Envelope {
  type: string
  prompt?: string | undefined
}

/** Submits one command. What is wrong with the body itself comes in its place among the checks. */
export function submitCommand(
  service: Service,
  sent: Sent,
  body: Envelope | Refusal,
): Promise<Submitted | Refusal> {
  const fields = fieldsOf(body)
  const parse = parsing(fields, sent.game)
  return actAsSeat(service, sent, {
    resumes: fields.type === RESUME.type,
    // The parsed command, so that spelling it differently is no other command.
    fingerprint: (game) => {
      const parsed = parse(game)
      return service.digest(isRejection(parsed) ? { unreadable: fields } : parsed)
    },
    decide: (fold, seat, live) => judge(fold, seat, live, body, sent.receivedAt, parse),
  })
}

/** Takes back the seat's last entry, or everything after revision `body.to`. */
export function undoEntry(
  service: Service,
  sent: Sent,
  body: { to?: number | undefined } | Refusal,
): Promise<Submitted | Refusal> {
  return actAsSeat(service, sent, {
    fingerprint: () => service.digest({ undo: body }),
    decide: (fold, seat, { game }) =>
      isRefusal(body) ? body : undo(game, fold, seat, body.to, sent.receivedAt),
  })
}

/**
 * Whether a command would be accepted; nothing is stored, drawn or told beyond that. A refusal that follows
 * from an outcome counts as legal, or one could find the outcome out for nothing.
 */
export async function dryRun(
  service: Service,
  sent: Sent,
  body: Envelope | Refusal,
): Promise<{ legal: true } | Refusal> {
  const reading = await read(service, sent.matchId, sent.token)
  if (isRefusal(reading)) return reading
  const { live, access } = reading
  const refused = needSeat(access) ?? stale(live.state, sent.ifMatch)
  if (refused) return refused
  const fields = fieldsOf(body)
  const resumes = fields.type === RESUME.type
  const back = resumes ? undefined : comeBack(live.game, live.state, seatOf(access), sent.receivedAt)
  const parse = parsing(fields, sent.game)
  const judged = tryOut(() =>
    judge(back?.fold ?? live.state, seatOf(access), live, body, sent.receivedAt, parse),
  )
  if (judged === 'accepted') return { legal: true }
  const refusal = tellsOutcome(live, judged) ? undefined : refusedBy(live, live.state, judged)
  return refusal ?? { legal: true }
}

/** What goes back by agreement has been found legal when the log is asked for. */
function tryOut<T>(judged: () => T): T | 'accepted' {
  try {
    return judged()
  } catch (error) {
    if (error instanceof NotRecalled) return 'accepted'
    throw error
  }
}

/** After the token: prompt id, then schema, then rules. */
function judge(
  fold: Fold,
  seat: Seat,
  { game, env }: Live,
  body: Envelope | Refusal,
  at: number,
  parse: Parse,
): Step | Rejection | Refusal {
  if (isRefusal(body)) return challenge(game, fold, seat, env, at) ?? body
  const refused = challenge(game, fold, seat, env, at, body.prompt)
  if (refused) return refused
  const parsed = parse(game)
  return isRejection(parsed) ? parsed : submit(game, fold, seat, parsed as Command, env, at)
}

type Parse = (game: AnyGame) => Command | Rejection

const fieldsOf = (body: Envelope | Refusal): { type?: string } => {
  const { prompt: _, ...command } = body as Partial<Envelope>
  return command
}

/** Parses a body once: it is wanted for the key and for the rules, and again after a lost race. */
function parsing(fields: { type?: string }, gameId: string | undefined): Parse {
  let parsed: Command | Rejection | undefined
  return (game) => {
    parsed ??=
      gameId === undefined || gameId === game.meta.id
        ? parseCommand(game, fields)
        : reject('unknown-command', `The match is one of ${game.meta.name}.`)
    return parsed
  }
}

const refusedBy = (
  { game }: Live,
  { revision }: Fold,
  judged: Step | Rejection | Refusal,
): Refusal | undefined => {
  if (isRefusal(judged)) return judged
  return isRejection(judged) ? refusalOf(game, judged, revision) : undefined
}

const tellsOutcome = ({ game }: Live, judged: Step | Rejection | Refusal): boolean =>
  isRejection(judged) && game.rejections[judged.code]?.judged === true

const seatOf = (access: Access): Seat => (access as Access & { kind: 'seat' }).seat

const stale = (fold: Fold, ifMatch: number | undefined): Refusal | undefined =>
  ifMatch === undefined || ifMatch === fold.revision
    ? undefined
    : refuse('stale-revision', `The match is at revision ${fold.revision}.`, { revision: fold.revision })

async function actAsSeat(
  service: Service,
  sent: Sent,
  how: {
    /** It is itself the return of the seat's holder. */
    resumes?: boolean
    fingerprint(game: AnyGame): string
    decide(fold: Fold, seat: Seat, live: Live): Step | Rejection | Refusal
  },
): Promise<Submitted | Refusal> {
  const acted = await act(service, {
    matchId: sent.matchId,
    token: sent.token,
    receivedAt: sent.receivedAt,
    ...(sent.key !== undefined && {
      idempotency: { key: sent.key, fingerprint: ({ game }) => how.fingerprint(game) },
    }),
    permit: ({ access }) => needSeat(access),
    decide: (fold, access, live) => {
      const late = stale(fold, sent.ifMatch)
      if (late) return late
      const seat = seatOf(access)
      const back = how.resumes ? undefined : comeBack(live.game, fold, seat, sent.receivedAt)
      const step = how.decide(back?.fold ?? fold, seat, live)
      return refusedBy(live, fold, step) ?? { step: step as Step, first: back ? [back] : [] }
    },
  })
  return isRefusal(acted) ? acted : answerTo(service, acted, sent)
}

function answerTo(
  service: Service,
  { entry, live, access, replayed }: Acted,
  { minimal = false, lines = false }: Sent,
): Submitted {
  const seat = seatOf(access)
  const shown = presentEntry(live, redact(entry, seat), lines)
  return {
    seat,
    replayed,
    answer: {
      revision: entry.revision,
      at: shown.at,
      entry: shown,
      now: {
        revision: live.state.revision,
        pending: pending(live),
        ...(!minimal && { prompts: promptsOf(live, seat, service.ports.clock.now()) }),
      },
    },
  }
}
