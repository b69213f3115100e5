import * as z from 'zod/mini'
import { type AgreementEvent, answering, MATTERS, type Matter, type Proposal } from './agreement.ts'
import type { Fold } from './fold.ts'
import { type AnyGame, type Command, RESIGN, RESUME } from './game.ts'
import { toIso } from './json.ts'
import { type Rejection, reject } from './rejection.ts'
import { described, whole } from './schema.ts'
import type { Seat } from './seats.ts'
import type { Table } from './table.ts'

const DAY = 86_400_000

/** A proposal that nobody answers lapses after so long, and a pause ends by itself; milliseconds. */
const LIFE = 3 * DAY
const LONGEST_PAUSE = 30 * DAY

/** Days of a vacation: at most, and where nothing is said. */
const MOST_DAYS = 30
const USUAL_DAYS = 7

/** Commands with which seats come to an agreement, in every game. */
export const agreementCommands = {
  propose: described(
    'Propose something to the others; it takes place when all have agreed.',
    z.strictObject({
      what: described(
        '`pause`: nothing can be played and no time runs; `resume` ends that at once; `vacation`: your clock stands still for some days; `undo`: the game goes back, whatever has been revealed.',
        z.enum(MATTERS),
      ),
      to: z.optional(
        described(
          'For `undo`: the revision to go back to; before the last move if left out.',
          whole(1, 2_147_483_647),
        ),
      ),
      days: z.optional(described(`For \`vacation\`: ${USUAL_DAYS} if left out.`, whole(1, MOST_DAYS))),
    }),
  ),
  agree: described('Agree to what has been proposed.', z.strictObject({})),
  refuse: described('Refuse what has been proposed.', z.strictObject({})),
  withdraw: described('Withdraw your own proposal.', z.strictObject({})),
} as const

type Asked = Command & { what?: Matter; to?: number | undefined; days?: number | undefined }

export const isAgreement = ({ type }: Command): boolean => Object.hasOwn(agreementCommands, type)

/** What comes of such a command. Where nobody else has to agree, what was proposed happens at once. */
export function negotiate(fold: Fold, seat: Seat, command: Asked, at: number): AgreementEvent[] | Rejection {
  const { table } = fold
  const { proposal } = table
  if (command.type === 'propose') return propose(table, seat, command, fold.revision, at)
  if (!proposal) return reject('no-proposal', 'Nothing has been proposed.')
  if (command.type === 'withdraw')
    return proposal.by === seat
      ? [{ type: 'proposalWithdrawn', data: { seat } }]
      : reject('not-your-proposal', 'Only who has proposed it withdraws it.')
  const open = answering(table)
  if (!open.includes(seat)) return reject('not-your-proposal', 'You are not asked, or have answered.')
  if (command.type === 'refuse') return [{ type: 'proposalRefused', data: { seat } }]
  const agreed: AgreementEvent = { type: 'proposalAgreed', data: { seat } }
  return open.length > 1 ? [agreed] : [agreed, carriedOut(proposal, at)]
}

function propose(
  table: Table,
  seat: Seat,
  { what, to, days }: Asked,
  revision: number,
  at: number,
): AgreementEvent[] | Rejection {
  if (what === 'resume')
    return table.pause
      ? [{ type: 'matchResumed', data: {} }]
      : reject('nothing-to-propose', 'The match is not paused.')
  if (table.proposal)
    return reject(
      'proposal-open',
      'Something has been proposed already; that is answered or withdrawn first.',
    )
  if ((to !== undefined && what !== 'undo') || (days !== undefined && what !== 'vacation'))
    return reject('invalid-command', '`to` is for an undo, and `days` for a vacation.')
  const refused = unfit(table, what!, to)
  if (refused) return refused
  const more = {
    ...(what === 'undo' && { to: to ?? table.played - 1 }),
    ...(what === 'vacation' && { days: days ?? USUAL_DAYS }),
  }
  const data = { seat, what: what!, ...more, until: at + LIFE }
  const proposed: AgreementEvent = { type: 'proposed', data }
  const proposal: Proposal = { by: seat, ...data, agreed: [], since: revision + 1 }
  return answering({ ...table, proposal }).length > 0 ? [proposed] : [proposed, carriedOut(proposal, at)]
}

