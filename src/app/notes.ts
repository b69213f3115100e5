import { reject, type Seat } from '../core/index.ts'
import { type Credential, needSeat } from './access.ts'
import type { Live } from './live.ts'
import type { NoteOwner } from './ports.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal, refusalOf, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { NoteBody, NoteOut } from './shapes.ts'
import { unlessUnknown } from './write.ts'

/** A seat keeps at most so many notes for itself, and a team as many together. */
const MOST_NOTES = 32

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/

export interface NoteRead {
  note: NoteOut
  /** For the entity tag. */
  version: number
}

interface Asked {
  matchId: string
  token: Credential
  name: string
}

/** A note of the bearer's seat or team. Notes go with the seat: a new holder finds those of the last one. */
export async function getNote(
  service: Service,
  asked: Asked,
  scope: NoteOut['scope'],
): Promise<NoteRead | Refusal> {
  const owner = await ownerFor(service, asked, scope)
  if (isRefusal(owner)) return owner
  const found = await service.ports.store.note(asked.matchId, owner, asked.name)
  return found
    ? { note: { scope, body: found.body }, version: found.version }
    : refuse('not-found', 'There is no such note.')
}

/** Writes a note, over the version `expected` alone where one is named; 0 is that there be none. */
export async function putNote(
  service: Service,
  asked: Asked,
  body: NoteBody | Refusal,
  expected: number | undefined,
): Promise<NoteRead | Refusal> {
  const owner = await ownerFor(service, asked, isRefusal(body) ? 'seat' : body.scope)
  if (isRefusal(owner)) return owner
  if (isRefusal(body)) return body
  const { matchId, name } = asked
  const put = { matchId, owner, name, body: body.body, most: MOST_NOTES }
  const done = await unlessUnknown(
    service.ports.store.putNote({ ...put, ...(expected !== undefined && { expected }) }),
  )
  switch (done.result) {
    case 'written':
      return { note: body, version: done.version }
    case 'stale':
      return refuse('stale-note', done.held ? `It stands at "${done.held}".` : 'There is no such note yet.')
    case 'full':
      return refuse('notes-full', `There is room for ${MOST_NOTES} notes; write over one of them.`)
    case 'absent':
      return refuse('not-found', 'The match has just been removed.')
  }
}

async function ownerFor(
  service: Service,
  { matchId, token, name }: Asked,
  scope: NoteOut['scope'],
): Promise<NoteOwner | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const refused = needSeat(reading.access)
  if (refused) return refused
  if (!NAME.test(name))
    return refuse('bad-parameter', 'A name is 1 to 40 of a–z, 0–9 and "-", and begins with no "-".')
  const { seat } = reading.access as { seat: Seat }
  return scope === 'seat' ? `seat.${seat}` : teamOwner(reading.live, seat)
}

/** By the lowest seat of the team, as the seat itself sees the team. */
function teamOwner({ game, views }: Live, seat: Seat): NoteOwner | Refusal {
  const view = views.get(seat)!
  if (!view.game)
    return refusalOf(game, reject('not-started', 'There are no teams before the start.'), view.revision)
  return `team.${Math.min(...(game.team?.(view.game, seat) ?? [seat]))}`
}
