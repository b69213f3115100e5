import { readFile } from 'node:fs/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SchemaBehind, type Store } from '../../src/app/ports.ts'
import { type MigratingStore, openPostgres, type PostgresOptions } from '../../src/storage/postgres/index.ts'
import { openForRequest } from '../../src/storage/postgres/worker.ts'
import { mailContract } from '../mail/store.ts'
import { noticeContract } from '../notices/store.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { holdHead, waitUntil } from '../support/trouble.ts'
import { storeContract } from './contract/index.ts'
import { appendOf, createMatch, end, newId, newMatch, sha, token, withKey } from './fixtures.ts'
import { outageContract } from './outage-contract.ts'
import { type SqlHarness, sqlContract } from './sql-contract.ts'

/** Everything that is asked of one version of Postgres, on one server. */
export function postgresContract(version: 15 | 18): void {
  describe(`Postgres ${version}`, () => {
    let server: TestPostgres
    beforeAll(async () => {
      server = await startPostgres(version)
    })
    afterAll(() => server?.stop())

    /** A migrated database with two pools, as two processes would have. */
    const open = async (options: PostgresOptions = {}): Promise<SqlHarness & { url: string }> => {
      const url = await server.createDatabase()
      const [store, other] = [openPostgres(url, options), openPostgres(url, options)]
      await store.migrate()
      const client = postgres(url, { max: 1, onnotice: () => {} })
      const admin = async (text: string) => [...(await client.unsafe(text))]
      return {
        url,
        store,
        other,
        admin,
        passDay: async () => {
          await admin('update creations set created_at = created_at - 86400001')
        },
        close: async () => {
          await Promise.all([store.close(), other.close(), client.end()])
        },
      }
    }

    storeContract(`Postgres ${version}`, open)
    storeContract(`Postgres ${version}, a statement per append`, () => open({ group: false }))
    sqlContract(`Postgres ${version}`, open)
    noticeContract(`Postgres ${version}`, open)
    mailContract(`Postgres ${version}`, open)
    describe('its migrations', () => migrations(() => server))
    describe('a server', () => serverContract(open))
    describe('the role of the service', () => roleContract(open))
    describe('an outage', () => outageContract(() => server, open))
  })
}

function migrations(server: () => TestPostgres) {
  const using = async (work: (store: MigratingStore, url: string) => Promise<void>) => {
    const url = await server().createDatabase()
    const store = openPostgres(url)
    try {
      await work(store, url)
    } finally {
      await store.close()
    }
  }

  test('a database that was not migrated says so, whatever is asked', () =>
    using(async (store) => {
      await expect(store.ping()).rejects.toThrow(SchemaBehind)
      await expect(store.load({ matchId: newId(), held: 0 })).rejects.toThrow(SchemaBehind)
      await expect(store.append(appendOf(newId(), 1))).rejects.toThrow(SchemaBehind)
      await expect(store.list({ limit: 1 })).rejects.toThrow(SchemaBehind)
      await expect(store.keys()).rejects.toThrow(SchemaBehind)
      await expect(store.forget(newId())).rejects.toThrow(SchemaBehind)
    }))

  test('several processes may migrate at once', () =>
    using(async (_, url) => {
      const stores = Array.from({ length: 6 }, () => openPostgres(url))
      const steps = await Promise.all(stores.map((store) => store.migrate()))
      expect(steps.filter((n) => n > 0)).toHaveLength(1)
      await Promise.all(stores.map((store) => store.ping()))
      await Promise.all(stores.map((store) => store.close()))
    }))

  test('a schema newer than the code is fine, one that lacks the newest step is not', () =>
    using(async (store, url) => {
      await store.migrate()
      const admin = postgres(url, { max: 1 })
      await admin`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`
      expect(await store.ping()).toBeGreaterThan(0)
      await admin`delete from drizzle.__drizzle_migrations
        where created_at >= (select max(created_at) from drizzle.__drizzle_migrations where hash <> 'later')`
      await expect(store.ping()).rejects.toThrow(SchemaBehind)
      await admin.end()
    }))

  test('a migration that fails leaves nothing behind', () =>
    using(async (store, url) => {
      const admin = postgres(url, { max: 1 })
      await admin`create function forget_match(id uuid) returns int language sql as 'select 1'`
      await expect(store.migrate()).rejects.toThrow()
      expect(await admin`select from information_schema.tables where table_name = 'entries'`).toHaveLength(0)
      await admin`drop function forget_match`
      expect(await store.migrate()).toBeGreaterThan(0)
      await admin.end()
    }))
}

export type Open = () => Promise<SqlHarness & { url: string }>

