import type { Operation } from '../operation.ts'
import { games } from './games.ts'
import { helpers } from './helpers.ts'
import { log } from './log.ts'
import { matches } from './matches.ts'
import { play } from './play.ts'
import { seats } from './seats.ts'
import { service } from './service.ts'
import { subscriptions } from './subscriptions.ts'

/** The whole REST contract. */
export const operations: readonly Operation[] = [
  ...games,
  ...matches,
  ...seats,
  ...play,
  ...helpers,
  ...log,
  ...subscriptions,
  ...service,
]
