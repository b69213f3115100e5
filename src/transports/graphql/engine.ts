import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql'
import { createCache } from '../../app/index.ts'
import type { Asking } from './asking.ts'
import { costOf, KEPT_TOKENS, LIMITS, limits, nestingOf } from './limits.ts'
import { measure } from './measure.ts'
import type { Params } from './params.ts'
import { requestError } from './problem.ts'
import type { Results } from './results.ts'

/** What the way by which an operation came leaves open. */
export interface Channel {
  /** Whether anything may be changed. */
  changes: boolean
  /** Whether a stream of results is taken. */
  streams: boolean
}

/** A document that was read, and what validation said of it. */
interface Known {
  document: DocumentNode
  errors: readonly GraphQLError[]
}

const RULES = [...specifiedRules, limits]

/**
 * Reads, validates and executes operations; documents that it has read lately it knows. Throws a `GraphQLError`
 * where nothing is executed.
 * @returns undefined where only a stream could be an answer, and none is taken
 */
export function createEngine(schema: GraphQLSchema) {
  const kept = createCache<Known>(KEPT_TOKENS)
  const read = (text: string): Known => {
    const held = kept.get(text)
    if (held) return held
    const document = documentOf(text)
    const errors = validate(schema, document, RULES)
    for (const error of errors) error.extensions.code ??= 'GRAPHQL_VALIDATION_FAILED'
    const known = { document, errors }
    kept.put(text, known, tokensOf(document))
    return known
  }
  return async (
    { query, operationName, variables }: Params,
    asking: Asking,
    { changes, streams }: Channel,
  ): Promise<Results | undefined> => {
    const { document, errors } = read(query)
    const operation = getOperationAST(document, operationName)
    if (!operation)
      throw requestError('OPERATION_RESOLUTION_FAILURE', 400, 'It is not clear which operation is meant.')
    if (operation.operation === 'mutation' && !changes)
      throw requestError('BAD_REQUEST', 405, 'What changes something is sent by POST.', { Allow: 'POST' })
    if (errors.length) return { errors }
    const subscribes = operation.operation === 'subscription'
    if (subscribes && !streams) return undefined
    // What it costs is taken when it is known to be valid, before any of it is done.
    await asking.admit(costOf(measure(schema, document, operation)))
    const args = {
      schema,
      document,
      contextValue: asking,
      ...(operationName && { operationName }),
      ...(variables && { variableValues: variables }),
    }
    return subscribes ? subscribe(args) : execute(args)
  }
}

function documentOf(text: string): DocumentNode {
  try {
    if (nestingOf(text) > LIMITS.nesting)
      throw new GraphQLError(`Syntax Error: Brackets are nested deeper than ${LIMITS.nesting}.`)
    return parse(text, { maxTokens: LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) error.extensions.code = 'GRAPHQL_PARSE_FAILED'
    throw error
  }
}

function tokensOf({ loc }: DocumentNode): number {
  let tokens = 0
  for (let token = loc?.startToken; token; token = token.next ?? undefined) tokens++
  return tokens
}
