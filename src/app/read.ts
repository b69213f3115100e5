import { nextDeadline } from '../core/index.ts'
import type { Credential } from './access.ts'
import { confirm, type Reading } from './load.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import type { Service } from './service.ts'
import { wake } from './wake.ts'
import { byItself } from './write.ts'

/** A request wakes a match so often at most; where more is due it sees what there is. */
export const MOST_WAKES = 8

/** A reading after everything that was due has been written: what every query starts from. */
export async function read(service: Service, matchId: string, token: Credential): Promise<Reading | Refusal> {
  const bearer = service.known(token)
  if (isRefusal(bearer)) return bearer
  let reading = await confirm(service, matchId, bearer)
  for (let wakes = 0; wakes < MOST_WAKES && !isRefusal(reading) && isDue(reading); wakes++) {
    const woken = await byItself(wake(service, matchId, { bots: false }))
    if (isRefusal(woken)) return woken
    reading = await confirm(service, matchId, bearer)
  }
  return reading
}

const isDue = ({ live, now }: Reading): boolean => {
  const deadline = nextDeadline(live.game, live.state)
  return deadline !== undefined && deadline.at <= now
}
