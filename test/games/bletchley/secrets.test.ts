import { describe, expect, test } from 'vitest'
import {
  advance,
  canonical,
  emptyFold,
  isRejection,
  redact,
  render,
  type SeenEntry,
  submit,
  type Viewer,
  viewers,
} from '../../../src/core/index.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import type { State } from '../../../src/games/bletchley/state.ts'
import type { World } from '../../support/world.ts'
import { twins } from './twins.ts'

const seenBy = (world: World, viewer: Viewer): SeenEntry[] =>
  world.entries.map(({ command: _, ...entry }) => redact(entry, viewer))

const viewOf = (world: World, viewer: Viewer): State =>
  seenBy(world, viewer).reduce((fold, entry) => advance(world.game, fold, entry), emptyFold(world.seats))
    .game as State

/** All that the viewer can be shown, as text. */
function shownTo(world: World, viewer: Viewer): string {
  const view = viewOf(world, viewer)
  const seats = world.seats.map(() => ({ kind: 'human' as const }))
  const lines = seenBy(world, viewer)
    .flatMap((entry) => entry.events)
    .filter((event) => event.type in bletchley.events)
    .map((event) => bletchley.tell(event as never, seats))
  const prompts =
    viewer === 'spectator' ? [] : bletchley.prompts(view, viewer, { now: 0, words: world.words })
  const aid = viewer === 'spectator' ? [] : bletchley.aids!.letters!(view, viewer, {})
  return canonical([
    seenBy(world, viewer),
    view,
    lines,
    prompts,
    aid,
    render(bletchley.picture(view, viewer)),
  ])
}

describe.each(twins())('twins: $name', ({ worlds, viewers: blind, kinds, tries }) => {
  const [one, two] = worlds

  test('differ in their secrets', () => {
    const secrets = (world: World, kind: string) =>
      canonical(world.entries.flatMap((e) => e.events.filter((event) => event.type === kind)))
    for (const kind of kinds) expect(secrets(one, kind)).not.toBe(secrets(two, kind))
    const all = viewers(one.seats.length)
    for (const viewer of all.filter((v) => !blind.includes(v)))
      expect(shownTo(one, viewer)).not.toBe(shownTo(two, viewer))
  })

  test.each(blind.map((viewer) => [viewer]))('look alike to %s', (viewer) => {
    expect(shownTo(one, viewer)).toBe(shownTo(two, viewer))
  })

  test('refuse and accept alike', () => {
    for (const [seat, command] of tries) {
      const made = worlds.map((world) => submit(world.game, world.fold, seat, command, world, world.fold.at))
      const codes = made.map((result) => (isRejection(result) ? result : 'accepted'))
      expect(codes[0]).toEqual(codes[1])
    }
  })
})

test('every secret kind of event is among the twins', () => {
  const secret = Object.entries(bletchley.events).flatMap(([kind, { secret }]) => (secret ? [kind] : []))
  expect([...new Set(twins().flatMap((twin) => twin.kinds))].sort()).toEqual(secret.sort())
})

describe('D42: before it is scored', () => {
  const withHelp = twins().find((twin) => twin.name.includes('with help'))!.worlds[0]

  test.each([
    [1, ['T']],
    [2, ['T']],
    [3, []],
    ['spectator', []],
  ] as [Viewer, string[]][])('viewer %s has these letters of the word: %j', (viewer, letters) => {
    const secrets = seenBy(withHelp, viewer).flatMap((entry) =>
      entry.events.flatMap((event) => (event.type === 'letterLearned' && event.secret ? [event.secret] : [])),
    )
    expect(secrets).toEqual(letters.map((letter) => ({ letter })))
    expect(shownTo(withHelp, viewer)).not.toContain('STREET')
    const board = viewOf(withHelp, viewer).boards[0]!
    expect(board.word).toBeNull()
    expect(board.places.map((cover) => cover?.letter ?? null).filter(Boolean)).toEqual(letters)
    expect(board.places[1]!.seenBy).toEqual([1, 2])
  })
})

describe('R11: dealt cards', () => {
  test('are known to all until they are played; drawn ones to their seat', () => {
    const world = twins().at(-1)!.worlds[0]
    const dealt = world.entries
      .flatMap((entry) => entry.events)
      .filter((event) => event.type === 'handDealt')
      .map((event) => event.data as { seat: number; cards: string[] })
    const view = viewOf(world, 'spectator')
    const state = world.fold.game as State
    for (const { seat, cards } of dealt) {
      const { known, count } = view.hands[seat]!
      expect(count).toBe(state.hands[seat]!.count)
      expect(cards).toEqual(expect.arrayContaining(known))
      expect(known.length).toBe(seat === 0 ? cards.length - 1 : cards.length)
      expect(viewOf(world, seat).hands[seat]).toEqual(state.hands[seat])
    }
  })

  test('a copy that is played is the known one, for nobody can tell', () => {
    const view = viewOf(twins().at(-1)!.worlds[0], 'spectator')
    const [card] = view.hands[2]!.known.filter((known) => known.startsWith('c'))
    const play = { type: 'letterEncoded', data: { seat: 2, position: 1, cipher: card as 'c1' } } as const
    const after = bletchley.evolve(view, play, { revision: 99, at: 0, seat: 2 })
    expect(after.hands[2]!.known.filter((c) => c === card).length).toBe(
      view.hands[2]!.known.filter((c) => c === card).length - 1,
    )
  })
})
