import type { ExecutionResult, GraphQLError } from 'graphql'
import type { Asking, Streamed } from './asking.ts'

/** A client that lost its stream comes back after so many milliseconds; a quiet stream says something so often. */
const RETRY = 2000
const QUIET = 20_000

type Results = AsyncIterable<unknown>

/**
 * Results as Server-Sent Events, as the GraphQL over SSE protocol has them in its mode of distinct connections: `next`
 * for each result, here with the entry's revision as `id`, and `complete` when nothing more will come. A stream
 * that is only paused ends without it, so that its client comes back.
 */
export function eventStream(
  result: unknown,
  { gone, stream }: Pick<Asking, 'gone' | 'stream'>,
): ReadableStream {
  const encoder = new TextEncoder()
  const results = isStream(result) ? result[Symbol.asyncIterator]() : once(result)
  let quiet: ReturnType<typeof setInterval> | undefined
  const close = () => {
    clearInterval(quiet)
    gone().abort()
  }
  return new ReadableStream({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      say(`retry: ${RETRY}\n\n`)
      quiet = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) say(': ping\n\n')
      }, QUIET)
    },
    async pull(controller) {
      const { value, done } = await results.next().catch((error) => {
        close()
        throw error
      })
      if (!done) return controller.enqueue(encoder.encode(toEvent(value, stream)))
      if (!stream.paused) controller.enqueue(encoder.encode('event: complete\ndata:\n\n'))
      close()
      controller.close()
    },
    async cancel() {
      close()
      await results.return?.()
    },
  })
}

const isStream = (result: unknown): result is Results =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result

async function* once(result: unknown): AsyncGenerator<unknown> {
  yield result
}

const toEvent = (result: unknown, { revision }: Streamed): string =>
  `${revision === undefined ? '' : `id: ${revision}\n`}event: next\ndata: ${JSON.stringify(shown(result as ExecutionResult))}\n\n`

/** A result without what its errors say to the server alone. */
const shown = ({ errors, ...result }: ExecutionResult) => ({
  ...(errors && { errors: errors.map(withoutHttp) }),
  ...result,
})

const withoutHttp = (error: GraphQLError) => {
  const { extensions: { http: _, ...extensions } = {}, ...told } = error.toJSON()
  return { ...told, extensions }
}
