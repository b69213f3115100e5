import type { Command, Outcome, SeatSetup } from '../../../src/core/index.ts'
import { ALPHABET, type Card, SHARED_DECK } from '../../../src/games/bletchley/material.ts'
import type { State } from '../../../src/games/bletchley/state.ts'
import { wordsFor } from '../../support/words/index.ts'

const table = (count: number, bots: readonly number[] = []): SeatSetup[] =>
  Array.from({ length: count }, (_, i) => ({ kind: bots.includes(i) ? 'bot' : 'human', taken: true }))

export const settings = [
  { name: 'two, as the rules have it', seats: table(2), options: {} },
  { name: 'three, honour', seats: table(3), options: { dictionary: 'honour', goalCards: 12 } },
  {
    name: 'four, exact guesses, hours',
    seats: table(4, [2]),
    options: { guessCost: 'exactly3', helpHours: 1 },
  },
  {
    name: 'five, cheap guesses, memory',
    seats: table(5),
    options: { guessCost: 'atMost3', knowledge: 'memory' },
  },
  { name: 'six, short', seats: table(6, [0, 5]), options: { goalCards: 4, startingSeat: 4 } },
  { name: 'two, long, each word once', seats: table(2), options: { goalCards: 40, reuseWords: false } },
  {
    name: 'three, all at once',
    seats: table(3, [1]),
    options: {
      dictionary: 'honour',
      guessCost: 'atMost3',
      knowledge: 'memory',
      reuseWords: false,
      goalCards: 8,
      helpHours: 336,
      startingSeat: 5,
    },
  },
] satisfies { name: string; seats: SeatSetup[]; options: Record<string, unknown> }[]

export const words = wordsFor('en')!

export const endings = ['goal', 'passes', 'abandoned']

export const ending = ({ result, detail }: Outcome): string =>
  result === 'ranked' ? String(detail.reason) : result

export const revisions = ['since', 'wordSince']

/** Cards are named by value: the order of a list of them says nothing. */
export function normal(command: Command): Command {
  const sorted = Object.entries(command).map(([key, value]) => [
    key,
    Array.isArray(value) ? [...value].sort() : value,
  ])
  return Object.fromEntries(sorted)
}

const counted = (cards: readonly Card[]) => [...cards].sort()

/** R1 and R2: each of the 60 shared cards is in one place; no seat spells with letters it has not. */
export function conserved({ deck, discard, hands, boards, phase }: State) {
  const offers = phase.kind === 'help' || phase.kind === 'resolve' ? phase.attempt.offers : []
  const shared = [
    ...deck.known,
    ...discard,
    ...hands.flatMap((hand) => hand.known),
    ...boards.flatMap((board) => board.places.flatMap((place) => (place ? [place.cipher] : []))),
    ...offers.flatMap((offer) => offer.enigma),
  ]
  const overdrawn = boards.flatMap(({ word, below }) => {
    // The last word stays in sight on no board, but below it: it is not counted twice.
    const letters = [...below.join(''), ...(word ?? '')]
    return Object.entries(ALPHABET).filter(
      ([letter, has]) => letters.filter((l) => l === letter).length > has,
    )
  })
  return { shared: phase.kind === 'words' ? counted(SHARED_DECK) : counted(shared), overdrawn }
}
