import { type Following, follow, isTalk } from './follow.ts'
import type { EntriesPage } from './get-entries.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import type { Service } from './service.ts'

/**
 * A page of entries that waits, for as long as `following` says, until there is one to tell. Empty when nothing
 * happened, and at once where nothing can happen any more.
 */
export async function awaitEntries(
  service: Service,
  matchId: string,
  token: string | undefined,
  following: Following,
): Promise<EntriesPage | Refusal> {
  const followed = await follow(service, matchId, token, following)
  if (isRefusal(followed)) return followed
  const { first, stream } = followed
  if (first.entries.length) {
    await stream.return('left')
    return first
  }
  for (;;) {
    const { value, done } = await stream.next()
    if (!done && (!value || isTalk(value))) continue // it was only quiet
    await stream.return('left')
    if (!done) return value as EntriesPage
    return isRefusal(value) ? value : first
  }
}
