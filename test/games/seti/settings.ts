import type { Outcome, SeatSetup } from '../../../src/core/index.ts'
import { CARD_IDS, HIDDEN_CARDS } from '../../../src/games/seti/material/index.ts'
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
] satisfies { name: string; seats: SeatSetup[]; options: Record<string, unknown> }[]

export const words = wordsFor('en')!

export const endings = ['rounds', 'abandoned']

export const ending = ({ result }: Outcome): string => (result === 'ranked' ? 'rounds' : result)

export const revisions = ['since']

export const longest = 2000

/** Every card is in exactly one place; species that are not discovered still have theirs in the box. */
export function conserved(state: State) {
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
    ...(state.play && !state.play.settled ? [state.play.card] : []),
  ].filter((card) => !card.startsWith('et'))
  const twice = places.filter((card, i) => places.indexOf(card) !== i)
  const main = CARD_IDS.filter(
    (card) => !card.startsWith('et') && !HIDDEN_CARDS.some(({ id }) => id === card),
  )
  return { twice, missing: main.filter((card) => !places.includes(card)) }
}
