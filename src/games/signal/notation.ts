import type { Rejection, Seat } from '../../core/index.ts'
import { commands, reject, type SignalCommand } from './commands.ts'
import type { State } from './state.ts'

/** One line of notation; {@link parse} gives the same command back. */
export function format(command: SignalCommand): string {
  switch (command.type) {
    case 'chooseAlien':
      return `alien ${command.card ? JSON.stringify(command.card) : (command.cardId ?? '')}`.trim()
    case 'splitTokens':
      return ['split', ...command.tokens.flatMap(({ seat, tokens }) => [seat, tokens])].join(' ')
    case 'transmit':
      return laid(`transmit ${command.number}`, command.pieces)
    case 'callAbility':
      return `call ${command.ability}`
    case 'useAbility': {
      const { ability, piece, rule, pieces } = command
      const words = [
        'use',
        ability,
        ...(piece === undefined ? [] : [piece]),
        ...(rule === undefined ? [] : [rule]),
      ]
      return pieces ? laid(words.join(' '), pieces) : words.join(' ')
    }
    case 'nameTerm':
      return `term ${command.term}`
    case 'sendVariant':
      return laid('variant', command.pieces)
    case 'rehearse':
      return `rehearse: ${command.arrangements.map(({ pieces }) => pieces.join(' ')).join(' / ')}`.trim()
    case 'respond': {
      const ask = command.ask === undefined ? [] : [command.ask ? 'ask' : 'go']
      return ['respond', ...command.choices, ...ask].join(' ')
    }
    case 'respondFreely':
      return laid('result', command.pieces)
    case 'concede':
      return 'concede'
  }
}

const laid = (words: string, pieces: readonly string[]): string => `${words}: ${pieces.join(' ')}`.trim()

/** With what a line of notation begins. */
export const words = (): string[] => Object.keys(READERS)

/** Reads one line. Whether the command is legal is for `decide` to say. */
export function parse(text: string, _view: State, _seat: Seat): SignalCommand | Rejection {
  const [, verb = '', rest = ''] = /^\s*([A-Za-z]*)([\s\S]*)$/.exec(text) ?? []
  const name = verb.toLowerCase()
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (!read)
    return reject('invalid-notation', `A line begins with one of: ${Object.keys(READERS).join(', ')}.`)
  const given = read(rest)
  if (given) {
    const { type, ...fields } = given
    const parsed = commands[type].safeParse(fields)
    if (parsed.success) return { type, ...parsed.data } as SignalCommand
  }
  return reject('invalid-notation', `Write it like this: ${PATTERNS[name]}`)
}

const PATTERNS: Readonly<Record<string, string>> = {
  alien: 'alien tideling',
  split: 'split 1 4 2 6',
  transmit: 'transmit 3: Wd@G5 BtN@G6',
  call: 'call census',
  use: 'use census, use stillPoint 2, use openPage 3 or use helpingHand: Wd@G5',
  term: 'term left half',
  variant: 'variant: Wd@G5',
  rehearse: 'rehearse: Wd@G5 / Bd@G5',
  respond: 'respond 0 2, with "ask" at the end if you like',
  result: 'result: Wd@G6',
  concede: 'concede',
}

type Given = { type: SignalCommand['type']; [field: string]: unknown } | undefined

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const isNumber = (text: string): boolean => /^\d{1,4}$/.test(text)

/** What stands before and after the first colon; nothing where there is none. */
function halves(text: string): [string[], string] | undefined {
  const at = text.indexOf(':')
  return at < 0 ? undefined : [split(text.slice(0, at)), text.slice(at + 1)]
}

const READERS: Readonly<Record<string, (rest: string) => Given>> = {
  alien(rest) {
    if (!rest.trim().startsWith('{')) return { type: 'chooseAlien', cardId: rest.trim() }
    try {
      return { type: 'chooseAlien', card: JSON.parse(rest) }
    } catch {
      return undefined
    }
  },
  split(rest) {
    const numbers = split(rest)
    if (numbers.length % 2 || !numbers.every(isNumber)) return undefined
    const pairs = numbers.flatMap((seat, i) =>
      i % 2 ? [] : [{ seat: Number(seat), tokens: Number(numbers[i + 1]) }],
    )
    return { type: 'splitTokens', tokens: pairs }
  },
  transmit(rest) {
    const [[number = '', ...more], pieces] = halves(rest) ?? [[], '']
    return isNumber(number) && !more.length
      ? { type: 'transmit', number: Number(number), pieces: split(pieces) }
      : undefined
  },
  call: (rest) => ({ type: 'callAbility', ability: rest.trim() }),
  use(rest) {
    const [[ability, number, ...more], pieces] = halves(rest) ?? [split(rest), undefined]
    if (more.length || (number !== undefined && !isNumber(number))) return undefined
    const field = ability === 'openPage' ? 'rule' : 'piece'
    return {
      type: 'useAbility',
      ability,
      ...(number !== undefined && { [field]: Number(number) }),
      ...(pieces !== undefined && { pieces: split(pieces) }),
    }
  },
  term: (rest) => ({ type: 'nameTerm', term: rest.trim() }),
  variant(rest) {
    const [before, pieces] = halves(rest) ?? [['?'], '']
    return before.length ? undefined : { type: 'sendVariant', pieces: split(pieces) }
  },
  rehearse(rest) {
    const [before, all] = halves(rest) ?? [['?'], '']
    if (before.length) return undefined
    return { type: 'rehearse', arrangements: all.split('/').map((pieces) => ({ pieces: split(pieces) })) }
  },
  respond(rest) {
    const given = split(rest)
    const last = given.at(-1)?.toLowerCase()
    const asks = last === 'ask' || last === 'go'
    const choices = asks ? given.slice(0, -1) : given
    if (!choices.every(isNumber)) return undefined
    return { type: 'respond', choices: choices.map(Number), ...(asks && { ask: last === 'ask' }) }
  },
  result(rest) {
    const [before, pieces] = halves(rest) ?? [['?'], '']
    return before.length ? undefined : { type: 'respondFreely', pieces: split(pieces) }
  },
  concede: (rest) => (rest.trim() ? undefined : { type: 'concede' }),
}
