import type { AnyGame } from '../../../core/index.ts'
import { commandInputs } from './commands.ts'
import { INPUTS } from './inputs.ts'
import { ROOT } from './root.ts'

/**
 * The GraphQL schema as text. Commands come from the schemas that REST validates with, so a new game or
 * command needs no line here.
 */
export const sdl = (games: Readonly<Record<string, AnyGame>>): string =>
  `${[ROOT, INPUTS, ...commandInputs(Object.values(games))].join('\n\n')}\n`
