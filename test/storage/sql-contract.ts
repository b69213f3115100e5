import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byHand, subscriptionOf } from '../notices/fixtures.ts'
import {
  appendOf,
  createMatch,
  end,
  entry,
  type Harness,
  newId,
  newMatch,
  sha,
  spoken,
  withKey,
} from './fixtures.ts'

/** A store whose tables can be looked into. */
export interface SqlHarness extends Harness {
  admin(text: string): Promise<Record<string, unknown>[]>
}

/** What is asked of the tables beside the contract of the port. */
export function sqlContract(name: string, open: () => Promise<SqlHarness>): void {
  describe(`the tables on ${name}`, () => {
    let harness: SqlHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness?.close())

    const tables = async () =>
      (
        await harness.admin(`select table_name from information_schema.columns
          where table_schema = 'public' and column_name = 'match_id' order by 1`)
      ).map((row) => String(row.table_name))

    const rowsOf = async (id: string) => {
      const counts = new Map<string, number>()
      for (const table of await tables()) {
        const [row] = await harness.admin(
          `select count(*)::int as count from ${table} where match_id = '${id}'`,
        )
        counts.set(table, Number(row?.count))
      }
      return counts
    }

    test('forgetting a match leaves no row of it in any table', async () => {
      const { store } = harness
      const made = newMatch({ creation: { keyHash: sha(newId()), fingerprint: sha('f') } })
      const { id } = made.match
      const invited = { seat: 1, generation: 0, address: 'ben@example.org', inviter: sha('Ada') }
      await store.create({ ...made, mail: [invited] })
      const neighbour = await createMatch(store)
      await store.append(appendOf(id, 1, withKey('k')))
      await store.saveSnapshot(id, 'v1', { revision: 2, folds: {} })
      await store.putNote({ matchId: id, owner: 'seat.0', name: 'marks', body: 'x', most: 9 })
      await store.talk.say(spoken(id, { expected: 2 }))
      await store.notices!.subscribe(subscriptionOf(id), 9)
      await store.notices!.add(id, (await store.notices!.subscriptions(id))[0]!.id, byHand('x'))
      await store.mail!.setAnswered(id, sha('mail'))
      const before = await rowsOf(id)
      expect([...before.keys()]).toHaveLength(15)
      for (const [table, count] of before) expect(count, table).toBeGreaterThan(0)
      await end(store, id, 2)
      await store.forget(id)
      for (const [table, count] of await rowsOf(id)) expect(count, table).toBe(0)
      expect((await rowsOf(neighbour)).get('entries')).toBe(1)
    })

    test('a damaged log is not played on', async () => {
      const { store, admin } = harness
      const damaged = async (how: (id: string) => string) => {
        const id = await createMatch(store)
        await store.append(appendOf(id, 1, { entries: [2, 3, 4, 5].map((r) => entry(r)) }))
        await admin(how(id))
        return id
      }
      const gap = await damaged((id) => `delete from entries where match_id = '${id}' and revision = 3`)
      await expect(store.load({ matchId: gap, held: 0 })).rejects.toThrow('damaged')
      await expect(store.load({ matchId: gap, held: 2 })).rejects.toThrow('damaged')
      await expect(store.entries(gap, 0, 10)).rejects.toThrow('damaged')
      await expect(store.record(gap)).rejects.toThrow('damaged')
      expect((await store.load({ matchId: gap, held: 3 }))?.entries).toHaveLength(2)
      const short = await damaged((id) => `delete from entries where match_id = '${id}' and revision = 5`)
      await expect(store.load({ matchId: short, held: 0 })).rejects.toThrow('damaged')
      await expect(store.load({ matchId: short, held: 4 })).rejects.toThrow('damaged')
      const long = await damaged((id) => `update heads set revision = 4 where match_id = '${id}'`)
      await expect(store.load({ matchId: long, held: 0 })).rejects.toThrow('damaged')
    })

    test('old keys of creates are removed on the way', async () => {
      const { store, admin, passDay } = harness
      const stale = sha(newId())
      const make = (keyHash: string) =>
        store.create(newMatch({ creation: { keyHash, fingerprint: sha('f') } }))
      await make(stale)
      await passDay()
      await make(sha(newId()))
      const left = await admin(`select from creations where key_hash = decode('${stale}', 'hex')`)
      expect(left).toHaveLength(0)
    })

    test('mails that were answered long ago are removed on the way', async () => {
      const { store, admin } = harness
      const id = await createMatch(store)
      const mail = store.mail!
      await mail.setAnswered(id, sha('old'))
      await admin(`update inbound_mail set answered_at = answered_at - 2592000001 where match_id = '${id}'`)
      await mail.setAnswered(id, sha('new'))
      expect(await mail.isAnswered(id, sha('old'))).toBe(false)
      expect(await mail.isAnswered(id, sha('new'))).toBe(true)
    })

    test('the settings that the schema language cannot say are in force', async () => {
      const [head] = await harness.admin(
        `select reloptions::text as options from pg_class where relname = 'heads'`,
      )
      expect(head?.options).toContain('fillfactor=60')
      const [folds] = await harness.admin(`select attstorage::text as storage from pg_attribute
        where attrelid = 'snapshots'::regclass and attname = 'folds'`)
      expect(folds?.storage).toBe('e')
    })

    test('commands without a key never collide', async () => {
      const id = await createMatch(harness.store)
      for (let revision = 1; revision < 5; revision++)
        expect((await harness.store.append(appendOf(id, revision))).result).toBe('appended')
    })
  })
}
