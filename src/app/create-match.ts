import {
  begin,
  type ClockSettings,
  commitmentOf,
  digest,
  type Env,
  emptyFold,
  fieldErrors,
  type SeatSetup,
  seatInfo,
  settle,
} from '../core/index.ts'
import { ADMIN_KEY_ID } from './access.ts'
import { type Repeatable, weakKey } from './idempotency.ts'
import { assemble, issued, type Live } from './live.ts'
import { load } from './load.ts'
import { lapsesAt } from './lobby.ts'
import { planMail } from './mail/invite.ts'
import type { Join, NewEntry, Ports, TokenRow } from './ports.ts'
import { presentHead } from './present.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { keep, type Service } from './service.ts'
import type { Created, NewMatchBody } from './shapes.ts'
import { type BearerKind, hashToken, makeSeed, makeToken, uuidv7 } from './tokens.ts'
import { afterWrite, headOf, unlessUnknown } from './write.ts'

type SeatRow = SeatSetup & { join: Join }

/** Makes a match. Under a key that was used before: the same match with fresh tokens. */
export async function createMatch(
  service: Service,
  body: NewMatchBody | Refusal,
  request: { token?: string | undefined; key?: string | undefined; from?: string | undefined },
): Promise<Repeatable<Created> | Refusal> {
  const { ports } = service
  const keyId = await creator(service, request.token)
  if (isRefusal(keyId)) return keyId
  if (request.key !== undefined && weakKey(request.key))
    return refuse(
      'idempotency-key-weak',
      'Use a UUID or at least 22 base64url characters: the key gives access.',
    )
  if (isRefusal(body)) return body
  const plan = planMatch(ports, body)
  if (isRefusal(plan)) return plan
  const byMail = body.seats.flatMap(({ mail }, seat) =>
    mail === undefined ? [] : [{ seat, mail, path: `/seats/${seat}/mail` }],
  )
  const mail = await planMail(service, byMail, { keyId, place: request.from })
  if (isRefusal(mail)) return mail
  const { game, options, seats, env, clock } = plan
  const id = uuidv7(ports.clock.now(), ports.random)
  const empty = emptyFold(seats)
  const tokens = issue(ports, seats.map(offerOf))
  const now = ports.clock.now()
  const full = seats.every((seat) => seat.taken)
  const start = full ? begin(game, empty, options, env, now, clock) : undefined
  const steps = start ? [start, ...settle(game, start.fold, env, now)] : []
  const match = {
    id,
    game: game.meta.id,
    options,
    seats,
    visibility: body.visibility ?? 'unlisted',
    clock,
    commitment: commitmentOf(env.seed),
    words: { id: env.words.id, sha256: env.words.sha256 },
    seedGiven: body.seed !== undefined,
    keyId,
  } as const
  const names = body.seats.map((seat) => seat.name ?? null)
  const created = ports.store.create({
    match,
    seed: env.seed,
    names,
    tokens: tokens.rows,
    head: headOf({ game, env }, steps.at(-1)?.fold ?? empty, lapsesAt(ports.settings, { createdAt: now })),
    entries: steps.map((s): NewEntry => ({ entry: s.entry, actor: 'system', command: null })),
    mail,
    ...(request.key !== undefined && {
      creation: { keyHash: digest(`${keyId ?? ''}:${request.key}`), fingerprint: digest(body) },
    }),
  })
  const result = await unlessUnknown(created)
  if (result.result === 'created') {
    const { now: createdAt } = result
    ports.clock.observe(createdAt)
    const entries = steps.map(({ entry }) => entry)
    const live = issued(assemble(ports, { ...match, createdAt }, env.seed, null, entries), tokens.rows)
    keep(service, live)
    return {
      answer: { match: shownHead(service, live, names, createdAt, createdAt), ...tokens.shown },
      replayed: false,
    }
  }
  if (result.fingerprint !== digest(body))
    return refuse('idempotency-key-reused', 'Another match was created under this key.')
  return afterWrite(reissue(service, result.matchId))
}

/** The API key that pays for the match, or null where anyone may create. */
async function creator(service: Service, token: string | undefined): Promise<string | null | Refusal> {
  const { ports } = service
  const bearer = service.bearer(token)
  if (isRefusal(bearer)) return bearer
  if (bearer?.admin) return ADMIN_KEY_ID
  if (bearer) {
    const key = await ports.store.findKey(bearer.hash)
    return key && !key.dead ? key.id : refuse('token-invalid', 'That is not a valid API key.')
  }
  return ports.settings.openCreation
    ? null
    : refuse('token-missing', 'Creating a match needs an API key here.')
}

