import type { DataOf, EventType, SetiEvent } from '../events.ts'
import {
  cardOf,
  HIDDEN_CARDS,
  PLANETS,
  type Resource,
  SPECIES_NAMES,
  type SpeciesId,
  STARS,
  type StarId,
} from '../material/index.ts'

/** The secret of an event, of which a reader may have nothing. */
type SecretOf<T extends EventType> =
  Extract<SetiEvent, { type: T }> extends { secret: infer S } ? S : undefined

/** One sentence per kind of event; a missing one does not compile. */
export type LinesOf<K extends EventType> = {
  readonly [T in K]: (data: DataOf<T>, secret: SecretOf<T> | undefined) => string
}
export type Lines = LinesOf<EventType>

export const seatName = (seat: number): string => `Seat ${seat}`
export const cardName = (card: string): string => `“${nameOf(card)}” (${card})`
const nameOf = (card: string): string => HIDDEN_CARDS.find(({ id }) => id === card)?.name ?? cardOf(card).name
export const cardNames = (cards: readonly string[]): string => cards.map(cardName).join(', ')
export const starName = (star: StarId): string => STARS[star].name
export const sideName = (slot: number): string => (slot === 0 ? 'left' : 'right')
export const speciesName = (id: SpeciesId): string => SPECIES_NAMES[id]

export const planetName = (id: string): string =>
  id in PLANETS ? PLANETS[id as keyof typeof PLANETS].name : (id[0] ?? '').toUpperCase() + id.slice(1)

export const moonName = (id: string): string =>
  Object.values(PLANETS)
    .flatMap(({ moons }) => moons)
    .find((moon) => moon.id === id)?.name ?? id

const UNITS: Readonly<Record<Resource, [one: string, more: string]>> = {
  vp: ['point', 'points'],
  publicity: ['publicity', 'publicity'],
  credit: ['credit', 'credits'],
  energy: ['energy', 'energy'],
  data: ['data', 'data'],
  exofossil: ['exofossil', 'exofossils'],
}

export const amountOf = (n: number, res: Resource): string => `${n} ${UNITS[res][n === 1 ? 0 : 1]}`

export const count = (n: number, one: string, more = `${one}s`): string =>
  `${n === 1 ? 'a' : n} ${n === 1 ? one : more}`

/** The plain values of an event, for texts in other languages; lists of plain values are joined. */
export function plain(data: unknown): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data ?? {}).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === 'string' || typeof value === 'number') return [[name, value]]
      if (typeof value === 'boolean') return [[name, value ? 'yes' : 'no']]
      const flat =
        Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')
      return flat ? [[name, value.join(' ')]] : []
    }),
  )
}
