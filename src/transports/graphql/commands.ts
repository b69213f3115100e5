import { type Refusal, refuse, shapes } from '../../app/index.ts'
import { conform } from '../conform.ts'
import { fieldOf } from './names.ts'

/** A value of `CommandInput`: one game, and in it one command. */
export type CommandInput = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A command as the use cases take it, and the game that it is of. */
export function commandOf(
  gameIds: readonly string[],
  input: CommandInput,
  prompt: string | undefined,
): { game: string; body: { type: string } | Refusal } {
  const [field, commands] = Object.entries(input)[0]!
  const [type, fields] = Object.entries(commands)[0]!
  const game = gameIds.find((id) => fieldOf(id) === field)!
  if (fields === false)
    return { game, body: refuse('invalid-command', `"${type}" is sent as true, or not at all.`) }
  const own = fields === true ? {} : (present(fields) as object)
  const sent = { type, ...own, ...(prompt !== undefined && { prompt }) }
  return { game, body: conform(shapes.commandBody, sent, 'invalid-command') }
}

/** A command as a value of `CommandInput`. */
export const inputOf = (game: string, { type, ...fields }: { type: string }): CommandInput => ({
  [fieldOf(game)]: { [type]: Object.keys(fields).length ? fields : true },
})

/** An input without what was given as null: that is as good as left out. */
export function present(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(present)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === null || inner === undefined ? [] : [[key, present(inner)]],
    ),
  )
}
