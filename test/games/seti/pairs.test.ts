import { describe, expect, test } from 'vitest'
import { createRng, isRejection } from '../../../src/core/index.ts'
import { completed } from '../../../src/games/seti/decide/ops/sectors.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { SPECIES, type SpeciesId, TRACE_COLORS } from '../../../src/games/seti/material/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { wordList } from '../../support/given.ts'
import { conserved, longest } from './settings.ts'
import { got, traced } from './table.ts'

/** Matches for each pair of species and number of seats; more by the environment. */
const EACH = Number(process.env.SETI_MATCHES ?? 1)
const NONE = { twice: [], missing: [] }
const words = wordList()

const pairs: [SpeciesId, SpeciesId][] = SPECIES.flatMap((left, i) =>
  SPECIES.slice(i + 1).map((right): [SpeciesId, SpeciesId] => [left, right]),
)

/** The set-up of a match, with this pair of species in play. */
function setUp(seed: string, seats: number, used: [SpeciesId, SpeciesId]): SetiEvent[] {
  const table = Array.from({ length: seats }, () => ({ kind: 'human' as const }))
  const events = seti.setup(seti.options.parse({}), table, { rng: createRng(seed, 'game', 0), now: 0, words })
  const box = SPECIES.filter((id) => !used.includes(id))
  return [
    ...events.map(
      (event): SetiEvent => (event.type === 'speciesHidden' ? { ...event, secret: { used, box } } : event),
    ),
    // Chance alone finds few species and is short of everything: these are found after the first turn.
    ...[0, 1].flatMap((slot) => TRACE_COLORS.map((color, i) => traced((slot + i) % seats, slot, color))),
    ...table.flatMap((_, seat) => [got(seat, 'credit', 12), got(seat, 'energy', 12)]),
  ]
}

/** Plays by chance to the end: the kind of command first, so that free actions do not outweigh the rest. */
function played(seed: string, seats: number, pair: [SpeciesId, SpeciesId]) {
  const fold = (s: State | undefined, events: SetiEvent[], revision: number) =>
    events.reduce((next, event) => seti.evolve(next, event as never, { revision, at: 0, seat: null }), s)
  let state = fold(undefined, setUp(seed, seats, pair), 1)!
  let entries = 1
  const seen = new Set<string>()
  while (!seti.outcome(state)) {
    if (++entries > longest) throw new Error(`no end after ${longest} entries`)
    const dice = createRng(seed, 'bot', entries)
    const seat = dice.pick(seti.pending(state))
    const offered = seti.prompts(state, seat, { now: 0 }).flatMap((prompt) => prompt.commands)
    const kinds = [...new Set(offered.map((one) => one.type))]
    // A seat that passes as soon as it is picked would see little of the game.
    const kind = dice.pick(dice.int(6) && kinds.length > 1 ? kinds.filter((one) => one !== 'pass') : kinds)
    const command = dice.pick(offered.filter((one) => one.type === kind))
    const decided = seti.decide(state, seat, command as never, {
      rng: createRng(seed, 'game', entries),
      now: 0,
      words,
    })
    if (isRejection(decided)) throw new Error(`offered but refused: ${decided.code}`)
    for (const { type } of decided) seen.add(type)
    state = fold(state, decided, entries)!
    // Before a main action every full sector has been resolved.
    if (state.agenda[0]?.do === 'main' && completed(state).length) throw new Error('a full sector was left')
    const cards = conserved(state)
    if (cards.twice.length + cards.missing.length) expect(cards).toEqual(NONE)
  }
  return { state, entries, seen }
}

describe('random matches end, with every card in one place at every entry', () => {
  for (const seats of [2, 3, 4])
    test.each(pairs)(`${seats} seats, %s and %s`, (left, right) => {
      for (let n = 0; n < EACH; n++) {
        const seed = Buffer.from(`${seats} ${left} ${right} ${n}`)
          .toString('hex')
          .padEnd(64, '0')
          .slice(0, 64)
        const { state, entries } = played(seed, seats, [left, right])
        expect(state.over).toBe(true)
        expect(seti.view.safeParse(state).success).toBe(true)
        expect(state.species.map(({ id, discovered }) => [id, discovered])).toEqual([
          [left, true],
          [right, true],
        ])
        expect(entries).toBeLessThan(longest)
      }
    })
})
