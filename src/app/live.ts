import {
  type AnyGame,
  type Entry,
  type Env,
  emptyFold,
  type Fold,
  foldAll,
  redact,
  type Viewer,
  viewers,
  withRecall,
} from '../core/index.ts'
import type { Loaded, MatchRow, Ports, Snapshot, TokenRow, TokenStanding } from './ports.ts'

/** A match as this process holds it: immutable, replaced when the match moves. */
export interface Live {
  match: MatchRow
  game: AnyGame
  env: Env
  /** The fold of the full log. */
  state: Fold
  /** The fold of the redacted log, for every viewer of the table. */
  views: ReadonlyMap<Viewer, Fold>
  /**
   * Tokens that a load has shown to be alive and used, and those that this process has made: an accepted append
   * proves them again.
   */
  standings: ReadonlyMap<string, TokenStanding>
  /** Revision of the newest snapshot that is known of or under way. */
  snapshotAt: number
  /** A guess at what it takes in memory, and the revision it was made at. */
  size: { bytes: number; at: number }
}

/** How many tokens of one match are remembered. */
const MOST_STANDINGS = 64

/** What was held and what a load brought, put together. */
export function update(ports: Ports, held: Live | undefined, loaded: Loaded): Live {
  const { match, seed, snapshot, entries } = loaded
  if (match) return assemble(ports, match, seed!, snapshot, entries)
  if (!held) throw new Error('a tail was loaded for a match that is not held')
  return extend(held, entries)
}

/** A match from its newest snapshot, if there is one, and all entries after it. */
export function assemble(
  ports: Ports,
  match: MatchRow,
  seed: string,
  snapshot: Snapshot | null,
  entries: readonly Entry[],
): Live {
  const game = ports.games[match.game]
  if (!game) throw new Error(`match ${match.id} is of the unknown game ${match.game}`)
  const words = ports.words.byId(match.words.id)
  if (!words || words.sha256 !== match.words.sha256)
    throw new Error(`match ${match.id} needs the word list ${match.words.id}, SHA-256 ${match.words.sha256}`)
  const start = (name: string): Fold => snapshot?.folds[name] ?? emptyFold(match.seats)
  return {
    match,
    game,
    env: { seed, words },
    state: foldAll(game, start('*'), entries),
    views: new Map(viewers(match.seats.length).map((v) => [v, foldView(game, start(String(v)), entries, v)])),
    standings: new Map(),
    snapshotAt: snapshot?.revision ?? 0,
    size: { bytes: 0, at: -SIZE_KEPT },
  }
}

/** The same match some entries later. */
export function extend(live: Live, entries: readonly Entry[]): Live {
  const next = entries.filter((e) => e.revision > live.state.revision)
  return next.length === 0 ? live : moveTo(live, foldAll(live.game, live.state, next), next)
}

/** As {@link extend}, where the state after the entries is known already. */
export function moveTo(live: Live, state: Fold, entries: readonly Entry[]): Live {
  const views = new Map<Viewer, Fold>()
  for (const [viewer, view] of live.views) views.set(viewer, foldView(live.game, view, entries, viewer))
  return { ...live, state, views }
}

/** A view: the ordinary fold over redacted entries. */
export const foldView = (game: AnyGame, view: Fold, entries: readonly Entry[], viewer: Viewer): Fold =>
  foldAll(
    game,
    view,
    entries.map((entry) => redact(entry, viewer)),
  )

/** The same match, ready to go back to a revision by agreement. `entries`: the log up to there. */
export function withRecalled(live: Live, entries: readonly Entry[]): Live {
  const { game, match, state } = live
  const start = emptyFold(match.seats)
  const views = [...live.views].map(
    ([viewer, view]) => [viewer, withRecall(view, foldView(game, start, entries, viewer))] as const,
  )
  return { ...live, state: withRecall(state, foldAll(game, start, entries)), views: new Map(views) }
}

/** Remembers how a token stands, if it may be trusted without asking again. */
export function remember(live: Live, hash: string, standing: TokenStanding | null): Live {
  const trusted = standing?.used && !standing.dead && standing.kind !== 'key'
  const known = live.standings.get(hash)
  if (trusted ? known && isSame(known, standing) : !known) return live
  const standings = new Map(live.standings)
  standings.delete(hash)
  if (trusted) standings.set(hash, standing)
  while (standings.size > MOST_STANDINGS) standings.delete(standings.keys().next().value!)
  return { ...live, standings }
}

/** Remembers tokens that have just been made. An invitation is none that anything could rest on. */
export function issued(live: Live, tokens: readonly TokenRow[]): Live {
  const standings = new Map(live.standings)
  for (const { hash, kind, seat, generation } of tokens)
    if (kind !== 'invite') standings.set(hash, { kind, seat, generation, dead: false, used: false })
  return { ...live, standings }
}

const isSame = (a: TokenStanding, b: TokenStanding): boolean =>
  a.kind === b.kind && a.seat === b.seat && a.generation === b.generation && a.used === b.used

/**
 * Whether a token that stands like this can die without an entry, so that no revision tells: one that nobody has
 * used, an invitation, and any of a seat that has been handed over. An append that rests on it has to prove it.
 */
export const mayDieUnseen = ({ state }: Live, { kind, seat, used }: TokenStanding): boolean =>
  !used || kind === 'invite' || (seat !== null && state.table.seats[seat]!.generation > 0)

/** State and views of a match, to be stored as a shortcut. */
export const snapshotOf = (live: Live): Snapshot => ({
  revision: live.state.revision,
  folds: Object.fromEntries([['*', live.state], ...[...live.views].map(([v, fold]) => [String(v), fold])]),
})

/** Measuring a state takes longer than a command does: a guess serves for so many revisions. */
const SIZE_KEPT = 16

/** The match with a guess, in bytes, at what it takes in memory. */
export function measured(live: Live): Live {
  const { state, views, size } = live
  if (state.revision - size.at < SIZE_KEPT) return live
  const one = JSON.stringify(state.game ?? null).length
  const bytes = 4096 + one * 2 * (1 + views.size) * (1 + state.past.length / 4)
  return { ...live, size: { bytes, at: state.revision } }
}
