import * as z from 'zod/mini'
import { described, whole } from '../../../../core/index.ts'

export const oumuamuaOwn = z.strictObject({
  data: described('Data left on the tile.', whole(0, 3)),
  markers: described('Seats with signals on the tile, in order of placing.', z.array(whole(0, 3))),
})
