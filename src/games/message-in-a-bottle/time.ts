import type { Context, Deadline, Seat } from '../../core/index.ts'
import { endCountdown, endTie, makeReady, missInitials, votesLeft } from './decide/index.ts'
import { allIn, closeSealed } from './decide/sealed.ts'
import { closeVote } from './decide/vote.ts'
import type { BottleEvent } from './events.ts'
import { millis, type Options } from './options.ts'
import { close, folded, goOn, isAlone } from './score.ts'
import { roll } from './setup.ts'
import { mayClaim, openVotes, type State, seatsOf } from './state.ts'

/** Only where nobody is quicker than somebody else (R54). */
export const hasty = ({ tempo, sealedBy }: Options): string | undefined =>
  tempo === 'sealed' && sealedBy === 'length'
    ? undefined
    : 'The quickest wins here: with players by mail it has to be `tempo: sealed` with `sealedBy: length`.'

/** The seats that the match waits for; not those that think, nor anybody while only time has to pass. */
export function pending(state: State): Seat[] {
  const { phase, thinking } = state
  const thinks = (seat: Seat) => thinking.some((one) => one.seat === seat)
  switch (phase.kind) {
    case 'closed':
      return seatsOf(state).filter((seat) => !phase.ready.includes(seat))
    case 'open':
    case 'challenge':
    case 'leading':
      return mayClaim(state).filter((seat) => !thinks(seat))
    case 'cover':
      return [phase.seat]
    case 'vote':
      return seatsOf(state).filter((seat) => openVotes(state, seat).length > 0)
    case 'sealed':
      return seatsOf(state).filter((s) => !phase.answers.some(({ seat }) => seat === s) && !thinks(s))
    default:
      return []
  }
}

/**
 * One countdown of the table runs at a time, beside those of seats. Where two are due at once the order of
 * ids is that of the rules: a seat's limit before the end of the window, all before a thinker is woken.
 */
export function deadlines(state: State): Deadline[] {
  const { phase, thinking } = state
  const wake = thinking.map(({ seat, until }) => ({
    id: `wake.${seat}`,
    at: until,
    seats: [seat],
    then: 'wait-for-seat',
  }))
  const one = (id: string, at: number, seats: Seat[], then: string): Deadline[] => [
    { id, at, seats, then },
    ...wake,
  ]
  switch (phase.kind) {
    case 'closed':
      return phase.until === null ? wake : one('next', phase.until, pending(state), 'roll')
    case 'rolled':
      return one('reveal', phase.until, [], 'show-letters')
    case 'open':
      return one('quiet', phase.until, mayClaim(state), 'close-round')
    case 'challenge':
      return one('challenge', phase.until, mayClaim(state), 'award-challenger')
    case 'tie':
      return one('tie', phase.until, [], 'settle-words')
    case 'leading':
      return one('shorter', phase.until, mayClaim(state), 'award-leader')
    case 'cover':
      return one('cover', phase.until, [phase.seat], 'count-as-mistake')
    case 'vote':
      return one('vote', phase.until, pending(state), 'count-votes')
    case 'sealed': {
      const late = phase.opened.filter(({ seat, until }) => until !== null && !answeredBy(state, seat))
      return [
        ...late.map(({ seat, until }) => ({ id: `limit.${seat}`, at: until!, seats: [seat], then: 'pass' })),
        ...one('window', phase.until, pending(state), 'close-round'),
      ]
    }
    case 'over':
      return []
  }
}

const answeredBy = ({ phase }: State, seat: Seat): boolean =>
  phase.kind === 'sealed' && phase.answers.some((one) => one.seat === seat)

export function expire(state: State, id: string, c: Context): BottleEvent[] {
  const [kind, of] = id.split('.') as [string, string | undefined]
  const { phase } = state
  switch (kind) {
    case 'next':
      return [roll(state.options, state.round + 1, c)]
    case 'reveal':
      return [
        { type: 'revealed', data: { roll: state.roll!, until: c.now + millis(state.options, 'quiet') } },
      ]
    case 'quiet':
      return close(state, [], { reason: 'time', winners: [] }, c, null)
    case 'challenge':
    case 'shorter':
      return endCountdown(state, c)
    case 'tie':
      return endTie(state, c)
    case 'cover':
      return phase.kind === 'cover' ? missInitials(state, phase.seat, [], 'too-late', c, null) : []
    case 'vote':
      return closeVote(state, [], c, null)
    case 'window':
      return closeSealed(state, [], c, null)
    case 'limit':
      return allIn(state, [{ type: 'answerMissed', data: { seat: Number(of) } }], c, null)
    case 'wake':
      return [{ type: 'woken', data: { seat: Number(of) } }]
    default:
      return []
  }
}

/** What an absent seat does: it passes, has no voice, is ready, and loses the bottle that it covers (R49). */
export function skip(state: State, seat: Seat, c: Context): BottleEvent[] | undefined {
  if (!pending(state).includes(seat)) return undefined
  const { phase } = state
  switch (phase.kind) {
    case 'closed':
      return isAlone(state, c)
        ? [{ type: 'matchOver', data: { reason: 'alone' } }]
        : makeReady(state, seat, c)
    case 'vote': {
      const forgone: BottleEvent = { type: 'voteForgone', data: { seat } }
      return votesLeft(folded(state, [forgone], c.now, null))
        ? [forgone]
        : closeVote(state, [forgone], c, null)
    }
    case 'cover':
      return missInitials(state, seat, [], 'too-late', c, null)
    case 'sealed':
      return allIn(state, [{ type: 'passed', data: { seat } }], c, null)
    default:
      return goOn(state, [{ type: 'passed', data: { seat } }], c, null)
  }
}
