import { isRejection } from '../core/index.ts'
import { isRefusal, type Refusal, refusalOf, refuse } from './refusal.ts'
import type { Service } from './service.ts'
import type { ContentReport } from './shapes.ts'

/**
 * What a title makes of content that a table wants to bring along: a refusal that points at what is wrong
 * in it, or a report. Nothing is kept, and no match is asked. The game bounds how long it searches.
 */
export function checkContent(
  { ports }: Service,
  id: string,
  content: object | Refusal,
): ContentReport | Refusal {
  const game = Object.hasOwn(ports.games, id) ? ports.games[id] : undefined
  if (!game) return refuse('not-found', 'There is no such game.')
  if (!game.content) return refuse('not-found', `${game.meta.name} takes no content of a table's own.`)
  if (isRefusal(content)) return content
  const report = game.content.check(content)
  return isRejection(report) ? refusalOf(game, report) : { report }
}
