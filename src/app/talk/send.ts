import { type Fold, type Seat, toIso } from '../../core/index.ts'
import { needBearer } from '../access.ts'
import type { Repeatable } from '../idempotency.ts'
import type { Live } from '../live.ts'
import { read } from '../read.ts'
import { isRefusal, type Refusal, refusalOf, refuse } from '../refusal.ts'
import type { Service } from '../service.ts'
import { uuidv7 } from '../tokens.ts'
import { unlessUnknown } from '../write.ts'
import type { Addressee, Message } from './ports.ts'
import type { MessageBody, MessageOut } from './shapes.ts'

/** A seat says at most so much: nobody is to drown the others, or to fill the table. */
const MOST = { perMinute: 20, perMatch: 1000 }

/** Where the match moves on in the same moment it is looked at again, so often. */
const MOST_TRIES = 5

/** Who speaks, and in what state of the match. */
export interface Speaker {
  live: Live
  seat: Seat
  generation: number
}

/** Says something at the table, as the seat that the token opens. */
export const sendMessage = (
  service: Service,
  { matchId, token, key }: { matchId: string; token: string | undefined; key?: string | undefined },
  body: MessageBody | Refusal,
): Promise<Repeatable<MessageOut> | Refusal> =>
  speak(
    service,
    async () => {
      const reading = await read(service, matchId, token)
      if (isRefusal(reading)) return reading
      const { access, live } = reading
      if (access.kind === 'seat') return { ...access, live }
      return needBearer(access) ?? refuse('talk-forbidden', 'Only who sits at the table may talk.')
    },
    key,
    body,
  )

/**
 * The same for any channel. `look` says who speaks, after everything that was due has been written; it is asked
 * again where the match has moved on. Checked in this order: speaker, key, body, rules.
 */
export async function speak(
  service: Service,
  look: () => Promise<Speaker | Refusal>,
  key: string | undefined,
  body: MessageBody | Refusal,
): Promise<Repeatable<MessageOut> | Refusal> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const speaker = await look()
    if (isRefusal(speaker)) return speaker
    const done = await say(service, speaker, key, body)
    if (done !== 'again') return done
  }
  return refuse('unavailable', 'Others kept writing to this match; your message was not stored.')
}

async function say(
  service: Service,
  { live, seat, generation }: Speaker,
  key: string | undefined,
  body: MessageBody | Refusal,
): Promise<Repeatable<MessageOut> | Refusal | 'again'> {
  const { store, clock, random } = service.ports
  const { talk } = store
  const matchId = live.match.id
  const actor = `${seat}.${generation}`
  const fingerprint = service.digest({ say: body })
  const before = key === undefined ? undefined : await talk.said(matchId, actor, key)
  if (before)
    return before.fingerprint === fingerprint
      ? { answer: present(before.message), replayed: true }
      : refuse('idempotency-key-reused', 'Something else was said under this key.')
  if (isRefusal(body)) return body
  const { to, text } = body
  const readers = readersOf(live, seat, to)
  if (isRefusal(readers)) return readers
  const said = await unlessUnknown(
    talk.say({
      matchId,
      expected: live.state.revision,
      id: uuidv7(clock.now(), random),
      seat,
      to,
      readers,
      text,
      actor,
      ...(key !== undefined && { idempotency: { key, fingerprint } }),
      most: MOST,
    }),
  )
  switch (said.result) {
    case 'said':
      service.hub.ring(matchId)
      return { answer: present(said.message), replayed: false }
    case 'hasty':
      return refuse('talk-hasty', `A seat says at most ${MOST.perMinute} things in a minute.`)
    case 'full':
      return refuse('talk-full', `A seat says at most ${MOST.perMatch} things in a match.`)
    case 'absent':
      return refuse('not-found', 'The match has just been removed.')
    default:
      return 'again'
  }
}

/** Whom a seat can speak to now: all, its team alone, or nobody that it could name in general. */
export const reachOf = (live: Live, seat: Seat): 'all' | 'team' | undefined =>
  (['all', 'team'] as const).find((to) => !isRefusal(readersOf(live, seat, to)))

/** The seats that may read it, null for everybody; or why it may not be said. */
function readersOf({ game, match, state, views }: Live, seat: Seat, to: Addressee): Seat[] | null | Refusal {
  const view = views.get(seat)!.game
  if (to === 'team' && !view)
    return refusalOf(
      game,
      { code: 'not-started', detail: 'There are no teams before the start.' },
      state.revision,
    )
  if (typeof to === 'number' && (to === seat || !match.seats[to]))
    return nobodyThere('There is no such other seat.')
  const team = to === 'team' ? (game.team?.(view!, seat) ?? [seat]) : []
  if (to === 'team' && team.length < 2) return nobodyThere('There is nobody else in your team.')
  // Before the start nobody has a secret, and after the end nobody has one any more.
  if (view && isOn(state) && game.mayTalk?.(view, seat, to) === false)
    return refuse('talk-forbidden', 'The rules do not let this be said to them now.')
  if (to === 'all') return null
  return to === 'team' ? [...team] : [seat, to]
}

const isOn = ({ table }: Fold): boolean => table.status === 'active'

const nobodyThere = (message: string): Refusal =>
  refuse('invalid-body', 'Nobody would hear that.', {
    errors: [{ path: '/to', code: 'nobody-there', message }],
  })

export const present = ({ id, at, seat, to, text }: Message): MessageOut => ({
  id,
  at: toIso(at),
  seat,
  to,
  text,
})
