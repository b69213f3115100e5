import { el, type Picture, type Viewer } from '../../core/index.ts'
import type { State } from './state.ts'

export const picture = (view: State, _viewer: Viewer): Picture => ({
  width: 1000,
  height: 700,
  title: `Signal, round ${view.round}`,
  body: [el('rect', { width: 1000, height: 700, fill: '#eee' })],
})
