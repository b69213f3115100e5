import { ALIEN_CARDS, HIDDEN_CARDS } from '../species/index.ts'
import type { Card, SpeciesId } from '../vocabulary.ts'
import { launches } from './launches.ts'
import { research } from './research.ts'
import { science } from './science.ts'
import { telescopes } from './telescopes.ts'

/** The main deck. */
export const MAIN_CARDS: readonly Card[] = [...launches, ...telescopes, ...research, ...science]

/** Every card that can be in a hand, by id. */
export const CARDS: ReadonlyMap<string, Card> = new Map(
  [...MAIN_CARDS, ...ALIEN_CARDS].map((card) => [card.id, card]),
)

/** Every card by id, those of the Exertians included. */
export const CARD_IDS: readonly string[] = [...CARDS.keys(), ...HIDDEN_CARDS.map((card) => card.id)]

/** Throws for what is no card: ids come from the log or from a checked command. */
export const cardOf = (id: string): Card => {
  const card = CARDS.get(id)
  if (!card) throw new Error(`no card '${id}'`)
  return card
}

export const isAlien = (id: string): boolean => id.startsWith('et')

export const cardsOfSpecies = (species: SpeciesId): string[] =>
  ALIEN_CARDS.filter((card) => card.species === species).map((card) => card.id)
