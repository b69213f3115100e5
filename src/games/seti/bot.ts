import type { Context, OpenCommand, Seat } from '../../core/index.ts'
import type { SetiCommand } from './commands.ts'
import { prompts } from './prompts.ts'
import type { State } from './state/index.ts'

/** Any legal command, each kind equally likely. */
export function bot(view: State, seat: Seat, c: Context): SetiCommand {
  const asked = c.rng.pick(prompts(view, seat, c))
  const kinds = [...new Set(asked.commands.map((command) => command.type))]
  const kind = c.rng.pick(kinds)
  return c.rng.pick(asked.commands.filter((command) => command.type === kind)) as SetiCommand
}

/** Every command of this game is listed whole, so there is never an open one to fill in. */
export function sample(open: OpenCommand, _view: State, _seat: Seat, _c: Context): SetiCommand {
  throw new Error(`'${open.type}' is never left open`)
}
