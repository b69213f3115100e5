import { isOver, render, type Seat } from '../../core/index.ts'
import { pictureOf } from '../get-view.ts'
import type { Live } from '../live.ts'
import { load } from '../load.ts'
import { linkTo } from '../picture-links.ts'
import type { Claimed, Delivery, SeatAddress, Sent } from '../ports.ts'
import type { Service } from '../service.ts'
import { briefOf } from './brief.ts'
import { composeTurn } from './compose-turn.ts'
import type { Frame } from './frame.ts'
import { idAt, type MailPlace, mailPage, replyTo, threadOf } from './place.ts'
import { saidTo } from './said.ts'

const GONE: Sent = { ok: false, error: 'Nobody reads mail for this seat.', gone: true }

/**
 * Sends a seat's notice by mail. A mail tells of everything up to now, so that what was told with an earlier
 * one has been sent already: all that has gathered is one mail.
 */
export async function tellByMail(service: Service, { delivery, subscription }: Claimed): Promise<Sent> {
  const { ports } = service
  const { mail } = ports.store
  const { matchId, seat } = subscription
  if (!mail || !ports.sendMail || !ports.settings.mail)
    return { ok: false, error: 'This server sends no mail.' }
  const found = seat === null ? undefined : await load(service, matchId)
  if (!found || seat === null) return GONE
  const { live, loaded } = found
  const { generation } = live.state.table.seats[seat]!
  const place: MailPlace = { match: matchId, seat, generation }
  const address = await mail.address(matchId, seat, generation)
  if (address?.state !== 'confirmed') return GONE
  if (isTold(delivery, address, isOver(live.state.table.status))) return { ok: true }
  const { revision } = live.state
  const entries = await ports.store.entries(matchId, address.told, revision)
  const said = await saidTo(service, matchId, seat, address.heard)
  const turn = briefOf(
    live,
    seat,
    entries.filter((entry) => entry.revision <= revision),
    delivery,
    {
      frame: frameOf(service, live, place, address, delivery),
      names: await ports.store.names(matchId),
      pictureLink: linkTo(service, matchId, revision)?.url,
      said: said.lines,
      first: address.told < live.state.table.started,
      now: loaded.now,
    },
  )
  const sent = await ports.sendMail(composeTurn(turn, await painted(service, live, seat)))
  if (sent.ok) await mail.setTold(matchId, seat, generation, { told: revision, heard: said.heard })
  else if (sent.gone) await mail.setState(matchId, seat, generation, 'undeliverable')
  return sent
}

/** A reminder says nothing new, and is sent all the same; so is how a match ended, which nothing else then says. */
const isTold = ({ type, revision }: Delivery, { told }: SeatAddress, over: boolean): boolean =>
  over ? type !== 'match.finished' : type !== 'deadline.near' && revision <= told

const frameOf = (
  { ports }: Service,
  { game, state }: Live,
  place: MailPlace,
  { address }: SeatAddress,
  { id }: Delivery,
): Frame => ({
  to: address,
  game: game.meta.name,
  match: place.match,
  messageId: idAt(ports.settings, id),
  thread: threadOf(ports.settings, place),
  replyTo: replyTo(ports.settings, place, state.revision),
  page: mailPage(ports.settings, place),
})

/** The board as the seat sees it; a mail goes without where that cannot be done. */
export async function painted({ ports }: Service, live: Live, seat: Seat): Promise<Uint8Array | undefined> {
  const view = live.views.get(seat)!
  if (!ports.paint || !view.game) return undefined
  try {
    return await ports.paint(render(pictureOf(live.game, view, seat)))
  } catch (error) {
    ports.log.error('paint', error, { match: live.match.id })
    return undefined
  }
}
