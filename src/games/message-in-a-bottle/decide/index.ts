import { type Context, isRejection, type Rejection, type Seat } from '../../../core/index.ts'
import { type BottleCommand, type CommandOf, reject } from '../commands.ts'
import type { BottleEvent } from '../events.ts'
import { millis } from '../options.ts'
import { close, folded, goOn, resume, settleClaims } from '../score.ts'
import { roll } from '../setup.ts'
import { type Claim, lettersOf, openVotes, type State, type Stopped, underlying } from '../state.ts'
import { answerSealed, openRound } from './sealed.ts'
import { closeVote } from './vote.ts'
import { faultOf, missed, mustBe, readInitials, readWord } from './words.ts'

export type Decided = BottleEvent[] | Rejection

/** Judges a command. A wrong word is no refusal: it is a legal claim that costs a diamond. */
export function decide(state: State, seat: Seat, command: BottleCommand, c: Context): Decided {
  switch (command.type) {
    case 'ready':
      return ready(state, seat, c)
    case 'openRound':
      return openRound(state, seat, c)
    case 'voteWord':
      return voteWord(state, seat, command, c)
    case 'think':
      return think(state, seat, c)
    default:
      if (state.options.tempo === 'sealed') return answerSealed(state, seat, command, c)
      return barred(state, seat) ?? speak(state, seat, command, c)
  }
}

type Speech = Exclude<BottleCommand, { type: 'ready' | 'openRound' | 'voteWord' | 'think' }>

function speak(state: State, seat: Seat, command: Speech, c: Context): Decided {
  switch (command.type) {
    case 'sayWord':
      return mustBe(state.roll, 'word') ?? sayWord(state, seat, command, c)
    case 'sayInitials':
      return mustBe(state.roll, 'initials') ?? sayInitials(state, seat, command, c)
    case 'cover':
      return mustBe(state.roll, 'initials') ?? cover(state, seat, c)
    case 'sayNonExistent':
      return sayNonExistent(state, seat, c)
    case 'pass':
      return pass(state, seat, c)
  }
}

/** Who may not say anything in a live round now, and why. */
function barred(state: State, seat: Seat): Rejection | undefined {
  const { phase } = state
  if (phase.kind === 'rolled') return reject('too-early', 'The letters are not shown yet.')
  if (phase.kind === 'closed') return reject('round-closed', 'The round is over; nothing was lost.')
  if (state.out.includes(seat))
    return reject('out-this-round', 'You made a mistake and are out until the next roll.')
  if (state.passed.includes(seat)) return reject('passed-this-round', 'You have passed until the next roll.')
  if (phase.kind === 'vote') return reject('vote-running', 'Wait for the vote.')
  if (phase.kind === 'cover' && phase.seat !== seat)
    return reject('bottle-covered', `Seat ${phase.seat} has its hand on the bottle.`)
  if (phase.kind === 'tie' && phase.claims.some((one) => one.seat === seat))
    return reject('word-standing', 'You have said your word.')
  const base = underlying(state)
  if (base?.kind === 'leading' && base.leaders.some((one) => one.seat === seat))
    return reject('word-standing', 'Your word leads; only the others may find a shorter one.')
  if (base?.kind === 'challenge' && base.seat === seat)
    return reject('challenge-running', 'You have said that there is no such word; wait for the others.')
  return undefined
}

function ready(state: State, seat: Seat, c: Context): Decided {
  const { phase } = state
  if (phase.kind !== 'closed') return reject('wrong-phase', 'The next roll comes after this round.')
  if (phase.ready.includes(seat)) return reject('ready-already', 'You have said that you are ready.')
  return makeReady(state, seat, c)
}

/** The seat is ready; the bottle is shaken when it was the last. */
export function makeReady(state: State, seat: Seat, c: Context): BottleEvent[] {
  const count = state.phase.kind === 'closed' ? state.phase.ready.length + 1 : 0
  const events: BottleEvent[] = [{ type: 'ready', data: { seat } }]
  return count === state.diamonds.length ? [...events, roll(state.options, state.round + 1, c)] : events
}

/** What a claim would interrupt, with the time left of it. */
function stoppedNow(state: State, now: number): Stopped {
  const { phase } = state
  if (phase.kind === 'tie' || phase.kind === 'cover') return phase.stopped
  const base = underlying(state)!
  return { phase: base, left: base.kind === 'open' ? 0 : Math.max(0, base.until - now) }
}

/** Right, but no better than what leads: refused without a penalty (R31). */
function notShorter(state: State, words: string[]): Rejection | undefined {
  const base = underlying(state)
  if (base?.kind !== 'leading' || lettersOf({ words }) < lettersOf(base.leaders[0]!)) return undefined
  return reject('not-shorter', 'Your word fits, but it is no shorter than the one that leads.')
}

function sayWord(state: State, seat: Seat, command: CommandOf<'sayWord'>, c: Context): Decided {
  const word = readWord(command.word)
  if (isRejection(word)) return word
  const { options, phase } = state
  const fault = faultOf(state, state.roll!, [word], undefined, c)
  if (fault) return goOn(state, [missed(state, seat, [word], fault, c.now)], c, seat)
  const refused = notShorter(state, [word])
  if (refused) return refused
  const until = phase.kind === 'tie' ? phase.until : c.now + millis(options, 'tie')
  const { left } = stoppedNow(state, c.now)
  return [{ type: 'wordClaimed', data: { seat, until, left }, secret: { words: [word] } }]
}

