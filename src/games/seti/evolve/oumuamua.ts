import type { EventType } from '../events.ts'
import { TILE } from '../material/index.ts'
import type { State } from '../state/index.ts'
import { type Fold, note } from './fold.ts'

/** The tile (R14.3). */
export const oumuamuaFold: Fold<Extract<EventType, 'tileLaid' | 'tileMarked' | 'tileCompleted'>> = {
  tileLaid: (s) => full({ ...s, solar: { ...s.solar, oumuamua: true } }),
  tileMarked: (s, { seat, by }) => {
    const { data, markers } = s.own.oumuamua!
    const oumuamua = { data: data - 1, markers: [...markers, seat] }
    return note({ ...s, own: { ...s.own, oumuamua } }, by, (play) => ({ tile: play.tile + 1 }))
  },
  tileCompleted: (s) => full(s),
}

const full = (s: State): State => ({
  ...s,
  own: { ...s.own, oumuamua: { data: TILE.data, markers: [] } },
})
