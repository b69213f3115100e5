import { ADMIN_KEY_ID } from './access.ts'
import { presentSummary } from './present.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { MatchHead, MatchSummary } from './shapes.ts'

/** Public matches, or with `mine` all that the API key made; newest first. */
export async function listMatches(
  service: Service,
  token: string | undefined,
  query: { game?: string; status?: MatchHead['status']; mine?: boolean; cursor?: string; limit: number },
): Promise<{ matches: MatchSummary[]; next: string | null } | Refusal> {
  const { store, games } = service.ports
  const bearer = service.bearer(token)
  if (isRefusal(bearer)) return bearer
  let keyId: string | undefined
  if (query.mine) {
    if (!bearer) return refuse('token-missing', '`mine` needs an API key.')
    const key = bearer.admin ? { id: ADMIN_KEY_ID, dead: false } : await store.findKey(bearer.hash)
    if (!key || key.dead) return refuse('token-invalid', 'That is not a valid API key.')
    keyId = key.id
  }
  const found = await store.list({
    ...(query.game !== undefined && { game: query.game }),
    ...(query.status !== undefined && { status: query.status }),
    ...(keyId !== undefined && { keyId }),
    ...(query.cursor !== undefined && { before: query.cursor }),
    limit: query.limit + 1,
  })
  const page = found.slice(0, query.limit)
  return {
    matches: page.map(({ match, head, names }) =>
      presentSummary(match, head, names, games[match.game]?.meta.rulesVersion ?? 1),
    ),
    next: found.length > query.limit ? page.at(-1)!.match.id : null,
  }
}
