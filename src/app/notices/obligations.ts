import {
  type AnyGame,
  advance,
  type Entry,
  emptyFold,
  type Fold,
  foldAll,
  pendingSeats,
  recalling,
  type Seat,
  type SeatSetup,
} from '../../core/index.ts'

/** That a match waits for a human seat, from one revision on. However many answers it takes, it is one. */
export interface Obligation {
  seat: Seat
  generation: number
  /** The first revision at which the match waited for it. */
  since: number
  /** When that was; milliseconds. */
  at: number
  /** The seat brought it about itself, so that it need not be told. */
  own: boolean
  /** The revision from which on it was no more, and whether the seat had fulfilled it itself. */
  ended?: { revision: number; own: boolean }
}

/** All obligations of a match, in the order in which they began: a fold of its log. */
export function obligationsOf(
  game: AnyGame,
  seats: readonly SeatSetup[],
  entries: readonly Entry[],
): Obligation[] {
  const all: Obligation[] = []
  const open = new Map<Seat, { obligation: Obligation; asked: number | undefined }>()
  let fold = emptyFold(seats)
  const earlier = (to: number) => foldAll(game, emptyFold(seats), entries.slice(0, to))
  for (const entry of entries) {
    fold = advance(game, recalling(fold, entry, earlier), entry)
    const waiting = new Set(waitsFor(game, fold))
    for (const [seat, { obligation, asked }] of open) {
      const same = waiting.has(seat) && generationOf(fold, seat) === obligation.generation
      if (same && (entry.seat === seat || askedSince(game, fold, seat) === asked)) continue
      obligation.ended = { revision: entry.revision, own: entry.seat === seat }
      open.delete(seat)
    }
    for (const seat of waiting) {
      const asked = askedSince(game, fold, seat)
      const known = open.get(seat)
      if (known) {
        known.asked = asked
        continue
      }
      const obligation: Obligation = {
        seat,
        generation: generationOf(fold, seat),
        since: entry.revision,
        at: entry.at,
        own: entry.seat === seat,
      }
      all.push(obligation)
      open.set(seat, { obligation, asked })
    }
  }
  return all
}

const generationOf = ({ table }: Fold, seat: Seat): number => table.seats[seat]!.generation

const askedSince = (game: AnyGame, fold: Fold, seat: Seat): number | undefined =>
  game.askedSince?.(fold.game!, seat)

/** The seats of people who are there and that the match waits for. */
function waitsFor(game: AnyGame, fold: Fold): Seat[] {
  return pendingSeats(game, fold).filter((seat) => {
    const place = fold.table.seats[seat]
    return place?.kind === 'human' && !place.resigned && !place.away
  })
}
