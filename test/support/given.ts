import { expect } from 'vitest'
import {
  type AnyEvent,
  type Command,
  type Context,
  type Game,
  isRejection,
  type Rejection,
  type Rng,
  type Seat,
  type WordPack,
} from '../../src/core/index.ts'
import { fits } from '../../src/words/fits.ts'
import { beside } from './words/tables.ts'

/** Everything a decision may use; unscripted chance throws, so that no test depends on luck. */
export interface Surroundings {
  now?: number
  rng?: Rng
  words?: WordPack
}

const noChance: Rng = {
  int: () => {
    throw new Error('this decision was not expected to draw')
  },
  pick: () => {
    throw new Error('this decision was not expected to draw')
  },
  shuffle: () => {
    throw new Error('this decision was not expected to shuffle')
  },
}

/** What a word list of a test knows of a word; a plain string is a common noun. */
export interface Entry {
  word: string
  /** True by default. */
  noun?: boolean
  /** 1 by default. */
  tier?: number
  /** True by default: fit for family use. */
  family?: boolean
}

/** A word list for tests, searched from end to end. Words are upper-case. */
export function wordList(...words: (string | Entry)[]): WordPack {
  const entries = words
    .map((w) => ({ noun: true, tier: 1, family: true, ...(typeof w === 'string' ? { word: w } : w) }))
    .sort((a, b) => a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
  const find = (word: string) => entries.find((e) => e.word === word)
  const ofLength = (n: number) => entries.filter((e) => e.word.length === n)
  return {
    id: 'test',
    sha256: '0'.repeat(64),
    language: 'en',
    has: (w) => find(w) !== undefined,
    isNoun: (w) => find(w)?.noun ?? false,
    tier: (w) => find(w)?.tier,
    count: (n) => ofLength(n).length,
    word: (n, i) => ofLength(n)[i]!.word,
    nouns: (query, limit) =>
      entries
        .filter((e) => e.noun && e.tier <= (query.tier ?? e.tier) && (e.family || !query.family))
        .map((e) => e.word)
        .filter((w) => fits(w, query))
        .slice(0, limit),
    beside,
  }
}

/** An Rng whose shuffles give `orders` one after another; it must be used up by the test. */
export function scripted(...orders: unknown[][]): Rng & { left(): number } {
  const queue = [...orders]
  return {
    ...noChance,
    shuffle<T>(list: readonly T[]): T[] {
      const order = queue.shift() as T[] | undefined
      if (!order) throw new Error('one shuffle more than scripted')
      expect([...order].sort()).toEqual([...list].sort())
      return [...order]
    },
    left: () => queue.length,
  }
}

/** Folds events as if each were an entry of its own: revisions 1, 2, 3 …, a second apart. */
export function stateAfter<O extends object, S extends object, C extends Command, E extends AnyEvent>(
  game: Game<O, S, C, E>,
  events: readonly E[],
): S {
  return events.reduce<S | undefined>(
    (state, e, i) => game.evolve(state, e as never, { revision: i + 1, at: (i + 1) * 1000, seat: null }),
    undefined,
  )!
}

/**
 * A rule test that reads like the rule:
 * `given(game, events).when(seat, command).then(events)` or `.refused(code)`.
 */
export function given<O extends object, S extends object, C extends Command, E extends AnyEvent>(
  game: Game<O, S, C, E>,
  events: readonly E[],
  around: Surroundings = {},
) {
  const state = stateAfter(game, events)
  const now = around.now ?? (events.length + 1) * 1000
  const c: Context = { now, rng: around.rng ?? noChance, words: around.words ?? wordList() }
  return {
    state,
    when(seat: Seat, command: C) {
      const decided = game.decide(state, seat, command, c)
      return {
        decided,
        /** The events that follow, exactly. Gives the state after them. */
        then(expected: readonly unknown[]): S {
          expect(decided).toEqual(expected)
          const happened = decided as E[]
          return happened.reduce(
            (s, e, i) => game.evolve(s, e as never, { revision: events.length + 1 + i, at: now, seat }),
            state,
          )
        },
        refused(code: string): Rejection {
          expect(isRejection(decided) ? decided.code : decided).toBe(code)
          return decided as Rejection
        },
      }
    },
  }
}
