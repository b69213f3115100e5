import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Asking } from './asking.ts'
import { masked } from './problem.ts'

export type Results = ExecutionResult | AsyncIterable<ExecutionResult>

export const isStream = (results: Results): results is AsyncIterable<ExecutionResult> =>
  Symbol.asyncIterator in results

/** A result as its reader is told it; what was no refusal but a fault of ours goes to the log. */
export function told(result: ExecutionResult, { app }: Pick<Asking, 'app'>): ExecutionResult {
  const { errors, ...more } = result
  if (!errors) return result
  const shown = errors.map((error) => {
    const as = isIntended(error) ? error : masked(error)
    if (as !== error) app.ports.log.error('graphql', as.originalError)
    // A misspelt name is told, but not what it may have been meant to be.
    as.message = as.message.replace(/ Did you mean .*\?$/s, '')
    as.extensions.code ??= 'BAD_USER_INPUT' // all others have theirs
    return as
  })
  return { errors: shown, ...more }
}

/** What was thrown before anything was executed, as a result. */
export const failed = (error: unknown): ExecutionResult => ({
  errors: [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })],
})

/** Whether an error was thrown to be read. */
const isIntended = (error: unknown): boolean =>
  error instanceof GraphQLError && (!error.originalError || isIntended(error.originalError))

/** A result as JSON, without what its errors say to the server alone. */
export const textOf = ({ errors, ...more }: ExecutionResult): string =>
  JSON.stringify({ ...(errors && { errors: errors.map(withoutHttp) }), ...more })

const withoutHttp = (error: GraphQLError) => {
  const { extensions: { http: _, ...extensions } = {}, ...shown } = error.toJSON()
  return { ...shown, extensions }
}

/** What errors of the request as a whole say of the answer: see `requestError`. */
export function httpOf(results: Results): {
  status: number | undefined
  headers: Record<string, string>
} {
  const { errors = [] }: ExecutionResult = isStream(results) ? {} : results
  const all = errors.flatMap(({ extensions: { http } }) => (http ? [http as Http] : []))
  const statuses = all.map(({ status }) => status)
  return {
    status: statuses.length ? Math.max(...statuses) : undefined,
    headers: Object.assign({}, ...all.map(({ headers }) => headers)),
  }
}

/**
 * The status of a result that says none itself (GraphQL over HTTP, 6.4). `application/json` is for clients to which
 * anything but 200 says that there is no result.
 */
export function statusOf({ data, errors = [] }: ExecutionResult, media: string): number {
  if (data !== undefined) return 200
  if (errors.some(({ extensions }) => extensions.code === 'internal')) return 500
  return media === 'application/json' ? 200 : 400
}

interface Http {
  status: number
  headers: Readonly<Record<string, string>>
}
