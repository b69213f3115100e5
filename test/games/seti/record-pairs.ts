import { digest } from '../../../src/core/index.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { SPECIES } from '../../../src/games/seti/material/index.ts'
import type { Playthrough } from '../../support/playthrough.ts'
import { recordRandom, savePlaythrough } from '../../support/recorder.ts'
import { humans } from '../../support/world.ts'
import { loadSettings, subjects } from '../conformance/subject.ts'
import { guided } from './guided.ts'
import { MATERIAL, wordsIn, wordsShown } from './words.ts'

/**
 * `npx node test/games/seti/record-pairs.ts` records a match of guided players for each pair of species, in
 * which both are discovered and show what is rare by chance: the first such of the seeds species-1,
 * species-2 … One is of three seats, the others of two. Then come the beginnings of matches with words of the
 * vocabulary that are in none of these. `npm run record -- seti --cover` records what is left.
 */
const MOST_SEEDS = 500
/** Matches from which the one that shows most new words for its length is kept. */
const TRIES = 24
const GUIDED = { bot: 1, undo: 0, resign: 0, replace: 0, abandon: 0, late: 0, frozen: false }
const RARE: Readonly<Record<string, string>> = { mascamites: 'sampleDelivered', oumuamua: 'tileCompleted' }

// Words of the vocabulary that no recorded match shows yet.
const unseen = new Set(wordsIn(MATERIAL))
const plain = subjects.find((one) => one.meta.id === seti.meta.id)!
const game = { ...plain, bot: guided(unseen) as never }
const settings = await loadSettings(seti.meta.id)
const folder = new URL('playthroughs/', import.meta.url)

const pairs = SPECIES.flatMap((one, i) => SPECIES.slice(i + 1).map((other) => `${one}-${other}`))
const left = new Map(pairs.map((pair, i) => [pair, i === 9 ? 3 : 2]))

for (let n = 1; n <= MOST_SEEDS && left.size > 0; n++)
  for (const seats of new Set(left.values())) {
    const pair = pairOf(play(n, seats))
    if (!pair || left.get(pair) !== seats) continue
    left.delete(pair)
    const probed = play(n, seats, true)
    savePlaythrough(plain, settings, folder, pair, probed)
    for (const word of wordsShown(probed.record)) unseen.delete(word)
  }
if (left.size) throw new Error(`not found by chance: ${[...left.keys()].join(', ')}`)

for (let n = 1; unseen.size > 0; n++) {
  const tries = Array.from({ length: TRIES }, (_, i) => upToWords(play(MOST_SEEDS + n * TRIES + i, 2)))
  const best = tries.reduce((one, other) => (other.worth > one.worth ? other : one))
  if (best.worth === 0) throw new Error(`not found by chance: ${[...unseen].join(', ')}`)
  savePlaythrough(plain, settings, folder, `words-${n}`, best.played)
  for (const word of wordsShown(best.played.record)) unseen.delete(word)
}

function play(n: number, seats: number, probe = false): Playthrough {
  const setting = { name: 'table', seats: humans(seats), options: {} }
  return recordRandom(game, settings, setting, digest(`species-${n}`), { mood: GUIDED, probe })
}

/** The match up to where all words have come that it shows for the first time, and how many those are for its length. */
function upToWords({ record, refused }: Playthrough): { played: Playthrough; worth: number } {
  const fresh = (entries: typeof record.entries) =>
    [...wordsShown({ ...record, entries })].filter((word) => unseen.has(word)).length
  const all = fresh(record.entries)
  let length = record.entries.length
  while (length > 0 && fresh(record.entries.slice(0, length - 1)) === all) length--
  const entries = record.entries.slice(0, length)
  return { played: { record: { ...record, entries }, refused }, worth: all / (40 + length) }
}

/** The species of a match if both were discovered and show what they are recorded for. */
function pairOf({ record }: Playthrough): string | undefined {
  const events = record.entries.flatMap((entry) => entry.events)
  const ids = events.flatMap(({ type, data }) =>
    type === 'speciesDiscovered' ? [(data as { id: string }).id] : [],
  )
  const shown = ids.every((id) => !RARE[id] || events.some(({ type }) => type === RARE[id]))
  return ids.length === 2 && shown ? SPECIES.filter((id) => ids.includes(id)).join('-') : undefined
}
