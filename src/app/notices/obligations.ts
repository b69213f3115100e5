import {
  type AnyGame,
  advance,
  answering,
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
  /** To go on with the game, or to answer a proposal of another seat. */
  to: 'play' | 'answer'
  generation: number
  /** The first revision at which the match waited for it. */
  since: number
  /** When that was; milliseconds. */
  at: number
  /** The seat brought it about itself, so that it need not be told. */
  own: boolean
  /** The seat's newest act in all this, which led to the question as it is now; undefined where it has done nothing. */
  acted?: { revision: number; at: number }
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
  const open = new Map<string, { obligation: Obligation; asked: number | undefined }>()
  let fold = emptyFold(seats)
  const earlier = (to: number) => foldAll(game, emptyFold(seats), entries.slice(0, to))
  for (const entry of entries) {
    fold = advance(game, recalling(fold, entry, earlier), entry)
    const act = { revision: entry.revision, at: entry.at }
    const waiting = new Map(waitsFor(game, fold).map((one) => [keyOf(one), one]))
    for (const [key, { obligation, asked }] of open) {
      const { seat } = obligation
      const now = waiting.get(key)
      const same = now !== undefined && generationOf(fold, seat) === obligation.generation
      if (same && (entry.seat === seat || now.asked === asked)) {
        if (entry.seat === seat) obligation.acted = act
        continue
      }
      obligation.ended = { revision: entry.revision, own: entry.seat === seat }
      open.delete(key)
    }
    for (const [key, { seat, to, asked }] of waiting) {
      const known = open.get(key)
      if (known) {
        known.asked = asked
        continue
      }
      const obligation: Obligation = {
        seat,
        to,
        generation: generationOf(fold, seat),
        since: entry.revision,
        at: entry.at,
        own: entry.seat === seat,
        ...(entry.seat === seat && { acted: act }),
      }
      all.push(obligation)
      open.set(key, { obligation, asked })
    }
  }
  return all
}

const generationOf = ({ table }: Fold, seat: Seat): number => table.seats[seat]!.generation

/** What a seat is to do, and since when it has been that. */
interface Waiting {
  seat: Seat
  to: Obligation['to']
  asked: number | undefined
}

const keyOf = ({ seat, to }: Waiting): string => `${to}.${seat}`

/** The people who are there and whom the match waits for, or who have to answer a proposal. */
function waitsFor(game: AnyGame, fold: Fold): Waiting[] {
  const play = pendingSeats(game, fold).flatMap((seat): Waiting[] => {
    const place = fold.table.seats[seat]
    return place?.kind === 'human' && !place.resigned && !place.away
      ? [{ seat, to: 'play', asked: game.askedSince?.(fold.game!, seat) }]
      : []
  })
  const answer = answering(fold.table).map(
    (seat): Waiting => ({ seat, to: 'answer', asked: fold.table.proposal?.since }),
  )
  return [...play, ...answer]
}
