import { type AnyGame, emptyFold, type Fold, type Picture, type Viewer } from '../core/index.ts'
import { viewerOf } from './access.ts'
import { foldView } from './live.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { ViewOut } from './shapes.ts'

/** The fold of what the bearer may see, now or as it was at an earlier revision. */
export async function getView(
  service: Service,
  matchId: string,
  token: string | undefined,
  at?: number,
): Promise<ViewOut | Refusal> {
  const found = await viewAt(service, matchId, token, at)
  if (isRefusal(found)) return found
  const { fold, viewer } = found
  return { revision: fold.revision, viewer, view: (fold.game as Record<string, unknown> | undefined) ?? null }
}

/** The board as the bearer may see it. */
export async function getPicture(
  service: Service,
  matchId: string,
  token: string | undefined,
  at?: number,
): Promise<{ picture: Picture; revision: number; viewer: Viewer } | Refusal> {
  const found = await viewAt(service, matchId, token, at)
  if (isRefusal(found)) return found
  const { fold, viewer, game } = found
  return { picture: pictureOf(game, fold, viewer), revision: fold.revision, viewer }
}

/** What a viewer sees of a fold, also before the start. */
export const pictureOf = (game: AnyGame, fold: Fold, viewer: Viewer): Picture =>
  fold.game ? game.picture(fold.game, viewer) : waiting(game)

const waiting = (game: AnyGame): Picture => ({
  width: 320,
  height: 80,
  title: `${game.meta.name}: the match has not started`,
  body: [],
})

async function viewAt(
  service: Service,
  matchId: string,
  token: string | undefined,
  at: number | undefined,
): Promise<{ fold: Fold; viewer: Viewer; game: AnyGame } | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const { live, access } = reading
  const viewer = viewerOf(access)
  const current = live.views.get(viewer)!
  if (at === undefined || at === current.revision) return { fold: current, viewer, game: live.game }
  if (at > current.revision)
    return refuse('revision-ahead', `The match is at revision ${current.revision}.`, {
      revision: current.revision,
    })
  const entries = at === 0 ? [] : await service.ports.store.entries(matchId, 0, at)
  const fold = foldView(live.game, emptyFold(live.match.seats), entries, viewer)
  return { fold, viewer, game: live.game }
}
