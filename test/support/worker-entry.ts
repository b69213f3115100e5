import type { AnyGame } from '../../src/core/index.ts'
import { createEdge } from '../../src/edge.ts'
import { games as shipped } from '../../src/games/index.ts'
import { makeDocuments } from '../../src/transports/documents/made.ts'
import english from '../../src/words/en-1.bin'
import { toy } from '../toy/index.ts'
import { generous } from './limits.ts'

const games: Readonly<Record<string, AnyGame>> = { ...shipped, [toy.meta.id]: toy }

/** The Worker as it is deployed, with the toy among its games and without rate limits. */
export default createEdge({ games, packs: [english], limiter: generous, documents: makeDocuments(games) })
