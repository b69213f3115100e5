import { type ASTVisitor, GraphQLError, type OperationDefinitionNode, type ValidationContext } from 'graphql'
import type { Asked } from '../rest/gate.ts'
import { type Measure, measure } from './measure.ts'

/** How much one request may want. Beyond it nothing is executed. */
export const LIMITS = {
  /** Words and signs of the document. */
  tokens: 2000,
  /** Brackets in each other: what reads them goes as deep. */
  nesting: 40,
  depth: 12,
  /** Fields, those of a fragment as often as it is spread. */
  fields: 1000,
  aliases: 30,
  directives: 30,
  /** Fields that ask the service: each is as much as a request over REST. */
  asks: 20,
}

/** Documents that are kept after they were found valid, in tokens altogether: some megabytes. */
export const KEPT_TOKENS = 40_000

/** How deep a document's brackets go; those in strings and comments are none. */
export function nestingOf(text: string): number {
  let [depth, deepest] = [0, 0]
  for (const [sign] of text.replace(PROSE, '').matchAll(/[[{(\]})]/g)) {
    depth += '[{('.includes(sign) ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

const PROSE = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n])*"|#.*/g

/** A rule of validation (GraphQL, 5): refuses what is too much. */
export function limits(context: ValidationContext): ASTVisitor {
  const counts = { aliases: 0, directives: 0 }
  const hold = (what: keyof typeof LIMITS, found: number, node?: OperationDefinitionNode) => {
    if (found > LIMITS[what])
      context.reportError(
        new GraphQLError(`At most ${LIMITS[what]} ${NAMES[what]}, but there are ${found}.`, {
          ...(node && { nodes: node }),
        }),
      )
  }
  return {
    Field: ({ alias }) => {
      if (alias) counts.aliases++
    },
    Directive: () => {
      counts.directives++
    },
    OperationDefinition(node) {
      const { depth, fields, ...found } = measure(context.getSchema(), context.getDocument(), node)
      hold('depth', depth, node)
      hold('fields', fields, node)
      hold('asks', found.read + found.command + found.create, node)
    },
    Document: {
      leave() {
        hold('aliases', counts.aliases)
        hold('directives', counts.directives)
      },
    },
  }
}

const NAMES: Readonly<Record<keyof typeof LIMITS, string>> = {
  tokens: 'tokens are taken',
  nesting: 'brackets in each other are taken',
  depth: 'levels of fields are taken',
  fields: 'fields are taken',
  aliases: 'aliases are taken',
  directives: 'directives are taken',
  asks: 'fields that ask for something of a match are taken',
}

/** What an operation costs: as much as the requests over REST whose place it takes, and one at least. */
export function costOf({ read, command, create, heeds }: Measure): Pick<Asked, 'charges' | 'heedsToken'> {
  const times = (bucket: Asked['charges'][number], n: number) => Array.from({ length: n }, () => bucket)
  const charges = [...times('create', create), ...times('command', command), ...times('read', read)]
  return { charges: charges.length ? charges : ['read'], heedsToken: () => heeds }
}
