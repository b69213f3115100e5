import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** What an operation asks for, fragments spread out. */
export interface Measure {
  /** Levels of fields. Introspection has a limit of its own. */
  depth: number
  fields: number
  /** How often the service is asked, by the bucket that it comes out of. */
  read: number
  command: number
  create: number
  /** Whether anything depends on the token. */
  heeds: boolean
}

type Bucket = 'read' | 'command' | 'create'

/** Fields that ask the service, as one request over REST would: from which bucket, and whether by the token. */
const ASKS: Readonly<Record<string, Bucket>> = {
  'Query.match': 'read',
  'Query.matches': 'read',
  'Subscription.matchAdvanced': 'read',
  ...Object.fromEntries(
    ['view', 'prompts', 'entries', 'note', 'messages', 'aid', 'picture', 'record', 'invitation'].map(
      (field) => [`Match.${field}`, 'read'],
    ),
  ),
  'Submitted.match': 'read',
  'Mutation.createMatch': 'create',
  'Mutation.claimSeat': 'create',
  'Mutation.putNote': 'read',
  'Mutation.sendMessage': 'read',
}

const NOTHING: Measure = { depth: 0, fields: 0, read: 0, command: 0, create: 0, heeds: false }

const both = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  read: a.read + b.read,
  command: a.command + b.command,
  create: a.create + b.create,
  heeds: a.heeds || b.heeds,
})

const measured = new WeakMap<OperationDefinitionNode, Measure>()

/** Measures an operation of a document, valid or not; each fragment is looked into once. */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Measure {
  const known = measured.get(operation)
  if (known) return known
  const fragments = new Map<string, Measure>()
  const definitions = new Map(
    document.definitions.flatMap((d): [string, FragmentDefinitionNode][] =>
      d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d]] : [],
    ),
  )

  const ofSet = (set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): Measure =>
    (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return both(sum, ofField(selection, type))
      if (selection.kind === Kind.FRAGMENT_SPREAD) return both(sum, ofFragment(selection.name.value))
      const { typeCondition, selectionSet } = selection
      return both(sum, ofSet(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : type))
    }, NOTHING)

  const ofField = (field: FieldNode, type: GraphQLNamedType | undefined): Measure => {
    const name = field.name.value
    if (name.startsWith('__')) return { ...NOTHING, fields: 1 }
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
    const below = ofSet(field.selectionSet, definition && getNamedType(definition.type))
    const own = { ...below, depth: below.depth + 1, fields: below.fields + 1 }
    const bucket = ASKS[`${type?.name}.${name}`] ?? (type?.name === 'Mutation' ? 'command' : undefined)
    if (bucket) own[bucket]++
    if (bucket && heedsToken(field)) own.heeds = true
    return own
  }

  const ofFragment = (name: string): Measure => {
    const found = fragments.get(name)
    if (found) return found
    fragments.set(name, NOTHING) // what goes round in circles is refused elsewhere
    const definition = definitions.get(name)
    const whole = definition
      ? ofSet(definition.selectionSet, schema.getType(definition.typeCondition.name.value))
      : NOTHING
    fragments.set(name, whole)
    return whole
  }

  const whole = ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined)
  measured.set(operation, whole)
  return whole
}

/** A list is the same for everybody but with `mine`, and a claim goes by its invitation. */
function heedsToken({ name, arguments: given = [] }: FieldNode): boolean {
  if (name.value === 'claimSeat') return false
  return name.value !== 'matches' || given.some((argument) => argument.name.value === 'mine')
}
