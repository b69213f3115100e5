import { and, asc, desc, eq, isNull, lt, sql as raw } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { type Listing, SchemaBehind, type Store } from '../../app/ports.ts'
import { hash, idOf, plain } from '../encode.ts'
import { unwrap } from './errors.ts'
import { journal } from './journal.ts'
import { apiKeys, heads, matches, seats } from './schema.ts'
import { NOW, type Param, type Sql } from './sql.ts'

type Cold = Pick<
  Store,
  'names' | 'list' | 'expired' | 'createKey' | 'keys' | 'revokeKey' | 'findKey' | 'forget' | 'ping'
>

const now = raw<number>`${raw.raw(NOW)}`

/** What is asked seldom, built with drizzle over the same connection as everything else, or `patient`. */
export function coldQueries(sql: Sql, patient: Sql): Cold {
  const db = drizzle(async (text, params) => ({ rows: await sql.values(text, params as Param[]) }))
  /** Drizzle wraps errors; our callers want to know the store's own. */
  const ask = async <T>(query: PromiseLike<T>): Promise<T> => {
    try {
      return await query
    } catch (error) {
      throw unwrap(error)
    }
  }

  return {
    async names(matchId) {
      const rows = await ask(
        db
          .select({ name: seats.name })
          .from(seats)
          .where(eq(seats.matchId, idOf(matchId)))
          .orderBy(asc(seats.seat)),
      )
      return rows.map(({ name }) => name)
    },

    async list({ game, status, keyId, before, limit }) {
      const names = raw<(string | null)[]>`(select json_agg(s.name order by s.seat) from ${seats} s
        where s.match_id = ${matches.matchId})`
      const rows = await ask(
        db
          .select({ match: matches, head: heads, names })
          .from(matches)
          .innerJoin(heads, eq(heads.matchId, matches.matchId))
          .where(
            and(
              keyId === undefined ? eq(matches.visibility, 'public') : eq(matches.keyId, keyId),
              game === undefined ? undefined : eq(matches.game, game),
              status === undefined ? undefined : eq(heads.status, status),
              before === undefined ? undefined : lt(matches.matchId, idOf(before)),
            ),
          )
          .orderBy(desc(matches.matchId))
          .limit(limit),
      )
      return rows.map(({ match, head, names }): Listing => {
        const { matchId: id, ...rest } = match
        const { revision, status, pending, updatedAt } = head
        return { match: { id, ...rest }, head: { revision, status, pending, updatedAt }, names: names ?? [] }
      })
    },

    async expired(before, limit) {
      const rows = await ask(
        db
          .select({ id: heads.matchId })
          .from(heads)
          .where(lt(heads.endedAt, before))
          .orderBy(asc(heads.endedAt))
          .limit(limit),
      )
      return rows.map(({ id }) => id)
    },

    async createKey({ id, name, hash: keyHash }) {
      const digest = raw`decode(${hash(keyHash)}, 'hex')`
      await ask(
        db.insert(apiKeys).values({ keyId: plain(id), name: plain(name), hash: digest, createdAt: now }),
      )
    },

    keys: () =>
      ask(
        db
          .select({
            id: apiKeys.keyId,
            name: apiKeys.name,
            createdAt: apiKeys.createdAt,
            revokedAt: apiKeys.revokedAt,
          })
          .from(apiKeys)
          .orderBy(asc(apiKeys.createdAt), asc(apiKeys.keyId)),
      ),

    async revokeKey(id) {
      const revoked = await ask(
        db
          .update(apiKeys)
          .set({ revokedAt: now })
          .where(and(eq(apiKeys.keyId, plain(id)), isNull(apiKeys.revokedAt)))
          .returning({ id: apiKeys.keyId }),
      )
      return revoked.length > 0
    },

    async findKey(keyHash) {
      const [key] = await ask(
        db
          .select({ id: apiKeys.keyId, revokedAt: apiKeys.revokedAt })
          .from(apiKeys)
          .where(eq(apiKeys.hash, raw`decode(${keyHash}, 'hex')`)),
      )
      return key && { id: key.id, dead: key.revokedAt !== null }
    },

    async forget(matchId) {
      const [row] = await patient.query<{ found: boolean }>('select forget_match($1::text::uuid) as found', [
        idOf(matchId),
      ])
      return row?.found ?? false
    },

    async ping() {
      const [row] = await sql.query<{ now: string | number; current: boolean }>(
        `select ${NOW} as now,
          exists(select from drizzle.__drizzle_migrations where created_at >= $1::bigint) as current`,
        [journal.newest],
      )
      if (!row?.current) throw new SchemaBehind('the database has not been migrated to this release')
      return Number(row.now)
    },
  }
}
