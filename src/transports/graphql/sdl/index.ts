import * as z from 'zod'
import { commandSchemas } from '../../app/index.ts'
import type { AnyGame, JsonSchema } from '../../core/index.ts'

/**
 * The GraphQL schema as text. Commands come from the schemas that REST validates with, so a new game or
 * command needs no line here.
 */
export function sdl(games: Readonly<Record<string, AnyGame>>): string {
  const all = Object.values(games).map(gameInput)
  const inputs = all.flatMap(({ types }) => types)
  const root = input(
    'CommandInput',
    'A command of one game.',
    all.map(({ field, name }) => `${field}: ${name}`),
    true,
  )
  return `${[ROOT, root, ...inputs].join('\n\n')}\n`
}

const ROOT = `"RFC 3339, UTC, milliseconds."
scalar DateTime

"Any JSON value; the shapes are published as JSON Schema under /v1/games/{game}/schemas."
scalar JSON

type Query {
  games: [Game!]!
  game(id: ID!): Game
  matches(game: ID, status: MatchStatus, mine: Boolean, first: Int, after: String): MatchConnection!
  match(id: ID!, token: String): Match
}

type Mutation {
  createMatch(input: CreateMatchInput!, idempotencyKey: String): CreateMatchResult!
  claimSeat(matchId: ID!, seat: Int!, name: String, invite: String, idempotencyKey: String): SeatTokenResult!
  replaceSeat(matchId: ID!, seat: Int!, kind: SeatKind!, name: String, idempotencyKey: String): SeatTokenResult!
  rotateWatchToken(matchId: ID!): WatchTokenResult!
  abandonMatch(matchId: ID!, idempotencyKey: String): MatchResult!
  deleteMatch(matchId: ID!): DeleteMatchResult!
  submitCommand(matchId: ID!, command: CommandInput!, idempotencyKey: String, expectedRevision: Int, prompt: ID, dryRun: Boolean): SubmitResult!
  undo(matchId: ID!, to: Int, idempotencyKey: String, expectedRevision: Int): SubmitResult!
  putNote(matchId: ID!, name: ID!, scope: NoteScope!, body: String!, expectedVersion: Int): NoteResult!
}

type Subscription {
  matchAdvanced(id: ID!, after: Int): Entry!
}

enum MatchStatus { waiting active finished abandoned }
enum SeatKind { human bot }
enum Visibility { public unlisted private }
enum Join { token invite open }
enum OnDeadline { remind skip bot resign }
enum NoteScope { seat team }

type Game { id: ID! name: String! summary: String! minSeats: Int! maxSeats: Int! roles: [String!] modes: [String!]! rulesVersion: Int! stage: String! notation: [String!]! }

type Match {
  id: ID!
  game: Game!
  rulesVersion: Int!
  options: JSON!
  visibility: Visibility!
  status: MatchStatus!
  revision: Int!
  seats: [Seat!]!
  pending: [Int!]!
  clock: Clock
  deadlines: [Deadline!]!
  outcome: JSON
  commitment: String!
  now: DateTime!
  createdAt: DateTime!
  updatedAt: DateTime!
  "What the bearer of the token may see, now or at an earlier revision."
  view(at: Int): View!
  "What the bearer's seat may do now."
  prompts: Prompts
  entries(after: Int, first: Int): EntryConnection!
  "A note of the bearer's seat or team."
  note(name: ID!, scope: NoteScope): Note
  "What one of the game's helpers makes of the seat's view."
  aid(name: ID!, query: JSON): JSON
}

type Seat { seat: Int! name: String kind: SeatKind! role: String team: Int join: Join! taken: Boolean! resigned: Boolean! away: Boolean! }
"Times in seconds."
type Clock { perMove: Int! reminders: [Int!]! onDeadline: OnDeadline! }
type Note { scope: NoteScope! body: String! version: Int! }
type Deadline { id: ID! at: DateTime! seats: [Int!]! then: String! }
type View { revision: Int! viewer: String! view: JSON }
type Prompts { revision: Int! seat: Int! pending: [Int!]! prompts: [Prompt!]! always: [JSON!]! undo: [Int!]! }
type Prompt { id: ID! kind: String! text: JSON! commands: [JSON!]! open: [JSON!]! deadline: DateTime notation: [String!]! }
type Entry { revision: Int! at: DateTime! seat: Int rules: Int! events: [Event!]! }
type Event { type: String! data: JSON! secret: JSON line: String! }

type PageInfo { hasNextPage: Boolean! endCursor: String }
type MatchEdge { cursor: String! node: Match! }
type MatchConnection { edges: [MatchEdge!]! pageInfo: PageInfo! }
type EntryEdge { cursor: String! node: Entry! }
type EntryConnection { edges: [EntryEdge!]! pageInfo: PageInfo! }

"A refusal, with the same code as over REST."
type Problem { code: String! title: String! detail: String! status: Int! revision: Int errors: [FieldError!] }
type FieldError { path: String! code: String! message: String! }

type SeatToken { seat: Int! token: String }
type WatchToken { watchToken: String! }
type CreatedSeat { seat: Int! token: String invite: String }
type CreatedMatch { match: Match! hostToken: String! watchToken: String! seats: [CreatedSeat!]! }
type Submitted { revision: Int! at: DateTime! entry: Entry! replayed: Boolean! match: Match! }
type Legal { legal: Boolean! }
type Deleted { id: ID! }

union CreateMatchResult = CreatedMatch | Problem
union SeatTokenResult = SeatToken | Problem
union WatchTokenResult = WatchToken | Problem
union MatchResult = Match | Problem
union SubmitResult = Submitted | Legal | Problem
union DeleteMatchResult = Deleted | Problem
union NoteResult = Note | Problem

input SeatInput { name: String kind: SeatKind join: Join role: String team: Int }
input CreateMatchInput { game: ID! options: JSON seats: [SeatInput!]! visibility: Visibility clock: ClockInput }
"Times in seconds."
input ClockInput { perMove: Int! reminders: [Int!] onDeadline: OnDeadline }`

