import { existsSync } from 'node:fs'
import type { AnyGame, Command, Outcome, SeatSetup, WordPack } from '../../../src/core/index.ts'
import { games } from '../../../src/games/index.ts'
import type { Manner } from '../../support/playthrough.ts'
import type { Twin } from '../../support/world.ts'
import { anyToy } from '../toy/table.ts'

/** A table to play at. All of a game's settings together have to cover its options and seat counts. */
export interface Setting {
  name: string
  seats: readonly SeatSetup[]
  options: Record<string, unknown>
}

/** What test/games/<id>/settings.ts exports: how to test that game. */
export interface Settings {
  settings: readonly Setting[]
  words: WordPack
  /** Names what kind of end this is; `endings` are all there are, each to be seen in a playthrough. */
  ending(outcome: Outcome): string
  endings: readonly string[]
  /** Keys of the state whose values are revisions: they differ where the same was done after an undo. */
  revisions: readonly string[]
  /** What has to be equal at every revision of a match: cards, money, pieces. */
  conserved?(state: object): unknown
  /** The form of a command in which equal ones are equal: where the order in a list says nothing. */
  normal?(command: Command): Command
  /** Refusals that this game cannot give and events that it cannot have, each with the reason. */
  never?: Readonly<Record<string, string>>
  /** Entries after which a random match is stopped. */
  longest?: number
  /** How the texts of recorded matches show views, where they are too large to be written out. */
  manner?: Manner
  /** Random matches that are played of it, where they are too long for as many as of others. */
  matches?: number
}

/** A random match that failed once. */
export interface Regression {
  setting: string
  seed: string
}

/** A game with all that the suite needs of it. */
export interface Subject extends Settings {
  game: AnyGame
  twins: readonly Twin[]
  regressions: readonly Regression[]
  /** Folder of the recorded matches. */
  playthroughs: string
}

export const subjects: readonly AnyGame[] = [anyToy, ...Object.values(games)]

const folder = (id: string) => new URL(`../${id}/`, import.meta.url)

export async function loadSettings(id: string): Promise<Settings> {
  return import(new URL('settings.ts', folder(id)).href)
}

export async function loadSubject(game: AnyGame): Promise<Subject> {
  const { id } = game.meta
  const { twins } = await optional<{ twins(): Twin[] }>(id, 'twins.ts', { twins: () => [] })
  const { regressions } = await optional<{ regressions: Regression[] }>(id, 'regressions.ts', {
    regressions: [],
  })
  return {
    ...(await loadSettings(id)),
    game,
    twins: twins(),
    regressions,
    playthroughs: new URL('playthroughs/', folder(id)).pathname,
  }
}

/** A file that a game may do without, as far as loading goes: without twins it fails their tests. */
async function optional<T>(id: string, name: string, without: T): Promise<T> {
  const url = new URL(name, folder(id))
  return existsSync(url) ? import(url.href) : without
}
