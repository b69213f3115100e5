import { expect } from 'vitest'
import {
  advance,
  canonical,
  emptyFold,
  type Fold,
  isTableEvent,
  type RecordEntry,
  type Recorded,
  redact,
  render,
  tellTable,
  type Viewer,
} from '../../../src/core/index.ts'
import { active, type Match } from './play.ts'
import type { MakeProof } from './proof.ts'

/** Whether the viewer is among those who see the secret of this event. */
export const sees = ({ to }: Recorded, viewer: Viewer): boolean =>
  Array.isArray(to) && viewer !== 'spectator' && to.includes(viewer)

/** A view knows less than the state and nothing else: every value that it has is the state's. */
export const refinement: MakeProof = () => {
  let count = 0
  const known: Known = new WeakMap()
  return {
    name: 'a view agrees with the state wherever it knows anything',
    moment({ match, after }) {
      after.views.forEach((view, i) => {
        below(view.game, after.state.game, `${match.viewers[i]}`, known)
        count += 1
      })
    },
    checked: () => count,
  }
}

type Zone = { count: number; known: readonly unknown[] }

const isZone = (value: object): value is Zone =>
  'count' in value && 'known' in value && Array.isArray((value as Zone).known)

/** Parts of views that were compared before, each with its part of the state: nothing is changed in place. */
type Known = WeakMap<object, object>

/** Throws unless `view` is `state` with holes. Cards are compared as multisets: they lie in no order. */
export function below(view: unknown, state: unknown, path: string, known: Known = new WeakMap()): void {
  if (view === null || view === state) return
  if (typeof view === 'object' && known.get(view) === state) return
  if (typeof view !== 'object' || typeof state !== 'object' || state === null)
    throw new Error(`${path}: the view says ${canonical(view)}, the state ${canonical(state)}`)
  if (isZone(view) && isZone(state)) {
    const left = state.known.map(nameOf)
    for (const card of view.known.map(nameOf)) {
      const at = left.indexOf(card)
      if (at < 0) throw new Error(`${path}.known: ${card} is not there, or not so often`)
      left.splice(at, 1)
    }
    if (view.count !== state.count || state.known.length > state.count)
      throw new Error(`${path}.count: ${view.count} in the view, ${state.count} in the state`)
    known.set(view, state)
    return
  }
  if (Array.isArray(view) !== Array.isArray(state)) throw new Error(`${path}: a list and an object`)
  const keys = Object.keys(view)
  if (keys.length !== Object.keys(state).length || !keys.every((key) => Object.hasOwn(state, key)))
    throw new Error(`${path}: keys ${keys} in the view, ${Object.keys(state)} in the state`)
  for (const key of keys)
    below(
      (view as Record<string, unknown>)[key],
      (state as Record<string, unknown>)[key],
      `${path}.${key}`,
      known,
    )
  known.set(view, state)
}

const nameOf = (card: unknown): string => (typeof card === 'string' ? card : canonical(card))

const MARK = '\uE000'

/** The same secret with every leaf replaced by something that stands nowhere else. */
function marked(value: unknown, next: () => number): unknown {
  if (typeof value === 'string') return `${MARK}${next()}${MARK}`
  if (typeof value === 'number') return 7_000_000_000 + next()
  if (Array.isArray(value)) return value.map((part) => marked(part, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part, next)]))
}

/** Everything that a viewer is given by this match, as text. */
export function shownTo(match: Match, entries: readonly RecordEntry[], viewer: Viewer): string {
  const { game } = match
  let fold: Fold = emptyFold(match.seats)
  const texts: unknown[] = []
  const seatInfos = match.setting.seats.map(({ kind }) => ({ kind }))
  for (const { command: _, ...entry } of entries) {
    const seen = redact(entry, viewer)
    fold = advance(game, fold, seen)
    texts.push(seen, fold)
    for (const event of seen.events)
      texts.push(isTableEvent(event) ? tellTable(event) : game.tell(event as never, seatInfos))
    if (fold.game && viewer !== 'spectator' && active(fold))
      texts.push(game.prompts(fold.game, viewer, { now: entry.at, words: match.env.words }))
  }
  if (fold.game) texts.push(render(game.picture(fold.game, viewer)))
  return texts.map(canonical).join('\n')
}

/** Canaries: no leaf of a secret that a viewer may not see is in anything that this viewer is given. */
export const canaries: MakeProof = () => {
  let count = 0
  return {
    name: 'no canary put into a secret sings to anybody outside its audience',
    end(match) {
      if (Number.parseInt(match.seed.slice(2, 8), 16) % 10) return
      for (const viewer of match.viewers) {
        let number = 0
        const entries = match.entries.map((entry) => ({
          ...entry,
          events: entry.events.map((e) =>
            e.secret && !sees(e, viewer) ? { ...e, secret: marked(e.secret, () => ++number) as object } : e,
          ),
        }))
        const text = shownTo(match, entries, viewer)
        expect(text.includes(MARK), `a marked text before ${viewer}`).toBe(false)
        expect(/7000\d{6}/.exec(text)?.[0], `a marked number before ${viewer}`).toBeUndefined()
        expect(text === shownTo(match, match.entries, viewer)).toBe(true)
        count += number
      }
    },
    checked: () => count,
  }
}
