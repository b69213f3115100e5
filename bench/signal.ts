import {
  type AnyGame,
  advance,
  begin,
  digest,
  emptyFold,
  type Fold,
  pendingBot,
  playBot,
  redact,
  type SeatSetup,
} from '../src/core/index.ts'
import { games } from '../src/games/index.ts'
import { STOCK } from '../src/games/signal/material/backs/index.ts'
import { arrangement, type Rule, reach, respond, search } from '../src/games/signal/material/index.ts'
import type { State } from '../src/games/signal/state.ts'
import { openWords } from '../src/open-words.ts'
import { figure, note, print, quantile } from './support/stats.ts'

/**
 * Signal, warm, in milliseconds: a full response (ten pieces, the rules of all three columns), over the 25
 * cards what 95 of 100 stay below; a search over choices that runs to its bound, the slowest card, also for a
 * mat that somebody has laid; and the share of first rounds that the Expert bot wins, the worst of the eight
 * easiest cards (`TRIES`, 100 each).
 */
const RUNS = Number(process.env.ROUNDS ?? 7)
const TRIES = Number(process.env.TRIES ?? 100)

const cards = Object.values(STOCK).map(({ rounds }): Rule[] =>
  rounds.flatMap(({ rules }) => rules.map(({ rule }) => rule)),
)
const mats = [
  'Wd@C3 Bd@D3 Wc@F4 Bc@H6 WtE@J2 BtN@K8 WrH@B7 BrV@L5 Wd@E9 Bc@G1',
  'Wd@C3 Wd@C5 Wd@C7 Wd@K3 Wd@K5 Bd@G1 Bd@G3 Bd@G5 Bd@G7 Bd@G9',
  'Wc@C3 Bc@C3^1 Wc@D3 Bc@D3^1 BrH@E3 BrV@E3^1 WtN@F3 WtS@F4 BtE@G4 BtW@H4',
].map((text) => arrangement(text.split(' ')))

/** Rules that leave as much open as rules can. */
const open: Rule[] = ['N', 'E', 'S'].map((towards) => ({ op: 'move', towards, far: 'any' }) as Rule)

/** The same in every way that pieces can go, and a mat that is not quite one that they can make. */
const every = [1, 2, 3].flatMap((): Rule[] => [
  { op: 'toward', target: {}, far: 'any', pick: 'choose' },
  { op: 'away', far: 'any' },
  { op: 'onto', target: {}, count: 2 },
  { op: 'move', towards: 'E', far: 'any' },
  { op: 'become', colour: 'flip', count: 3 },
  { op: 'remove', count: 3 },
])
const laid = mats[0]!.map((piece) => ({ ...piece, x: (piece.x + 5) % 13 }))

const timed = (act: () => unknown): number => {
  const began = performance.now()
  act()
  return performance.now() - began
}

const responses: number[] = []
const searches: number[] = []
for (let run = -2; run < RUNS; run++) {
  const all = cards.flatMap((rules) => mats.map((mat) => timed(() => respond(mat, rules))))
  const slow = [open, ...cards].flatMap((rules) =>
    mats.flatMap((mat) => [
      timed(() => search(mat, rules, () => false)),
      timed(() => reach(mat, rules === open ? every : rules, laid, () => true, {})),
    ]),
  )
  if (run < 0) continue // until everything is compiled
  responses.push(quantile(all, 0.95))
  searches.push(Math.max(...slow))
  note(
    `response: median ${quantile(all, 0.5).toFixed(3)} ms; search: slowest ${Math.max(...slow).toFixed(1)} ms`,
  )
}

const signal = games.signal as AnyGame
const words = openWords().forLanguage('en')!
const seats: SeatSetup[] = ['alien', 'expert'].map((role) => ({ kind: 'bot', role, taken: true }))

function winsRound1(difficulty: number, n: number): boolean {
  const env = { seed: digest(`signal ${difficulty} ${n}`), words }
  const options = signal.options.parse({ alien: 'difficulty', difficulty }) as Record<string, unknown>
  let step = begin(signal, emptyFold(seats), options, env, 0)
  let views: Fold[] = seats.map((_, seat) => advance(signal, emptyFold(seats), redact(step.entry, seat)))
  while (step.fold.table.status === 'active' && (step.fold.game as State).round === 1) {
    const seat = pendingBot(signal, step.fold)!
    step = playBot(signal, step.fold, views[seat]!, seat, env, 0)
    views = views.map((view, i) => advance(signal, view, redact(step.entry, i)))
  }
  return (step.fold.game as State).points.length > 0
}

const wins = [1, 2, 3, 4, 5, 6, 7, 8].map((grade) => {
  const won = Array.from({ length: TRIES }, (_, n) => winsRound1(grade, n)).filter(Boolean).length
  note(`Expert bot, grade ${grade}: ${won} of ${TRIES} first rounds won`)
  return won / TRIES
})

print([
  { ...figure('signal-experts', wins, 0.5, 0.9), ratio: Math.min(...wins) },
  figure('signal-search', searches, 50, 20, 'lower'),
  figure('signal', responses, 1, 0.2, 'lower'),
])
