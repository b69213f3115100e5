import type { GraphQLResolveInfo } from 'graphql'
import * as z from 'zod/mini'
import { refuse, shapes } from '../../../app/index.ts'
import { render } from '../../../core/index.ts'
import type { Asking } from '../asking.ts'
import { inputOf } from '../commands.ts'
import { errorOf, told } from '../problem.ts'
import { selects } from '../selects.ts'
import { connection, pageOf } from './queries.ts'

/** A match is known by its head; whatever depends on the viewer is asked for by itself. */
type Head = shapes.MatchHead

type Maybe<T> = T | null | undefined

const LAST_REVISION = 2_147_483_647

/** A revision as an argument; a cursor of entries is one. */
function revisionOf(text: Maybe<string | number>, name: string): number | undefined {
  if (text === null || text === undefined) return undefined
  const revision = /^\d{1,10}$/.test(String(text)) ? Number(text) : -1
  if (revision < 0 || revision > LAST_REVISION)
    throw errorOf(refuse('bad-parameter', `\`${name}\` takes a revision.`))
  return revision
}

const short = z.string().check(z.maxLength(500))
const helperQuery = z.record(short, short)
const MOST_VALUES = 20

function queryOf(query: unknown): Record<string, string> {
  const parsed = helperQuery.safeParse(query ?? {})
  if (!parsed.success || Object.keys(parsed.data).length > MOST_VALUES)
    throw errorOf(refuse('bad-parameter', '`query` takes an object of up to 20 short strings.'))
  return parsed.data
}

export const Match = {
  game: ({ game }: Head, _: unknown, { app }: Asking) => app.getTitle(game),

  view: ({ id }: Head, { at }: { at?: Maybe<number> }, asking: Asking) =>
    told(asking, (app) => app.getView(id, asking.token, revisionOf(at, 'at'))),

  async prompts({ id, game }: Head, _: unknown, asking: Asking) {
    const found = await told(asking, (app) => app.getPrompts(id, asking.token))
    return { ...found, prompts: promptsOf(found.prompts, game) }
  },

  async entries(
    { id }: Head,
    { after, first }: { after?: Maybe<string>; first?: Maybe<number> },
    asking: Asking,
    info: GraphQLResolveInfo,
  ) {
    const from = revisionOf(after, 'after') ?? 0
    const query = { after: from, limit: pageOf(first, 100, 500), lines: selects(info, 'line') }
    const page = await told(asking, (app) => app.getEntries(id, asking.token, query))
    const nodes = page.entries.map((node) => ({ cursor: String(node.revision), node }))
    return { ...connection(nodes, page.next !== null, from > 0), rulesVersion: page.rulesVersion }
  },

  async note(
    { id }: Head,
    { name, scope }: { name: string; scope?: Maybe<'seat' | 'team'> },
    asking: Asking,
  ) {
    const asked = { matchId: id, token: asking.token, name }
    const { note, version } = await told(asking, (app) => app.getNote(asked, scope ?? 'seat'))
    return { ...note, version }
  },

  async messages(
    { id }: Head,
    { after, first }: { after?: Maybe<string>; first?: Maybe<number> },
    asking: Asking,
  ) {
    const query = shapes.messageQuery.safeParse(after ? { after } : {})
    if (!query.success) throw errorOf(refuse('bad-parameter', '`after` is no cursor.'))
    const limit = pageOf(first, 100, 200)
    const page = await told(asking, (app) => app.listMessages(id, asking.token, { ...query.data, limit }))
    const nodes = page.messages.map((node) => ({ cursor: node.id, node }))
    return connection(nodes, page.next !== null, Boolean(after))
  },

  invitation: ({ id }: Head, { seat }: { seat: number }, asking: Asking) =>
    told(asking, (app) => app.getInvitation({ matchId: id, token: asking.token }, seat)),

  aid: ({ id }: Head, { name, query }: { name: string; query?: unknown }, asking: Asking) =>
    told(asking, (app) => app.getAid(id, asking.token, name, queryOf(query))),

  async picture({ id }: Head, { at }: { at?: Maybe<number> }, asking: Asking) {
    const found = await told(asking, (app) => app.getPicture(id, asking.token, revisionOf(at, 'at')))
    return render(found.picture)
  },

  record: ({ id }: Head, _: unknown, asking: Asking) =>
    told(asking, (app) => app.getRecord(id, asking.token)),
}

export const Message = {
  to: ({ to }: shapes.MessageOut) => (typeof to === 'number' ? null : to),
  toSeat: ({ to }: shapes.MessageOut) => (typeof to === 'number' ? to : null),
}

interface PromptSource extends shapes.PromptOut {
  /** Id of the game: `CommandInput` names it. */
  game: string
}

export const promptsOf = (prompts: readonly shapes.PromptOut[], game: string): PromptSource[] =>
  prompts.map((prompt) => ({ ...prompt, game }))

export const Prompt = {
  inputs: ({ commands, game }: PromptSource) => commands.map((command) => inputOf(game, command)),
}
