import * as z from 'zod/mini'
import { type CommandsOf, described, line, type Rejections, rejecter } from '../../core/index.ts'
import { card, column, moon, space, target } from './state/schema.ts'
import { capsuleNumber } from './state/species/mascamites.ts'

const nothing = z.strictObject({})
const traded = z.enum(['card', 'credit', 'energy'])

/** What a seat may ask for: main actions, free actions, and the answer to whatever it is asked. */
export const commands = {
  launch: described('Main action: pay 2 credits and put a probe on Earth.', nothing),
  orbit: described(
    'Main action: pay 1 credit and 1 energy, a probe becomes an orbiter.',
    z.strictObject({ planet: described('Where the probe is.', target) }),
  ),
  land: described(
    'Main action: pay energy, a probe lands on a planet or moon.',
    z.strictObject({
      planet: described('Where the probe is.', target),
      moon: described('A moon of that planet to land on instead.', z.optional(moon)),
    }),
  ),
  scan: described('Main action: pay 1 credit and 2 energy and mark signals.', nothing),
  analyze: described('Main action: pay 1 energy and analyze the data of a full computer.', nothing),
  playCard: described(
    'Main action: pay a card of your hand and carry out its effect.',
    z.strictObject({ card: described('Its number.', card) }),
  ),
  research: described('Main action: pay 6 publicity, rotate and take a tech.', nothing),
  pass: described('Main action: leave the round.', nothing),
  endTurn: described('The turn is over: no more free actions.', nothing),
  move: described(
    'Free action: pay energy to move a probe or a capsule by one space.',
    z.strictObject({
      from: described('Where it is.', space),
      to: described('A space next to it.', space),
      capsule: described('The number of the capsule that moves.', z.optional(capsuleNumber)),
    }),
  ),
  placeData: described(
    'Free action: put one of your data on the computer.',
    z.strictObject({
      row: described('The top row is filled from the left.', z.enum(['top', 'bottom'])),
      column: described('Counted from 1.', column),
    }),
  ),
  completeMission: described(
    'Free action: complete a mission whose condition is met.',
    z.strictObject({ card: described('The number of the mission.', card) }),
  ),
  deliver: described(
    'Free action: deliver the sample of a capsule where a mission asks for it.',
    z.strictObject({ card: described('The number of the mission.', card) }),
  ),
  corner: described(
    'Free action: discard a card for what its corner shows.',
    z.strictObject({ card: described('Its number.', card) }),
  ),
  exchange: described(
    'Free action: give two of one kind for one of another.',
    z.strictObject({
      give: described('What you give two of.', traded),
      get: described('What you get one of.', traded),
    }),
  ),
  buyCard: described('Free action: pay 3 publicity for a card from row or deck.', nothing),
  choose: described(
    'Answer the question that you are asked.',
    z.strictObject({ way: described('One of the ways that are offered.', line(60, 1)) }),
  ),
}

export type SetiCommand = CommandsOf<typeof commands>
export type CommandType = SetiCommand['type']
export type CommandOf<T extends CommandType> = Extract<SetiCommand, { type: T }>

/** The refusals of this game, beside core's. */
export const rejections = {
  'cannot-pay': { kind: 'invalid', title: 'The seat cannot pay for that' },
  'card-not-in-hand': { kind: 'invalid', title: 'The seat does not hold this card' },
  'probe-limit': { kind: 'invalid', title: 'The seat has as many probes in space as it may have' },
  'no-probe-there': { kind: 'invalid', title: 'The seat has no probe there' },
  'not-adjacent': { kind: 'invalid', title: 'These spaces are not next to each other' },
  'cannot-land-there': { kind: 'invalid', title: 'The seat cannot land there' },
  'computer-not-full': { kind: 'invalid', title: 'The top row of the computer is not full' },
  'space-not-open': { kind: 'invalid', title: 'No data can be placed there now' },
  'no-such-mission': { kind: 'invalid', title: 'The seat has no such mission that it could complete' },
  'condition-not-met': { kind: 'invalid', title: 'The condition of the mission is not met' },
  'nothing-to-deliver': { kind: 'invalid', title: 'The seat has no capsule at the destination' },
  'no-such-exchange': { kind: 'invalid', title: 'This exchange is not allowed here' },
  'nothing-to-gain': { kind: 'invalid', title: 'There is nothing to be had' },
  'free-action-open': { kind: 'conflict', title: 'The free action before has to be finished first' },
  'answer-needed': { kind: 'conflict', title: 'The seat has to answer a question first' },
  'nothing-asked': { kind: 'conflict', title: 'The seat is not asked anything' },
  'no-such-way': { kind: 'invalid', title: 'That is not one of the ways that are offered' },
} as const satisfies Rejections

export const reject = rejecter(rejections)