function planMatch(ports: Ports, body: NewMatchBody) {
  const game = Object.hasOwn(ports.games, body.game) ? ports.games[body.game] : undefined
  if (!game) return refuse('unknown-game', `Known are: ${Object.keys(ports.games).join(', ')}.`)
  const parsed = game.options.safeParse(body.options ?? {})
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error).map((e) => ({ ...e, path: `/options${e.path}` }))
    return refuse('invalid-options', `The options do not fit ${game.meta.name}.`, { errors })
  }
  const { min, max } = game.meta.seats
  if (body.seats.length < min || body.seats.length > max)
    return refuse('invalid-seats', `${game.meta.name} takes ${min} to ${max} seats.`)
  const wrong = body.seats.findIndex(
    (s) =>
      (s.role !== undefined && !game.meta.roles?.includes(s.role)) ||
      (s.team !== undefined && !game.meta.roles) ||
      ((s.kind === 'bot' || s.mail !== undefined) && s.join !== undefined) ||
      (s.kind === 'bot' && s.mail !== undefined),
  )
  if (wrong >= 0)
    return refuse('invalid-seats', 'The seat has a role, a team or a way to join that it cannot have.', {
      errors: [{ path: `/seats/${wrong}`, code: 'invalid-seat', message: 'Does not fit the game' }],
    })
  if (body.seed !== undefined && !ports.settings.testOptions)
    return refuse('invalid-body', 'A seed is taken only where the server allows tests to choose.', {
      errors: [{ path: '/seed', code: 'unknown-key', message: 'Not taken by this server' }],
    })
  const options = parsed.data as Record<string, unknown>
  const hasty = body.seats.some(({ mail }) => mail !== undefined) ? game.hasty?.(options) : undefined
  if (hasty !== undefined) return refuse('invalid-seats', hasty)
  const words =
    ports.words.forLanguage(languageOf(options)) ?? (asksNoList(options) && ports.words.forLanguage('en'))
  if (!words) return refuse('words-missing', 'That language is not installed here.')
  const env: Env = { seed: body.seed ?? makeSeed(ports.random), words }
  const seats = body.seats.map(seatRow)
  const arranged = game.arrange?.(options, seats.map(seatInfo))
  if (typeof arranged === 'string') return refuse('invalid-seats', arranged)
  return {
    game,
    options,
    env,
    seats: seats.map((seat, i) => ({ ...seat, ...arranged?.[i] })),
    clock: clockOf(body),
  }
}

const clockOf = ({ clock }: NewMatchBody): ClockSettings | null =>
  clock
    ? {
        perMove: clock.perMove,
        reminders: [...new Set(clock.reminders)].sort((a, b) => b - a),
        onDeadline: clock.onDeadline ?? 'remind',
      }
    : null

/** Games without words name no language, get the default list and never ask it. */
const languageOf = ({ language }: Record<string, unknown>): string =>
  typeof language === 'string' ? language : 'en'

/** Where the players judge, a language needs no list. */
const asksNoList = ({ wordAuthority }: Record<string, unknown>): boolean => wordAuthority === 'vote'

const seatRow = ({
  kind = 'human',
  mail,
  join = 'token',
  role,
  team,
}: NewMatchBody['seats'][number]): SeatRow => ({
  kind,
  join: mail === undefined ? join : 'mail',
  taken: kind === 'bot' || (mail === undefined && join === 'token'),
  ...(role !== undefined && { role }),
  ...(team !== undefined && { team }),
})

/** Fresh tokens for host and watchers and for every seat that the creator still has to hand on. */
function issue(ports: Ports, seats: readonly (Offer | undefined)[]) {
  const rows: TokenRow[] = []
  const make = (kind: Exclude<BearerKind, 'key'>, seat: number | null): string => {
    const token = makeToken(kind, ports.random)
    rows.push({ hash: hashToken(token), kind, seat, generation: 0 })
    return token
  }
  const shown = {
    hostToken: make('host', null),
    watchToken: make('watch', null),
    seats: seats.map((offer, seat) => {
      if (!offer) return { seat }
      return offer === 'invite' ? { seat, invite: make('invite', seat) } : { seat, token: make('seat', seat) }
    }),
  }
  return { rows, shown }
}

/** What a creator is given for a seat. */
type Offer = 'seat' | 'invite'

const offerOf = ({ kind, join }: Pick<SeatRow, 'kind' | 'join'>): Offer | undefined =>
  kind === 'bot' || join === 'open' || join === 'mail' ? undefined : join === 'invite' ? 'invite' : 'seat'

/**
 * The answer to a repeated create: what it had handed out and nobody has used yet dies and is handed out
 * anew. Seats that were claimed or given to somebody else since have tokens from elsewhere: those stay.
 */
async function reissue(service: Service, matchId: string): Promise<Repeatable<Created> | Refusal> {
  const found = await load(service, matchId)
  if (!found) return refuse('not-found', 'The match that was made under this key has been removed.')
  const { match, state } = found.live
  const offers = match.seats.map((seat, i): Offer | undefined => {
    const { generation, taken } = state.table.seats[i]!
    return generation > 0 || taken !== seat.taken ? undefined : offerOf(seat)
  })
  const { rows, shown } = issue(service.ports, offers)
  const rotated = await service.ports.store.rotate(
    matchId,
    rows.map(({ kind, seat }) => ({ kind, unusedOnly: true, ...(seat !== null && { seat }) })),
    rows,
    state.revision,
  )
  if (!rotated) return reissue(service, matchId)
  const now = await load(service, matchId)
  if (!now) return refuse('not-found', 'The match has just been removed.')
  const names = await service.ports.store.names(matchId)
  const { live, loaded } = now
  return {
    answer: { match: shownHead(service, live, names, loaded.head.updatedAt, loaded.now), ...shown },
    replayed: true,
  }
}

/** The head for the creator; the bots of a match that is on are asked to move. */
function shownHead(
  service: Service,
  live: Live,
  names: readonly (string | null)[],
  updatedAt: number,
  now: number,
) {
  const isDue = live.state.table.status === 'active' && headOf(live, live.state, null).dueAt !== null
  if (isDue) service.wakeLater(live.match.id)
  return presentHead(live, names, updatedAt, now)
}
