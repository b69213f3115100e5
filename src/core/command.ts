import * as z from 'zod/mini'
import { type AnyGame, type Command, RESIGN, RESUME } from './game.ts'
import { agreementCommands } from './propose.ts'
import { type FieldError, type Rejection, reject } from './rejection.ts'
import { described } from './schema.ts'

const resign = described('Give up the seat for the rest of the match.', z.strictObject({}))

const resume = described('Take the seat back from the bot that stands in for it.', z.strictObject({}))

type Kinds = Readonly<Record<string, z.ZodMiniObject>>

const kindsOf = new WeakMap<AnyGame, Kinds>()

/** Every kind of command a match of this game takes, core's own included. */
export function commandKinds(game: AnyGame): Kinds {
  let kinds = kindsOf.get(game)
  if (!kinds) {
    kinds = { ...game.commands, [RESIGN.type]: resign, [RESUME.type]: resume, ...agreementCommands }
    kindsOf.set(game, kinds)
  }
  return kinds
}

/** JSON Pointer (RFC 6901) of a path. */
const pointer = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** What zod found wrong, a line per field; unknown keys are named one by one. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue): FieldError[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: pointer([...issue.path, key]),
          code: 'unknown-key',
          message: 'There is no such field',
        }))
      : [{ path: pointer(issue.path), code: issue.code.replaceAll('_', '-'), message: issue.message }],
  )
}

/** Validates a command's shape; whether it is legal is for `decide` to say. */
export function parseCommand(game: AnyGame, body: unknown): Command | Rejection {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return reject('invalid-command', 'A command is a JSON object with a "type".')
  const { type, ...fields } = body as Record<string, unknown>
  const kinds = commandKinds(game)
  if (typeof type !== 'string' || !Object.hasOwn(kinds, type)) {
    const known = Object.keys(kinds).join(', ')
    return reject('unknown-command', `"type" has to be one of: ${known}.`, [
      { path: '/type', code: 'unknown-command', message: `Expected one of: ${known}` },
    ])
  }
  const parsed = kinds[type]!.safeParse(fields)
  if (!parsed.success)
    return reject('invalid-command', `The fields of "${type}" are not right.`, fieldErrors(parsed.error))
  return { type, ...parsed.data }
}