function sayInitials(state: State, seat: Seat, command: CommandOf<'sayInitials'>, c: Context): Decided {
  const read = readInitials(state.roll!, command.words)
  if (isRejection(read)) return read
  const words = read.map(({ word }) => word)
  const stopped = stoppedNow(state, c.now)
  const fault = faultOf(state, state.roll!, words, read, c)
  if (fault) return missInitials(state, seat, words, fault, c, seat)
  const refused = notShorter(state, words)
  if (refused) return refused
  const claim: Claim = { seat, words }
  if (state.options.wordAuthority === 'vote') {
    const until = c.now + millis(state.options, 'vote')
    return [{ type: 'voteCalled', data: { claims: [claim], until, left: stopped.left } }]
  }
  const leadsUntil = c.now + millis(state.options, 'shorter')
  return settleClaims(state, [], [claim], stopped, leadsUntil, c, seat)
}

/** A mistake with the hand on the bottle or without: the bottle is free again (R38). */
export function missInitials(
  state: State,
  seat: Seat,
  words: string[],
  fault: 'too-late' | Parameters<typeof missed>[3],
  c: Context,
  by: Seat | null,
): BottleEvent[] {
  const events: BottleEvent[] = [missed(state, seat, words, fault, c.now)]
  if (state.phase.kind === 'cover') events.push(resume(state, state.phase.stopped, c.now))
  return goOn(state, events, c, by)
}

function cover(state: State, seat: Seat, { now }: Context): Decided {
  const { phase, roll: lying, options } = state
  if (phase.kind === 'cover') return reject('bottle-covered', 'Your hand is on the bottle.')
  const until = now + millis(options, 'initialsPerDie') * lying!.dice.length
  return [{ type: 'covered', data: { seat, until, left: stoppedNow(state, now).left } }]
}

function sayNonExistent(state: State, seat: Seat, c: Context): Decided {
  const { phase, options } = state
  if (!options.nonExistentWordRule)
    return reject('rule-off', 'This table plays without the rule of the non-existent word.')
  const refused = mustBe(state.roll, 'word')
  if (refused) return refused
  if (phase.kind === 'challenge')
    return reject('challenge-running', `Seat ${phase.seat} has said so; find a word or wait.`)
  if (phase.kind !== 'open') return reject('word-standing', 'A word has been said.')
  const until = c.now + millis(options, 'challenge')
  return goOn(state, [{ type: 'nonExistentSaid', data: { seat, until } }], c, seat)
}

function pass(state: State, seat: Seat, c: Context): Decided {
  if (state.phase.kind === 'cover')
    return reject('bottle-covered', 'Your hand is on the bottle: say the words.')
  return goOn(state, [{ type: 'passed', data: { seat } }], c, seat)
}

/** Least and most seconds that a seat may think, by strength (R60). */
const THINKING = { 1: [14, 30], 2: [7, 18], 3: [3, 9] } as const

function think(state: State, seat: Seat, { now, rng }: Context): Decided {
  const { phase, options } = state
  if (options.tempo === 'sealed') {
    if (phase.kind !== 'sealed') return reject('vote-running', 'The round is over; there is a vote.')
    if (phase.answers.some((one) => one.seat === seat))
      return reject('answered-already', 'You have answered in this round.')
    if (!phase.opened.some((one) => one.seat === seat)) return reject('not-opened', 'Open the round first.')
  } else {
    const refused = barred(state, seat)
    if (refused) return refused
    if (phase.kind === 'tie' || phase.kind === 'cover')
      return reject('wrong-phase', 'There is nothing to wait for now.')
  }
  if (state.thought.includes(seat)) return reject('thought-already', 'You have had your time to think.')
  const [least, most] = THINKING[options.strength as keyof typeof THINKING]
  const until = now + least * 1000 + rng.int((most - least) * 1000 + 1)
  return [{ type: 'thinking', data: { seat, until } }]
}

function voteWord(state: State, seat: Seat, command: CommandOf<'voteWord'>, c: Context): Decided {
  const { claim, accept } = command
  if (!openVotes(state, seat).includes(claim))
    return reject('no-such-vote', 'There is no word of that seat for you to vote on, or you have voted.')
  const cast: BottleEvent = { type: 'voteCast', data: { seat, claim }, secret: { accept } }
  const after = folded(state, [cast], c.now, seat)
  return votesLeft(after) ? [cast] : closeVote(state, [cast], c, seat)
}

/** Whether anybody has still to vote. */
export const votesLeft = (state: State): boolean =>
  state.diamonds.some((_, seat) => openVotes(state, seat).length > 0)

/** The end of a tie window: the words are right, or go before the players. */
export function endTie(state: State, c: Context): BottleEvent[] {
  const { phase, options } = state
  if (phase.kind !== 'tie') return []
  const claims = phase.claims.map(({ seat, words }): Claim => ({ seat, words: words ?? [] }))
  if (options.wordAuthority === 'vote') {
    const until = c.now + millis(options, 'vote')
    return [{ type: 'voteCalled', data: { claims, until, left: phase.stopped.left } }]
  }
  const best = Math.min(...claims.map(lettersOf))
  const last = Math.max(
    ...phase.claims.filter(({ words }) => lettersOf({ words: words ?? [] }) === best).map(({ at }) => at),
  )
  return settleClaims(state, [], claims, phase.stopped, last + millis(options, 'shorter'), c, null)
}

/** The end of a countdown that somebody wins by waiting. */
export function endCountdown(state: State, c: Context): BottleEvent[] {
  const { phase } = state
  if (phase.kind === 'challenge')
    return close(state, [], { reason: 'non-existent', winners: [phase.seat] }, c, null)
  if (phase.kind !== 'leading') return []
  const winners = phase.leaders.map((one) => one.seat)
  return close(state, [], { reason: 'word', winners }, c, null)
}
