import type { NoticeStore } from '../../../app/notices/ports.ts'
import { uuidv7 } from '../../../app/tokens.ts'
import type { Sql } from '../sql.ts'
import { deliveryQueries } from './deliveries.ts'
import { outboxQueries } from './outbox.ts'
import { subscriptionQueries } from './subscriptions.ts'

/** Who listens and what is sent, over any connection that speaks Postgres's SQL. */
export const createNoticeStore = (sql: Sql): NoticeStore => ({
  ...subscriptionQueries(sql),
  ...outboxQueries(sql, makeId),
  ...deliveryQueries(sql, makeId),
})

/** Only the order of ids depends on the time here. */
const makeId = () => uuidv7(Date.now(), (length) => crypto.getRandomValues(new Uint8Array(length)))
