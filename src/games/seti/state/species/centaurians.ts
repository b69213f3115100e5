import * as z from 'zod/mini'
import { described, whole } from '../../../../core/index.ts'

export const message = z.strictObject({
  seat: whole(0, 3),
  at: described('The score at which it arrives.', whole(0)),
  card: described(
    'The card that waits for it; null for the first message of a seat.',
    z.nullable(z.string()),
  ),
})

export const centauriansOwn = z.strictObject({
  messages: described('Messages under way, in the order they were sent.', z.array(message)),
  rewards: described('Rewards for first messages that are taken.', z.array(whole(0, 3))),
})