const pascal = (text: string): string =>
  text.replace(/(^|-)(\w)/g, (_, _dash, first: string) => first.toUpperCase())

const camel = (text: string): string => {
  const whole = pascal(text)
  return whole.charAt(0).toLowerCase() + whole.slice(1)
}

const describe = (text: string | undefined): string => (text ? `"${text.replaceAll('"', "'")}"\n` : '')

const input = (name: string, description: string, fields: readonly string[], oneOf = false): string =>
  `${describe(description)}input ${name}${oneOf ? ' @oneOf' : ''} {\n${fields.map((f) => `  ${f.replaceAll('\n', '\n  ')}`).join('\n')}\n}`

interface Property extends JsonSchema {
  type?: string
  enum?: readonly string[]
  items?: Property
  description?: string
  properties?: Readonly<Record<string, Property>>
  required?: readonly string[]
}

/** The inputs of one game: one with a field per command, one per command that has fields, and enums. */
function gameInput(game: AnyGame): { name: string; field: string; types: string[] } {
  const prefix = pascal(game.meta.id)
  const types = new Map<string, string>()
  const name = `${prefix}CommandInput`
  const fields = commandSchemas(game).map((schema) => {
    const {
      description,
      properties = {},
      required = [],
    } = z.toJSONSchema(schema, { io: 'input' }) as Property
    const command = (properties.type as unknown as { const: string }).const
    const own = Object.entries(properties).filter(([key]) => key !== 'type')
    if (own.length === 0) return `${describe(description)}${command}: Boolean`
    const typeName = `${prefix}${pascal(command)}Input`
    const parts = own.map(([key, property]) => {
      const type = typeOf(property, `${prefix}${pascal(key)}`, types)
      return `${describe(property.description)}${key}: ${type}${required.includes(key) ? '!' : ''}`
    })
    types.set(typeName, input(typeName, description ?? '', parts))
    return `${command}: ${typeName}`
  })
  const root = input(name, `A command of ${game.meta.name}. One without fields is \`true\`.`, fields, true)
  return { name, field: camel(game.meta.id), types: [root, ...types.values()] }
}

/** GraphQL's name for the type of a field; enums and objects are declared on the way. */
function typeOf(property: Property, name: string, types: Map<string, string>): string {
  if (property.enum) {
    types.set(name, `enum ${name} { ${property.enum.join(' ')} }`)
    return name
  }
  switch (property.type) {
    case 'array':
      return `[${typeOf(property.items!, name, types)}!]`
    case 'integer':
      return 'Int'
    case 'number':
      return 'Float'
    case 'boolean':
      return 'Boolean'
    case 'object': {
      const { properties = {}, required = [] } = property
      const parts = Object.entries(properties).map(
        ([key, inner]) =>
          `${key}: ${typeOf(inner, `${name}${pascal(key)}`, types)}${required.includes(key) ? '!' : ''}`,
      )
      types.set(`${name}Input`, input(`${name}Input`, property.description ?? '', parts))
      return `${name}Input`
    }
    default:
      return 'String'
  }
}
