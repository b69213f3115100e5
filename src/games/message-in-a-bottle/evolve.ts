import type { EntryHead, Seat, Seen } from '../../core/index.ts'
import type { BottleEvent, DataOf } from './events.ts'
import { DIAMONDS, FIRST_DIAMONDS } from './material.ts'
import { type PhaseOf, type State, type Stopped, underlying } from './state.ts'

/**
 * One event further. On a viewer's log secrets are missing: then letters, words, answers and votes stay
 * null.
 */
export function evolve(state: State | undefined, event: Seen<BottleEvent>, entry: EntryHead): State {
  if (event.type === 'opened') return opened(event.data, entry)
  if (!state) throw new Error(`'${event.type}' before the match was opened`)
  const acted = event.type !== 'rolled' && (state.acted || byPerson(entry))
  return { ...changed(state, event, entry), at: entry.at, acted }
}

/** What bots do keeps no match going (R42). */
const byPerson = ({ seat, bot }: EntryHead): boolean => seat !== null && !bot

function changed(state: State, event: Seen<BottleEvent>, entry: EntryHead): State {
  const { revision, at } = entry
  switch (event.type) {
    case 'opened':
      return state
    case 'ready': {
      const { phase } = state
      if (phase.kind !== 'closed') return state
      const silent = byPerson(entry) ? 0 : state.silent
      return { ...state, silent, phase: { ...phase, ready: [...phase.ready, event.data.seat] } }
    }
    case 'rolled':
      return rolled(state, event.data, event.secret?.roll ?? null, revision)
    case 'revealed':
      return {
        ...state,
        roll: event.data.roll,
        since: revision,
        phase: { kind: 'open', until: event.data.until },
      }
    case 'wordClaimed':
      return claimed(state, event.data, event.secret?.words ?? null, at)
    case 'wordMissed':
      return missed(state, event.data)
    case 'covered': {
      const { seat, until, left } = event.data
      const stopped = stop(state, left)
      if (!stopped) return state
      return awake({ ...state, phase: { kind: 'cover', seat, until, stopped } }, seat)
    }
    case 'resumed':
      return resumed(state, event.data.until)
    case 'voteCalled': {
      const { claims, until, left } = event.data
      const stopped = stop(state, left)
      return {
        ...state,
        phase: { kind: 'vote', since: revision, until, claims, votes: [], forgone: [], stopped },
      }
    }
    case 'voteCast': {
      const { phase } = state
      if (phase.kind !== 'vote') return state
      const vote = { ...event.data, accept: event.secret?.accept ?? null }
      return { ...state, phase: { ...phase, votes: [...phase.votes, vote] } }
    }
    case 'voteForgone': {
      const { phase } = state
      if (phase.kind !== 'vote') return state
      return { ...state, phase: { ...phase, forgone: [...phase.forgone, event.data.seat] } }
    }
    case 'voteClosed':
      return state
    case 'claimsAccepted': {
      const { claims } = event.data
      return {
        ...state,
        words: used(state, ...claims.map((one) => one.words)),
        accepted: [...state.accepted, ...claims],
      }
    }
    case 'wordLed':
      return led(state, event.data)
    case 'nonExistentSaid': {
      const { seat, until } = event.data
      return awake({ ...state, phase: { kind: 'challenge', seat, until } }, seat)
    }
    case 'challengeFailed': {
      const { seat, out } = event.data
      const lost = gain(state, seat, -1)
      return out ? { ...lost, out: [...lost.out, seat] } : lost
    }
    case 'passed':
      return passed(state, event.data.seat, at)
    case 'thinking': {
      const { thinking, thought } = state
      return { ...state, thinking: [...thinking, event.data], thought: [...thought, event.data.seat] }
    }
    case 'woken':
      return awake(state, event.data.seat)
    case 'roundOpened': {
      const { phase } = state
      if (phase.kind !== 'sealed') return state
      const { seat, until } = event.data
      const look = { seat, at, until, roll: event.secret?.roll ?? null }
      return { ...state, phase: { ...phase, opened: [...phase.opened, look] } }
    }
    case 'answered':
      return answered(state, event.data.seat, at, event.secret?.answer ?? null)
    case 'answerMissed':
      return passed(state, event.data.seat, at)
    case 'answersShown': {
      const { roll, answers } = event.data
      return { ...state, roll, since: revision, answers }
    }
    case 'roundClosed':
      return closed(state, event.data, revision)
    case 'matchOver':
      return { ...state, phase: { kind: 'over', reason: event.data.reason } }
  }
}

