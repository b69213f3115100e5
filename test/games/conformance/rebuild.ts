import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import {
  advance,
  type EventKinds,
  emptyFold,
  type Fold,
  redact,
  tableEvents,
} from '../../../src/core/index.ts'
import type { MakeProof } from './proof.ts'

const revive = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** The log is all there is: what is folded from its text equals what was folded while playing. */
export const rebuild: MakeProof = ({ game }) => {
  let count = 0
  let kept: { state: Fold; views: readonly Fold[] }[] = []
  return {
    name: 'a rebuild from the text of the log equals the live folds at every revision',
    moment({ match, after }) {
      if (match.entries.length === 1) kept = []
      kept.push(after)
    },
    end(match) {
      const entries: typeof match.entries = revive(match.entries)
      // Every fold goes through text for some matches, now and then for the others: it is the costly part.
      const often = Number.parseInt(match.seed.slice(0, 2), 16) < 16 ? 1 : 16
      ;[undefined, ...match.viewers].forEach((viewer, i) => {
        let fold = emptyFold(match.seats)
        entries.forEach(({ command: _, ...entry }, n) => {
          fold = advance(game, fold, viewer === undefined ? entry : redact(entry, viewer))
          const live = i === 0 ? kept[n]!.state : kept[n]!.views[i - 1]!
          if (!isDeepStrictEqual(fold, live)) expect(fold, `${viewer} at ${n + 1}`).toStrictEqual(live)
          if ((n + i) % often === 0) fold = revive(fold)
          count += 1
        })
        expect(fold).toStrictEqual(i === 0 ? match.folds.state : match.folds.views[i - 1])
      })
      kept = []
    },
    checked: () => count,
  }
}

/** What is stored and shown fits the published schemas, and parsing changes nothing of it. */
export const schemas: MakeProof = ({ game }) => {
  let count = 0
  const unchanged = (schema: z.ZodMiniType, value: unknown, what: string) => {
    const parsed = schema.safeParse(value)
    if (!parsed.success) throw new Error(`${what}: ${z.prettifyError(parsed.error)}`)
    if (!isDeepStrictEqual(parsed.data, value)) expect(parsed.data, what).toStrictEqual(value)
    count += 1
  }
  const kindOf = (type: string) => (tableEvents as EventKinds)[type] ?? game.events[type]
  return {
    name: 'states, views and events fit their schemas, unchanged',
    moment({ step, after, dice }) {
      for (const { type, data, secret, to } of step.entry.events) {
        const kind = kindOf(type)
        if (!kind) throw new Error(`no kind of event is called ${type}`)
        unchanged(kind.open, data, `${type}.data`)
        expect(secret !== undefined, `secret of ${type}`).toBe(kind.secret !== undefined)
        expect(to !== undefined, `audience of ${type}`).toBe(kind.secret !== undefined)
        if (kind.secret) unchanged(kind.secret, secret, `${type}.secret`)
      }
      const { game: state } = dice.pick([after.state, ...after.views])
      if (state) unchanged(game.view, state, 'view')
    },
    checked: () => count,
  }
}

/** Revisions are dense, times do not run back, and all viewers count alike. */
export const dense: MakeProof = () => {
  let count = 0
  return {
    name: 'revisions are dense for everybody and times never run back',
    moment({ step, before, after, match, dice }) {
      const { entry } = step
      expect(entry.revision).toBe(before.state.revision + 1)
      expect(entry.at).toBeGreaterThanOrEqual(before.state.at)
      expect(entry.events.length).toBeGreaterThan(0)
      expect(match.entries).toHaveLength(entry.revision)
      const { game: _, past: seen, ...open } = after.views[dice.int(after.views.length)]!
      const { game: __, past, ...all } = after.state
      if (!isDeepStrictEqual(open, all)) expect(open).toStrictEqual(all)
      expect(seen.map((p) => p.revision)).toEqual(past.map((p) => p.revision))
      count += 1
    },
    checked: () => count,
  }
}

/** Cards, money and pieces are neither made nor lost. */
export const conserved: MakeProof = ({ conserved: measure }) => {
  let count = 0
  let first: unknown
  return {
    name: 'what has to be conserved is',
    moment({ match, after: { state } }) {
      if (!measure || !state.game) return
      const now = measure(state.game)
      if (match.entries.at(-2)?.events.every((e) => e.type === 'seatTaken') ?? true) first = now
      expect(now).toEqual(first)
      count += 1
    },
    checked: () => (measure ? count : 1),
  }
}
