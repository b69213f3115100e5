import type { Outcome, SeatSetup } from '../../../src/core/index.ts'
import { CARD_IDS, cardOf, HIDDEN_CARDS, SAMPLE_IDS } from '../../../src/games/seti/material/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { wordsFor } from '../../support/words/index.ts'

const table = (count: number, bots: readonly number[] = []): SeatSetup[] =>
  Array.from({ length: count }, (_, i) => ({ kind: bots.includes(i) ? 'bot' : 'human', taken: true }))

export const settings = [
  { name: 'two, as the rules have it', seats: table(2), options: {} },
  {
    name: 'three, as printed',
    seats: table(3, [1]),
    options: { discoveryReward: 'printed', exchange: 'printed' },
  },
  { name: 'four, overflow always', seats: table(4), options: { overflow: 'always', startingSeat: 2 } },
  // Random play finds species hardly ever, the game's own bots in nearly every match.
  { name: 'two bots', seats: table(2, [0, 1]), options: {} },
  { name: 'four, three of them bots', seats: table(4, [0, 1, 3]), options: { exchange: 'printed' } },
] satisfies { name: string; seats: SeatSetup[]; options: Record<string, unknown> }[]

export const words = wordsFor('en')!

export const endings = ['rounds', 'abandoned']

export const ending = ({ result }: Outcome): string => (result === 'ranked' ? 'rounds' : result)

export const revisions = ['since']

export const longest = 2000

/** A view is some ten kilobytes, and much of it is others after each entry. */
export const manner = 'digest'

/** So many that more than 300 are played to the end. */
export const matches = 360

/** Every card and every sample is in exactly one place; those of a species once it is discovered. */
export function conserved(state: State) {
  const { exertians, centaurians } = state.own
  const places = [
    ...state.deck.known,
    ...state.row,
    ...state.discard,
    ...state.spent,
    ...state.stacks.flatMap((stack) => stack.known),
    ...state.hands.flatMap((hand) => hand.known),
    ...state.players.flatMap((player) => [
      ...player.tucked,
      ...player.missions.map((one) => one.card),
      ...player.done,
      ...player.endgame,
    ]),
    ...state.species.flatMap(({ deck, faceUp }) => [...deck.known, ...(faceUp === null ? [] : [faceUp])]),
    // A message that is being sent is still in front of all eyes as the card that is played.
    ...(centaurians?.messages ?? []).flatMap(({ card }) =>
      card === null || card === state.play?.card ? [] : [card],
    ),
    ...[
      ...(exertians?.held ?? []),
      ...(exertians?.played ?? []),
      ...(exertians ? [exertians.gone] : []),
    ].flatMap((zone) => zone.known),
    ...(state.play && !state.play.settled ? [state.play.card] : []),
  ]
  const { mascamites } = state.own
  if (mascamites)
    places.push(
      ...mascamites.jupiter.known,
      ...mascamites.saturn.known,
      ...mascamites.capsules.flatMap(({ sample }) => sample ?? []),
      ...mascamites.open,
    )
  const there = new Set<string | null>(
    state.species.flatMap(({ id, deck, faceUp, discovered }) =>
      discovered && (id === 'exertians' ? exertians?.at.length : deck.count > 0 || faceUp !== null)
        ? [id]
        : [],
    ),
  )
  const all = ALL_CARDS.filter(({ species }) => species === undefined || there.has(species))
  const placed = new Set<string>(places)
  return {
    twice: placed.size === places.length ? [] : places.filter((card, i) => places.indexOf(card) !== i),
    missing: [...all.map(({ id }) => id), ...(mascamites ? SAMPLE_IDS : [])].filter((id) => !placed.has(id)),
  }
}

/** Every card of the game, each with the species that brings it. */
const ALL_CARDS = [
  ...CARD_IDS.filter((id) => !HIDDEN_CARDS.some((card) => card.id === id)).map(cardOf),
  ...HIDDEN_CARDS.map(({ id }) => ({ id, species: 'exertians' })),
].map(({ id, species }) => ({ id, species }))

export const never = {
  'nothing-to-gain': 'deck and row empty, or twelve techs in five rounds: rule tests lay them out',
}
