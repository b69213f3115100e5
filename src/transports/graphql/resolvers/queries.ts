import { isRefusal, refuse, type shapes } from '../../../app/index.ts'
import type { Asking } from '../asking.ts'
import { errorOf, told } from '../problem.ts'

type Maybe<T> = T | null | undefined

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A page's length, within what the field allows. */
export function pageOf(first: Maybe<number>, usual: number, most: number): number {
  if (first === null || first === undefined) return usual
  if (first < 1 || first > most) throw errorOf(refuse('bad-parameter', `\`first\` is 1 to ${most}.`))
  return first
}

/** A connection of Relay's that is read forwards. */
export const connection = <T>(
  nodes: readonly { cursor: string; node: T }[],
  more: boolean,
  begun: boolean,
) => ({
  edges: nodes,
  pageInfo: {
    hasNextPage: more,
    hasPreviousPage: begun,
    startCursor: nodes.at(0)?.cursor ?? null,
    endCursor: nodes.at(-1)?.cursor ?? null,
  },
})

export const Query = {
  games: (_: unknown, _args: unknown, { app }: Asking) =>
    app.listTitles().games.flatMap(({ id }) => {
      const title = app.getTitle(id)
      return isRefusal(title) ? [] : [title]
    }),

  game: (_: unknown, { id }: { id: string }, asking: Asking) =>
    told(asking, (app) => app.getTitle(id), false),

  match: (_: unknown, { id }: { id: string }, asking: Asking) =>
    told(asking, (app) => app.getMatch(id, asking.token)),

  async matches(
    _: unknown,
    asked: {
      game?: Maybe<string>
      status?: Maybe<shapes.MatchHead['status']>
      mine?: Maybe<boolean>
      first?: Maybe<number>
      after?: Maybe<string>
    },
    asking: Asking,
  ) {
    const { game, status, after } = asked
    const mine = asked.mine ?? false
    if (after && !UUID.test(after)) throw errorOf(refuse('bad-parameter', '`after` is no cursor.'))
    const query = {
      ...(game && { game }),
      ...(status && { status }),
      ...(after && { cursor: after }),
      mine,
      limit: pageOf(asked.first, 50, 100),
    }
    const page = await told(asking, (app) => app.listMatches(asking.token, query), mine)
    const nodes = page.matches.map((node) => ({ cursor: node.id, node }))
    return connection(nodes, page.next !== null, Boolean(after))
  },
}

/** A title of the registry. */
interface TitleSource {
  id: string
}

export const Game = {
  schema: ({ id }: TitleSource, { kind }: { kind: string }, asking: Asking) =>
    told(asking, (app) => app.getSchema(id, kind), false),
}

export const MatchSummary = {
  game: ({ game }: { game: string }, _: unknown, { app }: Asking) => app.getTitle(game),
}
