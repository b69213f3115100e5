import type { Described, Operation } from '../operation.ts'
import { games } from './games.ts'
import { graphql } from './graphql.ts'
import { helpers } from './helpers.ts'
import { inbound } from './inbound.ts'
import { log } from './log.ts'
import { matches } from './matches.ts'
import { play } from './play.ts'
import { seats } from './seats.ts'
import { service } from './service.ts'
import { subscriptions } from './subscriptions.ts'
import { talk } from './talk.ts'

/** What is asked and answered over REST. */
export const operations: readonly Operation[] = [
  ...games,
  ...matches,
  ...seats,
  ...play,
  ...helpers,
  ...talk,
  ...log,
  ...subscriptions,
  ...service,
]

/** The whole contract: GraphQL and mail from a provider are mounted by themselves. */
export const contract: readonly Described[] = [...operations, ...graphql, ...inbound]
