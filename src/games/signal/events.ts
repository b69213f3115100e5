import * as z from 'zod/mini'
import { type EventsOf, event, whole } from '../../core/index.ts'
import { card, front } from './material/index.ts'
import { options } from './options.ts'
import { ability, cardId, finding, pieces, seat, steps, view } from './state.ts'

/** What can happen. Acts that nobody but their seat had a say in can be taken back (R53). */
export const events = {
  opened: event({
    open: z.strictObject({ options, seats: view.shape.seats, abilities: z.array(ability) }),
    reveals: true,
  }),
  /** The front is laid open; the back is the Alien's alone. */
  alienChosen: event({
    open: z.strictObject({ aliens: z.array(seat), cardId: z.nullable(cardId), front }),
    secret: z.strictObject({ card }),
    audience: (open) => open.aliens,
    reveals: true,
  }),
  /** Whose tokens there are, by seat. */
  tokensSplit: event({ open: z.strictObject({ shares: z.array(whole(0)) }), reveals: false }),
  transmitted: event({ open: z.strictObject({ seat, pieces }), reveals: false }),
  /** An Expert asks an automatic Alien for an ability. */
  abilityCalled: event({ open: z.strictObject({ seat, ability }), reveals: false }),
  abilityUsed: event({
    open: z.strictObject({ ability, piece: z.nullable(z.string()) }),
    reveals: true,
  }),
  /** The arrangement that Second Voice will be tried on. */
  variantSent: event({ open: z.strictObject({ seat, pieces }), reveals: false }),
  /** What an ability brought to light. */
  abilityTold: event({ open: z.strictObject({ finding }), reveals: true }),
  /** `steps` is null where the table sees the end alone. */
  responded: event({
    open: z.strictObject({
      aliens: z.array(seat),
      end: pieces,
      steps: z.nullable(steps),
      signal: z.boolean(),
    }),
    secret: z.strictObject({
      choices: z.array(whole(0)),
      /** The steps with the rule that made each, counted from 0. */
      trace: z.array(
        z.strictObject({ rule: whole(0), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
      ),
    }),
    audience: (open) => open.aliens,
    reveals: true,
  }),
  roundWon: event({ open: z.strictObject({ round: whole(1, 3), points: whole(0) }), reveals: true }),
  roundBegan: event({ open: z.strictObject({ round: whole(1, 3) }), reveals: true }),
  /** The match is over and the card lies open; so do all choices that were made. */
  revealed: event({
    open: z.strictObject({
      result: z.enum(['won', 'lost']),
      reason: z.enum(['signal', 'tokens', 'conceded', 'left']),
      card: z.nullable(card),
      choices: z.array(z.array(whole(0))),
    }),
    reveals: true,
  }),
}

export type SignalEvent = EventsOf<typeof events>
