import { createEdge } from '../../src/edge.ts'
import { games } from '../../src/games/index.ts'
import english from '../../src/words/en-1.bin'
import { toy } from '../toy/index.ts'
import { generous } from './limits.ts'

/** The Worker as it is deployed, with the toy among its games and without rate limits. */
export default createEdge({ games: { ...games, [toy.meta.id]: toy }, packs: [english], limiter: generous })
