import type { NoticeStore } from '../../../app/ports.ts'
import type { Sql } from '../sql.ts'
import { deliveryQueries } from './deliveries.ts'
import { outboxQueries } from './outbox.ts'
import { subscriptionQueries } from './subscriptions.ts'

/** Who listens and what is sent, over any connection that speaks Postgres's SQL. */
export const createNoticeStore = (sql: Sql): NoticeStore => ({
  ...subscriptionQueries(sql),
  ...outboxQueries(sql),
  ...deliveryQueries(sql),
})
