import { createEdge } from './edge.ts'
import { games } from './games/index.ts'

export default createEdge({ games })
