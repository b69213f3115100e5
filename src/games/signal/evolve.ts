import type { EntryHead, Seen } from '../../core/index.ts'
import type { SignalEvent } from './events.ts'
import { TOKENS } from './material/index.ts'
import { evenly, type Finding, type State } from './state.ts'

/** One event further. On a viewer's log the card and the choices are missing, and stay null. */
export function evolve(
  state: State | undefined,
  event: Seen<SignalEvent>,
  { revision }: Pick<EntryHead, 'revision'>,
): State {
  if (event.type === 'opened') return opened(event.data, revision)
  if (!state) throw new Error(`'${event.type}' before the match was opened`)
  switch (event.type) {
    case 'alienChosen': {
      const { cardId, front } = event.data
      const phase: State['phase'] = { kind: 'compose', since: revision }
      return { ...state, phase, cardId, front, card: event.secret?.card ?? null }
    }
    case 'tokensSplit':
      return { ...state, shares: event.data.shares }
    case 'transmitted': {
      const { seat, pieces } = event.data
      const phase: State['phase'] = { kind: 'respond', since: revision, by: seat, pieces }
      return spend({ ...state, phase }, seat, 1)
    }
    case 'abilityCalled':
      return { ...state, called: [...state.called, event.data.ability] }
    case 'abilityUsed':
      return used(state, event.data, revision)
    case 'variantSent':
      return {
        ...state,
        question: null,
        armed: [...state.armed, { ability: 'secondVoice', piece: null, pieces: event.data.pieces }],
      }
    case 'abilityTold':
      return told(state, event.data.finding)
    case 'responded':
      return responded(state, event.data, event.secret?.choices ?? null, revision)
    case 'roundWon':
      return { ...state, points: [...state.points, event.data.points] }
    case 'roundBegan':
      return began(state, event.data.round)
    case 'revealed':
      return revealed(state, event.data)
  }
}

type Data<T extends SignalEvent['type']> = Extract<SignalEvent, { type: T }>['data']

function opened({ options, seats, abilities }: Data<'opened'>, revision: number): State {
  return {
    options,
    seats,
    abilities: abilities.map((id) => ({ id, used: false })),
    phase: { kind: 'choose', since: revision },
    round: 1,
    number: 1,
    tokens: TOKENS,
    shares: options.tokenSplit === 'split' ? evenly({ seats }, TOKENS) : null,
    cardId: null,
    front: null,
    card: null,
    question: null,
    called: [],
    armed: [],
    exchanges: [],
    findings: [],
    points: [],
  }
}

/** Takes tokens from a seat, or gives them back where the number is negative. */
const spend = (state: State, seat: number, tokens: number): State => ({
  ...state,
  tokens: state.tokens - tokens,
  shares: state.shares?.map((share, i) => (i === seat ? share - tokens : share)) ?? null,
})

/** The card is spent; what it does comes with the response, at once, or after an answer of the Experts. */
function used(state: State, { ability, piece }: Data<'abilityUsed'>, revision: number): State {
  const next: State = {
    ...state,
    abilities: state.abilities.map((one) => (one.id === ability ? { ...one, used: true } : one)),
    called: state.called.filter((id) => id !== ability),
  }
  switch (ability) {
    case 'dictionary':
    case 'rehearsal':
    case 'secondVoice':
      return { ...next, question: { ability, since: revision } }
    case 'openPage':
    case 'helpingHand':
      return next
    default:
      return { ...next, armed: [...state.armed, { ability, piece, pieces: null }] }
  }
}

function told(state: State, finding: Finding): State {
  const { round, phase } = state
  // What is told with a response belongs to the transmission that was just answered.
  const last = state.exchanges.at(-1)
  const number = WITH_RESPONSE.includes(finding.ability) && last ? last.number : state.number
  const next: State = { ...state, findings: [...state.findings, { round, number, finding }] }
  switch (finding.ability) {
    case 'dictionary':
    case 'rehearsal':
      return { ...next, question: null }
    case 'helpingHand':
      return phase.kind === 'respond' ? { ...next, phase: { ...phase, pieces: finding.pieces } } : next
    case 'spareFrequency':
      return finding.refunded && last ? spend(next, last.by, -1) : next
    default:
      return next
  }
}

const WITH_RESPONSE: readonly Finding['ability'][] = [
  ...(['census', 'stillPoint', 'spareFrequency', 'slowMotion', 'threeVoices', 'secondVoice'] as const),
]

function responded(
  state: State,
  { end, steps, signal }: Data<'responded'>,
  choices: number[] | null,
  revision: number,
): State {
  if (state.phase.kind !== 'respond') return state
  const { by, pieces } = state.phase
  const { round, number } = state
  return {
    ...state,
    phase: { kind: 'compose', since: revision },
    number: number + 1,
    armed: [],
    exchanges: [...state.exchanges, { round, number, by, pieces, end, steps, signal, choices }],
  }
}

const began = (state: State, round: number): State => ({
  ...state,
  round,
  number: 1,
  tokens: TOKENS,
  shares: state.shares && evenly(state, TOKENS),
})

const revealed = (state: State, { result, reason, card, choices }: Data<'revealed'>): State => ({
  ...state,
  phase: { kind: 'over', result, reason },
  card,
  question: null,
  called: [],
  armed: [],
  exchanges: state.exchanges.map((one, i) => ({ ...one, choices: choices[i] ?? [] })),
})
