import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EventSource } from 'eventsource'
import { createEventSource } from 'eventsource-client'
import type { Report } from '../support/report.ts'
import type { Place } from '../support/servers.ts'

/** A match that tells entries to whoever listens, and how to make it tell more. */
async function openTable({ fetch }: Place) {
  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const made = await post('/v1/matches', { game: 'bletchley', seats: [{}, {}] })
  const path = `/v1/matches/${made.match.id}`
  const [ada, ben] = made.seats.map((seat: { token: string }) => seat.token)
  return {
    events: `${path}/events`,
    ada,
    choose: (word: string) => post(`${path}/commands`, { type: 'chooseWord', word }, ada),
    takeBack: () => post(`${path}/undo`, {}, ada),
    abandon: () => post(`${path}/abandon`, {}, made.hostToken),
    ben,
  }
}

/** One client: tells ids in order, and can be let go. */
type Listen = (
  url: string,
  token: string,
) => { seen: { id: string; data: string }[]; state(): string; close(): void }

/** The client of the WHATWG's interface, with a token in its header. */
const byInterface: Listen = (url, token) => {
  const source = new EventSource(url, {
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } }),
  })
  const seen: { id: string; data: string }[] = []
  source.addEventListener('entry', ({ lastEventId, data }) => seen.push({ id: lastEventId, data }))
  return {
    seen,
    state: () => (source.readyState === EventSource.CLOSED ? 'closed' : 'open'),
    close: () => source.close(),
  }
}

/** A client of another make. */
const byClient: Listen = (url, token) => {
  const seen: { id: string; data: string }[] = []
  const source = createEventSource({
    url,
    headers: { Authorization: `Bearer ${token}` },
    onMessage: ({ id, data, event }) => {
      if (event === 'entry') seen.push({ id: id ?? '', data })
    },
  })
  return { seen, state: () => source.readyState, close: () => source.close() }
}

/** Two clients of EventSource: each entry once and in order, with its revision, through a break, until it is over. */
export async function eventSource({ check }: Report, place: Place & { address: string }): Promise<void> {
  for (const [name, listen] of [
    ['eventsource', byInterface],
    ['eventsource-client', byClient],
  ] as const) {
    const table = await openTable(place)
    const cutter = await openCutter(place.address)
    const client = listen(`${cutter.address}${table.events}`, table.ada)
    try {
      await until(() => client.seen.length >= 1)
      await table.choose('lantern')
      await until(() => client.seen.length >= 2)
      cutter.cut()
      await table.takeBack()
      await table.choose('beacon')
      await until(() => client.seen.length >= 4)
      const ids = client.seen.map(({ id }) => id).join()
      check(`${name}: every revision once, through a break`, ids === '1,2,3,4' ? undefined : ids)
      const own = client.seen.filter(({ data }) => data.includes('LANTERN')).length
      check(`${name}: sees what its seat may see`, own === 1 ? undefined : String(own))
      await table.abandon()
      await until(() => client.seen.length >= 5)
      await until(() => client.state() === 'closed')
      check(
        `${name}: does not come back to what is over`,
        cutter.asked().at(-1) === '5' ? undefined : cutter.asked().join(),
      )
      check(
        `${name}: comes back once after the break`,
        cutter.asked().join() === ',2,5' ? undefined : cutter.asked().join(),
      )
    } finally {
      client.close()
      await cutter.close()
    }
  }
}

/** A wire between client and server that can be cut; notes which event each request goes on after. */
async function openCutter(upstream: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(String(request.headers['last-event-id'] ?? ''))
    const { host: _, ...headers } = request.headers
    const onward = forward(new URL(request.url!, upstream), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.on('error', () => response.destroy()).pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    cut: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 20_000
  while (!holds()) {
    if (performance.now() > end) throw new Error(`in vain: ${holds}`)
    await new Promise((done) => setTimeout(done, 10))
  }
}
