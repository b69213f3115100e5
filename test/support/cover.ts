import { type AnyGame, coreRejections, digest, RESIGN, tableEvents } from '../../src/core/index.ts'
import type { Settings } from '../games/conformance/subject.ts'
import { foldsOf, type Playthrough } from './playthrough.ts'
import { recordRandom } from './recorder.ts'

/** What a playthrough shows: each command, event, refusal and end that occurs in it. */
export function shows(game: AnyGame, { ending }: Settings, { record, refused }: Playthrough): Set<string> {
  const { outcome } = foldsOf(game, record).at(-1)!.table
  return new Set([
    ...record.entries.flatMap((e) => (e.command ? [`command ${e.command.type}`] : [])),
    ...record.entries.flatMap((e) => e.events.map(({ type }) => `event ${type}`)),
    ...refused.map((r) => `refusal ${r.code}`),
    ...(outcome ? [`end ${ending(outcome)}`] : []),
  ])
}

/** What no game has a part in: it comes of a table's clock or is no answer to a command. Core tests it. */
const OF_NO_GAME = ['seatAway', 'seatResumed', 'clockCredited', 'not-away', 'aid-not-yours', 'invalid-query']

/** What the playthroughs of a game have to show together. */
export function wanted(game: AnyGame, { endings, never = {} }: Settings): string[] {
  const can = (name: string) => !OF_NO_GAME.includes(name) && !Object.hasOwn(never, name)
  const codes = [...Object.keys(coreRejections), ...Object.keys(game.rejections)]
  return [
    ...[...Object.keys(game.commands).filter(can), RESIGN.type, 'undo'].map((type) => `command ${type}`),
    ...[...Object.keys(game.events), ...Object.keys(tableEvents)].filter(can).map((type) => `event ${type}`),
    ...codes.filter(can).map((code) => `refusal ${code}`),
    ...endings.map((end) => `end ${end}`),
  ]
}

const FEWEST = 40

/**
 * Few random matches that together with those already recorded show all: each time the one that shows most
 * for its length.
 */
export function cover(game: AnyGame, settings: Settings, recorded: readonly Playthrough[], tries = 200) {
  const shown = recorded.flatMap((one) => [...shows(game, settings, one)])
  const left = new Set(wanted(game, settings).filter((what) => !shown.includes(what)))
  const pool: { played: Playthrough; shown: Set<string> }[] = []
  const found = new Set<string>()
  // Enough to choose from, and until everything has been seen.
  for (let n = 0; n < tries && (n < FEWEST || [...left].some((what) => !found.has(what))); n++) {
    const setting = settings.settings[n % settings.settings.length]!
    const played = recordRandom(game, settings, setting, digest(`cover ${n}`), { probe: true })
    const shown = shows(game, settings, played)
    for (const what of shown) found.add(what)
    pool.push({ played, shown })
  }
  const chosen: Playthrough[] = []
  while (left.size && pool.length) {
    const worth = pool.map(({ played, shown }) => {
      const fresh = [...shown].filter((what) => left.has(what)).length
      return fresh / (40 + played.record.entries.length)
    })
    const best = worth.indexOf(Math.max(...worth))
    if (!worth[best]) break
    const [{ played, shown }] = pool.splice(best, 1) as [(typeof pool)[number]]
    for (const what of shown) left.delete(what)
    chosen.push(played)
  }
  return { chosen, left: [...left] }
}
