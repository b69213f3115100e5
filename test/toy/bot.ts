import type { Context, OpenCommand, Seat } from '../../src/core/index.ts'
import type { ToyCommand } from './commands.ts'
import { BRIGHT, glow, HIGHEST_BID } from './material.ts'
import { prompts } from './prompts.ts'
import type { ToyState } from './state.ts'

/** Bids in the middle, lights a lamp when it can, else fills one up, and rolls before it ends. */
export function bot(view: ToyState, seat: Seat, c: Context): ToyCommand {
  if (view.phase === 'motto') return { type: 'inscribe', text: 'Beep' }
  if (view.phase === 'bid') return { type: 'commit', number: 400 + c.rng.int(200) }
  const offered = (prompts(view, seat)[0]?.commands ?? []) as ToyCommand[]
  const brightness = (o: ToyCommand) => (o.type === 'place' ? glow([...view.lamps[o.lamp], o.card]) : 0)
  return (
    offered.find((o) => brightness(o) === BRIGHT) ??
    offered.find((o) => o.type === 'roll') ??
    (view.turn?.placed ? undefined : offered.find((o) => o.type === 'place')) ?? { type: 'endTurn' }
  )
}

const MOTTOES = ['Light for all', 'Feu 🔥', 'e\u0301tude', 'A & B <c>', '👩‍🚀 at home']

export function sample(open: OpenCommand, _view: ToyState, _seat: Seat, { rng }: Context): ToyCommand {
  return open.type === 'inscribe'
    ? { type: 'inscribe', text: rng.pick(MOTTOES) }
    : { type: 'commit', number: rng.int(HIGHEST_BID + 1) }
}
