import { randomUUID } from 'node:crypto'
import { Connection, request } from './http.ts'
import { scriptOf } from './matches.ts'

/**
 * The players, in a process of their own: they create matches and play them through, each client its own
 * ones, one command at a time and each with a fresh Idempotency-Key.
 */

/** So many different matches are played; each again and again under other ids. */
const SCRIPTS = 24

export type Order =
  | { do: 'prepare'; port: number; matches: number }
  | { do: 'play'; port: number; clients: number; warmUp: number; millis: number }
  | {
      do: 'get'
      port: number
      clients: number
      warmUp: number
      millis: number
      requests: string[]
      status: number
    }

export interface Played {
  /** Accepted commands per second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** A match that is to be played: its requests, up to the value of the key. */
interface Ready {
  requests: [before: string, after: string][]
}

const scripts = Array.from({ length: SCRIPTS }, (_, n) => scriptOf(n))
const ready: Ready[] = []
let made = 0

async function prepare(port: number, matches: number): Promise<number> {
  const target = ready.length + matches
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const connection = new Connection(port)
      while (ready.length < target) ready.push(await create(connection, made++))
      connection.close()
    }),
  )
  return ready.length
}

async function create(connection: Connection, n: number): Promise<Ready> {
  const { seed, moves } = scripts[n % SCRIPTS]!
  const body = JSON.stringify({ game: 'bletchley', seats: [{}, {}, {}], seed })
  // Everybody comes from somewhere else: limits go by address where there is no token.
  const headers = `X-Forwarded-For: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}\r\n`
  const answer = await connection.ask(request('POST', '/v1/matches', { headers, body }))
  if (answer.status !== 201) throw new Error(`a match was not made: ${answer.status} ${answer.body}`)
  const { match, seats } = JSON.parse(answer.body) as { match: { id: string }; seats: { token: string }[] }
  return {
    requests: moves.map(({ seat, command }) => {
      const whole = request('POST', `/v1/matches/${match.id}/commands`, {
        token: seats[seat]!.token,
        headers: 'Idempotency-Key: ?\r\n',
        body: JSON.stringify(command),
      })
      const at = whole.indexOf('?\r\n')
      return [whole.slice(0, at), whole.slice(at + 1)]
    }),
  }
}

async function play(port: number, clients: number, warmUp: number, millis: number): Promise<Played> {
  return measure(port, clients, warmUp, millis, 200, function* () {
    for (;;) {
      const match = ready.pop()
      if (!match) throw new Error('no match is left to be played')
      for (const [before, after] of match.requests) yield before + randomUUID() + after
    }
  })
}

/** Each client sends what its own iteration gives, one after the other. */
async function measure(
  port: number,
  clients: number,
  warmUp: number,
  millis: number,
  status: number,
  requests: () => Iterable<string>,
): Promise<Played> {
  const latencies: number[] = []
  const begin = performance.now() + warmUp
  const end = begin + millis
  const one = async (connection: Connection) => {
    for (const text of requests()) {
      const sent = performance.now()
      if (sent >= end) return
      const answer = await connection.ask(text)
      if (answer.status !== status) throw new Error(`answered with ${answer.status} ${answer.body}`)
      const now = performance.now()
      if (sent >= begin && now <= end) latencies.push(now - sent)
    }
  }
  const connections = Array.from({ length: clients }, () => new Connection(port))
  try {
    await Promise.all(connections.map(one))
  } finally {
    for (const connection of connections) connection.close()
  }
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN
  return { rate: latencies.length / (millis / 1000), p50: at(0.5), p99: at(0.99) }
}

/** The same requests again and again, the clients in turn. */
function get({ port, clients, warmUp, millis, requests, status }: Order & { do: 'get' }): Promise<Played> {
  let next = 0
  return measure(port, clients, warmUp, millis, status, function* () {
    for (;;) yield requests[next++ % requests.length]!
  })
}

function obey(order: Order): Promise<unknown> {
  if (order.do === 'prepare') return prepare(order.port, order.matches)
  if (order.do === 'get') return get(order)
  return play(order.port, order.clients, order.warmUp, order.millis)
}

process.on('message', (order: Order) => {
  obey(order).then(
    (value) => process.send!({ value }),
    (error: Error) => process.send!({ error: error.message }),
  )
})
process.on('disconnect', () => process.exit())