/** Why something cannot be proposed as the table stands. */
function unfit(table: Table, what: Matter, to: number | undefined): Rejection | undefined {
  if (what === 'pause' && table.pause) return reject('nothing-to-propose', 'The match is paused already.')
  if (what === 'vacation' && !table.clock)
    return reject('nothing-to-propose', 'The match has no clock that could stand still.')
  if (what !== 'undo') return undefined
  if (table.played <= table.started) return reject('nothing-to-propose', 'Nothing has been played yet.')
  if (to !== undefined && (to < table.started || to >= table.played))
    return reject(
      'nothing-to-propose',
      `The game can go back to any revision from ${table.started} to ${table.played - 1}.`,
    )
  return undefined
}

function carriedOut({ by, what, to, days }: Proposal, at: number): AgreementEvent {
  switch (what) {
    case 'undo':
      return { type: 'takenBack', data: { to: to! } }
    case 'vacation':
      return { type: 'vacationTaken', data: { seat: by, until: at + days! * DAY } }
    default:
      return { type: 'matchPaused', data: { until: at + LONGEST_PAUSE } }
  }
}

/** The commands that a seat may send at any time, whatever the game asks: complete as they stand. */
export function always({ table }: Fold, seat: Seat): Command[] {
  const place = table.seats[seat]
  if (table.status !== 'active' || !place || place.resigned) return []
  const { proposal, pause } = table
  const propose = (what: Matter): Asked => ({ type: 'propose', what })
  const wishes = MATTERS.filter((what) =>
    what === 'resume' ? pause !== null : proposal === null && unfit(table, what, undefined) === undefined,
  )
  return [
    RESIGN,
    ...(place.away ? [RESUME] : []),
    ...wishes.map(propose),
    ...(proposal?.by === seat ? [{ type: 'withdraw' }] : []),
  ]
}

/** What has been proposed and agreed on, as it goes out: times are RFC 3339, `behind` is in milliseconds. */
export const agreements = ({ proposal, pause, stood, clock, ...table }: Table) => ({
  proposal: proposal && {
    seat: proposal.by,
    what: proposal.what,
    ...(proposal.to !== undefined && { to: proposal.to }),
    ...(proposal.days !== undefined && { days: proposal.days }),
    agreed: [...proposal.agreed],
    waitsFor: answering({ proposal, pause, stood, clock, ...table }),
    until: toIso(proposal.until),
  },
  pause: pause && { since: toIso(pause.since), until: toIso(pause.until) },
  behind: stood,
  vacations: (clock?.seats ?? []).flatMap(({ free }, seat) =>
    free > 0 ? [{ seat, until: toIso(free) }] : [],
  ),
})

/** What is proposed, in words. */
export function wordingOf({ what, to, days }: Pick<Proposal, 'what' | 'to' | 'days'>): string {
  switch (what) {
    case 'pause':
      return 'to pause the match'
    case 'resume':
      return 'to go on'
    case 'vacation':
      return `a vacation of ${days} ${days === 1 ? 'day' : 'days'}`
    case 'undo':
      return `to go back to revision ${to}`
  }
}

const LINE = /^(resign|agree|refuse|withdraw|propose)(?: +([a-z]+)(?: +(\d{1,9}))?)?$/i

/**
 * Reads a line as one of core's own commands: `resign`, `propose pause`, `propose undo 12`, `propose vacation 7`,
 * `agree` … @returns undefined where it is for the game to read
 */
export function readOwn(text: string): Command | undefined {
  const [, word, what, number] = LINE.exec(text.trim()) ?? []
  const type = word?.toLowerCase()
  if (type === undefined) return undefined
  if (type !== 'propose') return what === undefined ? { type } : undefined
  const matter = MATTERS.find((one) => one === what?.toLowerCase())
  if (!matter) return undefined
  const field = matter === 'undo' ? 'to' : matter === 'vacation' ? 'days' : undefined
  if (number === undefined) return { type, what: matter } as Asked
  return field && ({ type, what: matter, [field]: Number(number) } as Asked)
}

/** Reads a line of notation: the game's own, or a command of core's. */
export const readLine = (game: AnyGame, text: string, view: object, seat: Seat): Command | Rejection =>
  readOwn(text) ?? game.notation.parse(text, view, seat)

/** A command as a line of notation. */
export function writeLine(game: AnyGame, command: Command): string {
  if (Object.hasOwn(game.commands, command.type)) return game.notation.format(command)
  const { type, what, to, days } = command as Asked
  return [type, what, to ?? days].filter((part) => part !== undefined).join(' ')
}
