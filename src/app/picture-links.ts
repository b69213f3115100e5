import { emptyFold, type Picture, toIso } from '../core/index.ts'
import { needBearer } from './access.ts'
import { pictureOf } from './get-view.ts'
import { foldView } from './live.ts'
import { load } from './load.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import { sign, verifies } from './signing.ts'

/** A link is good for so long, milliseconds: a week. */
const GOOD_FOR = 7 * 86_400_000

export interface PictureLink {
  url: string
  expiresAt: string
}

/**
 * An address under which anybody sees the spectator's picture of a match as it is at one revision, for a
 * week. Undefined where the service cannot sign or does not know its own address.
 */
export function linkTo({ ports }: Service, matchId: string, revision: number): PictureLink | undefined {
  const { settings, clock } = ports
  const expires = Math.floor((clock.now() + GOOD_FOR) / 1000)
  const signature = sign(settings, 'picture', matchId, String(revision), String(expires))
  const base = settings.publicUrl?.()
  if (signature === undefined || base === undefined) return undefined
  return {
    url: `${base}/v1/matches/${matchId}/picture.svg?at=${revision}&expires=${expires}&signature=${signature}`,
    expiresAt: toIso(expires * 1000),
  }
}

/** A link for somebody who has a token; the spectator's picture, whoever asks. */
export async function makePictureLink(
  service: Service,
  matchId: string,
  token: string | undefined,
): Promise<PictureLink | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  return (
    needBearer(reading.access) ??
    linkTo(service, matchId, reading.live.state.revision) ??
    refuse('not-offered', 'This server has no SIGNING_KEY, or does not know its own address.')
  )
}

/** The picture behind a link. A wrong or old signature is no link at all. */
export async function getLinkedPicture(
  service: Service,
  matchId: string,
  { at, expires, signature }: { at: number; expires: number; signature: string },
): Promise<{ picture: Picture; revision: number; viewer: 'spectator' } | Refusal> {
  const { ports } = service
  const good =
    verifies(ports.settings, signature, 'picture', matchId, String(at), String(expires)) &&
    expires * 1000 > ports.clock.now()
  const found = good ? await load(service, matchId) : undefined
  if (!found || found.live.state.revision < at)
    return refuse('not-found', 'That link leads nowhere, or no longer.')
  const { live } = found
  const current = live.views.get('spectator')!
  const fold =
    current.revision === at
      ? current
      : foldView(
          live.game,
          emptyFold(live.match.seats),
          at === 0 ? [] : await ports.store.entries(matchId, 0, at),
          'spectator',
        )
  return { picture: pictureOf(live.game, fold, 'spectator'), revision: at, viewer: 'spectator' }
}
