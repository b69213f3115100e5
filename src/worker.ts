import { createEdge } from './edge.ts'
import { games } from './games/index.ts'
import english from './words/en-1.bin'

export default createEdge({ games, packs: [english] })
