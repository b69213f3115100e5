import postgres from 'postgres'
import { freePort, startPostgres } from '../test/support/postgres.ts'
import { load, quiet } from './support/machine.ts'
import type { Order, Played } from './support/player.ts'
import { Helper, startService } from './support/processes.ts'
import { figure, median, note, print } from './support/stats.ts'

/**
 * Commands per second at matches that somebody listens to, beside the same where nobody does: the row in
 * the outbox that each command writes, and the thoughts about it afterwards, are in the measured time.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const SECONDS = Number(process.env.SECONDS ?? 2)
const WARM_UP = 400
const CLIENTS = 8
/** Enough for one measurement at a rate that no machine here comes near. */
const MATCHES = 320

const server = await startPostgres(18, { durable: true })
const url = await server.createDatabase()
const service = await startService(await freePort(), url)
const database = postgres(url, { max: 1, onnotice: () => {} })
const player = new Helper<Order>(new URL('./support/player.ts', import.meta.url).pathname)
const { port } = service

/** A seat of each match wants to hear of its end, and will not before the measurement is over. */
async function listen(): Promise<void> {
  await database`insert into subscriptions (match_id, subscription_id, seat, token_hash, events, target, lane,
      preferences, secrets, cursor, created_at)
    select match_id, gen_random_uuid(), 0, hash, '{match.finished}',
      '{"channel":"webhook","url":"https://hooks.example.org/","format":"standard"}', 'https://hooks.example.org',
      '{"pace":"each","quiet":null}', '[]', 0, 0
    from tokens where kind = 'seat' and seat = 0 and not exists (
      select from subscriptions where subscriptions.match_id = tokens.match_id)`
  await database`update heads set listened = true where status = 'active'`
}

async function rate(listened: boolean, millis = SECONDS * 1000): Promise<number> {
  await player.ask({ do: 'prepare', port, matches: MATCHES })
  if (listened) await listen()
  const played = await player.ask<Played>({ do: 'play', port, clients: CLIENTS, warmUp: WARM_UP, millis })
  await database`update heads set listened = false where listened`
  return played.rate
}

try {
  for (let n = 0; n < 4; n++) for (const listened of [false, true]) await rate(listened)
  const ratios: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    await quiet()
    const [alone, listened] = [await rate(false), await rate(true)]
    ratios.push(listened / alone)
    note(
      `${n + 1}/${ROUNDS}: listened to ${Math.round(listened)}/s, not ${Math.round(alone)}/s, load ${load()}`,
    )
  }
  const [{ count }] = await database<[{ count: number }]>`select count(*)::int from subscriptions`
  if (count < MATCHES * ROUNDS) throw new Error(`only ${count} matches were listened to`)
  note(`median: ${median(ratios).toFixed(2)}`)
  print([figure('outbox', ratios, 0.9, 0.97)])
} finally {
  await player.stop()
  await database.end()
  await service.stop()
  await server.stop()
}
