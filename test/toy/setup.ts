import type { Context, SeatInfo } from '../../src/core/index.ts'
import type { ToyEvent } from './events.ts'
import { DECK, HAND } from './material.ts'
import type { ToyOptions } from './options.ts'

/** R1: one keeper, by default the first that may be; everybody else is a guest. */
export function arrange(_options: ToyOptions, seats: readonly SeatInfo[]): SeatInfo[] | string {
  const keepers = seats.filter((seat) => seat.role === 'keeper').length
  if (keepers > 1) return 'A house has one keeper.'
  const keeper = keepers ? seats.findIndex((s) => s.role === 'keeper') : seats.findIndex((s) => !s.role)
  if (keeper < 0) return 'A house needs a keeper.'
  return seats.map((seat, i) => ({ ...seat, role: i === keeper ? 'keeper' : 'guest' }))
}

/** R2: a shuffled deck, one card face up and the rest of the hand face down. */
export function setup(options: ToyOptions, seats: readonly SeatInfo[], { rng }: Context): ToyEvent[] {
  const keeper = Math.max(
    0,
    seats.findIndex((seat) => seat.role === 'keeper'),
  )
  const teams = seats.map((seat, i) => seat.team ?? i)
  const order = rng.shuffle(DECK)
  const happened: ToyEvent[] = [
    { type: 'houseOpened', data: { options, keeper, teams } },
    { type: 'shuffled', data: { count: order.length }, secret: { order } },
  ]
  seats.forEach((_, seat) => {
    const [top, ...rest] = order.slice(seat * HAND, (seat + 1) * HAND)
    happened.push(
      { type: 'dealtOpen', data: { seat, card: top! } },
      { type: 'drawn', data: { seat, count: rest.length }, secret: { cards: rest } },
    )
  })
  return happened
}
