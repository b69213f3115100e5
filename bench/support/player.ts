import { randomUUID } from 'node:crypto'
import type { Command } from '../../src/core/index.ts'
import { inputOf } from '../../src/transports/graphql/commands.ts'
import { type Answer, Connection, request } from './http.ts'
import { scriptOf } from './matches.ts'

/**
 * The players, in a process of their own: they create matches and play them through, each client its own
 * ones, one command at a time and each with a fresh Idempotency-Key.
 */

/** So many different matches are played; each again and again under other ids. */
const SCRIPTS = 24

/** How commands are sent; over REST if nothing else is said. */
export type Channel = 'rest' | 'graphql'

export type Order =
  | { do: 'prepare'; port: number; matches: number; over?: Channel }
  | { do: 'play'; port: number; clients: number; warmUp: number; millis: number; over?: Channel }
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
const prepared: Readonly<Record<Channel, Ready[]>> = { rest: [], graphql: [] }
let made = 0

async function prepare(port: number, matches: number, over: Channel): Promise<number> {
  const ready = prepared[over]
  const target = ready.length + matches
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const connection = new Connection(port)
      while (ready.length < target) ready.push(await create(connection, made++, over))
      connection.close()
    }),
  )
  return ready.length
}

async function create(connection: Connection, n: number, over: Channel): Promise<Ready> {
  const { seed, moves } = scripts[n % SCRIPTS]!
  const body = JSON.stringify({ game: 'bletchley', seats: [{}, {}, {}], seed })
  // Everybody comes from somewhere else: limits go by address where there is no token.
  const headers = `X-Forwarded-For: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}\r\n`
  const answer = await connection.ask(request('POST', '/v1/matches', { headers, body }))
  if (answer.status !== 201) throw new Error(`a match was not made: ${answer.status} ${answer.body}`)
  const { match, seats } = JSON.parse(answer.body) as { match: { id: string }; seats: { token: string }[] }
  return {
    requests: moves.map(({ seat, command }) => {
      const token = seats[seat]!.token
      const whole =
        over === 'rest' ? overRest(match.id, token, command) : overGraphql(match.id, token, command)
      const at = whole.indexOf(KEY)
      return [whole.slice(0, at), whole.slice(at + KEY.length)]
    }),
  }
}

/** Stands where the key goes, and is as long. */
const KEY = '?'.repeat(36)

const overRest = (id: string, token: string, command: Command): string =>
  request('POST', `/v1/matches/${id}/commands`, {
    token,
    headers: `Idempotency-Key: ${KEY}\r\n`,
    body: JSON.stringify(command),
  })

const overGraphql = (id: string, token: string, command: Command): string =>
  request('POST', '/graphql', {
    token,
    body: JSON.stringify({
      query: SUBMIT,
      variables: { id, command: inputOf('bletchley', command), key: KEY },
    }),
  })

/** Asks for all that REST answers with. */
const SUBMIT = `mutation ($id: ID!, $command: CommandInput!, $key: String) {
  submitCommand(matchId: $id, command: $command, idempotencyKey: $key) {
    __typename
    ... on Submitted {
      revision
      at
      entry { revision at seat rules events { type data secret } }
      now {
        revision
        pending
        prompts { id kind text { code en params } commands open { type schema } deadline notation }
      }
    }
    ... on Problem { code status detail }
  }
}`

async function play({
  port,
  clients,
  warmUp,
  millis,
  over = 'rest',
}: Order & { do: 'play' }): Promise<Played> {
  const ready = prepared[over]
  const isAccepted = ({ status, body }: Answer) =>
    status === 200 && (over === 'rest' || body.includes('"__typename":"Submitted"'))
  return measure(port, clients, warmUp, millis, isAccepted, function* () {
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
  isRight: (answer: Answer) => boolean,
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
      if (!isRight(answer)) throw new Error(`answered with ${answer.status} ${answer.body}`)
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
  return measure(
    port,
    clients,
    warmUp,
    millis,
    (answer) => answer.status === status,
    function* () {
      for (;;) yield requests[next++ % requests.length]!
    },
  )
}

function obey(order: Order): Promise<unknown> {
  if (order.do === 'prepare') return prepare(order.port, order.matches, order.over ?? 'rest')
  if (order.do === 'get') return get(order)
  return play(order)
}

process.on('message', (order: Order) => {
  obey(order).then(
    (value) => process.send!({ value }),
    (error: Error) => process.send!({ error: error.message }),
  )
})
process.on('disconnect', () => process.exit())
