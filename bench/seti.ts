import {
  type AnyGame,
  advance,
  type Command,
  createRng,
  digest,
  emptyFold,
  type Fold,
  foldAll,
  isRejection,
  type RecordEntry,
  randomCommand,
  redact,
  type Seat,
  type SeatSetup,
  begin as start,
  submit,
} from '../src/core/index.ts'
import { games } from '../src/games/index.ts'
import { openWords } from '../src/open-words.ts'
import { figure, note, print, quantile } from './support/stats.ts'

/**
 * SETI in process: what a command takes (decide, and evolve for the state), what the prompts of a seat take
 * from its view, events folded per second, the size of the state, and what its bot is worth: matches
 * of two in which it plays against random commands, and its time per decision.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const MATCHES = Number(process.env.MATCHES ?? 100)

const game: AnyGame = games.seti!
const words = openWords().forLanguage('en')!
const seats: SeatSetup[] = [0, 1].map(() => ({ kind: 'human', taken: true }))
const options = game.options.parse({}) as Record<string, unknown>

interface Times {
  commands: number[]
  prompts: number[]
  bot: number[]
}
interface Played {
  entries: RecordEntry[]
  fold: Fold
  /** Bytes of the state's JSON, at most. */
  size: number
}

const timed = <T>(times: number[], work: () => T): T => {
  const began = performance.now()
  const result = work()
  times.push(performance.now() - began)
  return result
}

/** A match to its end; `bots` play as the game's bot does, the others at random. */
function playOut(n: number, bots: readonly Seat[], times: Times): Played {
  const seed = digest(`bench seti ${n}`)
  const env = { seed, words }
  const first = start(game, emptyFold(seats), options, env, 0)
  const entries: RecordEntry[] = [{ ...first.entry, command: null }]
  let fold = first.fold
  const views = seats.map((_, seat) => advance(game, emptyFold(seats), redact(first.entry, seat)))
  let size = 0
  while (!game.outcome(fold.game!)) {
    const seat = game.pending(fold.game!)[0]!
    const view = views[seat]!.game!
    const rng = createRng(seed, 'bot', fold.revision)
    const c = { rng, now: 0, words }
    const prompts = timed(times.prompts, () => game.prompts(view, seat, c))
    const command: Command = bots.includes(seat)
      ? timed(times.bot, () => game.bot(view, seat, c))
      : randomCommand(game, view, seat, prompts, c)
    const step = timed(times.commands, () => submit(game, fold, seat, command, env, 0))
    if (isRejection(step)) throw new Error(`${command.type}: ${step.detail}`)
    fold = step.fold
    entries.push({ ...step.entry, command })
    for (const [viewer, seen] of views.entries())
      views[viewer] = advance(game, seen, redact(step.entry, viewer))
    if (entries.length % 64 === 0) size = Math.max(size, JSON.stringify(fold.game).length)
  }
  return { entries, fold, size: Math.max(size, JSON.stringify(fold.game).length) }
}

const none = (): Times => ({ commands: [], prompts: [], bot: [] })
for (let n = 0; n < 10; n++) playOut(n, [0, 1], none()) // until everything is compiled

const times = none()
let wins = 0
let size = 0
const margins: number[] = []
const logs: Played[] = []
for (let n = 0; n < MATCHES; n++) {
  const mine = n % 2
  const played = playOut(n, [mine], times)
  const scores = (played.fold.game as { players: { score: number }[] }).players.map((player) => player.score)
  margins.push(scores[mine]! - scores[1 - mine]!)
  if (scores[mine]! > scores[1 - mine]!) wins++
  size = Math.max(size, played.size)
  if (logs.length < 24) logs.push(played)
}
note(`the bot won ${wins} of ${MATCHES}, by ${quantile(margins, 0.5)} points in the median`)
note(
  `command p50 ${quantile(times.commands, 0.5).toFixed(3)}, p99 ${quantile(times.commands, 0.99).toFixed(3)} ms; prompts p99 ${quantile(times.prompts, 0.99).toFixed(3)} ms; bot p50 ${quantile(times.bot, 0.5).toFixed(3)}, p99 ${quantile(times.bot, 0.99).toFixed(3)} ms; state at most ${size} bytes`,
)

const events = logs.flatMap(({ entries }) => entries).reduce((sum, { events }) => sum + events.length, 0)
const rates: number[] = []
for (let n = -2; n < ROUNDS; n++) {
  const began = performance.now()
  for (const { entries } of logs) foldAll(game, emptyFold(seats), entries)
  if (n >= 0) rates.push((events / (performance.now() - began)) * 1000)
}

print([
  figure('seti-bot-wins', [(wins / MATCHES) * 100], 95, 95),
  figure('seti-bot-p99', [quantile(times.bot, 0.99)], 20, 20, 'lower'),
  figure('seti-state-bytes', [size], 20_000, 20_000, 'lower'),
  figure('seti-prompts-p99', [quantile(times.prompts, 0.99)], 4, 2, 'lower'),
  figure('seti-command-p50', [quantile(times.commands, 0.5)], 0.4, 0.2, 'lower'),
  figure('seti-command-p99', [quantile(times.commands, 0.99)], 4, 2, 'lower'),
  figure('seti', rates, 200_000, 500_000),
])
