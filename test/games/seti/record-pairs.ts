import { digest } from '../../../src/core/index.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { SPECIES } from '../../../src/games/seti/material/index.ts'
import type { Playthrough } from '../../support/playthrough.ts'
import { recordRandom, savePlaythrough } from '../../support/recorder.ts'
import { humans } from '../../support/world.ts'
import { loadSettings, subjects } from '../conformance/subject.ts'
import { guided } from './guided.ts'

/**
 * `npx node test/games/seti/record-pairs.ts` records a match of guided players for each pair of species, in
 * which both are discovered and show what is rare by chance: the first such of the seeds species-1,
 * species-2 … Most are of two seats. `npm run record -- seti --cover` then records what is left.
 */
const MOST_SEEDS = 500
const GUIDED = { bot: 1, undo: 0, resign: 0, replace: 0, abandon: 0, late: 0, frozen: false }
const RARE: Readonly<Record<string, string>> = { mascamites: 'sampleDelivered', oumuamua: 'tileCompleted' }

const game = { ...subjects.find((one) => one.meta.id === seti.meta.id)!, bot: guided as never }
const settings = await loadSettings(seti.meta.id)
const folder = new URL('playthroughs/', import.meta.url)

const pairs = SPECIES.flatMap((one, i) => SPECIES.slice(i + 1).map((other) => `${one}-${other}`))
const left = new Map(pairs.map((pair, i) => [pair, i === 0 ? 3 : i === 9 ? 4 : 2]))

for (let n = 1; n <= MOST_SEEDS && left.size > 0; n++)
  for (const seats of new Set(left.values())) {
    const setting = { name: 'table', seats: humans(seats), options: {} }
    const seed = digest(`species-${n}`)
    const pair = pairOf(recordRandom(game, settings, setting, seed, { mood: GUIDED }))
    if (!pair || left.get(pair) !== seats) continue
    left.delete(pair)
    const probed = recordRandom(game, settings, setting, seed, { mood: GUIDED, probe: true })
    savePlaythrough(game, settings, folder, pair, probed)
  }
if (left.size) throw new Error(`not found by chance: ${[...left.keys()].join(', ')}`)

/** The species of a match if both were discovered and show what they are recorded for. */
function pairOf({ record }: Playthrough): string | undefined {
  const events = record.entries.flatMap((entry) => entry.events)
  const ids = events.flatMap(({ type, data }) =>
    type === 'speciesDiscovered' ? [(data as { id: string }).id] : [],
  )
  const shown = ids.every((id) => !RARE[id] || events.some(({ type }) => type === RARE[id]))
  return ids.length === 2 && shown ? SPECIES.filter((id) => ids.includes(id)).join('-') : undefined
}
