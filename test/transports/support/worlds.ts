import type { NewEntry, Store } from '../../../src/app/index.ts'
import { hashToken, makeToken } from '../../../src/app/index.ts'
import { commitmentOf, digest, nextDeadline, type RecordEntry } from '../../../src/core/index.ts'
import type { Seated } from '../../support/service.ts'
import type { World } from '../../support/world.ts'

/** A token that follows from its name: two worlds have the same ones. */
const tokenOf = (kind: 'seat' | 'host' | 'watch', name: string): string =>
  makeToken(kind, () =>
    Uint8Array.from({ length: 20 }, (_, i) => Number.parseInt(digest(name).slice(2 * i, 2 * i + 2), 16)),
  )

const ID = '019b76da-a800-7000-8000-000000000000'

/** Puts a match that was played in memory into a store, with an id and tokens that are always the same. */
export async function storeWorld(store: Store, world: World): Promise<Seated> {
  const { game, fold, seats } = world
  const places = [...seats.keys()]
  const seated = {
    id: ID,
    host: tokenOf('host', 'host'),
    watch: tokenOf('watch', 'watch'),
    seats: places.map((seat) => tokenOf('seat', `seat ${seat}`)),
  }
  const open = fold.table.status === 'active' && fold.game !== undefined
  await store.create({
    match: {
      id: ID,
      game: game.meta.id,
      options: world.options,
      seats: seats.map((seat) => ({ ...seat, join: 'token' })),
      visibility: 'unlisted',
      commitment: commitmentOf(world.seed),
      words: { id: world.words.id, sha256: world.words.sha256 },
      clock: null,
      seedGiven: false,
      keyId: null,
    },
    seed: world.seed,
    names: places.map((seat) => `Player ${seat}`),
    tokens: [
      { hash: hashToken(seated.host), kind: 'host', seat: null, generation: 0 },
      { hash: hashToken(seated.watch), kind: 'watch', seat: null, generation: 0 },
      ...seated.seats.map((token, seat) => ({
        hash: hashToken(token),
        kind: 'seat' as const,
        seat,
        generation: 0,
      })),
    ],
    head: {
      status: fold.table.status,
      pending: open ? game.pending(fold.game!) : [],
      dueAt: nextDeadline(game, fold)?.at ?? null,
    },
    entries: world.entries.map(stored),
  })
  return seated
}

const stored = ({ command, ...entry }: RecordEntry): NewEntry => ({
  entry,
  actor: entry.seat === null ? 'system' : `${entry.seat}.0`,
  command,
})
