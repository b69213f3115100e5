import { freePort, startPostgres } from '../test/support/postgres.ts'
import { load, quiet } from './support/machine.ts'
import type { Channel, Order, Played } from './support/player.ts'
import { Helper, startService } from './support/processes.ts'
import { figure, median, note, print } from './support/stats.ts'

/** Commands per second over GraphQL beside the same commands over REST, with the same in the answer. */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const SECONDS = Number(process.env.SECONDS ?? 2)
const WARM_UP = 400
const CLIENTS = 8
/** Enough for one measurement at a rate that no machine here comes near. */
const MATCHES = 320

const postgres = await startPostgres(18, { durable: true })
const service = await startService(await freePort(), await postgres.createDatabase())
const player = new Helper<Order>(new URL('./support/player.ts', import.meta.url).pathname)
const { port } = service

async function rateOver(over: Channel, millis = SECONDS * 1000): Promise<number> {
  await player.ask({ do: 'prepare', port, matches: MATCHES, over })
  const { rate } = await player.ask<Played>({
    do: 'play',
    port,
    clients: CLIENTS,
    warmUp: WARM_UP,
    millis,
    over,
  })
  return rate
}

try {
  for (let n = 0; n < 4; n++) for (const over of ['rest', 'graphql'] as const) await rateOver(over)
  const rest: number[] = []
  const graphql: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    await quiet()
    rest.push(await rateOver('rest'))
    graphql.push(await rateOver('graphql'))
    note(
      `${n + 1}/${ROUNDS}: REST ${Math.round(rest[n]!)}/s, GraphQL ${Math.round(graphql[n]!)}/s, load ${load()}`,
    )
  }
  note(`medians: REST ${Math.round(median(rest))}/s, GraphQL ${Math.round(median(graphql))}/s`)
  print([
    figure(
      'graphql',
      graphql.map((rate, n) => rate / rest[n]!),
      0.4,
      0.65,
    ),
  ])
} finally {
  await player.stop()
  await service.stop()
  await postgres.stop()
}
