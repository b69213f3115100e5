import { MOST_SYSTEM_ENTRIES, type Outage, pendingBot, playBot, settle } from '../core/index.ts'
import { outageFor } from './heartbeat.ts'
import { type Live, moveTo } from './live.ts'
import { load } from './load.ts'
import { lapsed, lapsesAt } from './lobby.ts'
import type { Refusal } from './refusal.ts'
import type { Service } from './service.ts'
import { uuidv7 } from './tokens.ts'
import { type Authored, headOf, write } from './write.ts'

/** Bots move at most this often per wake, and this long, milliseconds: they are no part of a request. */
const MOST_BOT_ENTRIES = 20
const BOT_MILLIS = 20

/**
 * Does what a match has to do by itself, in one append: due deadlines, skips and, unless a query is
 * waiting, moves of bots. Where more is left the rest follows by itself.
 * @returns whether there was anything to do, or why it could not be done
 */
export async function wake(
  service: Service,
  matchId: string,
  { bots }: { bots: boolean },
): Promise<Refusal | boolean> {
  return service.inTurn(matchId, async () => {
    const found = await load(service, matchId)
    if (!found) return true
    const { live } = found
    const now = service.ports.clock.now()
    const outage = await outageFor(service, live, now)
    const end = lapsed(service.ports.settings, live, now)
    const due = end ? [end] : settle(live.game, live.state, live.env, now, MOST_SYSTEM_ENTRIES, outage)
    const steps: Authored[] = due.map((step) => ({ step, actor: 'system' }))
    const settled = due.length
      ? moveTo(
          live,
          due.at(-1)!.fold,
          due.map((s) => s.entry),
        )
      : live
    if (bots) steps.push(...playBots(settled, service.ports.clock.now(), outage))
    if (steps.length === 0) return false
    await write(service, live, steps)
    if (due.length === MOST_SYSTEM_ENTRIES) service.wakeLater(matchId)
    return true
  })
}

/**
 * Writes anew when the match is due, unless it has come to have something to do since it was looked at. Throws where
 * it is due now although there is nothing to do.
 */
export async function correctDue(service: Service, matchId: string): Promise<void> {
  const found = await load(service, matchId)
  if (!found) return
  const { live, loaded } = found
  const { settings } = service.ports
  const { game, state, env } = live
  const end = lapsed(settings, live, loaded.now)
  if (
    end ||
    settle(game, state, env, loaded.now, 1).length > 0 ||
    pendingBot(game, state, env.words) !== undefined
  )
    return
  const head = headOf(live, state, lapsesAt(settings, live.match))
  if (head.dueAt !== null && head.dueAt <= loaded.now) throw new Error('a match is due and has nothing to do')
  const { clock, random, store } = service.ports
  const { revision: expected } = state
  await store.append({ matchId, expected, appendId: uuidv7(clock.now(), random), entries: [], head })
}

/** Each bot is shown its own seat's view as it is after the moves before. */
function playBots(start: Live, now: number, outage: Outage | undefined): Authored[] {
  const steps: Authored[] = []
  const until = performance.now() + BOT_MILLIS
  let live = start
  while (steps.length < MOST_BOT_ENTRIES && performance.now() < until) {
    const seat = pendingBot(live.game, live.state, live.env.words)
    if (seat === undefined) break
    const step = playBot(live.game, live.state, live.views.get(seat)!, seat, live.env, now)
    steps.push({ step, actor: `${seat}.${live.state.table.seats[seat]!.generation}` })
    live = moveTo(live, step.fold, [step.entry])
    const forced = settle(live.game, live.state, live.env, now, MOST_SYSTEM_ENTRIES, outage)
    for (const system of forced) {
      steps.push({ step: system, actor: 'system' })
      live = moveTo(live, system.fold, [system.entry])
    }
  }
  return steps
}
