import type { Line } from './game.ts'
import { toIso } from './json.ts'
import { wordingOf } from './propose.ts'
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
      return data.why === 'unfilled'
        ? { code: 'match-unfilled', en: 'Not all seats were taken in time; the match is given up.' }
        : { code: 'match-abandoned', en: 'The host ended the match.' }
    case 'proposed': {
      const { seat, what, to, days } = data
      const params = { seat, what, ...(to !== undefined && { to }), ...(days !== undefined && { days }) }
      return { code: 'proposed', params, en: `${seatName(seat)} proposes ${wordingOf(data)}.` }
    }
    case 'proposalAgreed':
      return { code: 'proposal-agreed', params: { seat: data.seat }, en: `${seatName(data.seat)} agrees.` }
    case 'proposalRefused':
      return { code: 'proposal-refused', params: { seat: data.seat }, en: `${seatName(data.seat)} refuses.` }
    case 'proposalWithdrawn':
      return {
        code: 'proposal-withdrawn',
        params: { seat: data.seat },
        en: `${seatName(data.seat)} withdraws the proposal.`,
      }
    case 'proposalLapsed':
      return { code: 'proposal-lapsed', en: 'Not everybody answered the proposal in time.' }
    case 'matchPaused':
      return { code: 'match-paused', en: 'The match is paused.' }
    case 'matchResumed':
      return { code: 'match-resumed', en: 'The match goes on.' }
    case 'vacationTaken':
      return {
        code: 'vacation-taken',
        params: { seat: data.seat, until: toIso(data.until) },
        en: `The clock of ${seatName(data.seat).toLowerCase()} stands still until ${toIso(data.until).slice(0, 16).replace('T', ' ')} UTC.`,
      }
    case 'takenBack':
      return {
        code: 'taken-back',
        params: { to: data.to },
        en: `By agreement the game goes back to revision ${data.to}.`,
      }
  }
}
