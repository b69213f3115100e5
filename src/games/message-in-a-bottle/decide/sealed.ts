import { type Context, isRejection, type Rejection, type Seat } from '../../../core/index.ts'
import { type BottleCommand, reject } from '../commands.ts'
import type { BottleEvent } from '../events.ts'
import { close, folded } from '../score.ts'
import { type Answer, type Claim, lettersOf, type PhaseOf, type State } from '../state.ts'
import type { Decided } from './index.ts'
import { faultOf, missed, mustBe, readInitials, readWord } from './words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Answers that took so much longer count as given at the same time (R53). */
const SAME_TIME = 1000

/** The sealed round, while seats may still answer. */
function running({ phase }: State): PhaseOf<'sealed'> | Rejection {
  if (phase.kind === 'sealed') return phase
  if (phase.kind === 'vote') return reject('vote-running', 'The round is over; there is a vote.')
  return reject('wrong-phase', 'There is no round to open or to answer here.')
}

/** The seat looks into the bottle; from now on its time counts. */
export function openRound(state: State, seat: Seat, { now }: Context): Decided {
  const phase = running(state)
  if (isRejection(phase)) return phase
  if (phase.answers.some((one) => one.seat === seat))
    return reject('answered-already', 'You have answered in this round.')
  if (phase.opened.some((one) => one.seat === seat))
    return reject('opened-already', 'You have the letters before you.')
  const { sealedBy, limitMinutes } = state.options
  const until = sealedBy === 'time' ? Math.min(now + limitMinutes * MINUTE, phase.until) : null
  return [{ type: 'roundOpened', data: { seat, until }, secret: { roll: state.roll! } }]
}

/** One answer for the round: a word, that there is none, or a pass. Only the seat itself learns what became of it. */
export function answerSealed(state: State, seat: Seat, command: BottleCommand, c: Context): Decided {
  const phase = running(state)
  if (isRejection(phase)) return phase
  if (phase.answers.some((one) => one.seat === seat))
    return reject('answered-already', 'You have answered in this round.')
  const look = phase.opened.find((one) => one.seat === seat)
  if (!look) return reject('not-opened', 'Open the round first.')
  const answer = answerOf(state, look.roll!, command, c)
  if (isRejection(answer)) return answer
  return allIn(state, [{ type: 'answered', data: { seat }, secret: { answer } }], c, seat)
}

function answerOf(
  state: State,
  roll: NonNullable<State['roll']>,
  command: BottleCommand,
  c: Context,
): Answer | Rejection {
  switch (command.type) {
    case 'sayWord': {
      const word = mustBe(roll, 'word') ?? readWord(command.word)
      if (isRejection(word)) return word
      const fault = faultOf(state, roll, [word], undefined, c) ?? null
      return { kind: 'word', words: [word], fault }
    }
    case 'sayInitials': {
      const read = mustBe(roll, 'initials') ?? readInitials(roll, command.words)
      if (isRejection(read)) return read
      const words = read.map(({ word }) => word)
      return { kind: 'initials', words, fault: faultOf(state, roll, words, read, c) ?? null }
    }
    case 'sayNonExistent':
      if (!state.options.nonExistentWordRule)
        return reject('rule-off', 'This table plays without the rule of the non-existent word.')
      return mustBe(roll, 'word') ?? { kind: 'non-existent', words: [], fault: null }
    case 'pass':
      return { kind: 'pass', words: [], fault: null }
    default:
      return reject('wrong-phase', 'Each seat has a bottle of its own: say the words at once.')
  }
}

/** After an answer: the round closes when it was the last. */
export function allIn(
  state: State,
  happened: readonly BottleEvent[],
  c: Context,
  by: Seat | null,
): BottleEvent[] {
  const { phase } = folded(state, happened, c.now, by)
  const all = phase.kind === 'sealed' && phase.answers.length === state.diamonds.length
  return all ? closeSealed(state, happened, c, by) : [...happened]
}

/** Everything is shown; where players judge, the words go before them (R56). */
export function closeSealed(
  state: State,
  happened: readonly BottleEvent[],
  c: Context,
  by: Seat | null,
): BottleEvent[] {
  const { phase, options, roll } = folded(state, happened, c.now, by)
  if (phase.kind !== 'sealed') return [...happened]
  const answers = phase.answers.map(({ seat, at, answer }) => {
    const look = phase.opened.find((one) => one.seat === seat)
    return { seat, at, elapsed: look ? at - look.at : null, answer: answer! }
  })
  const events: BottleEvent[] = [...happened, { type: 'answersShown', data: { roll: roll!, answers } }]
  const claims = answers
    .filter(({ answer }) => answer.words.length && !answer.fault)
    .map(({ seat, answer }): Claim => ({ seat, words: answer.words }))
  if (options.wordAuthority === 'list' || !claims.length) return finishSealed(state, events, claims, c, by)
  const until = c.now + options.windowHours * HOUR
  return [...events, { type: 'voteCalled', data: { claims, until, left: 0 } }]
}

/** Ranks the right answers and closes the round (R53, R55). */
export function finishSealed(
  state: State,
  happened: readonly BottleEvent[],
  claims: readonly Claim[],
  c: Context,
  by: Seat | null,
): BottleEvent[] {
  const { answers } = folded(state, happened, c.now, by)
  const wrong = answers.filter(({ answer }) => answer.fault)
  const doubters = answers.filter(({ answer }) => answer.kind === 'non-existent').map(({ seat }) => seat)
  const events: BottleEvent[] = [
    ...happened,
    ...wrong.map(({ seat, answer }) => missed(state, seat, answer.words, answer.fault!, c.now)),
  ]
  if (!claims.length) {
    const reason = doubters.length ? 'non-existent' : 'nobody'
    return close(state, events, { reason, winners: doubters }, c, by)
  }
  events.push(
    { type: 'claimsAccepted', data: { claims: [...claims] } },
    ...doubters.map(
      (seat): BottleEvent => ({
        type: 'challengeFailed',
        data: { seat, loss: Math.min(1, state.diamonds[seat]!), out: false },
      }),
    ),
  )
  return close(state, events, { reason: 'word', winners: best(state.options, claims, answers) }, c, by)
}

/** The seats whose right answers win: the quickest or the shortest, and those that are equal to them. */
function best(
  { sealedBy, shorterWordRule }: State['options'],
  claims: readonly Claim[],
  answers: State['answers'],
): Seat[] {
  const elapsed = ({ seat }: Claim) => answers.find((one) => one.seat === seat)?.elapsed ?? 0
  const shortest = (among: readonly Claim[]) => {
    const least = Math.min(...among.map(lettersOf))
    return among.filter((one) => lettersOf(one) === least)
  }
  const quickest = (among: readonly Claim[]) => {
    const least = Math.min(...among.map(elapsed))
    return among.filter((one) => elapsed(one) <= least + SAME_TIME)
  }
  const found =
    sealedBy === 'length'
      ? shortest(claims)
      : shorterWordRule
        ? quickest(shortest(claims))
        : shortest(quickest(claims))
  return found.map(({ seat }) => seat)
}
