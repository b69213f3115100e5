import type { Store } from '../../app/ports.ts'
import { coldQueries } from './cold.ts'
import { create } from './create.ts'
import { tookTooLong } from './errors.ts'
import { beat } from './heartbeat.ts'
import { append } from './hot/append.ts'
import { load } from './hot/load.ts'
import { appended, due, entries, record, watch } from './hot/read.ts'
import { createMailStore } from './mail.ts'
import { note, putNote } from './notes.ts'
import { createNoticeStore } from './notices/index.ts'
import { saveSnapshot } from './snapshots.ts'
import type { Sql } from './sql.ts'
import { createTalkStore } from './talk.ts'
import { markUsed, rotate } from './tokens.ts'

/**
 * The store over any connection that speaks Postgres's SQL.
 *
 * @param sql answers soon or not at all
 * @param patient has time: for what may take long, such as whole logs, removals and snapshots
 */
export const createSqlStore = (sql: Sql, patient: Sql = sql): Store => ({
  create: (match) => create(sql, match),
  load: (query) =>
    load(sql, query).catch((error) => {
      if (patient === sql || !tookTooLong(error)) throw error
      return load(patient, query)
    }),
  append: (asked) => append(sql, asked),
  appended: (matchId, appendId) => appended(sql, matchId, appendId),
  entries: (matchId, after, limit) => entries(sql, matchId, after, limit),
  record: (matchId) => record(patient, matchId),
  rotate: (matchId, kill, grant, expected) => rotate(sql, matchId, kill, grant, expected),
  markUsed: (matchId, tokenHash) => markUsed(sql, matchId, tokenHash),
  saveSnapshot: (matchId, code, snapshot) => saveSnapshot(patient, matchId, code, snapshot),
  due: (limit) => due(sql, limit),
  watch: (watches) => watch(sql, watches),
  note: (matchId, owner, name) => note(sql, matchId, owner, name),
  putNote: (put) => putNote(sql, put),
  beat: (gap) => beat(sql, gap),
  ...coldQueries(sql, patient),
  talk: createTalkStore(sql),
  notices: createNoticeStore(sql),
  mail: createMailStore(sql),
  close: async () => {
    await Promise.all([...new Set([sql, patient])].map((one) => one.close()))
  },
})
