import { isRejection, type Rejection } from '../../../core/index.ts'
import { type CommandOf, reject } from '../commands.ts'
import type { SignalEvent } from '../events.ts'
import {
  arrangement,
  isGoal,
  outcomes,
  type Piece,
  type Response,
  ROUNDS,
  reach,
  respond,
  type Script,
  type Search,
  search,
  textOf,
  type Way,
} from '../material/index.ts'
import { activeRules, aliensOf, type Finding, type State, workOf } from '../state.ts'
import { claimHolds, readPieces } from './arrangements.ts'

/** Work that is done to list what could be chosen: less than a search for one thing may take. */
const LISTED = 720

/** Guided: the engine carries the rules out with these choices (R28). */
export function guided(state: State, { choices, ask }: CommandOf<'respond'>): SignalEvent[] | Rejection {
  if (state.options.alienInput === 'free')
    return reject('wrong-input', 'At this table you lay the pieces yourself.')
  const { pieces, rules, habit } = workOf(state)!
  const response = respond(pieces, rules, choices, habit)
  const wrong = wrongChoice(response, choices)
  if (wrong) return wrong
  const next = response.points[choices.length]
  if (ask && next)
    return reject(
      'choice-needed',
      `Choose a ${next.question}: ${next.options.map((option, i) => `${i} ${option}`).join(', ')}.`,
      next.options.map((message, i) => ({
        path: `/choices/${choices.length}`,
        code: `option-${i}`,
        message,
      })),
    )
  return settle(state, pieces, response)
}

/** The refusal of the first choice that is no option, or that nobody asks for; `path` is where it stands. */
export function wrongChoice({ points }: Response, choices: Script, path?: string): Rejection | undefined {
  const wrong = choices.findIndex((choice, i) => points[i]?.taken !== choice)
  if (wrong < 0) return undefined
  const count = points[wrong]?.options.length
  const message = count ? `There are ${count} options, counted from 0.` : 'No choice comes up there.'
  const place = path ?? `/choices/${wrong}`
  return reject('no-such-choice', message, [{ path: place, code: 'no-such-choice', message }])
}

/** Free: the Alien has laid the pieces; some choices have to lead there (R29). */
export function free(state: State, { pieces: texts }: CommandOf<'respondFreely'>): SignalEvent[] | Rejection {
  if (state.options.alienInput === 'guided')
    return reject('wrong-input', 'At this table the engine carries the rules out; send your choices.')
  const wanted = readPieces(texts, '/pieces', 40)
  if (isRejection(wanted)) return wanted
  const { pieces, rules, habit } = workOf(state)!
  const { script, complete } = reach(pieces, rules, wanted, claimOf(state, pieces), {
    ...habit,
    still: stillOf(state),
  })
  if (script) return settle(state, pieces, respond(pieces, rules, script, habit))
  return reject(
    'response-not-reachable',
    complete
      ? 'No choices lead to that arrangement.'
      : 'No choices were found that lead there; there are too many to try them all.',
  )
}

/** The response with every choice at its default; where something was promised, one that keeps the promise. */
export function byDefault(state: State): SignalEvent[] {
  const { pieces, rules, habit } = workOf(state)!
  const script = respond(pieces, rules, [], habit)
  if (claimOf(state, pieces)(script.pieces)) return responded(state, script)
  const kept = wayOut(state)
  return responded(state, respond(pieces, rules, kept?.script, habit))
}

/** Some response that may be given: the first found where many are. */
export const wayOut = (state: State): Way | undefined => waysOut(state)[0]

/** What may be chosen now, each end with its first script; not all where there are many. */
export const waysOut = (state: State): Way[] => listWays(state, LISTED).ways

/** The same for so much work, and whether these are all. */
export function listWays(state: State, most: number): { ways: Way[]; complete: boolean } {
  const { pieces, rules, habit } = workOf(state)!
  const still = stillOf(state)
  const { list, complete } = outcomes(pieces, rules, { ...habit, most, still })
  const ways = list.filter(({ end }) => claimOf(state, pieces)(end))
  if (ways.length || still === undefined) return { ways, complete }
  const { script } = keeping(state, still)
  return { ways: script ? [{ script, end: respond(pieces, rules, script, habit).pieces }] : [], complete }
}

/** Choices that make it true what is said of a piece (counted from 0), or null: that none keeps still (R42). */
export function keeping(state: State, still: number | null): Search {
  const { pieces, rules, habit } = workOf(state)!
  const claim = still === null ? null : textOf(pieces)[still]!
  return search(pieces, rules, (end) => claimHolds(pieces, end, claim), { ...habit, still })
}

