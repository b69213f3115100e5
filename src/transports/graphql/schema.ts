import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import type { Asking } from './asking.ts'
import { Match, Message, Prompt } from './resolvers/match.ts'
import { Mutation, SubmittedType } from './resolvers/mutations.ts'
import { Game, MatchSummary, Query } from './resolvers/queries.ts'
import { Subscription } from './resolvers/subscription.ts'

/** A field's own source and arguments, which the schema vouches for. */
type Resolver = (source: never, args: never, asking: Asking, info: never) => unknown

const RESOLVERS: Readonly<Record<string, Readonly<Record<string, Resolver>>>> = {
  Query,
  Mutation,
  Game,
  Match,
  MatchSummary,
  Message,
  Prompt,
  Submitted: SubmittedType,
}

/** The schema of that text with what its fields do. Whatever has no resolver is a property of its source. */
export function createSchema(text: string): GraphQLSchema {
  const schema = buildSchema(text, { assumeValid: true })
  for (const [type, resolvers] of Object.entries(RESOLVERS))
    for (const [field, resolve] of Object.entries(resolvers))
      fieldOf(schema, type, field).resolve = resolve as Attached
  for (const [field, subscribe] of Object.entries(Subscription))
    fieldOf(schema, 'Subscription', field).subscribe = subscribe as Attached
  return schema
}

type Attached = GraphQLFieldResolver<unknown, Asking>

function fieldOf(schema: GraphQLSchema, typeName: string, name: string) {
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[name] : undefined
  if (!field) throw new Error(`the schema has no ${typeName}.${name}`)
  return field
}
