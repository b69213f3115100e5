import type { AnyGame, JsonSchema } from '../core/index.ts'
import { SCHEMA_KINDS } from './ports.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { Title, TitleDetail } from './shapes.ts'

/** What can be played here. */
export const listTitles = ({ ports }: Service): { games: Title[] } => ({
  games: Object.values(ports.games).map(title),
})

export function getTitle({ ports }: Service, id: string): TitleDetail | Refusal {
  const game = find(ports.games, id)
  if (!game) return noTitle()
  return {
    ...title(game),
    notation: [...game.meta.notation],
    rejections: Object.entries(game.rejections).map(([code, { kind, title: text }]) => ({
      code,
      kind,
      title: text,
    })),
  }
}

const title = ({ meta: { notation: _, roles, modes, ...meta } }: AnyGame): Title => ({
  ...meta,
  ...(roles && { roles: [...roles] }),
  modes: [...modes],
})

/** JSON Schema (2020-12) of a title's options, commands, events, view or a table's own content, if it takes any. */
export async function getSchema({ ports }: Service, id: string, kind: string): Promise<JsonSchema | Refusal> {
  const game = find(ports.games, id)
  if (!game) return noTitle()
  const kinds = SCHEMA_KINDS.filter((one) => one !== 'content' || game.content)
  const known = kinds.find((one) => one === kind)
  if (!known) return refuse('not-found', `Schemas are: ${kinds.join(', ')}.`)
  return JSON.parse(await ports.documents.schema(id, known))
}

const find = (games: Readonly<Record<string, AnyGame>>, id: string): AnyGame | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined

const noTitle = (): Refusal => refuse('not-found', 'There is no such game.')
