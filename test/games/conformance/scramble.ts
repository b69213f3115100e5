import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import {
  advance,
  type Command,
  canonical,
  emptyFold,
  type Fold,
  isRejection,
  type RecordEntry,
  type Recorded,
  type Rng,
  redact,
  type Seat,
  submit,
} from '../../../src/core/index.ts'
import { once } from './dice.ts'
import { commandOf, poolOf } from './generate.ts'
import { active, contextOf, type Match, type Moment } from './play.ts'
import type { MakeProof } from './proof.ts'
import { sees } from './secrecy.ts'

type Leaf = { parent: Record<string, unknown>; key: string }

/**
 * The same log in a world that looks the same to `seat`: secrets that it may not see change places with
 * others of their kind. Such a world need not be possible by the rules (a card may be played from a hand
 * that has it no more), which is why what folds it has to be total.
 */
function scramble(entries: readonly RecordEntry[], seat: Seat, dice: Rng): RecordEntry[] | undefined {
  const hidden = (event: Recorded) => event.secret !== undefined && !sees(event, seat)
  const copy = entries.map((entry) => ({
    ...entry,
    events: entry.events.map((e) => (hidden(e) ? { ...e, secret: structuredClone(e.secret!) } : e)),
  }))
  const groups = new Map<string, Leaf[]>()
  const collect = (path: string, parent: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(parent)) {
      const place = `${path}.${Array.isArray(parent) ? '' : key}`
      if (typeof value === 'object' && value !== null) collect(place, value as Record<string, unknown>)
      else if (typeof value === 'string' || typeof value === 'number') {
        const kind = `${place}|${typeof value}|${typeof value === 'string' ? value.length : ''}`
        const group = groups.get(kind) ?? []
        groups.set(kind, group)
        group.push({ parent, key })
      }
    }
  }
  for (const entry of copy)
    for (const event of entry.events)
      if (hidden(event)) collect(event.type, event.secret as Record<string, unknown>)
  let changed = false
  for (const leaves of groups.values()) {
    const values = dice.shuffle(leaves.map(({ parent, key }) => parent[key]))
    leaves.forEach(({ parent, key }, i) => {
      changed ||= parent[key] !== values[i]
      parent[key] = values[i]
    })
  }
  return changed ? copy : undefined
}

function foldOf({ game, seats }: Match, entries: readonly RecordEntry[]): Fold | undefined {
  try {
    return entries.reduce<Fold>((fold, { command: _, ...e }) => advance(game, fold, e), emptyFold(seats))
  } catch {
    return undefined // an impossible world, not a fault
  }
}

/** What the rules answer, or nothing where they cannot in an impossible world. */
function answer(m: Moment, fold: Fold, seat: Seat, command: Command) {
  try {
    return submit(m.match.game, fold, seat, command, m.match.env, m.step.entry.at)
  } catch {
    return undefined
  }
}

/**
 * What a seat may not know decides nothing that it is told: in a world that looks the same to it, the
 * same command is legal or refused with the same words, its questions are the same, and an entry that
 * reveals nothing looks the same to everybody.
 */
export const scrambled: MakeProof = ({ game }) => {
  let compared = 0
  const reveals = (type: string) => game.events[type]?.reveals ?? true
  return {
    name: 'in a world that looks the same to the actor, legality, refusals and quiet entries are the same',
    moment(m) {
      const { seat } = m.step.entry
      const { command } = m.step
      if (seat === null || !command || command.type === 'undo' || !active(m.before.state)) return
      if (!once(m.dice, 12)) return
      const entries = scramble(m.match.entries.slice(0, -1), seat, m.dice)
      const other = entries && foldOf(m.match, entries)
      if (!other || !active(other)) return
      const c = { now: other.at, words: m.match.env.words }
      const asked = game.prompts(other.game!, seat, c)
      const own = game.prompts(m.before.views[seat]!.game!, seat, c)
      if (!isDeepStrictEqual(asked, own)) expect(asked).toStrictEqual(own)
      const again = answer(m, other, seat, command)
      if (again) {
        if (isRejection(again)) throw new Error(`${canonical(command)} is refused there: ${again.code}`)
        if (m.step.entry.events.every((e) => !reveals(e.type)))
          for (const viewer of m.match.viewers)
            expect(redact(again.entry, viewer), `${viewer}`).toStrictEqual(redact(m.step.entry, viewer))
        compared += 1
      }
      const pool = poolOf(m.before.views[seat]!.game, own)
      for (const kind of Object.keys(game.commands)) {
        const tried = commandOf(game, kind, pool, m.dice)
        if (!tried) continue
        const here = game.decide(m.before.state.game!, seat, tried, contextOf(m.match, m.before.state))
        const there = answer(m, other, seat, tried)
        if (!there) continue
        const said = (x: unknown) => (isRejection(x) ? x : 'accepted')
        expect(said(there), canonical(tried)).toStrictEqual(said(here))
        compared += 1
      }
    },
    checked: () => compared,
  }
}
