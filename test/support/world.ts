import {
  type AnyGame,
  begin,
  type ClockSettings,
  type Command,
  commitmentOf,
  type Entry,
  emptyFold,
  type Fold,
  foldAll,
  isRejection,
  type MatchRecord,
  NotRecalled,
  type RecordEntry,
  type Recorded,
  type Seat,
  type SeatSetup,
  type Step,
  settle,
  submit,
  undo,
  type Viewer,
  type WordPack,
  withRecall,
} from '../../src/core/index.ts'

/** A match played in memory: what a store would hold, and the state it leads to. */
export interface World {
  game: AnyGame
  seats: readonly SeatSetup[]
  options: Record<string, unknown>
  seed: string
  words: WordPack
  entries: readonly RecordEntry[]
  fold: Fold
}

/**
 * Two worlds that `viewers` must not be able to tell apart. Every secret kind of a game has to be
 * among the `kinds` of some twin: the conformance suite counts.
 */
export interface Twin {
  name: string
  viewers: readonly Viewer[]
  /** Event kinds whose secrets differ between the two. */
  kinds: readonly string[]
  worlds: readonly [World, World]
  /** Commands, legal and not, whose acceptance and refusal have to be the same in both. */
  tries: readonly (readonly [Seat, Command])[]
}

export const SEED = '5f'.repeat(32)

/** Midnight of an ordinary day, so that tests have a time without having a clock. */
export const T0 = Date.UTC(2026, 0, 1)

export const humans = (count: number): SeatSetup[] =>
  Array.from({ length: count }, () => ({ kind: 'human', taken: true }))

export type Move = readonly [Seat, Command | { type: 'undo'; to?: number }]

interface Setting {
  seats: readonly SeatSetup[]
  options?: Record<string, unknown>
  words: WordPack
  seed?: string
  clock?: ClockSettings
}

/** A started match. Options are parsed, so defaults are filled in. */
export function startWorld(
  game: AnyGame,
  { seats, options = {}, words, seed = SEED, clock }: Setting,
): World {
  const parsed = game.options.parse(options) as Record<string, unknown>
  const empty: World = { game, seats, options: parsed, seed, words, entries: [], fold: emptyFold(seats) }
  return append(empty, begin(game, empty.fold, parsed, { seed, words }, T0, clock))
}

/** Makes moves a second apart; throws on a refusal. Forced system entries follow by themselves. */
export function play(world: World, moves: readonly Move[]): World {
  let current = world
  for (const [seat, command] of moves) {
    const at = current.fold.at + 1000
    const made = tryMove(current, seat, command, at)
    if (isRejection(made)) throw new Error(`${command.type} of seat ${seat}: ${made.code}: ${made.detail}`)
    current = made
  }
  return current
}

/** One move at a time, with what follows by itself, or its refusal. */
export function tryMove(world: World, seat: Seat, command: Move[1], at: number) {
  const { game, seed, words } = world
  const made = remembering(world, (fold) =>
    command.type === 'undo'
      ? undo(game, fold, seat, (command as { to?: number }).to, at)
      : submit(game, fold, seat, command, { seed, words }, at),
  )
  return isRejection(made) ? made : settleWorld(append(world, made), at)
}

/** Where an agreement goes back, it is decided again with the log at hand. */
function remembering<T>({ game, seats, entries, fold }: World, decide: (fold: Fold) => T): T {
  try {
    return decide(fold)
  } catch (error) {
    if (!(error instanceof NotRecalled)) throw error
    return decide(withRecall(fold, refold(game, seats, entries.slice(0, error.to))))
  }
}

/** The match as its record would be, with a clock if it had one. */
export function recordOf(
  { game, seats, options, seed, words, entries }: World,
  clock?: ClockSettings,
): MatchRecord {
  const made = { id: 'm1', game: game.meta.id, options, seats, seed, commitment: commitmentOf(seed) }
  const head = {
    record: 1 as const,
    ...made,
    words: { id: words.id, sha256: words.sha256 },
    ...(clock && { clock }),
  }
  return { head, entries }
}

/** Due deadlines and forced skips up to `now`. */
export const settleWorld = (world: World, now: number): World =>
  settle(world.game, world.fold, world, now).reduce(append, world)

export const append = (world: World, { entry, command, fold }: Step): World => ({
  ...world,
  entries: [...world.entries, { ...entry, command }],
  fold,
})

/** The same log with some events rewritten, as a log in another world; the state is folded anew. */
export function forge(world: World, rewrite: (event: Recorded, entry: Entry) => Recorded): World {
  const entries = world.entries.map((entry) => ({
    ...entry,
    events: entry.events.map((e) => rewrite(e, entry)),
  }))
  return { ...world, entries, fold: refold(world.game, world.seats, entries) }
}

export const refold = (game: AnyGame, seats: readonly SeatSetup[], entries: readonly Entry[]): Fold =>
  foldAll(game, emptyFold(seats), entries)
