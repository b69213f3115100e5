import { openPostgres } from '../src/storage/postgres/index.ts'
import { freePort, startPostgres } from '../test/support/postgres.ts'
import { type Filled, fill } from './support/fill.ts'
import { request } from './support/http.ts'
import { load, quiet } from './support/machine.ts'
import type { Order, Played } from './support/player.ts'
import { Helper, startServer, startService } from './support/processes.ts'
import { figure, note, print } from './support/stats.ts'

/** A view that has not changed, and one that is sent again, beside the least that the HTTP server can do. */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const SECONDS = Number(process.env.SECONDS ?? 1)
const CLIENTS = 8
/** Every token may read twenty times a second for long: so many matches of three seats are asked for. */
const MATCHES = 120

const postgres = await startPostgres(18, { durable: true })
const url = await postgres.createDatabase()
const service = await startService(await freePort(), url)
const hello = await startServer(['bench/support/hello.ts'], { port: await freePort(), says: /listening/ })
const player = new Helper<Order>(new URL('./support/player.ts', import.meta.url).pathname)
const store = openPostgres(url)
try {
  const matches: Filled[] = []
  for (let n = 0; n < MATCHES; n++) matches.push(await fill(store, service.port, n % 24, 40))
  const asking = (headers: (revision: number, seat: number) => string) =>
    matches.flatMap(({ id, tokens, revision }) =>
      tokens.map((token, seat) =>
        request('GET', `/v1/matches/${id}/view`, { token, headers: headers(revision, seat) }),
      ),
    )
  const targets = [
    { port: hello.port, status: 200, requests: [request('GET', '/hello')] },
    { port: service.port, status: 304, requests: asking((r, seat) => `If-None-Match: "${r}.${seat}"\r\n`) },
    { port: service.port, status: 200, requests: asking(() => '') },
  ]
  const rates = async () => {
    const found: number[] = []
    for (const target of targets) {
      const order = { do: 'get', clients: CLIENTS, warmUp: 200, millis: SECONDS * 1000, ...target } as const
      found.push((await player.ask<Played>(order)).rate)
    }
    return found as [least: number, unchanged: number, whole: number]
  }
  await rates()
  const unchangedToLeast: number[] = []
  const wholeToUnchanged: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    await quiet()
    const [least, unchanged, whole] = await rates()
    unchangedToLeast.push(unchanged / least)
    wholeToUnchanged.push(whole / unchanged)
    note(
      `${n + 1}/${ROUNDS}: hello ${Math.round(least)}/s, 304 ${Math.round(unchanged)}/s, 200 ${Math.round(whole)}/s, load ${load()}`,
    )
  }
  print([
    figure('reads-200-to-304', wholeToUnchanged, 0.85, 0.95),
    figure('reads', unchangedToLeast, 0.15, 0.2),
  ])
} finally {
  await store.close()
  await player.stop()
  await hello.stop()
  await service.stop()
  await postgres.stop()
}
