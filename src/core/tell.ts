import type { Line } from './game.ts'
import type { TableEvent } from './table.ts'

const seatName = (seat: number) => `Seat ${seat}`

/** The human line of one of core's own events. */
export function tellTable({ type, data }: TableEvent): Line {
  switch (type) {
    case 'seatTaken':
      return { code: 'seat-taken', params: { seat: data.seat }, en: `${seatName(data.seat)} is taken.` }
    case 'matchStarted':
      return { code: 'match-started', en: 'The match starts.' }
    case 'seatReplaced':
      return {
        code: 'seat-replaced',
        params: { seat: data.seat, kind: data.kind },
        en: `${seatName(data.seat)} goes to ${data.kind === 'bot' ? 'a bot' : 'another player'}.`,
      }
    case 'seatResigned':
      return { code: 'seat-resigned', params: { seat: data.seat }, en: `${seatName(data.seat)} resigns.` }
    case 'seatAway':
      return {
        code: 'seat-away',
        params: { seat: data.seat },
        en: `A bot plays for ${seatName(data.seat).toLowerCase()} until it is back.`,
      }
    case 'seatResumed':
      return { code: 'seat-resumed', params: { seat: data.seat }, en: `${seatName(data.seat)} is back.` }
    case 'clockCredited':
      return { code: 'clock-credited', en: 'The service was down; the time lost is given back.' }
    case 'deadlinePassed':
      return { code: 'deadline-passed', params: { id: data.id }, en: 'Time is up.' }
    case 'rewound':
      return { code: 'rewound', params: { to: data.to }, en: `Taken back to revision ${data.to}.` }
    case 'matchFinished':
      return { code: 'match-finished', params: { result: data.outcome.result }, en: 'The match is over.' }
    case 'matchAbandoned':
      return { code: 'match-abandoned', en: 'The host ended the match.' }
  }
}