function opened({ seats, options, until }: DataOf<'opened'>, { revision, at }: EntryHead): State {
  return {
    options,
    at,
    diamonds: Array.from({ length: seats }, () => FIRST_DIAMONDS),
    supply: DIAMONDS - seats * FIRST_DIAMONDS,
    words: [],
    round: 0,
    since: revision,
    roll: null,
    phase: { kind: 'closed', since: revision, until, ready: [] },
    out: [],
    passed: [],
    thinking: [],
    thought: [],
    acted: false,
    silent: 0,
    shown: null,
    answers: [],
    accepted: [],
  }
}

function rolled(
  state: State,
  { round, until }: DataOf<'rolled'>,
  roll: State['roll'],
  revision: number,
): State {
  const sealed = state.options.tempo === 'sealed'
  return {
    ...state,
    round,
    roll,
    since: revision,
    phase: sealed ? { kind: 'sealed', until, opened: [], answers: [] } : { kind: 'rolled', until },
    out: [],
    passed: [],
    thinking: [],
    thought: [],
    acted: false,
    accepted: [],
  }
}

/** A diamond more or less; nobody has fewer than none. */
function gain(state: State, seat: Seat, change: 1 | -1): State {
  const has = state.diamonds[seat]!
  const moved = Math.max(change, -has)
  return { ...state, diamonds: state.diamonds.with(seat, has + moved), supply: state.supply - moved }
}

const used = (state: State, ...said: string[][]): string[] => [...new Set([...state.words, ...said.flat()])]

/** The seat needs no more time. */
const awake = (state: State, seat: Seat): State => ({
  ...state,
  thinking: state.thinking.filter((one) => one.seat !== seat),
})

/** What goes on later. */
function stop(state: State, left: number): Stopped | null {
  const phase = underlying(state)
  return phase ? { left, phase } : null
}

function claimed(
  state: State,
  { seat, until, left }: DataOf<'wordClaimed'>,
  words: string[] | null,
  at: number,
): State {
  const { phase } = state
  const claim = { seat, at, words }
  if (phase.kind === 'tie')
    return awake({ ...state, phase: { ...phase, claims: [...phase.claims, claim] } }, seat)
  const stopped = stop(state, left)
  return stopped ? awake({ ...state, phase: { kind: 'tie', until, claims: [claim], stopped } }, seat) : state
}

function missed(state: State, { seat, words, until }: DataOf<'wordMissed'>): State {
  const lost = awake(gain(state, seat, -1), seat)
  const { phase } = lost
  return {
    ...lost,
    out: [...lost.out, seat],
    words: state.options.repeat === 'any' ? used(lost, words) : lost.words,
    phase: phase.kind === 'open' && until !== null ? { ...phase, until } : phase,
  }
}

function resumed(state: State, until: number): State {
  const { phase } = state
  if (phase.kind !== 'tie' && phase.kind !== 'cover' && phase.kind !== 'vote') return state
  return phase.stopped ? { ...state, phase: { ...phase.stopped.phase, until } } : state
}

/** Whoever is overtaken may think again. */
function led(state: State, { leaders, until }: DataOf<'wordLed'>): State {
  const base = state.phase.kind === 'vote' ? state.phase.stopped?.phase : underlying(state)
  const overtaken = base?.kind === 'leading' ? base.leaders.map((one) => one.seat) : []
  return {
    ...state,
    thought: state.thought.filter((seat) => !overtaken.includes(seat)),
    phase: { kind: 'leading', leaders, until },
  }
}

function passed(state: State, seat: Seat, at: number): State {
  const quiet = awake({ ...state, passed: [...state.passed, seat] }, seat)
  return quiet.phase.kind === 'sealed'
    ? answered(quiet, seat, at, { kind: 'pass', words: [], fault: null })
    : quiet
}

function answered(
  state: State,
  seat: Seat,
  at: number,
  answer: PhaseOf<'sealed'>['answers'][number]['answer'],
): State {
  const { phase } = state
  if (phase.kind !== 'sealed') return state
  return awake({ ...state, phase: { ...phase, answers: [...phase.answers, { seat, at, answer }] } }, seat)
}

function closed(state: State, data: DataOf<'roundClosed'>, revision: number): State {
  const { winners, solutions, solvable, until } = data
  const won = winners.reduce((s, seat) => gain(s, seat, 1), state)
  return {
    ...won,
    phase: { kind: 'closed', since: revision, until, ready: [] },
    thinking: [],
    thought: [],
    silent: state.acted || winners.length ? 0 : state.silent + 1,
    shown: { winners, claims: state.accepted, solutions, solvable },
  }
}
