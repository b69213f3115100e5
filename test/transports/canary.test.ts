import { expect, test } from 'vitest'
import type { AnyGame, RecordEntry, Viewer } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { active, MATCH_SEED, playMatch } from '../games/conformance/play.ts'
import { sees } from '../games/conformance/secrecy.ts'
import { loadSettings } from '../games/conformance/subject.ts'
import { anyToy } from '../games/toy/table.ts'
import { client } from '../support/service.ts'
import { refold, type World } from '../support/world.ts'
import { gather, serviceFor } from './support/gather.ts'

const MARK = 'CANARY'
const NUMBER = 7_000_000_000

/** The same with every leaf replaced by something that stands nowhere else. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return MARK
  if (typeof value === 'number') return NUMBER
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, marked(part)]))
}

/** A running match in which whatever the viewer may not see is a canary. */
function withCanaries(world: World, viewer: Viewer): { world: World; planted: number } {
  let planted = 0
  const entries = world.entries.map(
    (entry): RecordEntry => ({
      ...entry,
      events: entry.events.map((e) => {
        if (!e.secret || sees(e, viewer)) return e
        planted++
        return { ...e, secret: marked(e.secret) as object }
      }),
    }),
  )
  return { world: { ...world, entries }, planted }
}

/** Matches that random players have brought so far and no further. */
async function* running(game: AnyGame): AsyncGenerator<World> {
  const subject = await loadSettings(game.meta.id)
  for (const [n, setting] of subject.settings.entries()) {
    const seed = MATCH_SEED('canary', n)
    for (const { match, after } of playMatch(game, { ...subject, game } as never, setting, seed)) {
      if (!active(after.state) || after.state.revision < 24 + n) {
        if (!active(after.state)) break
        continue
      }
      const { seats, options, env } = match
      const entries = match.entries.slice(0, after.state.revision)
      yield { game, seats, options, seed, words: env.words, entries, fold: refold(game, seats, entries) }
      break
    }
  }
}

test.each([anyToy, ...Object.values(games)].map((game) => [game.meta.id, game] as const))(
  'probe 3: no byte of a running match of %s that others can fetch holds what they may not see',
  async (_, game) => {
    let [planted, looked] = [0, 0]
    for await (const plain of running(game))
      for (const viewer of [0, plain.seats.length - 1, 'spectator'] as const) {
        const { world, planted: here } = withCanaries(plain, viewer)
        const setup = await serviceFor(world)
        const told = await gather(setup, viewer, world.fold.revision)
        planted += here
        for (const [what, bytes] of Object.entries(told)) {
          looked++
          expect(bytes.includes(MARK) || bytes.includes(String(NUMBER)), `${viewer}: ${what}`).toBe(false)
          expect(bytes.includes(world.seed), `${viewer}: ${what}: the seed`).toBe(false)
          for (const token of [setup.seated.host, setup.seated.watch, ...setup.seated.seats])
            expect(bytes.includes(token!), `${viewer}: ${what}: a token`).toBe(false)
        }
      }
    expect(planted).toBeGreaterThan(50)
    expect(looked).toBeGreaterThan(200)
  },
)

/** Everybody says something to everybody, as far as the rules let them. @returns who is to hear what */
async function sayAll(
  { game, seats, fold }: World,
  { service, seated }: Awaited<ReturnType<typeof serviceFor>>,
) {
  const all = [...seats.keys()]
  const heard = new Map<Viewer, string[]>([...all, 'spectator' as const].map((viewer) => [viewer, []]))
  for (const seat of all)
    for (const to of ['all', 'team', ...all.filter((other) => other !== seat)] as const) {
      const text = `${MARK} from ${seat} to ${to}`
      const done = await client(service, seated.seats[seat]).post(`/v1/matches/${seated.id}/messages`, {
        to,
        text,
      })
      const team = game.team?.(fold.game!, seat) ?? [seat]
      const may = game.mayTalk?.(fold.game!, seat, to) ?? true
      expect(done.status, text).toBe(to === 'team' && team.length === 1 ? 422 : may ? 201 : 403)
      if (done.status !== 201) continue
      const readers = to === 'all' ? heard.keys() : to === 'team' ? team : [seat, to]
      for (const reader of readers) heard.get(reader)!.push(text)
    }
  return heard
}

const own = (seat: number) => `${MARK} of seat ${seat}`
const shared = (team: readonly number[]) => `${MARK} of team ${team.join(' and ')}`

test.each([anyToy, ...Object.values(games)].map((game) => [game.meta.id, game] as const))(
  'no byte of a running match of %s tells what others wrote into their notes or said among themselves',
  async (_, game) => {
    let found = 0
    for await (const world of running(game)) {
      const setup = await serviceFor(world)
      const all = [...world.seats.keys()]
      const teams = all.map((seat) => game.team?.(world.fold.game!, seat) ?? [seat])
      const put = async (seat: number, scope: string, body: string) => {
        const path = `/v1/matches/${setup.seated.id}/notes/marks`
        const done = await client(setup.service, setup.seated.seats[seat]).put(path, { scope, body })
        expect(done.status).toBe(200)
      }
      for (const seat of all) {
        await put(seat, 'seat', own(seat))
        await put(seat, 'team', shared(teams[seat]!))
      }
      const said = await sayAll(world, setup)
      for (const viewer of [...all, 'spectator'] as const) {
        const told = Object.values(await gather(setup, viewer, world.fold.revision)).join('\n')
        const heard = new Set(told.match(new RegExp(`${MARK} of [a-z]+ [0-9 and]*[0-9]`, 'g')))
        const due = viewer === 'spectator' ? [] : [own(viewer), shared(teams[viewer]!)]
        expect([...heard].sort(), `${viewer}`).toEqual(due.sort())
        const talk = new Set(told.match(new RegExp(`${MARK} from \\d+ to \\w+`, 'g')))
        expect([...talk].sort(), `${viewer}`).toEqual(said.get(viewer)!.sort())
        found += due.length + talk.size
      }
    }
    expect(found).toBeGreaterThan(10)
  },
)
