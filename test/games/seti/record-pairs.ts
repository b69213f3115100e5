import { mkdirSync, writeFileSync } from 'node:fs'
import { digest, verify } from '../../../src/core/index.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { SPECIES } from '../../../src/games/seti/material/index.ts'
import { type Playthrough, portrait, writePlaythrough } from '../../support/playthrough.ts'
import { recordRandom } from '../../support/recorder.ts'
import { humans } from '../../support/world.ts'
import { loadSettings, subjects } from '../conformance/subject.ts'

/**
 * `npx node test/games/seti/record-pairs.ts` records a match of bots for each pair of species, in which both
 * are discovered: the first such of the seeds species-1, species-2 … Most are of two seats, some of more.
 */
const MOST_SEEDS = 500
const BOTS = { bot: 1, undo: 0, resign: 0, replace: 0, abandon: 0, late: 0, frozen: false }

const game = subjects.find((one) => one.meta.id === seti.meta.id)!
const settings = await loadSettings(seti.meta.id)
const folder = new URL('playthroughs/', import.meta.url)

const pairs = SPECIES.flatMap((one, i) => SPECIES.slice(i + 1).map((other) => `${one}-${other}`))
const left = new Map(pairs.map((pair, i) => [pair, i % 4 === 0 ? 3 : i % 4 === 1 ? 4 : 2]))

for (let n = 1; n <= MOST_SEEDS && left.size > 0; n++)
  for (const seats of [2, 3, 4]) {
    const setting = { name: 'table', seats: humans(seats), options: {} }
    const played = recordRandom(game, settings, setting, digest(`species-${n}`), { mood: BOTS })
    const pair = pairOf(played)
    if (!pair || left.get(pair) !== seats) continue
    left.delete(pair)
    save(pair, played)
  }
if (left.size) throw new Error(`not found by chance: ${[...left.keys()].join(', ')}`)

/** The species of a match if both were discovered. */
function pairOf(played: Playthrough): string | undefined {
  const text = writePlaythrough(played)
  const found = SPECIES.filter((id) =>
    new RegExp(`"type":"speciesDiscovered","data":\\{[^}]*"id":"${id}"`).test(text),
  )
  return found.length === 2 ? found.join('-') : undefined
}

function save(name: string, played: Playthrough): void {
  const { entries } = verify(played.record, game, settings.words)
  const wrong = entries.find((entry) => entry.verdict !== 'right')
  if (wrong) throw new Error(`the record does not verify: ${JSON.stringify(wrong)}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${name}.ndjson`, folder), writePlaythrough(played))
  writeFileSync(new URL(`${name}.txt`, folder), portrait(game, played, settings.words))
  console.info(`${name}: ${entries.length} entries`)
}
