import {
  type AnyGame,
  advance,
  emptyFold,
  type Fold,
  foldAll,
  fromWire,
  recalling,
  type SeenEntry,
  type Viewer,
  type WireEntry,
  type WordPack,
} from '../core/index.ts'
import { type Client, problemOf, Refused, type Schemas } from './rest.ts'
import { type Served, type Told, told, toldBy } from './state.ts'

type Head = Schemas['Match']
type Page = Schemas['Entries']

/** A match as far as it is known here. */
export interface Mirror {
  readonly viewer: Viewer
  /** The rules, where they are known here. */
  readonly game: AnyGame | undefined
  /** The newest revision that was heard of; what is shown may be behind it where nothing is folded. */
  newest(): number
  source(): 'folded' | 'server'
  /** What is known now. */
  told(): Told
  /** The head as it was read last. */
  head(): Head
  /** Takes what comes next; false where something before it is missing. */
  take(entry: WireEntry): boolean
  /** Asks for all that is newer. */
  catchUp(): Promise<void>
  /** Reads the head anew, with the names in it; where nothing is folded, the rest too. */
  refresh(): Promise<void>
  /** The fold, where there is one. */
  fold(): Fold | undefined
}

export interface Reflected {
  client: Client
  id: string
  game(id: string): AnyGame | undefined | Promise<AnyGame | undefined>
  words: WordPack | undefined
}

const PAGE = 500
/** Head, view and questions are read one after the other: so often until they are of one revision. */
const MOST_READINGS = 4

/** Reads a match and folds it up to now. Throws `Refused`. */
export async function createMirror({ client, id, game: find, words }: Reflected): Promise<Mirror> {
  const path = { id }
  const read = {
    head: () => data(client.GET('/v1/matches/{id}', { params: { path } })),
    view: () => data(client.GET('/v1/matches/{id}/view', { params: { path } })),
    prompts: () => data(client.GET('/v1/matches/{id}/prompts', { params: { path } })),
    page: async (after: number) => {
      const query = { after, limit: PAGE }
      // Not a stream: that would have to be asked for.
      return (await data(client.GET('/v1/matches/{id}/events', { params: { path, query } }))) as Page
    },
  }
  const asked = Date.now()
  let [head, view] = await Promise.all([read.head(), read.view()])
  // The service's clock is taken to have been read half-way.
  const ahead = Date.parse(head.now) - (asked + Date.now()) / 2
  const viewer = view.viewer as Viewer
  const game = await find(head.game)
  if (game && game.meta.id !== head.game) throw new Error(`match ${id} is of the game ${head.game}`)
  let served: Served | undefined
  let newest = 0
  const start = emptyFold(seatsOf(head))
  let fold = game && mayFold(game, head) ? start : undefined
  /** All that was folded: an agreement may go back to anywhere in it. */
  const log: SeenEntry[] = []

  const take = (entry: WireEntry): boolean => {
    if (fold && game && entry.revision > fold.revision) {
      if (entry.revision > fold.revision + 1) return false
      const seen = fromWire(entry)
      fold = attempt(game, fold, seen, (to) => foldAll(game, start, log.slice(0, to)))
      log.push(seen)
    }
    newest = Math.max(newest, entry.revision)
    return true
  }

  async function catchUp(): Promise<void> {
    for (let after: number | null = newest; after !== null && fold; ) {
      const page: Page = await read.page(after)
      for (const entry of page.entries) take(entry as WireEntry)
      after = page.next
    }
    if (!fold) await refresh()
  }

  async function refresh(): Promise<void> {
    head = await read.head()
    if (fold && game && !mayFold(game, head)) fold = undefined
    if (fold) return
    for (let readings = 0; readings < MOST_READINGS; readings++) {
      const prompts = viewer === 'spectator' ? null : await read.prompts()
      view = await read.view()
      if (view.revision >= (served?.view.revision ?? 0)) served = { head, view, prompts }
      newest = Math.max(newest, view.revision)
      if (head.revision === view.revision && (prompts?.revision ?? view.revision) === view.revision) return
      head = await read.head()
    }
  }

  await catchUp()
  return {
    viewer,
    game,
    newest: () => newest,
    source: () => (fold ? 'folded' : 'server'),
    told: () =>
      fold && game
        ? told(game, fold, viewer, head, { now: Date.now() + ahead, words })
        : toldBy(served ?? { head, view, prompts: null }),
    head: () => head,
    take,
    catchUp,
    refresh,
    fold: () => fold,
  }
}

/** The answer, or what was answered instead, thrown. */
async function data<T>(
  answer: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<NonNullable<T>> {
  const { data: found, error, response } = await answer
  if (found === undefined || found === null) throw new Refused(problemOf(error, response))
  return found
}

/** Questions of newer rules than ours would be answered wrongly, even where no entry was made under them. */
const mayFold = (game: AnyGame, { rulesVersion }: Head): boolean => rulesVersion <= game.meta.rulesVersion

/** Seats as they were when the match was made. Whoever sat down later did so in the log. */
const seatsOf = ({ seats }: Head) =>
  seats.map(({ kind, role, team, join }) => ({
    kind,
    ...(role !== undefined && { role }),
    ...(team !== undefined && { team }),
    taken: kind === 'bot' || join === 'token',
  }))

/** One entry further; undefined where our rules cannot say what follows, newer ones above all. */
function attempt(
  game: AnyGame,
  fold: Fold,
  entry: SeenEntry,
  earlier: (to: number) => Fold,
): Fold | undefined {
  try {
    return advance(game, recalling(fold, entry, earlier), entry)
  } catch {
    return undefined
  }
}
