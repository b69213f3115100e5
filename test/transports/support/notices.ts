import type { Live } from '../../../src/app/live.ts'
import { planFor, subjectOf } from '../../../src/app/notices/plan.ts'
import { NOTICES } from '../../../src/app/ports.ts'
import type { Viewer } from '../../../src/core/index.ts'
import { bodyOf } from '../../../src/transports/webhooks/message.ts'
import { subscriptionOf } from '../../notices/fixtures.ts'
import type { World } from '../../support/world.ts'

const ID = '01a22b05-55f6-773c-83c1-bbeb9a3ef09a'
const FORMATS = ['standard', 'discord', 'slack'] as const

/** All that webhooks of one viewer are sent who has listened from the beginning, by format: the bodies. */
export function noticesTo(world: World, viewer: Viewer): Record<string, string> {
  const { game, seats, entries, fold } = world
  const live = { match: { id: ID, game: game.meta.id, seats }, game, state: fold } as unknown as Live
  const now = fold.at + 1000
  const subscription = {
    ...subscriptionOf(ID, { id: ID, seat: viewer === 'spectator' ? null : viewer, events: NOTICES }),
    disabled: null,
    cursor: 0,
    createdAt: now,
  }
  let made = 0
  const { add, withdraw } = planFor(subjectOf(live, entries), subscription, {
    now,
    makeId: () => `${made++}`,
  })
  const background = { game: game.meta.name, names: [], match: `https://heliograph.test/${ID}` }
  const bodies = (format: (typeof FORMATS)[number]) =>
    [...add, ...withdraw].map((notice) => {
      const sent = { state: 'pending' as const, attempts: 0, error: null, createdAt: now, nextAt: notice.at }
      const target = { channel: 'webhook' as const, url: 'https://hooks.example.org/a', format }
      const claimed = {
        delivery: { ...notice, ...sent, matchId: ID, subscription: ID },
        subscription: { ...subscription, target },
        lane: '',
      }
      return bodyOf(claimed, background)
    })
  return Object.fromEntries(
    FORMATS.map((format) => [`webhooks, ${format}`, bodies(format).join('\n')] as const),
  )
}
