/** A place at the table, counted from 0. */
export type Seat = number

/** Who is looking: the holder of a seat, or anyone without one (spectator, host, application). */
export type Viewer = Seat | 'spectator'

/** What a game is told about a seat when the match starts. Public. */
export interface SeatInfo {
  kind: 'human' | 'bot'
  role?: string
  team?: number
}

/** Every viewer of a table with `count` seats: the seats in order, then the spectator. */
export const viewers = (count: number): Viewer[] => [...Array(count).keys(), 'spectator']

/** The seats of a table clockwise, beginning after `from`. */
export const clockwise = (from: Seat, count: number): Seat[] =>
  Array.from({ length: count - 1 }, (_, i) => (from + i + 1) % count)

/** What a game is told of a seat, out of whatever else is known of it. */
export const seatInfo = ({ kind, role, team }: SeatInfo): SeatInfo => ({
  kind,
  ...(role !== undefined && { role }),
  ...(team !== undefined && { team }),
})
