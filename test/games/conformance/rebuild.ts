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
import { sameness } from '../../support/same.ts'
import { once } from './dice.ts'
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
      const same = sameness()
      ;[undefined, ...match.viewers].forEach((viewer, i) => {
        let fold = emptyFold(match.seats)
        entries.forEach(({ command: _, ...entry }, n) => {
          fold = advance(game, fold, viewer === undefined ? entry : redact(entry, viewer))
          const live = i === 0 ? kept[n]!.state : kept[n]!.views[i - 1]!
          if (!same(fold, live)) expect(fold, `${viewer} at ${n + 1}`).toStrictEqual(live)
          // States that an undo may return to went the same way when they were new.
          if ((n + i) % often === 0) fold = { ...revive({ ...fold, past: [] }), past: fold.past }
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
  // Most of a state is what it was: only the parts that are new are looked at, now and then all of it.
  const fitting = new WeakSet<object>()
  const changed = (shape: Readonly<Record<string, unknown>>, state: object) => {
    const parts = state as Record<string, unknown>
    for (const key of new Set([...Object.keys(shape), ...Object.keys(parts)])) {
      const part = parts[key]
      if (typeof part === 'object' && part !== null && fitting.has(part)) continue
      if (!shape[key]) throw new Error(`view.${key} is not in its schema`)
      unchanged(shape[key] as z.ZodMiniType, part, `view.${key}`)
      if (typeof part === 'object' && part !== null) fitting.add(part)
    }
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
      if (!state) return
      if (game.view instanceof z.ZodMiniObject && !once(dice, 16)) changed(game.view.shape, state)
      else unchanged(game.view, state, 'view')
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
      const { revision, at, events } = step.entry
      if (revision !== before.state.revision + 1 || match.entries.length !== revision)
        throw new Error(
          `revision ${revision} after ${before.state.revision}, ${match.entries.length} entries`,
        )
      if (at < before.state.at) throw new Error(`the time is ${at} after ${before.state.at}`)
      if (events.length === 0) throw new Error('an entry without events')
      const open = withoutGame(after.views[dice.int(after.views.length)]!)
      const all = withoutGame(after.state)
      if (!isDeepStrictEqual(open, all)) expect(open).toStrictEqual(all)
      count += 1
    },
    checked: () => count,
  }
}

const withoutGame = ({ game: _, past, ...open }: Fold) => ({ ...open, past: past.map((p) => p.revision) })

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
      if (!isDeepStrictEqual(now, first)) expect(now).toEqual(first)
      count += 1
    },
    checked: () => (measure ? count : 1),
  }
}
