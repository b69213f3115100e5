import * as z from 'zod'
import { type CommandsOf, line, type Rejections, rejecter } from '../../src/core/index.ts'
import { CARDS, HIGHEST_BID, LAMPS } from './material.ts'

export const mottoText = line(40).min(1)

export const commands = {
  inscribe: z.strictObject({ text: mottoText.describe('The motto over the door.') }),
  commit: z.strictObject({ number: z.int().min(0).max(HIGHEST_BID).describe('Your secret bid.') }),
  place: z.strictObject({
    card: z.enum(CARDS).describe('A card of your hand.'),
    lamp: z.enum(LAMPS).describe('Where it goes.'),
  }),
  roll: z.strictObject({}).describe('Roll the bonus die.'),
  show: z.strictObject({ to: z.int().min(0).max(3).describe('The seat that may look.') }),
  endTurn: z.strictObject({}).describe('Draw up and end your turn.'),
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
