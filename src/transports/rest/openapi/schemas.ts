import * as z from 'zod/mini'
import { commandSchemas, eventSchemas, shapes } from '../../../app/index.ts'
import { type AnyGame, type EventKinds, type JsonSchema, tableEvents } from '../../../core/index.ts'
import { postedMail } from '../../mail/inbound-forms.ts'
import { convert as convertPart, type Direction, lifted } from './convert.ts'
import { problem } from './problems.ts'

/** Components that are what goes in. */
const INPUTS: Readonly<Record<string, z.ZodMiniType>> = {
  NewMatch: shapes.newMatchBody,
  Claim: shapes.claimBody,
  Replacement: shapes.replaceBody,
  Undo: shapes.undoBody,
  Nothing: shapes.emptyBody,
  NewNote: shapes.noteBody,
  NewMessage: shapes.messageBody,
  NewSubscription: shapes.newSubscriptionBody,
  PostedMail: postedMail,
}

/** Components that are what comes out. */
const OUTPUTS: Readonly<Record<string, z.ZodMiniType>> = {
  Problem: problem,
  Note: shapes.noteOut,
  Message: shapes.messageOut,
  Messages: shapes.messagesOut,
  Aid: shapes.aidOut,
  ContentReport: shapes.contentReport,
  Match: shapes.matchHead,
  MatchSummary: shapes.matchSummary,
  MatchList: shapes.matchList,
  Created: shapes.created,
  SeatToken: shapes.seatToken,
  WatchToken: shapes.watchToken,
  Entry: shapes.entryOut,
  Entries: shapes.entriesOut,
  Prompt: shapes.promptOut,
  Prompts: shapes.promptsOut,
  Accepted: shapes.commandOut,
  Legal: shapes.legalOut,
  View: shapes.viewOut,
  Title: shapes.titleOut,
  TitleDetail: shapes.titleDetail,
  Titles: shapes.titles,
  Subscription: shapes.subscriptionOut,
  Subscriptions: shapes.subscriptionsOut,
  Secret: shapes.secretOut,
  Tested: shapes.testedOut,
  Delivery: shapes.deliveryOut,
  Deliveries: shapes.deliveriesOut,
  WebhookMessage: shapes.webhookMessage,
  PictureLink: shapes.pictureLink,
}

/** What is of one game or another: any of the games' own. */
const OF_GAMES: Readonly<Record<string, readonly z.ZodMiniType[]>> = {
  Command: [shapes.commandBody, shapes.offered],
  Event: [shapes.eventOut],
  Options: [shapes.options],
  GameView: [shapes.gameView],
  Content: [shapes.content],
}

type GamePart = 'Command' | 'Event' | 'Options' | 'View' | 'Content'

const names = new Map<unknown, string>([
  ...Object.entries({ ...INPUTS, ...OUTPUTS }).map(([name, schema]) => [schema, name] as const),
  ...Object.entries(OF_GAMES).flatMap(([name, all]) => all.map((schema) => [schema, name] as const)),
])

const convert = (schema: z.core.$ZodType, io: Direction): JsonSchema =>
  convertPart(schema, io, (part) => names.get(part))

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The component that a schema is, or the schema itself. */
export function reference(schema: z.ZodMiniType, io: Direction): JsonSchema {
  const name = names.get(schema)
  return name === undefined ? convert(schema, io) : ref(name)
}

/** Everything under `components.schemas`. */
export function componentSchemas(games: Readonly<Record<string, AnyGame>>): Record<string, JsonSchema> {
  const own: Record<string, JsonSchema> = Object.assign({}, ...Object.values(games).map(ofGame))
  const prefixes = Object.values(games).map(({ meta }) => pascal(meta.id))
  const anyGames = (part: GamePart, more: readonly string[] = []): JsonSchema => {
    const all = [...prefixes.map((prefix) => prefix + part).filter((name) => own[name]), ...more].map(ref)
    return all.length > 1 ? { anyOf: all } : (all[0] ?? {})
  }
  return lifted({
    ...each(INPUTS, 'input'),
    ...each(OUTPUTS, 'output'),
    Command: anyGames('Command'),
    Event: anyGames('Event', ['TableEvent']),
    Options: anyGames('Options'),
    GameView: anyGames('View'),
    Content: anyGames('Content'),
    ...eventsOf('Table', tableEvents),
    ...own,
  })
}

const each = (schemas: Readonly<Record<string, z.ZodMiniType>>, io: Direction): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, convert(schema, io)]))

function ofGame(game: AnyGame): Record<string, JsonSchema> {
  const prefix = pascal(game.meta.id)
  // A command may say which question it answers, whatever its game.
  const commands = commandSchemas(game).map((schema) =>
    z.extend(schema, { prompt: shapes.commandBody.shape.prompt }),
  )
  return {
    ...oneOf(prefix, 'Command', commands, 'input'),
    ...eventsOf(prefix, game.events),
    [`${prefix}Options`]: convert(game.options, 'input'),
    [`${prefix}View`]: convert(game.view, 'output'),
    ...(game.content && { [`${prefix}Content`]: convert(game.content.schema, 'input') }),
  }
}

const eventsOf = (prefix: string, kinds: EventKinds): Record<string, JsonSchema> =>
  oneOf(
    prefix,
    'Event',
    eventSchemas(kinds).map((schema) => z.extend(schema, { line: shapes.eventOut.shape.line })),
    'output',
  )

/** A component for each of these, and one for them all, told apart by `type`. */
function oneOf(
  prefix: string,
  kind: 'Command' | 'Event',
  schemas: readonly z.ZodMiniObject[],
  io: Direction,
): Record<string, JsonSchema> {
  const parts = schemas.map((schema) => {
    const type = (schema.shape.type as z.ZodMiniLiteral<string>).def.values[0]!
    return { type, name: `${prefix}${pascal(type)}${kind}`, schema: convert(schema, io) }
  })
  const mapping = Object.fromEntries(parts.map(({ type, name }) => [type, ref(name).$ref]))
  return {
    [prefix + kind]: {
      oneOf: parts.map(({ name }) => ref(name)),
      discriminator: { propertyName: 'type', mapping },
    },
    ...Object.fromEntries(parts.map(({ name, schema }) => [name, schema])),
  }
}

const pascal = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, _dash, first: string) => first.toUpperCase())
