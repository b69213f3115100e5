import {
  type Entry,
  evolveTable,
  isTableEvent,
  newTable,
  type Seat,
  type SeatSetup,
} from '../../core/index.ts'

/** That something was settled, and whom it concerns who may wait for it: one seat, or null for everybody. */
export interface Settled {
  revision: number
  at: number
  seat: Seat | null
  /** Who brought it about, and so knows. */
  by: Seat | null
}

/**
 * What came of proposals, as a fold of the table: its proposer waits to hear. That the match is paused, or goes on,
 * and whose clock stands still is for everybody, since no turn may tell of it.
 */
export function settledIn(seats: readonly SeatSetup[], entries: readonly Entry[]): Settled[] {
  const settled: Settled[] = []
  let table = newTable(seats)
  for (const { revision, at, seat: by, events } of entries)
    for (const event of events) {
      if (!isTableEvent(event)) continue
      const { proposal } = table
      table = evolveTable(table, event, { revision, at, seat: by })
      if (FOR_ALL.includes(event.type)) settled.push({ revision, at, seat: null, by })
      else if (proposal && !table.proposal) settled.push({ revision, at, seat: proposal.by, by })
    }
  return settled
}

const FOR_ALL: readonly string[] = ['matchPaused', 'matchResumed', 'vacationTaken']
