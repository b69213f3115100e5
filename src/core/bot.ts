import type { AnyGame, Command, Context } from './game.ts'
import type { Prompt } from './prompt.ts'
import type { Seat } from './seats.ts'

/**
 * Any legal command, each kind equally likely: the player that conformance tests every game with, and
 * the weakest opponent. `prompts` are those of the seat's view and hold at least one command.
 */
export function randomCommand(
  game: AnyGame,
  view: object,
  seat: Seat,
  prompts: readonly Prompt[],
  c: Context,
): Command {
  const prompt = c.rng.pick(prompts)
  const kinds = [...new Set([...prompt.commands, ...prompt.open].map((offer) => offer.type))]
  const kind = c.rng.pick(kinds)
  const listed = prompt.commands.filter((command) => command.type === kind)
  if (listed.length) return c.rng.pick(listed)
  return game.sample(prompt.open.find((open) => open.type === kind)!, view, seat, c)
}
