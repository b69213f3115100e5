import { expect, test } from 'vitest'
import type { Match } from '../../src/client/index.ts'
import { games } from '../../src/games/index.ts'
import { client, createTestService, seatMatch } from '../support/service.ts'
import { considered, follow, until } from './support.ts'

const SEED = '7a'.repeat(32)

/** What the service says at the same revision, in the client's words. */
async function asServed(api: ReturnType<typeof client>, path: string, seated: boolean) {
  const { body: head } = await api.get(path)
  const { body: seen } = await api.get(`${path}/view`)
  const { body: asked } = seated ? await api.get(`${path}/prompts`) : { body: undefined }
  return {
    revision: seen.revision,
    status: head.status,
    viewer: seen.viewer,
    view: seen.view,
    prompts: asked?.prompts ?? [],
    always: asked?.always ?? [],
    undo: asked?.undo ?? [],
    pending: head.pending,
    deadlines: head.deadlines,
    proposal: head.proposal,
    pause: head.pause,
    behind: head.behind,
    vacations: head.vacations,
    outcome: head.outcome,
    seats: head.seats,
  }
}

test.each(Object.values(games))(
  '$meta.id: every seat and a watcher see here what the service sees',
  async (game) => {
    const service = createTestService()
    const clock = { perMove: 600, onDeadline: 'remind' }
    const seats = Array.from({ length: Math.max(2, game.meta.seats.min) }, (_, i) => ({
      name: `Player ${i}`,
    }))
    const {
      id,
      watch,
      seats: tokens,
    } = await seatMatch(service, { game: game.meta.id, seats, seed: SEED, clock })
    const open = (token: string) => follow(service, { id, token })
    const all: Match[] = await Promise.all([...tokens.map((token) => token!), watch].map(open))
    for (let moves = 0; moves < 40; moves++) {
      service.clock.pass(1000)
      const { revision } = (await client(service, watch).get(`/v1/matches/${id}`)).body
      for (const [i, match] of all.entries()) {
        const state = await until(match, (s) => s.revision >= revision)
        const served = await asServed(
          client(service, tokens[i] ?? watch),
          `/v1/matches/${id}`,
          i < tokens.length,
        )
        expect({ ...state, prompts: state.prompts }).toEqual({
          ...served,
          source: 'folded',
          connection: state.connection,
          problem: null,
        })
      }
      if (all[0]!.state.status !== 'active') break
      const asked = all.find(({ state }) => state.prompts.length > 0)
      if (!asked) continue
      const back = moves % 4 === 3 && asked.state.undo.length > 0
      const sent = back ? asked.undo() : asked.submit(considered(game, asked.state, service.clock.now()))
      expect({ problem: null, ...(await sent) }).toMatchObject({ problem: null })
    }
    expect(all[0]!.state.revision).toBeGreaterThan(10)
    for (const match of all) match.close()
    expect(service.errors).toEqual([])
  },
)
