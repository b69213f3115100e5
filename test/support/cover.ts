import {
  type AnyGame,
  agreementEvents,
  coreRejections,
  digest,
  RESIGN,
  tableEvents,
} from '../../src/core/index.ts'
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

/** What no game has a part in: it comes of a table's clock or its agreements, or is no answer to a command. Core tests it. */
const OF_NO_GAME = [
  'seatAway',
  'seatResumed',
  'clockCredited',
  'not-away',
  'aid-not-yours',
  'invalid-query',
  ...Object.keys(agreementEvents),
  'match-paused',
  'proposal-open',
  'no-proposal',
  'not-your-proposal',
  'nothing-to-propose',
]

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

interface Shown {
  played: Playthrough
  shown: ReadonlySet<string>
}

/**
 * Few random matches that together with those already recorded show all: each time the one that shows most
 * for its length. To provoke refusals takes long, so that is done in those that are chosen for what else they
 * show, and in others only for what is left then.
 */
export function cover(game: AnyGame, settings: Settings, recorded: readonly Playthrough[], tries = 200) {
  const known = recorded.flatMap((one) => [...shows(game, settings, one)])
  const all = wanted(game, settings)
  const left = new Set(all.filter((what) => !known.includes(what)))
  const record = (n: number, probe: boolean): Shown => {
    const setting = settings.settings[n % settings.settings.length]!
    const played = recordRandom(game, settings, setting, digest(`cover ${n}`), { probe })
    return { played, shown: shows(game, settings, played) }
  }
  // What is of no game is not to be in its recordings.
  const alien = ({ shown }: Shown) => [...shown].some((what) => !all.includes(what))
  const missing = (found: ReadonlySet<string>) =>
    [...left].some((what) => !what.startsWith('refusal') && !found.has(what))
  const pool: (Shown & { n: number })[] = []
  const found = new Set<string>()
  for (let n = 0; n < tries && (missing(found) || n < FEWEST); n++) {
    const one = record(n, false)
    if (alien(one)) continue
    pool.push({ n, ...one })
    for (const what of one.shown) found.add(what)
  }
  const chosen: Playthrough[] = []
  const choose = ({ played, shown }: Shown) => {
    const fresh = [...shown].filter((what) => left.has(what))
    for (const what of fresh) left.delete(what)
    chosen.push(upTo(played, (part) => fresh.every((what) => shows(game, settings, part).has(what))))
  }
  const taken = new Set<number>()
  while (missing(new Set()) && pool.length > 0) {
    const best = pool.reduce((one, other) => (worth(other, left) > worth(one, left) ? other : one))
    if (worth(best, left) === 0) break
    taken.add(best.n)
    choose(record(best.n, true))
  }
  for (let n = 0; n < tries && left.size > 0; n++) {
    if (taken.has(n)) continue
    const more = record(n, true)
    if (worth(more, left) > 0 && !alien(more)) choose(more)
  }
  return { chosen, left: [...left] }
}

/** What a match shows of what is left, for its length. */
const worth = ({ played, shown }: Shown, left: ReadonlySet<string>): number =>
  [...shown].filter((what) => left.has(what)).length / (40 + played.record.entries.length)

/** The shortest beginning of a match that will do. */
function upTo({ record, refused }: Playthrough, does: (part: Playthrough) => boolean): Playthrough {
  const part = (length: number): Playthrough => ({
    record: { ...record, entries: record.entries.slice(0, length) },
    refused: refused.filter(({ after }) => after <= length),
  })
  let [short, enough] = [0, record.entries.length]
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2)
    if (does(part(middle))) enough = middle
    else short = middle
  }
  return part(enough)
}