/** The piece that was said to keep still, counted from 0; null: none does; undefined: nothing was said. */
export function stillOf(state: State): number | null | undefined {
  const claim = state.armed.find(({ ability }) => ability === 'stillPoint')
  if (!claim) return undefined
  return claim.piece === null ? null : textOf(workOf(state)!.pieces).indexOf(claim.piece)
}

/** Whether an end keeps what was said of a piece before (R42). */
export function claimOf(state: State, pieces: readonly Piece[]): (end: readonly Piece[]) => boolean {
  const claim = state.armed.find(({ ability }) => ability === 'stillPoint')
  return (end) => !claim || claimHolds(pieces, end, claim.piece)
}

function settle(state: State, pieces: readonly Piece[], response: Response): SignalEvent[] | Rejection {
  if (claimOf(state, pieces)(response.pieces)) return responded(state, response)
  return reject('still-point-broken', 'With these choices it is not true what you said of the piece.')
}

/** The response, what abilities tell of it, and what becomes of the round (R19 to R24). */
function responded(state: State, response: Response): SignalEvent[] {
  const { card, front, round, options } = state
  const end = textOf(response.pieces)
  const signal = isGoal(response.pieces, front!.goal)
  const choices = response.points.map(({ taken }) => taken)
  const told = findings(state, response, signal)
  const refunded = told.some((f) => f.ability === 'spareFrequency' && f.refunded)
  const events: SignalEvent[] = [
    {
      type: 'responded',
      data: {
        aliens: aliensOf(state),
        end,
        steps: options.responseVisibility === 'steps' ? stepsOf(response) : null,
        signal,
      },
      secret: { choices, trace: response.steps.map(({ rule, before, after }) => ({ rule, before, after })) },
    },
    ...told.map((finding): SignalEvent => ({ type: 'abilityTold', data: { finding } })),
  ]
  const all = [...state.exchanges.map((one) => one.choices ?? []), choices]
  const over = (result: 'won' | 'lost', reason: 'signal' | 'tokens'): SignalEvent => ({
    type: 'revealed',
    data: { result, reason, card, choices: all },
  })
  if (!signal) return state.tokens + (refunded ? 1 : 0) > 0 ? events : [...events, over('lost', 'tokens')]
  events.push({ type: 'roundWon', data: { round, points: state.tokens } })
  if (round === ROUNDS) return [...events, over('won', 'signal')]
  return [...events, { type: 'roundBegan', data: { round: round + 1 } }]
}

const stepsOf = ({ steps }: Response) => steps.map(({ before, after }) => ({ before, after }))

/** What the abilities that were used for this response bring to light, in the order they were used. */
function findings(state: State, response: Response, signal: boolean): Finding[] {
  return state.armed.flatMap(({ ability, piece, pieces: variant }): Finding[] => {
    switch (ability) {
      case 'census':
        return [{ ability, changing: changing(response) }]
      case 'stillPoint':
        return [{ ability, piece }]
      case 'spareFrequency':
        return [{ ability, refunded: !signal }]
      case 'slowMotion':
        return [{ ability, after: response.after }]
      case 'threeVoices':
        return [{ ability, voices: voices(state, response) }]
      case 'secondVoice':
        return variant ? [secondVoice(state, variant)] : []
      default:
        return []
    }
  })
}

/** What is done to a piece counts, even if the mat looks the same: two like pieces that change places (R41). */
const changing = ({ steps }: Response): number => new Set(steps.map(({ rule }) => rule)).size

/** For each piece that was touched, as it lies in the end or lay before, the column that did so last. */
function voices({ card, round }: State, { steps }: Response) {
  const columns = activeRules(card!, round).map(({ column }) => column)
  const last = new Map(steps.map((step) => [step.piece, step]))
  return [...last.values()].map(({ rule, before, after }) => ({
    piece: after ?? before!,
    column: columns[rule]!,
  }))
}

/** The variant is answered with every choice at its default (R47). */
function secondVoice(state: State, variant: readonly string[]): Finding {
  const { rules, habit } = workOf(state)!
  const response = respond(arrangement(variant), rules, [], habit)
  return {
    ability: 'secondVoice',
    pieces: [...variant],
    end: textOf(response.pieces),
    steps: state.options.responseVisibility === 'steps' ? stepsOf(response) : null,
  }
}
