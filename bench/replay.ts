import { emptyFold, foldAll } from '../src/core/index.ts'
import { openPostgres } from '../src/storage/postgres/index.ts'
import { freePort, startPostgres } from '../test/support/postgres.ts'
import { fill } from './support/fill.ts'
import { load, quiet } from './support/machine.ts'
import { bletchley, SEATS, scriptOf } from './support/matches.ts'
import { ensurePeer } from './support/peers.ts'
import { Helper, startService } from './support/processes.ts'
import { figure, median, note, print } from './support/stats.ts'

/** How fast a state comes back from its log: the fold alone, and 10,000 events out of Postgres. */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const EVENTS = 10_000
/** So often each is asked per round, one after the other. */
const TURNS = 5

const folds = foldRates()
note(`folded: ${folds.map((rate) => Math.round(rate / 1000)).join(', ')} thousand events/s, load ${load()}`)

const folder = ensurePeer('emmett')
const postgres = await startPostgres(18, { durable: true })
const url = await postgres.createDatabase()
const service = await startService(await freePort(), url)
const store = openPostgres(url)
const emmett = new Helper<object>(`${folder}/aggregate.js`)
try {
  // Three events for a pass and its undo.
  const match = await fill(store, service.port, 1, Math.ceil((EVENTS * 2) / 3))
  const { entries } = (await store.load({ matchId: match.id, held: 0 }))!
  const events = entries.flatMap((entry) => entry.events)
  await emmett.ask({ do: 'fill', url: await postgres.createDatabase(), stream: 'match', events })
  const ours = async (): Promise<number> => {
    const began = performance.now()
    const loaded = (await store.load({ matchId: match.id, held: 0 }))!
    const fold = foldAll(bletchley, emptyFold(SEATS), loaded.entries)
    const took = performance.now() - began
    if (fold.revision !== match.revision) throw new Error('the fold stopped short')
    return took
  }
  const theirs = () => emmett.ask<number>({ do: 'aggregate', stream: 'match', count: events.length })
  const ratios: number[] = []
  for (let n = -2; n < ROUNDS; n++) {
    if (n >= 0) await quiet()
    const took: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
    // Whoever comes first after a pause finds a cold machine: each does so as often as the other.
    for (let turn = 0; turn < TURNS; turn++)
      for (const who of (n + turn) % 2 === 0 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const))
        took[who].push(await (who === 'ours' ? ours() : theirs()))
    if (n < 0) continue
    const [mine, other] = [median(took.ours), median(took.theirs)]
    ratios.push(other / mine)
    note(
      `${n + 1}/${ROUNDS}: ${events.length} events in ${mine.toFixed(1)} ms, Emmett ${other.toFixed(1)} ms, load ${load()}`,
    )
  }
  print([figure('fold-bletchley', folds, 500_000, 1_000_000), figure('replay', ratios, 1, 2)])
} finally {
  await emmett.stop()
  await store.close()
  await service.stop()
  await postgres.stop()
}

/** Events folded per second, over whole matches. */
function foldRates(): number[] {
  const logs = Array.from({ length: 24 }, (_, n) => scriptOf(n).entries)
  const events = logs.flat().reduce((sum, entry) => sum + entry.events.length, 0)
  const rates: number[] = []
  for (let n = -2; n < ROUNDS; n++) {
    const began = performance.now()
    let times = 0
    while (performance.now() - began < 500) {
      for (const log of logs) foldAll(bletchley, emptyFold(SEATS), log)
      times++
    }
    if (n >= 0) rates.push((events * times) / ((performance.now() - began) / 1000))
  }
  return rates
}
