import { presentHead } from './present.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import type { Service } from './service.ts'
import type { MatchHead } from './shapes.ts'

/** The head: the same for every viewer. */
export async function getMatch(
  service: Service,
  matchId: string,
  token: string | undefined,
): Promise<MatchHead | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const names = await service.ports.store.names(matchId)
  return presentHead(reading.live, names, reading.updatedAt, reading.now)
}
