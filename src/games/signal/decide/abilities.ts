import { isRejection, type Rejection, type Seat } from '../../../core/index.ts'
import { type CommandOf, reject } from '../commands.ts'
import type { SignalEvent } from '../events.ts'
import {
  type AbilityId,
  abilityOf,
  arrangement,
  isGoal,
  outcomes,
  type Piece,
  search,
  TERMS,
  type Term,
  textOf,
  uses,
} from '../material/index.ts'
import { activeRules, automatic, type Finding, habitOf, isAlien, type State, workOf } from '../state.ts'
import { claimHolds, oneApart, readTransmission } from './arrangements.ts'
import { keeping } from './respond.ts'

/** Whether the ability lies on the table, unused. */
export const unused = (state: State, id: AbilityId): boolean =>
  state.abilities.some((one) => one.id === id && !one.used)

/** Whether this is the time for the ability (R40). */
export const inTime = (state: State, id: AbilityId): boolean =>
  state.question === null && abilityOf(id).phases.some((phase) => phase === state.phase.kind)

/** Abilities that the Experts may ask an automatic Alien for, the same for each of them. */
export const callable = (state: State): AbilityId[] =>
  state.phase.kind === 'compose' && !state.question && automatic(state)
    ? state.abilities.flatMap(({ id, used }) => (used || state.called.includes(id) ? [] : [id]))
    : []

export function callAbility(
  state: State,
  seat: Seat,
  { ability }: CommandOf<'callAbility'>,
): SignalEvent[] | Rejection {
  if (isAlien(state, seat)) return reject('wrong-role', 'You have no need to call for an ability.')
  if (state.phase.kind !== 'compose')
    return reject('wrong-phase', 'Abilities are called for before a transmission.')
  if (state.question) return reject('question-open', 'Answer what the ability asks first.')
  if (!automatic(state)) return reject('not-callable', 'Your Alien decides on abilities itself.')
  if (!callable(state).includes(ability))
    return reject('ability-gone', 'That ability is used, called for, or not on this table.')
  return [{ type: 'abilityCalled', data: { seat, ability } }]
}

/** Work that is done to list what can be said: less than a search for one thing may take. */
const LISTED = 720

/**
 * The pieces that Still Point can be said of now, counted from 0; null: that it can be said of none. What is not
 * among them cannot be said if they are `complete`, and otherwise is for {@link promises} to find out.
 */
export function stillPoints(state: State): { claims: (number | null)[]; complete: boolean } {
  const { pieces, rules, habit } = workOf(state)!
  const { list, complete } = outcomes(pieces, rules, { ...habit, still: null, most: LISTED })
  const claims = [...pieces.keys(), null].filter((claim) =>
    list.some(({ end }) => claimHolds(pieces, end, claim === null ? null : textOf(pieces)[claim]!)),
  )
  return { claims, complete }
}

/** Whether that can be said of a piece; unknown where a search for it came to its bound. */
export function promises(state: State, claim: number | null): 'yes' | 'no' | 'unknown' {
  const { claims, complete } = stillPoints(state)
  if (claims.includes(claim)) return 'yes'
  if (complete) return 'no'
  const found = keeping(state, claim)
  if (found.script) return 'yes'
  return found.complete ? 'no' : 'unknown'
}

export function useAbility(
  state: State,
  seat: Seat,
  command: CommandOf<'useAbility'>,
): SignalEvent[] | Rejection {
  const { ability } = command
  if (!isAlien(state, seat)) return reject('wrong-role', 'Abilities are the Alien’s to use.')
  if (state.phase.kind !== 'compose' && state.phase.kind !== 'respond')
    return reject('wrong-phase', 'There is nothing to use abilities for yet.')
  if (!unused(state, ability)) return reject('ability-gone', 'That ability is used, or not on this table.')
  if (state.question) return reject('question-open', 'The Experts have to answer first.')
  if (!inTime(state, ability))
    return reject('wrong-phase', `${abilityOf(ability).name} is used ${whenUsed(ability)}.`)
  const extra = (['piece', 'rule', 'pieces'] as const).find(
    (field) => command[field] !== undefined && !abilityOf(ability).takes.includes(field),
  )
  if (extra) return fields(`${abilityOf(ability).name} takes no such field.`, extra)
  switch (ability) {
    case 'stillPoint':
      return stillPoint(state, command)
    case 'openPage':
      return openPage(state, command)
    case 'helpingHand':
      return helpingHand(state, command)
    default:
      return [{ type: 'abilityUsed', data: { ability, piece: null } }]
  }
}

const whenUsed = (id: AbilityId): string =>
  abilityOf(id).phases[0] === 'compose' ? 'while the Experts compose' : 'when a transmission waits'

const fields = (message: string, field: string): Rejection =>
  reject('ability-fields', message, [{ path: `/${field}`, code: 'ability-fields', message }])

