import { el, type Picture, type Viewer } from '../../core/index.ts'
import type { State } from './state.ts'

export function picture(view: State, _: Viewer): Picture {
  return {
    width: 100,
    height: 40,
    title: 'A Message From the Stars',
    body: [el('text', { x: 4, y: 20 }, view.phase.kind)],
  }
}
