import { expect } from 'vitest'
import {
  type AnyGame,
  type AskedPrompt,
  advance,
  type Command,
  emptyFold,
  type Fold,
  fromWire,
  type Rng,
  randomCommand,
  type Viewer,
  viewers,
} from '../../../src/core/index.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import { wordsFor } from '../../../src/words/index.ts'
import { humans } from '../../support/world.ts'
import type { Client, Table } from '../../transports/support/table.ts'

/** Whatever answers requests: a service in this process, another process, a Worker. */
export interface Place {
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export const placeAt = (address: string): Place => ({
  fetch: (path, init) => fetch(new URL(path, address), init),
})

/**
 * A place asked as a sensible client does: again, after a moment, where it has no time for us. What changes
 * something has to carry a key then.
 */
export const patiently = (place: Place): Place => ({
  async fetch(path, init) {
    for (let tries = 0; ; tries++) {
      const answer = await place.fetch(path, init)
      if (answer.status !== 503 || tries === 20) return answer
      await answer.body?.cancel()
      await pause(100)
    }
  },
})

/** Something legal that the seat may do now; undefined where it is not asked, or others moved meanwhile. */
export async function choose(
  { at }: Table,
  mine: Client,
  dice: Rng,
  game: AnyGame = bletchley,
): Promise<(Command & { prompt: string }) | undefined> {
  const seen = await mine.get(at('/view'))
  const asked = await mine.get(at('/prompts'))
  if (seen.status !== 200 || asked.status !== 200 || seen.body.revision !== asked.body.revision)
    return undefined
  const prompts: AskedPrompt[] = asked.body.prompts
  if (!prompts.length) return undefined
  const prompt = dice.pick(prompts)
  const c = { rng: dice, now: Date.parse(asked.body.now), words: wordsFor('en')! }
  return { ...randomCommand(game, seen.body.view, asked.body.seat, [prompt], c), prompt: prompt.id }
}

/** The whole log as one viewer gets it, page by page; every page is looked at for gaps. */
export async function readLog({ at }: Table, mine: Client): Promise<ReturnType<typeof fromWire>[]> {
  const log: ReturnType<typeof fromWire>[] = []
  for (let next: number | null = 0; next !== null; ) {
    const page = await mine.get(at(`/events?after=${next}&limit=500`))
    expect(page.status, page.text).toBe(200)
    log.push(...page.body.entries.map(fromWire))
    next = page.body.next
  }
  expect(log.map((entry) => entry.revision)).toEqual(log.map((_, i) => i + 1))
  for (const [i, entry] of log.entries()) expect(entry.at).toBeGreaterThanOrEqual(log[i - 1]?.at ?? 0)
  return log
}

/**
 * Every viewer's log, folded with the published reducers, is what every place shows that viewer.
 * @returns how many entries the match has
 */
export async function holdTogether(
  table: Table,
  places: readonly Place[],
  clientOf: (place: Place, viewer: Viewer) => Client,
  game: AnyGame = bletchley,
): Promise<number> {
  const count = table.seats.length
  let revision = 0
  for (const [n, viewer] of viewers(count).entries()) {
    const reader = clientOf(places[n % places.length]!, viewer)
    const log = await readLog(table, reader)
    const fold = log.reduce<Fold>((f, entry) => advance(game, f, entry), emptyFold(humans(count)))
    revision = fold.revision
    const told = JSON.stringify({ revision, viewer, view: fold.game ?? null })
    for (const place of places) expect((await clientOf(place, viewer).get(table.at('/view'))).text).toBe(told)
  }
  return revision
}

export const pause = (millis: number) => new Promise<void>((done) => setTimeout(done, millis))
