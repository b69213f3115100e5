import {
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  type Source,
  subscribe,
} from 'graphql'
import {
  type Plugin,
  renderGraphiQL,
  shouldRenderGraphiQL,
  type YogaInitialContext,
  YogaServer,
} from 'graphql-yoga'
import { createCache } from '../../app/index.ts'
import type { Asking } from './asking.ts'
import { type Draft, Drafted } from './draft.ts'
import { costOf, KEPT_TOKENS, LIMITS, limits, nestingOf } from './limits.ts'
import { measure } from './measure.ts'
import { masked } from './problem.ts'
import { eventStream } from './stream.ts'

/**
 * Yoga with everything off that this service does itself, does not do, or does under limits. Execution is
 * graphql's own, and documents are kept here: what Yoga has for both is left out of the Worker
 * (scripts/worker/unused.ts). So is the adapter around the server, which would do for any runtime what is done
 * for this request already.
 */
export function createEngine(schema: GraphQLSchema) {
  const server = new YogaServer<Asking, object>({
    schema,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    logging: false,
    maxRequestBodySize: false,
    maskedErrors: { maskError: (error) => (isIntended(error) ? (error as GraphQLError) : masked(error)) },
    parserAndValidationCache: { documentCache: documents(), errorCache: NO_CACHE },
    plugins: [guard],
    fetchAPI: { Response: Drafted, ReadableStream, TextEncoder, TextDecoder, URL, Headers },
  })
  return async (request: Request, asking: Asking): Promise<Draft> =>
    (await server.handle(request, asking as Parameters<typeof server.handle>[1])) as unknown as Draft
}

/** The page for a browser that comes to the address to ask by hand; undefined for all others. */
export const graphiqlFor = (request: Request): Draft | undefined =>
  shouldRenderGraphiQL(request)
    ? { status: 200, headers: { 'Content-Type': 'text/html' }, body: renderGraphiQL({ title: 'Heliograph' }) }
    : undefined

/** Whether an error was thrown to be read. */
const isIntended = (error: unknown): boolean =>
  error instanceof GraphQLError && (!error.originalError || isIntended(error.originalError))

const NO_CACHE = { get: () => undefined, set: () => {} }

/** Parsed documents, which carry what validation said of them. */
function documents() {
  const kept = createCache<ReturnType<typeof parse>>(KEPT_TOKENS)
  return {
    get: (text: string) => kept.get(text),
    set: (text: string, document: ReturnType<typeof parse>) => kept.put(text, document, tokensOf(document)),
  }
}

function tokensOf({ loc }: ReturnType<typeof parse>): number {
  let tokens = 0
  for (let token = loc?.startToken; token; token = token.next ?? undefined) tokens++
  return tokens
}

const guard: Plugin<Asking & YogaInitialContext> = {
  onRequestParse({ serverContext }) {
    const { fault } = serverContext as unknown as Asking
    if (fault) throw fault
  },

  onParse({ setParseFn }) {
    setParseFn((source: Source | string) => {
      const text = typeof source === 'string' ? source : source.body
      if (nestingOf(text) > LIMITS.nesting)
        throw new GraphQLError(`Syntax Error: Brackets are nested deeper than ${LIMITS.nesting}.`)
      return parse(source, { maxTokens: LIMITS.tokens })
    })
  },

  onValidate({ addValidationRule }) {
    addValidationRule(limits)
    return ({ result }) => result.forEach(unsuggesting)
  },

  async onExecute({ args, setExecuteFn }) {
    setExecuteFn(execute)
    await admit(args)
    return {
      onExecuteDone: ({ result }) => {
        if (!('errors' in result)) return
        for (const error of result.errors ?? []) {
          unsuggesting(error)
          // Variables that do not fit: nothing was executed, and there is no data at all.
          if (!('data' in result)) error.extensions.http ??= { status: 400 }
          error.extensions.code ??= 'BAD_USER_INPUT' // all others have theirs
        }
      },
    }
  },

  async onSubscribe({ args, setSubscribeFn }) {
    setSubscribeFn(subscribe)
    await admit(args)
  },

  onResultProcess({ result, request, serverContext, setResultProcessor }) {
    const asking = serverContext as unknown as Asking
    for (const error of 'errors' in result ? (result.errors ?? []) : [])
      if (error.extensions?.code === 'internal')
        asking.app.ports.log.error('graphql', (error as GraphQLError).originalError)
    if (!/\btext\/event-stream\b/i.test(request.headers.get('Accept') ?? '')) return
    const statuses = 'errors' in result ? (result.errors ?? []).map(({ extensions }) => extensions?.http) : []
    const { status, headers } = (statuses[0] as { status?: number; headers?: object } | undefined) ?? {}
    setResultProcessor(
      (told, { Response }) =>
        new Response(eventStream(told, asking), {
          status: status ?? 200,
          headers: { ...headers, 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
        }),
      'text/event-stream',
    )
  },
}

/** What an operation costs is taken when it is known to be valid, before any of it is done. */
async function admit(args: {
  schema: GraphQLSchema
  document: ReturnType<typeof parse>
  operationName?: string | null
  contextValue: Asking
}): Promise<void> {
  const operation = getOperationAST(args.document, args.operationName)
  if (operation) await args.contextValue.admit(costOf(measure(args.schema, args.document, operation)))
}

/** A misspelt name is told, but not what it may have been meant to be. */
const unsuggesting = (error: Error): void => {
  error.message = error.message.replace(/ Did you mean .*\?$/s, '')
}
