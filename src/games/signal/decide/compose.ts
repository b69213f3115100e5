import { isRejection, type Rejection, type Seat } from '../../../core/index.ts'
import { type CommandOf, reject } from '../commands.ts'
import { checkCard } from '../content.ts'
import type { SignalEvent } from '../events.ts'
import { type Card, type CardId, TOKENS, textOf } from '../material/index.ts'
import { aliensOf, expertsOf, isAlien, mayTransmit, type State } from '../state.ts'
import { readTransmission } from './arrangements.ts'

/** The cards of the box, whole. A page has none of them (R11). */
export type Stock = Readonly<Partial<Record<CardId, Card>>>

export function chooseAlien(
  state: State,
  seat: Seat,
  { cardId, card }: CommandOf<'chooseAlien'>,
  stock: Stock,
): SignalEvent[] | Rejection {
  if (!isAlien(state, seat)) return reject('wrong-role', 'The Alien takes a card.')
  if (state.phase.kind !== 'choose') return reject('wrong-phase', 'The card is taken.')
  if ((cardId === undefined) === (card === undefined))
    return reject('choose-one', 'Give cardId or card, and not both.')
  if (cardId !== undefined) {
    const whole = stock[cardId]
    return whole ? [chosen(state, cardId, whole)] : reject('choose-one', 'That card is not at hand here.')
  }
  const checked = checkCard(card, '/card')
  return isRejection(checked) ? checked : [chosen(state, null, checked)]
}

/** The card goes to the Alien without what is known of its solutions. */
export function chosen(state: Pick<State, 'seats'>, cardId: CardId | null, card: Card): SignalEvent {
  const { rounds, ...front } = card
  const bare = rounds.map(({ title, rules }) => ({ title, rules }))
  return {
    type: 'alienChosen',
    data: { aliens: aliensOf(state), cardId, front },
    secret: { card: { ...front, rounds: bare } },
  }
}

export function splitTokens(
  state: State,
  seat: Seat,
  { tokens }: CommandOf<'splitTokens'>,
  resigned: readonly Seat[] = [],
): SignalEvent[] | Rejection {
  if (isAlien(state, seat)) return reject('wrong-role', 'The tokens are the Experts’.')
  if (state.shares === null) return reject('split-over', 'At this table the tokens are shared.')
  if (state.phase.kind !== 'compose' || state.number > 1)
    return reject('split-over', 'The first transmission of this round was sent.')
  if (state.question) return reject('question-open', 'Answer what the ability asks first.')
  const experts = expertsOf(state)
  const there = experts.filter((one) => !resigned.includes(one))
  const sum = tokens.reduce((all, one) => all + one.tokens, 0)
  const named = new Set(tokens.map((one) => one.seat))
  const once = named.size === tokens.length && [...named].every((one) => experts.includes(one))
  if (!once || there.some((one) => !named.has(one)) || sum !== TOKENS)
    return reject('bad-split', `Name each Expert once (${there.join(', ')}), with ten tokens in all.`)
  const shares = state.seats.map((_, i) => tokens.find((one) => one.seat === i)?.tokens ?? 0)
  return [{ type: 'tokensSplit', data: { shares } }]
}

export function transmit(
  state: State,
  seat: Seat,
  { pieces: texts, number }: CommandOf<'transmit'>,
): SignalEvent[] | Rejection {
  const refused = notComposing(state, seat)
  if (refused) return refused
  if (number !== state.number)
    return reject('wrong-number', `The next transmission is number ${state.number}.`)
  const pieces = readTransmission(state, texts)
  return isRejection(pieces) ? pieces : [{ type: 'transmitted', data: { seat, pieces: textOf(pieces) } }]
}

export const concede = (state: State, seat: Seat): SignalEvent[] | Rejection =>
  notComposing(state, seat) ?? [lost(state, 'conceded')]

/** Why the seat has no say in what is sent next, if it has none. */
function notComposing(state: State, seat: Seat): Rejection | undefined {
  if (isAlien(state, seat)) return reject('wrong-role', 'That is for the Experts to do.')
  if (state.phase.kind !== 'compose') return reject('wrong-phase', 'The Alien has to act first.')
  if (state.question) return reject('question-open', 'Answer what the ability asks first.')
  if (!mayTransmit(state, seat)) return reject('no-token', 'You have no token left in this round.')
  return undefined
}

export const lost = (state: State, reason: 'conceded' | 'left'): SignalEvent => ({
  type: 'revealed',
  data: {
    result: 'lost',
    reason,
    card: state.card,
    choices: state.exchanges.map(({ choices }) => choices ?? []),
  },
})
