import {
  type JsonSchema,
  type OpenCommand,
  openCommand,
  type Prompt,
  type Seat,
  type ViewContext,
} from '../../core/index.ts'
import type { SignalCommand } from './commands.ts'
import { callable, inTime, stillPoints, unused } from './decide/abilities.ts'
import { oneAway } from './decide/arrangements.ts'
import { listWays } from './decide/respond.ts'
import { type AbilityId, abilityOf, CARD_IDS, MOST_PIECES, TERMS, TOKENS, textOf } from './material/index.ts'
import { format } from './notation.ts'
import { activeRules, expertsOf, isAlien, mayTransmit, type State, workOf } from './state.ts'

/** What the seat may do. Arrangements are left open: there are too many to list. */
export function prompts(view: State, seat: Seat, _: ViewContext): Prompt[] {
  if (view.phase.kind === 'over') return []
  return isAlien(view, seat) ? alienPrompts(view) : expertPrompts(view, seat)
}

/** One piece as `readPiece` takes it; which of these there is, is for the rules to say. */
const PIECE: JsonSchema = {
  type: 'string',
  maxLength: 12,
  pattern: '^[WBwb][DCTRdctr][NESWHVneswhv]?@[A-Ma-m][1-9](\\^(0|[1-9]\\d?))?$',
}

const piecesOf = (maxItems = MOST_PIECES): JsonSchema => ({ type: 'array', items: PIECE, maxItems })

/** An open command and one way to fill it in, to show its notation. */
interface Offer extends OpenCommand {
  example: SignalCommand
}

function prompt(
  kind: string,
  since: number,
  en: string,
  commands: SignalCommand[],
  offers: Offer[] = [],
): Prompt[] {
  if (!commands.length && !offers.length) return []
  const kinds = [...new Set(commands.map((command) => command.type))]
  const listed = kinds.map((type) => commands.find((command) => command.type === type)!)
  const open = offers.map(({ type, schema }) => ({ type, schema }))
  const notation = [...new Set([...listed, ...offers.map(({ example }) => example)].map(format))]
  return [{ kind, since, text: { code: `signal.${kind}`, en }, commands, open, deadline: null, notation }]
}

function alienPrompts(view: State): Prompt[] {
  const { phase } = view
  if (phase.kind === 'choose') {
    const commands = CARD_IDS.map((cardId): SignalCommand => ({ type: 'chooseAlien', cardId }))
    const { type, schema } = openCommand('chooseAlien', { card: { type: 'object' } })
    // The notation of a whole card is long, and its schema is published: the listed ones show how it goes.
    const offer: Offer = { type, schema, example: commands[0]! }
    return prompt('choose-alien', phase.since, 'Take an alien card.', commands, [offer])
  }
  if (view.question || phase.kind === 'over') return []
  return [
    ...(phase.kind === 'respond' ? respondPrompt(view, phase.since) : []),
    ...abilityPrompt(view, phase.since),
  ]
}

/** Most responses that are listed: all or none. */
const LISTED = 200
/** Work that is done to find them. */
const LOOKED_AT = 360

function respondPrompt(view: State, since: number): Prompt[] {
  const { ways: found, complete } = listWays(view, LOOKED_AT)
  const ways = complete && found.length <= LISTED ? found : []
  if (view.options.alienInput === 'free') {
    const ends = new Map(ways.map(({ end }) => [textOf(end).join(' '), textOf(end)]))
    const commands = [...ends.values()].map((pieces): SignalCommand => ({ type: 'respondFreely', pieces }))
    const example: SignalCommand = commands[0] ?? { type: 'respondFreely', pieces: [] }
    const offer = { ...openCommand('respondFreely', { pieces: piecesOf(40) }), example }
    return prompt('respond', since, 'Carry out your rules and lay what comes of it.', commands, [offer])
  }
  const commands = ways.map(({ script }): SignalCommand => ({ type: 'respond', choices: script }))
  const choices = { type: 'array', items: { type: 'integer', minimum: 0, maximum: 200 }, maxItems: 200 }
  const open = openCommand('respond', { choices, ask: { type: 'boolean' } }, ['ask'])
  const offer: Offer = { ...open, example: { type: 'respond', choices: [] } }
  return prompt('respond', since, 'Respond; say what you choose where your rules leave it open.', commands, [
    offer,
  ])
}

function abilityPrompt(view: State, since: number): Prompt[] {
  const usable = view.abilities.flatMap(({ id }) => (unused(view, id) && inTime(view, id) ? [id] : []))
  const still = usable.includes('stillPoint') ? stillPoints(view) : undefined
  const commands = usable.flatMap((id) => usesOf(view, id, still?.claims))
  const names = usable.map((id) => abilityOf(id).name).join(', ')
  const offers = [
    ...(usable.includes('helpingHand') && mayHelp(view) ? [helpingHand(view)] : []),
    ...(still && !still.complete ? [stillPoint(view)] : []),
  ]
  return prompt('use-ability', since, `You may use an ability: ${names}.`, commands, offers)
}

