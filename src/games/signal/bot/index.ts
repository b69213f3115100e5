import type { Context, Seat } from '../../../core/index.ts'
import type { SignalCommand } from '../commands.ts'
import { isAlien, type State } from '../state.ts'
import { playAlien } from './alien.ts'
import { playExpert } from './expert.ts'

export { sample } from './sample.ts'

/** A considered move: an Alien that keeps to its rules, an Expert that tries what it has understood. */
export const bot = (view: State, seat: Seat, c: Context): SignalCommand =>
  isAlien(view, seat) ? playAlien(view, c) : playExpert(view, seat, c)
