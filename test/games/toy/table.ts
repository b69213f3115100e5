import { type AnyGame, type Command, isRejection, readOwn, type Seat } from '../../../src/core/index.ts'
import { wordList } from '../../support/given.ts'
import { humans, type Move, play, startWorld, type World } from '../../support/world.ts'
import { toy } from '../../toy/index.ts'
import { parse } from '../../toy/notation.ts'

/** The game as the core takes it. */
export const anyToy: AnyGame = toy

export const words = wordList('LAMP', 'OIL')

/** A started match with `count` human seats. */
export const tableOf = (count: number, options: Record<string, unknown> = {}): World =>
  startWorld(anyToy, { seats: humans(count), options, words })

/** A command in notation, or `undo` with or without a revision, or `resign`. */
export function command(text: string): Move[1] {
  const [word, to] = text.split(' ')
  if (word === 'undo') return to ? { type: 'undo', to: Number(to) } : { type: 'undo' }
  const own = readOwn(text)
  if (own) return own
  const parsed = parse(text)
  if (isRejection(parsed)) throw new Error(parsed.detail)
  return parsed as Command
}

/** Plays lines like `0: bid 500`, a second apart. */
export const say = (world: World, ...lines: string[]): World =>
  play(
    world,
    lines.map((said): Move => {
      const [seat, text] = said.split(': ')
      return [Number(seat) as Seat, command(text!)]
    }),
  )

/** The same table after motto and first bids: a seat has the turn. */
export function turnOf(count: number, options: Record<string, unknown> = {}): { world: World; seat: Seat } {
  const bids = Array.from({ length: count }, (_, i) => `${i}: bid ${i * 300}`)
  const world = say(tableOf(count, options), '0: motto Light for all', ...bids)
  return { world, seat: (world.fold.game as { turn: { seat: Seat } }).turn.seat }
}

/** A card of the seat that lamp a can take. */
export function holding(world: World, seat: Seat): string[] {
  return (world.fold.game as { hands: { known: string[] }[] }).hands[seat]!.known
}