/** The ways to use an ability, all but those that change the transmission. */
function usesOf(view: State, ability: AbilityId, claims: readonly (number | null)[] = []): SignalCommand[] {
  const use = (more: { piece?: number; rule?: number } = {}): SignalCommand => ({
    type: 'useAbility',
    ability,
    ...more,
  })
  switch (ability) {
    case 'helpingHand':
      return []
    case 'stillPoint':
      return claims.map((index) => use(index === null ? {} : { piece: index + 1 }))
    case 'openPage':
      return activeRules(view.card!, view.round).map((_, i) => use({ rule: i + 1 }))
    default:
      return [use()]
  }
}

export const mayHelp = ({ armed }: State): boolean =>
  !armed.some(({ ability }) => ability === 'stillPoint' || ability === 'secondVoice')

/** Where not all choices can be tried for a prompt, a piece that is not listed may keep still all the same. */
function stillPoint(view: State): Offer {
  const { pieces } = workOf(view)!
  const piece = { type: 'integer', minimum: 1, maximum: pieces.length } as const
  const open = openCommand('useAbility', { ability: { const: 'stillPoint' }, piece }, ['piece'])
  return { ...open, example: { type: 'useAbility', ability: 'stillPoint' } }
}

function helpingHand(view: State): Offer {
  const pieces = textOf(workOf(view)!.pieces)
  const open = openCommand('useAbility', { ability: { const: 'helpingHand' }, pieces: piecesOf() })
  return { ...open, example: { type: 'useAbility', ability: 'helpingHand', pieces: oneAway(pieces) } }
}

function expertPrompts(view: State, seat: Seat): Prompt[] {
  if (view.question) return answerPrompt(view, view.question)
  if (view.phase.kind !== 'compose') return []
  const calls = callable(view).map((ability): SignalCommand => ({ type: 'callAbility', ability }))
  const sending = mayTransmit(view, seat)
  const { number, tokens, round } = view
  const offers: Offer[] = sending
    ? [
        {
          ...openCommand('transmit', { pieces: piecesOf(), number: { const: number } }),
          example: { type: 'transmit', pieces: ['Wd@G5'], number },
        },
      ]
    : []
  if (view.shares && number === 1) offers.push(splitOffer(view))
  const commands = sending ? [...calls, { type: 'concede' } as const] : calls
  const text = `Round ${round}, ${tokens} ${tokens === 1 ? 'token' : 'tokens'} left: compose transmission ${number}.`
  return prompt('compose', view.phase.since, text, commands, offers)
}

function splitOffer(view: State): Offer {
  const experts = expertsOf(view)
  const item: JsonSchema = {
    type: 'object',
    properties: { seat: { enum: experts }, tokens: { type: 'integer', minimum: 0, maximum: TOKENS } },
    required: ['seat', 'tokens'],
    additionalProperties: false,
  }
  const tokens = { type: 'array', items: item, minItems: experts.length, maxItems: experts.length }
  const example = experts.map((seat) => ({ seat, tokens: view.shares![seat]! }))
  return { ...openCommand('splitTokens', { tokens }), example: { type: 'splitTokens', tokens: example } }
}

function answerPrompt(view: State, { ability, since }: NonNullable<State['question']>): Prompt[] {
  const { text } = abilityOf(ability)
  switch (ability) {
    case 'dictionary': {
      const term: JsonSchema = { type: 'string', pattern: `^\\s*(${TERMS.map(anyCase).join('|')})\\s*$` }
      const open = openCommand('nameTerm', { term })
      const commands = TERMS.map((one): SignalCommand => ({ type: 'nameTerm', term: one }))
      return prompt('answer', since, text, commands, [{ ...open, example: commands[0]! }])
    }
    case 'rehearsal': {
      const item: JsonSchema = {
        type: 'object',
        properties: { pieces: piecesOf() },
        required: ['pieces'],
        additionalProperties: false,
      }
      const open = openCommand('rehearse', {
        arrangements: { type: 'array', items: item, minItems: 1, maxItems: 3 },
      })
      return prompt(
        'answer',
        since,
        text,
        [],
        [{ ...open, example: { type: 'rehearse', arrangements: [{ pieces: ['Wd@G5'] }] } }],
      )
    }
    default: {
      const sent = view.phase.kind === 'respond' ? view.phase.pieces : []
      const open = openCommand('sendVariant', { pieces: piecesOf() })
      return prompt(
        'answer',
        since,
        text,
        [],
        [{ ...open, example: { type: 'sendVariant', pieces: oneAway(sent) } }],
      )
    }
  }
}

const anyCase = (text: string): string =>
  [...text]
    .map((sign) => (/[a-z]/i.test(sign) ? `[${sign.toUpperCase()}${sign.toLowerCase()}]` : sign))
    .join('')
