import type { ExecutionResult } from 'graphql'
import type { Asking, Streamed } from './asking.ts'
import { failed, isStream, type Results, textOf, told } from './results.ts'

/** A client that lost its stream comes back after so many milliseconds; a quiet stream says something so often. */
const RETRY = 2000
const QUIET = 20_000

/**
 * Results as Server-Sent Events, as the GraphQL over SSE protocol has them in its mode of distinct connections: `next`
 * for each result, here with the entry's revision as `id`, and `complete` when nothing more will come. A stream
 * that is only paused ends without it, so that its client comes back.
 */
export function eventStream(all: Results, asking: Asking): ReadableStream {
  const { gone, stream } = asking
  const encoder = new TextEncoder()
  const results = each(all)
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
      if (!done) return controller.enqueue(encoder.encode(toEvent(told(value, asking), stream)))
      if (!stream.paused) controller.enqueue(encoder.encode('event: complete\ndata:\n\n'))
      close()
      controller.close()
    },
    async cancel() {
      close()
      await results.return(undefined)
    },
  })
}

/** A stream that breaks off says why in a last result. */
async function* each(results: Results): AsyncGenerator<ExecutionResult, undefined> {
  try {
    if (isStream(results)) yield* results
    else yield results
  } catch (error) {
    yield failed(error)
  }
}

const toEvent = (result: ExecutionResult, { revision }: Streamed): string =>
  `${revision === undefined ? '' : `id: ${revision}\n`}event: next\ndata: ${textOf(result)}\n\n`
