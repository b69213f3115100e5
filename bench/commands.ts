import { migratePostgres } from '../src/storage/postgres/migrate.ts'
import { freePort, startPostgres } from '../test/support/postgres.ts'
import { load, quiet } from './support/machine.ts'
import { startBoardgame } from './support/peers.ts'
import { ensurePgbench, runPgbench, writeScript } from './support/pgbench.ts'
import type { Order, Played } from './support/player.ts'
import { Helper, startService } from './support/processes.ts'
import { type Figure, figure, median, note, print } from './support/stats.ts'

/**
 * Commands per second through the whole HTTP service, beside pgbench running the service's own append and
 * beside boardgame.io, in one run and in turn.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const SECONDS = Number(process.env.SECONDS ?? 2)
const WARM_UP = 400
const CLIENTS = (process.env.CLIENTS ?? '1,8,32').split(',').map(Number)
const PEERS = process.env.PEERS !== 'false'
/** Enough for one measurement at a rate that no machine here comes near. */
const MATCHES: Readonly<Record<number, number>> = { 1: 120, 8: 320, 32: 500 }

ensurePgbench()
writeScript()
const postgres = await startPostgres(18, { durable: true })
const [ours, bare] = [await postgres.createDatabase(), await postgres.createDatabase()]
await migratePostgres(bare)
const service = await startService(await freePort(), ours)
const player = new Helper<Order>(new URL('./support/player.ts', import.meta.url).pathname)
const durable = PEERS ? await startBoardgame(await postgres.createDatabase()) : undefined
const inMemory = PEERS ? await startBoardgame() : undefined
const stops = [player, service, durable, inMemory, postgres]

const play = async (clients: number, millis = SECONDS * 1000): Promise<Played> => {
  await player.ask({ do: 'prepare', port: service.port, matches: MATCHES[clients] ?? 16 * clients })
  return player.ask({ do: 'play', port: service.port, clients, warmUp: WARM_UP, millis })
}

/** Until the service is compiled as it would be after a minute: by commands, and by time at most. */
async function warmUp(): Promise<void> {
  let done = 0
  for (const until = performance.now() + 40_000; done < 30_000 && performance.now() < until; )
    done += 2 * (await play(32, 2000)).rate
  note(`warmed up by ${Math.round(done)} commands`)
}

interface Round {
  bare: number
  ours: Played
  durable?: number
  inMemory?: number
}

try {
  await warmUp()
  const rounds = new Map<number, Round[]>(CLIENTS.map((clients) => [clients, []]))
  for (let n = 0; n < ROUNDS; n++)
    for (const clients of CLIENTS) {
      await quiet()
      const round: Round = { bare: await runPgbench(bare, clients, SECONDS), ours: await play(clients) }
      if (durable && inMemory) {
        round.durable = await durable.moves(clients, SECONDS * 1000)
        round.inMemory = await inMemory.moves(clients, SECONDS * 1000)
      }
      rounds.get(clients)!.push(round)
      const { rate, p50, p99 } = round.ours
      note(
        `${n + 1}/${ROUNDS} ${clients} clients: pgbench ${Math.round(round.bare)}/s, service ${Math.round(rate)}/s (p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms)${PEERS ? `, boardgame.io ${Math.round(round.durable!)}/s on Postgres, ${Math.round(round.inMemory!)}/s in memory` : ''}, load ${load()}`,
      )
    }
  for (const [clients, all] of rounds)
    note(
      `${clients} clients, medians: pgbench ${Math.round(median(all.map((r) => r.bare)))}/s, service ${Math.round(median(all.map((r) => r.ours.rate)))}/s, p50 ${median(all.map((r) => r.ours.p50)).toFixed(2)} ms, p99 ${median(all.map((r) => r.ours.p99)).toFixed(2)} ms`,
    )
  print(figures(rounds))
} finally {
  for (const one of stops) await one?.stop()
}

function figures(rounds: ReadonlyMap<number, Round[]>): Figure[] {
  const found: Figure[] = []
  const limits: [clients: number, bare: [number, number], peer: [number, number]][] = [
    [1, [0.4, 0.6], [8, 15]],
    [8, [0.38, 0.6], [10, 15]],
    [32, [0.7, 1], [20, 30]],
  ]
  for (const [clients, limit, peerLimit] of limits) {
    const all = rounds.get(clients)
    if (!all) continue
    if (PEERS) {
      const ratios = all.map((r) => r.ours.rate / r.durable!)
      found.push(figure(`commands-${clients}-to-boardgame.io-postgres`, ratios, ...peerLimit))
    }
    if (PEERS && clients === 32)
      found.push(
        figure(
          `commands-32-to-boardgame.io-memory`,
          all.map((r) => r.ours.rate / r.inMemory!),
          0.8,
          1.3,
        ),
      )
    if (clients === 32)
      found.push(
        figure(
          'p99-to-p50-32',
          all.map((r) => r.ours.p99 / r.ours.p50),
          8,
          4,
          'lower',
        ),
      )
    const name = clients === 32 ? 'commands' : `commands-${clients}`
    found.push(
      figure(
        name,
        all.map((r) => r.ours.rate / r.bare),
        ...limit,
      ),
    )
  }
  return found
}
