import { isRejection, reject, type Seat } from '../core/index.ts'
import { needSeat } from './access.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal, refusalOf, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { AidOut } from './shapes.ts'

/** What one of the game's helpers makes of the bearer's own view, and of nothing else. */
export async function getAid(
  service: Service,
  matchId: string,
  token: string | undefined,
  name: string,
  query: Readonly<Record<string, string>>,
): Promise<AidOut | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const refused = needSeat(reading.access)
  if (refused) return refused
  const { game, views } = reading.live
  const { seat } = reading.access as { seat: Seat }
  const aids = game.aids ?? {}
  if (!Object.hasOwn(aids, name)) return refuse('not-found', `${game.meta.name} has no such helper.`)
  const { revision, game: view } = views.get(seat)!
  if (!view) return refusalOf(game, reject('not-started', 'There is nothing to look at yet.'), revision)
  const result = aids[name]!(view, seat, query)
  return isRejection(result) ? refusalOf(game, result, revision) : { revision, seat, result }
}
