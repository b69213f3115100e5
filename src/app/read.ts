import { nextDeadline } from '../core/index.ts'
import { confirm, type Reading } from './load.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import type { Service } from './service.ts'
import { wake } from './wake.ts'

/** A reading after everything that was due has been written: what every query starts from. */
export async function read(
  service: Service,
  matchId: string,
  token: string | undefined,
  key?: string,
): Promise<Reading | Refusal> {
  const bearer = service.bearer(token)
  if (isRefusal(bearer)) return bearer
  const asked = key === undefined ? {} : { key }
  const reading = await confirm(service, matchId, bearer, asked)
  if (isRefusal(reading) || !isDue(reading)) return reading
  return (await wake(service, matchId, { bots: false })) ?? confirm(service, matchId, bearer, asked)
}

const isDue = ({ live, now }: Reading): boolean => {
  const deadline = nextDeadline(live.game, live.state)
  return deadline !== undefined && deadline.at <= now
}
