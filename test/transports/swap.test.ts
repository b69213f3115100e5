import { describe, expect, test } from 'vitest'
import { type AnyGame, canonical, type Seat, type Viewer, viewers } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { messageFromTheStars } from '../../src/games/message-from-the-stars/index.ts'
import { messageInABottle } from '../../src/games/message-in-a-bottle/index.ts'
import { loadSubject } from '../games/conformance/subject.ts'
import { anyToy } from '../games/toy/table.ts'
import { forge, type Twin, type World } from '../support/world.ts'
import { toy } from '../toy/index.ts'
import { gather, serviceFor, tryOn } from './support/gather.ts'
import { expectOk, tableOf } from './support/table.ts'

/** What a viewer of the twin is told in one world and not in the other, by what was asked. */
async function differences({ worlds, viewers, tries }: Twin): Promise<{ told: string[]; compared: number }> {
  const told: string[] = []
  let compared = 0
  const [one, other] = await Promise.all(worlds.map((world) => serviceFor(world)))
  for (const viewer of viewers) {
    const here = await gather(one!, viewer, worlds[0].fold.revision)
    const there = await gather(other!, viewer, worlds[1].fold.revision)
    expect(Object.keys(there)).toEqual(Object.keys(here))
    for (const [what, bytes] of Object.entries(here)) {
      if (bytes !== there[what]) told.push(`${viewer}: ${what}`)
      compared++
    }
  }
  for (const [seat, command] of tries) {
    const [here, there] = await Promise.all(worlds.map((world) => tryOn(world, seat, command)))
    const what = `${seat} tries ${canonical(command)}`
    if (here!.dry !== there!.dry) told.push(`${what}, dry`)
    // What an accepted act reveals may differ; whether it is accepted may not.
    if (here!.status !== there!.status) told.push(`${what}: ${here!.status}, ${there!.status}`)
    else if (!(here!.revealing || there!.revealing) && here!.real !== there!.real) told.push(what)
    compared += 2
  }
  return { told, compared }
}

describe.each([anyToy, ...Object.values(games)].map((game) => [game.meta.id, game] as const))(
  '%s',
  (_, game) => {
    test('probe 4: two matches that differ in what one may not see are the same over HTTP, to the byte', async () => {
      const { twins } = await loadSubject(game)
      expect(twins.length).toBeGreaterThan(0)
      for (const twin of twins) {
        const { told, compared } = await differences(twin)
        expect(told, twin.name).toEqual([])
        expect(compared, twin.name).toBeGreaterThan(20)
      }
    })
  },
)

describe('notes', () => {
  /** What the others are told of a match in which a seat has written one thing, and in which another. */
  async function differing(game: AnyGame, seat: Seat, scope: 'seat' | 'team') {
    const { twins } = await loadSubject(game)
    const world = twins.find(({ worlds: [one] }) => one.seats.length > 2)!.worlds[0]
    const team = world.game.team?.(world.fold.game!, seat) ?? [seat]
    const services = await Promise.all(
      ['E is trust', 'E is amplify'].map(async (body) => {
        const made = await serviceFor(world)
        const table = tableOf(made.service, made.seated)
        await expectOk(table.seat(seat).put(table.at('/notes/marks'), { scope, body }))
        return made
      }),
    )
    const told = new Map<Viewer, string[]>()
    for (const viewer of viewers(world.seats.length)) {
      const [here, there] = await Promise.all(services.map((s) => gather(s, viewer, world.fold.revision)))
      told.set(
        viewer,
        Object.keys(here!).filter((what) => here![what] !== there![what]),
      )
    }
    return { told, team }
  }

  test.each([
    ['seat', anyToy],
    ['seat', messageInABottle as AnyGame],
    ['seat', messageFromTheStars as AnyGame],
    ['team', messageFromTheStars as AnyGame],
  ] as const)('of a %s of $meta.id are the same to everybody else, to the byte', async (scope, game) => {
    const { told, team } = await differing(game, 2, scope)
    const readers = scope === 'seat' ? [2] : team
    for (const [viewer, different] of told)
      if (viewer !== 'spectator' && readers.includes(viewer))
        expect(different.length, `${viewer}`).toBeGreaterThan(0)
      else expect(different, `${viewer}`).toEqual([])
  })
})

describe('the test finds', () => {
  type Toy = typeof toy

  /** What is told where the worlds of the toy's twins are tampered with. */
  const toldOf = async (tamper: (world: World) => World) => {
    const { twins } = await loadSubject(anyToy)
    const found = await Promise.all(
      twins.map((twin) => differences({ ...twin, worlds: [tamper(twin.worlds[0]), tamper(twin.worlds[1])] })),
    )
    return found.flatMap(({ told }) => told)
  }
  const playing = (change: Partial<Toy>) =>
    toldOf((world) => ({ ...world, game: { ...toy, ...change } as AnyGame }))

  test('secrets that are given to everybody', async () => {
    const told = await toldOf((world) => forge(world, (e) => (e.secret ? { ...e, to: [0, 1, 2, 3] } : e)))
    for (const what of [
      ...['GET /view', 'GET /events?limit=500', 'GET /picture.svg', ': stream'],
      ...['GraphQL view', 'GraphQL entries', 'GraphQL picture', 'GraphQL stream', 'GraphQL fragments'],
    ])
      expect(
        told.filter((line) => line.includes(what)),
        what,
      ).not.toEqual([])
  })

  test('a refusal that depends on what its reader may not know', async () => {
    const told = await playing({
      decide: (state, seat, command, c) => {
        const decided = toy.decide(state, seat, command, c)
        const known = state.bids.map((b) => b.number ?? 0).reduce((a, b) => a + b, 0)
        return Array.isArray(decided) ? decided : { ...decided, detail: `${decided.detail} (${known})` }
      },
    })
    expect(told.filter((line) => line.includes('tries'))).not.toEqual([])
    expect(told.filter((line) => line.includes('dry'))).not.toEqual([])
  })

  test('a command whose legality does', async () => {
    const told = await playing({
      decide: (state, seat, command, c) =>
        state.bids.some((b) => b.number === 222)
          ? { code: 'wrong-phase', detail: 'No.' }
          : toy.decide(state, seat, command, c),
    })
    expect(told.filter((line) => /tries .*: \d+, \d+/.test(line))).not.toEqual([])
  })
})
