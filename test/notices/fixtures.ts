import type { NewSubscription } from '../../src/app/index.ts'
import { newId, sha } from '../storage/fixtures.ts'

/** A webhook of the seat 0 of a match of the storage fixtures. */
export const subscriptionOf = (matchId: string, change: Partial<NewSubscription> = {}): NewSubscription => ({
  matchId,
  id: newId(),
  seat: 0,
  tokenHash: sha(`${matchId}/seat0`),
  events: ['match.advanced', 'turn.due', 'turn.withdrawn'],
  target: { channel: 'webhook', url: 'https://hooks.example.org/a', format: 'standard' },
  preferences: { pace: 'each', quiet: null },
  secrets: [{ secret: 'whsec_AAAA', until: null }],
  ...change,
})

/** A delivery that somebody put in by hand. */
export const byHand = (name: string) => ({
  id: newId(),
  type: 'test' as const,
  revision: 1,
  data: { name },
  obligation: `test:${name}`,
})
