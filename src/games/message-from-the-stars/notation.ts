import type { Rejection, Seat } from '../../core/index.ts'
import { commands, reject, type StarsCommand } from './commands.ts'
import type { State } from './state.ts'

/** One line of notation; {@link parse} gives the same command back. */
export function format(command: StarsCommand): string {
  switch (command.type) {
    case 'transmit':
      return ['send', command.word, ...said(command.confirm)].join(' ')
    case 'confer':
      return ['confer', command.word, ...said(command.confirm)].join(' ')
    case 'guessWords':
      return ['guess', ...command.picks].join(' ')
    case 'guessCipher':
      return ['cipher', command.trust.join(''), command.amplify.join(''), command.suspicion].join(' ')
  }
}

const said = (confirm: boolean | undefined): string[] =>
  confirm === undefined ? [] : [confirm ? 'confirm' : 'ask']

/** With what a line of notation begins. */
export const words = (): string[] => Object.keys(READERS)

/** Reads one line. Case and spaces do not matter; whether the command is legal is for `decide` to say. */
export function parse(text: string, _view: State, _seat: Seat): StarsCommand | Rejection {
  const [verb = '', ...rest] = text.trim().split(/\s+/u)
  const name = verb.toLowerCase()
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (!read)
    return reject('invalid-notation', `A line begins with one of: ${Object.keys(READERS).join(', ')}.`)
  const { type, ...fields } = read(rest)
  const parsed = commands[type].safeParse(fields)
  if (parsed.success) return { type, ...parsed.data } as StarsCommand
  return reject('invalid-notation', `Write it like this: ${PATTERNS[name]}`)
}

const PATTERNS: Readonly<Record<string, string>> = {
  send: 'send PACHYDERM, with "confirm" behind it if need be',
  confer: 'confer PACHYDERM, with "confirm" behind it if need be',
  guess: 'guess 2 5 1',
  cipher: 'cipher EPH RX O',
}

type Read = (args: string[]) => { type: StarsCommand['type']; [field: string]: unknown }

const worded =
  (type: 'transmit' | 'confer'): Read =>
  ([word, manner, ...more]) => {
    const confirm = { confirm: true, ask: false }[manner?.toLowerCase() ?? '']
    return {
      type,
      word,
      ...(confirm !== undefined && { confirm }),
      ...left(manner === undefined || confirm !== undefined ? more : [manner, ...more]),
    }
  }

const READERS: Readonly<Record<string, Read>> = {
  send: worded('transmit'),
  confer: worded('confer'),
  guess: (rows) => ({ type: 'guessWords', picks: rows.map(number) }),
  cipher: ([trust, amplify, suspicion, ...more]) => ({
    type: 'guessCipher',
    trust: letters(trust),
    amplify: letters(amplify),
    suspicion: suspicion?.toUpperCase(),
    ...left(more),
  }),
}

const letters = (text = ''): string[] => [...text.toUpperCase()]
const number = (digits: string): number | null => (/^\d$/.test(digits) ? Number(digits) : null)
/** Words too many make a field that no command has, so that the line is refused. */
const left = (words: readonly string[]) => (words.length ? { superfluous: words } : {})