/** Only what can be kept may be promised, so that there is a way to respond (R42). */
function stillPoint(state: State, { piece }: CommandOf<'useAbility'>): SignalEvent[] | Rejection {
  const { pieces } = workOf(state)!
  if (piece !== undefined && piece > pieces.length)
    return fields(`The transmission has ${pieces.length} pieces.`, 'piece')
  const claim = piece === undefined ? null : piece - 1
  const possible = promises(state, claim)
  if (possible === 'unknown')
    return reject(
      'ability-not-now',
      'No choices were found that make it true; there are too many to try them all.',
    )
  if (possible === 'no')
    return reject(
      'ability-not-now',
      claim === null ? 'Some piece always keeps still.' : 'No choices leave that piece as it is.',
    )
  return [
    {
      type: 'abilityUsed',
      data: { ability: 'stillPoint', piece: claim === null ? null : textOf(pieces)[claim]! },
    },
  ]
}

function openPage(state: State, { rule }: CommandOf<'useAbility'>): SignalEvent[] | Rejection {
  const rules = activeRules(state.card!, state.round)
  const read = rule === undefined ? undefined : rules[rule - 1]
  if (!read) return fields(`Name one of the ${rules.length} active rules.`, 'rule')
  const finding: Finding = { ability: 'openPage', column: read.column, text: read.text }
  return [
    { type: 'abilityUsed', data: { ability: 'openPage', piece: null } },
    { type: 'abilityTold', data: { finding } },
  ]
}

/** Promises made of pieces would no longer stand: then it is too late (R49). */
function helpingHand(state: State, { pieces: texts }: CommandOf<'useAbility'>): SignalEvent[] | Rejection {
  if (state.armed.some(({ ability }) => ability === 'stillPoint' || ability === 'secondVoice'))
    return reject('ability-not-now', 'Another ability already rests on this transmission.')
  if (!texts) return fields('Give the arrangement after your change.', 'pieces')
  const pieces = readTransmission(state, texts)
  if (isRejection(pieces)) return pieces
  if (!oneApart(workOf(state)!.pieces, pieces, true))
    return reject('too-different', 'Move, add or take away one piece.')
  const finding: Finding = { ability: 'helpingHand', pieces: textOf(pieces) }
  return [
    { type: 'abilityUsed', data: { ability: 'helpingHand', piece: null } },
    { type: 'abilityTold', data: { finding } },
  ]
}

/** What comes before any answer of the Experts: is it theirs, and is it asked? */
function asked(state: State, seat: Seat, ability: AbilityId): Rejection | undefined {
  if (isAlien(state, seat)) return reject('wrong-role', 'The Experts are asked.')
  if (state.question?.ability === ability) return undefined
  return reject('no-question', `${abilityOf(ability).name} is not being used.`)
}

export function nameTerm(
  state: State,
  seat: Seat,
  { term }: CommandOf<'nameTerm'>,
): SignalEvent[] | Rejection {
  const refused = asked(state, seat, 'dictionary')
  if (refused) return refused
  const known = TERMS.find((one) => one.toLowerCase() === term.toLowerCase())
  if (!known) return reject('unknown-term', `The terms are: ${TERMS.join(', ')}.`)
  return [
    {
      type: 'abilityTold',
      data: { finding: { ability: 'dictionary', term: known, used: usedNow(state, known) } },
    },
  ]
}

const usedNow = (state: State, term: Term): boolean => uses(activeRules(state.card!, state.round), term)

export function rehearse(
  state: State,
  seat: Seat,
  { arrangements }: CommandOf<'rehearse'>,
): SignalEvent[] | Rejection {
  const refused = asked(state, seat, 'rehearsal')
  if (refused) return refused
  const read = arrangements.map(({ pieces }, i) =>
    readTransmission(state, pieces, `/arrangements/${i}/pieces`),
  )
  const wrong = read.find(isRejection)
  if (wrong) return wrong
  const answers = (read as Piece[][]).map((pieces) => ({
    pieces: textOf(pieces),
    possible: couldBe(state, pieces),
  }))
  return [{ type: 'abilityTold', data: { finding: { ability: 'rehearsal', answers } } }]
}

function couldBe(state: State, pieces: readonly Piece[]): 'yes' | 'no' | 'unknown' {
  const { card, front, round } = state
  const rules = activeRules(card!, round).map(({ rule }) => rule)
  const { script, complete } = search(pieces, rules, (end) => isGoal(end, front!.goal), habitOf(state))
  if (script) return 'yes'
  return complete ? 'no' : 'unknown'
}

export function sendVariant(
  state: State,
  seat: Seat,
  { pieces: texts }: CommandOf<'sendVariant'>,
): SignalEvent[] | Rejection {
  const refused = asked(state, seat, 'secondVoice')
  if (refused) return refused
  const pieces = readTransmission(state, texts)
  if (isRejection(pieces)) return pieces
  // The Experts do not know the card, so this asks the transmission alone.
  const sent = state.phase.kind === 'respond' ? arrangement(state.phase.pieces) : []
  if (!oneApart(sent, pieces)) return reject('too-different', 'Change, add or take away one piece.')
  return [{ type: 'variantSent', data: { seat, pieces: textOf(pieces) } }]
}
