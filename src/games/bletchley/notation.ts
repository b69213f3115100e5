import type { Rejection, Seat } from '../../core/index.ts'
import { type BletchleyCommand, commands, reject } from './commands.ts'
import type { State } from './state.ts'

/** One line of notation; {@link parse} gives the same command back. */
export function format(command: BletchleyCommand): string {
  switch (command.type) {
    case 'chooseWord':
      return `word ${command.word}`
    case 'encode':
      return `encode ${command.position} ${command.cipher}`
    case 'decode': {
      const { targetSeat, position, enigma, askHelp } = command
      const help = askHelp === undefined ? [] : [askHelp ? 'help' : 'alone']
      return ['decode', targetSeat, position, ...enigma, ...help].join(' ')
    }
    case 'offerHelp':
      return ['offer', ...command.enigma].join(' ')
    case 'declineHelp':
      return 'decline'
    case 'resolveHelp': {
      const { accept, extra } = command
      const parts = [accept.length ? ['accept', ...accept] : [], extra.length ? ['extra', ...extra] : []]
      return ['resolve', ...parts.flat()].join(' ')
    }
    case 'guessWord':
      return ['guess', command.targetSeat, command.word, ...command.enigma].join(' ')
    case 'pass':
      return 'pass'
  }
}

/** With what a line of notation begins. */
export const words = (): string[] => Object.keys(READERS)

/** Reads one line. Case and spaces do not matter; whether the command is legal is for `decide` to say. */
export function parse(text: string, _view: State, _seat: Seat): BletchleyCommand | Rejection {
  const [verb = '', ...rest] = text.trim().split(/\s+/u)
  const read = Object.hasOwn(READERS, verb.toLowerCase()) ? READERS[verb.toLowerCase()] : undefined
  if (!read)
    return reject('invalid-notation', `A line begins with one of: ${Object.keys(READERS).join(', ')}.`)
  const { type, ...fields } = read(rest)
  const parsed = commands[type as BletchleyCommand['type']].safeParse(fields)
  if (parsed.success) return { type, ...parsed.data } as BletchleyCommand
  return reject('invalid-notation', `Write it like this: ${PATTERNS[verb.toLowerCase()]}`)
}

const PATTERNS: Readonly<Record<string, string>> = {
  word: 'word STREET',
  encode: 'encode 4 c7',
  decode: 'decode 2 3 e5 e2, with "help" or "alone" at the end if you like',
  offer: 'offer e3 e1',
  decline: 'decline',
  resolve: 'resolve accept 1 2 extra e4',
  guess: 'guess 2 STREET e3',
  pass: 'pass',
}

type Read = (args: string[]) => { type: BletchleyCommand['type']; [field: string]: unknown }

const READERS: Readonly<Record<string, Read>> = {
  word: ([word, ...more]) => ({ type: 'chooseWord', word, ...left(more) }),
  encode: ([position, cipher, ...more]) => ({
    type: 'encode',
    position: number(position),
    cipher: cipher?.toLowerCase(),
    ...left(more),
  }),
  decode([target, position, ...cards]) {
    const manner = cards.at(-1)?.toLowerCase()
    const said = manner === 'help' || manner === 'alone'
    return {
      type: 'decode',
      targetSeat: number(target),
      position: number(position),
      enigma: lower(said ? cards.slice(0, -1) : cards),
      ...(said && { askHelp: manner === 'help' }),
    }
  },
  offer: (cards) => ({ type: 'offerHelp', enigma: lower(cards) }),
  decline: (more) => ({ type: 'declineHelp', ...left(more) }),
  resolve(args) {
    const words = lower(args)
    const extra = words.indexOf('extra')
    const [before, after] = extra < 0 ? [words, []] : [words.slice(0, extra), words.slice(extra + 1)]
    const [accept, ...seats] = before
    return {
      type: 'resolveHelp',
      accept: seats.map(number),
      extra: after,
      ...left(accept === undefined || accept === 'accept' ? [] : [accept]),
    }
  },
  guess: ([target, word, ...cards]) => ({
    type: 'guessWord',
    targetSeat: number(target),
    word,
    enigma: lower(cards),
  }),
  pass: (more) => ({ type: 'pass', ...left(more) }),
}

const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase())
const number = (digits: string | undefined): number | null =>
  /^\d{1,3}$/.test(digits ?? '') ? Number(digits) : null
/** Words too many make a field that no command has, so that the line is refused. */
const left = (words: readonly string[]) => (words.length ? { superfluous: words } : {})
