// Fills one stream of Emmett's Postgres event store and aggregates it. Told over IPC.
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql'

const CHUNK = 500
let store

async function fill({ url, stream, events }) {
  store ??= getPostgreSQLEventStore(url)
  for (let from = 0; from < events.length; from += CHUNK)
    await store.appendToStream(stream, events.slice(from, from + CHUNK))
}

/** Milliseconds. The fold does nothing but count, so that all the time is the store's. */
async function aggregate({ stream, count }) {
  const began = performance.now()
  const { state } = await store.aggregateStream(stream, {
    initialState: () => ({ events: 0 }),
    evolve: ({ events }) => ({ events: events + 1 }),
  })
  const time = performance.now() - began
  if (state.events !== count) throw new Error(`${state.events} of ${count} events came`)
  return time
}

process.on('message', (order) =>
  (order.do === 'fill' ? fill(order) : aggregate(order)).then(
    (value) => process.send({ value }),
    (error) => process.send({ error: String(error) }),
  ),
)
process.on('disconnect', () => process.exit())
