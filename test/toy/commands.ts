import * as z from 'zod/mini'
import { type CommandsOf, described, line, type Rejections, rejecter, whole } from '../../src/core/index.ts'
import { CARDS, HIGHEST_BID, LAMPS } from './material.ts'

export const mottoText = line(40, 1)

export const commands = {
  inscribe: z.strictObject({ text: described('The motto over the door.', mottoText) }),
  commit: z.strictObject({ number: described('Your secret bid.', whole(0, HIGHEST_BID)) }),
  place: z.strictObject({
    card: described('A card of your hand.', z.enum(CARDS)),
    lamp: described('Where it goes.', z.enum(LAMPS)),
  }),
  roll: described('Roll the bonus die.', z.strictObject({})),
  show: z.strictObject({ to: described('The seat that may look.', whole(0, 3)) }),
  endTurn: described('Draw up and end your turn.', z.strictObject({})),
}

export type ToyCommand = CommandsOf<typeof commands>

export const rejections = {
  'card-not-held': { kind: 'invalid', title: 'You do not hold that card' },
  'too-bright': { kind: 'invalid', title: 'The lamp would burn over seven' },
  'no-such-seat': { kind: 'invalid', title: 'There is no other seat of that number' },
  'already-sealed': { kind: 'conflict', title: 'Your bid is in' },
  'already-rolled': { kind: 'conflict', title: 'The bonus die was rolled' },
  'already-shown': { kind: 'conflict', title: 'That seat has looked' },
  'keeper-only': { kind: 'forbidden', title: 'Only the keeper does that' },
  'roll-too-early': { kind: 'early', title: 'A card comes before the die' },
} as const satisfies Rejections

export const reject = rejecter(rejections)