function serverContract(open: Open) {
  let harness: Awaited<ReturnType<Open>>
  beforeAll(async () => {
    harness = await open()
  })
  afterAll(() => harness?.close())

  test('an append waits for one under way and then says what is so', async () => {
    const { store, url } = harness
    const id = await createMatch(store)
    const release = await holdHead(url, id, [
      `update heads set revision = 2 where match_id = '${id}'`,
      `insert into entries (match_id, revision, at, actor, rules, events) values ('${id}', 2, 2, 'x', 1, '[]')`,
    ])
    const asked = appendOf(id, 1)
    const [append, own] = [store.append(asked), store.appended(id, asked.appendId)]
    await waitUntil(async () => (await waiting(harness)) === 2)
    await release()
    expect((await append).result).toBe('stale')
    expect(await own).toBe(false)
  })

  test('of two rotations that waited together one token lives', async () => {
    const { store, other, url } = harness
    const id = await createMatch(store)
    const release = await holdHead(url, id)
    const names = [`${id}/a`, `${id}/b`]
    const rotations = [store, other].map((mine, i) =>
      mine.rotate(id, [{ kind: 'watch' }], [token(names[i]!, 'watch')]),
    )
    await waitUntil(async () => (await waiting(harness)) === 2)
    await release()
    expect(await Promise.all(rotations)).toEqual([true, true])
    const loads = names.map((name) => store.load({ matchId: id, held: 1, tokenHash: sha(name) }))
    expect((await Promise.all(loads)).filter((l) => l?.token && !l.token.dead)).toHaveLength(1)
  })

  test('a handing over that waited for a rotation leaves no token behind', async () => {
    const { store, other, url } = harness
    const id = await createMatch(store)
    const release = await holdHead(url, id)
    const rotation = other.rotate(id, [], [token(`${id}/late`, 'seat', 0)], 1)
    await waitUntil(async () => (await waiting(harness)) === 1)
    const handOver = store.append(appendOf(id, 1, { revoke: [0] }))
    await waitUntil(async () => (await waiting(harness)) === 2)
    await release()
    const results = [(await rotation) === true, (await handOver).result]
    const late = (await store.load({ matchId: id, held: 1, tokenHash: sha(`${id}/late`) }))?.token
    // Whoever came first, no handing over is done while the token of before stands.
    expect([
      [true, 'stale', false],
      [false, 'appended', undefined],
    ]).toContainEqual([...results, late?.dead])
  })

  test('the head of a match is rewritten within its page', async () => {
    const { url, admin } = harness
    const counts = async () => {
      const [row] = await admin(`select n_tup_upd::int as updates, n_tup_hot_upd::int as hot
        from pg_stat_user_tables where relname = 'heads'`)
      return { updates: Number(row?.updates), hot: Number(row?.hot) }
    }
    const before = await counts()
    const store = openPostgres(url, { max: 1 })
    const id = await createMatch(store)
    for (let revision = 1; revision <= 200; revision++) await store.append(appendOf(id, revision))
    // A connection hands in its numbers when it ends.
    await store.close()
    let after = before
    await waitUntil(async () => {
      after = await counts()
      return after.updates - before.updates >= 200
    })
    expect((after.hot - before.hot) / (after.updates - before.updates)).toBeGreaterThan(0.95)
  })

  test('a store for one request works without a session of its own', async () => {
    const store = openForRequest(harness.url)
    const id = await createMatch(store)
    expect((await store.append(appendOf(id, 1))).result).toBe('appended')
    await store.close()
    expect((await harness.store.load({ matchId: id, held: 0 }))?.head.revision).toBe(2)
  })
}

export const waiting = async ({ admin }: SqlHarness) =>
  (await admin(`select from pg_stat_activity where wait_event_type = 'Lock'`)).length

function roleContract(open: Open) {
  test('it can do its work but neither change nor delete entries', async () => {
    const harness = await open()
    const [role, password] = ['heliograph_app', 'app']
    await harness.admin(`create role ${role} login password '${password}'`)
    const grants = await readFile(new URL('../../drizzle/roles.sql', import.meta.url), 'utf8')
    for (let round = 0; round < 2; round++) await harness.admin(grants)
    const url = Object.assign(new URL(harness.url), { username: role, password }).href
    const store: Store = openPostgres(url)
    const client = postgres(url, { max: 1 })

    expect(await store.ping()).toBeGreaterThan(0)
    const made = newMatch({ creation: { keyHash: sha(newId()), fingerprint: sha('f') } })
    const { id } = made.match
    await store.create(made)
    const grant = [token(`${id}/n`, 'seat', 0, 1)]
    const asked = appendOf(id, 1, { ...withKey('k'), revoke: [0], grant, names: [{ seat: 0, name: null }] })
    expect((await store.append(asked)).result).toBe('appended')
    expect(await store.appended(id, asked.appendId)).toBe(true)
    await store.markUsed(id, sha(`${id}/n`))
    await store.rotate(id, [{ kind: 'watch' }], [token(`${id}/w`, 'watch')])
    await store.saveSnapshot(id, 'v1', { revision: 1, folds: {} })
    await store.saveSnapshot(id, 'v2', { revision: 2, folds: {} })
    for (let i = 0; i < 2; i++) await store.mail!.setAnswered(id, sha('mail'))
    expect(await store.mail!.isAnswered(id, sha('mail'))).toBe(true)
    await store.createKey({ id: 'k', name: 'k', hash: sha('k') })
    expect(await store.revokeKey('k')).toBe(true)
    expect((await store.record(id))?.entries).toHaveLength(2)
    const mail = store.mail!
    const invited = { seat: 1, generation: 1, address: 'ben@example.org', inviter: sha('Ada') }
    await mail.invite(id, invited)
    await mail.setState(id, 1, 1, 'declined')
    await mail.sweepUnanswered(0)
    await mail.erase(id, 1, 2)

    const denied = [
      `update entries set at = 0 where match_id = '${id}'`,
      `delete from entries where match_id = '${id}'`,
      `truncate entries`,
      `update match_secrets set seed = ''`,
      `update matches set visibility = 'public'`,
      `delete from heads`,
      `delete from tokens`,
      `drop table entries`,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`,
    ]
    for (const statement of denied)
      await expect(client.unsafe(statement), statement).rejects.toThrow(/denied|owner/)
    expect((await store.record(id))?.entries).toHaveLength(2)
    await end(store, id, 2)
    expect(await store.forget(id)).toBe(true)
    expect(await store.load({ matchId: id, held: 0 })).toBeUndefined()
    await Promise.all([store.close(), client.end()])
    await harness.admin(`drop owned by ${role}`)
    await harness.admin(`drop role ${role}`)
    await harness.close()
  })
}
