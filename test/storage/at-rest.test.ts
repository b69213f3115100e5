import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MigratingStore, openPostgres } from '../../src/storage/postgres/index.ts'
import { sending } from '../notices/stage.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { client } from '../support/service.ts'

const KEY = '7d1a4e8c-7777-4444-8888-0123456789ab'
const ADDRESS = 'secretive@example.org'
const WORD = 'lantern'
const NOTE = 'a note that is nobody else’s'
const TALK = 'something said across the table'

/** Where each of these may lie, as it was given; nothing else may lie anywhere. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  [WORD]: ['entries.command', 'entries.events', 'snapshots.folds'],
  [ADDRESS]: ['mail_addresses.address'],
  [NOTE]: ['notes.body'],
  [TALK]: ['messages.text'],
  // No letters of hexadecimal figures alone: hashes would have it by chance.
  Hypatia: ['seats.name'],
}

let server: TestPostgres
let admin: postgres.Sql
let store: MigratingStore
beforeAll(async () => {
  server = await startPostgres(18)
  const url = await server.createDatabase()
  store = openPostgres(url)
  await store.migrate()
  admin = postgres(url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await store.close()
  await admin.end()
  await server.stop()
})

/** The columns of the whole database in which a text is found, whatever its case. */
async function found(text: string): Promise<string[]> {
  const tables = await admin<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  const places: string[] = []
  for (const { name } of tables) {
    const rows = await admin<{ column: string }[]>`
      select distinct cells.key as column from ${admin(name)} row, jsonb_each_text(to_jsonb(row)) cells
      where position(lower(${text}) in lower(cells.value)) > 0 order by 1`
    places.push(...rows.map(({ column }) => `${name}.${column}`))
  }
  return places
}

test('probe 40: secrets lie in their own columns and nowhere else, tokens as hashes alone', async () => {
  const { service, drain } = sending(store, {
    settings: { mail: { from: 'hello@heliograph.test', reply: 'play@heliograph.test' } },
    sendMail: async () => ({ ok: true }),
  })
  const made = await client(service).post(
    '/v1/matches',
    {
      game: 'bletchley',
      seats: [{ name: 'Hypatia' }, {}, { join: 'invite' }, { mail: ADDRESS }],
    },
    { 'Idempotency-Key': KEY },
  )
  expect(made.status, made.text).toBe(201)
  const { match, seats, hostToken, watchToken } = made.body
  const at = `/v1/matches/${match.id}`
  const ada = client(service, seats[0].token)
  const host = client(service, hostToken)
  const claimed = await client(service).post(`${at}/seats/2/claim`, { invite: seats[2].invite })
  const replaced = await host.post(`${at}/seats/3/replace`, { kind: 'bot' })
  expect([claimed.status, replaced.status]).toEqual([200, 200])
  // Erased with its holder; another table has it again.
  expect(await found(ADDRESS)).toEqual([])
  const hook = await ada.post(`${at}/subscriptions`, { url: 'https://hooks.example.org/a' })
  const chosen = await ada.post(`${at}/commands`, { type: 'chooseWord', word: WORD })
  const noted = await ada.put(`${at}/notes/mine`, { scope: 'seat', body: NOTE })
  const said = await ada.post(`${at}/messages`, { to: 'all', text: TALK })
  expect([hook.status, chosen.status, noted.status, said.status]).toEqual([201, 200, 200, 201])
  await client(service).post('/v1/matches', {
    game: 'bletchley',
    seats: [{}, { mail: ADDRESS }],
  })
  await drain()

  const tokens = [
    ...seats.flatMap(({ token, invite }: { token?: string; invite?: string }) => token ?? invite ?? []),
    claimed.body.token,
    hostToken,
    watchToken,
    KEY,
  ]
  for (const token of tokens) expect(await found(token), token).toEqual([])
  expect(await found(hook.body.secret)).toEqual(['subscriptions.secrets'])
  for (const [text, places] of Object.entries(PLACES)) {
    const there = await found(text)
    expect(there.length, text).toBeGreaterThan(0)
    expect(places, text).toEqual(expect.arrayContaining(there))
  }
})
