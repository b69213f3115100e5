import { GraphQLError } from 'graphql'
import { type App, isRefusal, type Refusal } from '../../app/index.ts'
import { STATUS } from '../rest/problem.ts'
import { unavailable } from '../unavailable.ts'
import type { Asking } from './asking.ts'

/** `Problem` of the schema. */
export const problemOf = ({ refused: _, kind, revision, ...told }: Refusal) => ({
  __typename: 'Problem' as const,
  status: STATUS[kind],
  matchRevision: revision,
  ...told,
})

/** A refusal where the schema has no room for a `Problem`: null, and an error with the same code. */
export function errorOf({ refused: _, kind, detail, ...told }: Refusal): GraphQLError {
  return new GraphQLError(detail, { extensions: { ...told, status: STATUS[kind] } })
}

/** An error of the request as a whole: nothing was executed. */
export const requestError = (
  code: string,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, http: { status, headers } } })

/** What a fault of ours looks like. Its cause is for the log alone. */
export const masked = (error: unknown): GraphQLError => {
  const { nodes, path } = error instanceof GraphQLError ? error : {}
  return new GraphQLError('It has been noted.', {
    extensions: { code: 'internal' },
    ...(nodes && { nodes }),
    ...(path && { path }),
    originalError: error instanceof Error ? error : new Error(String(error)),
  })
}

/**
 * Asks the service, and remembers what the answer proves of the token.
 * @param heeds whether the answer depends on the token at all
 */
export async function ask<T>(
  asking: Asking,
  question: (app: App) => Promise<T> | T,
  heeds = true,
): Promise<T | Refusal> {
  let answer: T | Refusal
  try {
    answer = await question(asking.app)
  } catch (error) {
    const known = unavailable(error)
    if (!known) throw error
    answer = known
  }
  if (heeds && !isRefusal(answer)) asking.proof.good = true
  return answer
}

/** As {@link ask}; a refusal is thrown. */
export async function told<T>(
  asking: Asking,
  question: (app: App) => Promise<T | Refusal> | T | Refusal,
  heeds = true,
): Promise<T> {
  const answer = await ask(asking, question, heeds)
  if (isRefusal(answer)) throw errorOf(answer)
  return answer
}
