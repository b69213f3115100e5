import type { Rejection, Seat } from '../../core/index.ts'
import { type BottleCommand, commands, reject } from './commands.ts'
import type { Die } from './material.ts'
import type { State } from './state.ts'

const SHORT: Readonly<Record<Die, string>> = {
  turquoise1: 't1',
  turquoise2: 't2',
  yellow: 'y',
  darkBlue: 'd',
}
const LONG: Readonly<Record<string, Die>> = { t1: 'turquoise1', t2: 'turquoise2', y: 'yellow', d: 'darkBlue' }

/** One line of notation; {@link parse} gives the same command back, less spaces around words. */
export function format(command: BottleCommand): string {
  switch (command.type) {
    case 'ready':
    case 'cover':
    case 'pass':
    case 'think':
      return command.type
    case 'openRound':
      return 'open'
    case 'sayWord':
      return `say ${command.word.trim()}`
    case 'sayInitials':
      return ['initials', ...command.words.flatMap(({ die, word }) => [SHORT[die], word.trim()])].join(' ')
    case 'sayNonExistent':
      return 'none'
    case 'voteWord':
      return `vote ${command.claim} ${command.accept ? 'yes' : 'no'}`
  }
}

/** With what a line of notation begins. */
export const words = (): string[] => Object.keys(READERS)

/** Reads one line. Case and spaces do not matter; whether the command is legal is for `decide` to say. */
export function parse(text: string, _view: State, _seat: Seat): BottleCommand | Rejection {
  const [verb = '', ...rest] = text.trim().split(/\s+/u)
  const name = verb.toLowerCase()
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (!reader)
    return reject('invalid-notation', `A line begins with one of: ${Object.keys(READERS).join(', ')}.`)
  const { type, ...fields } = reader.read(rest)
  const parsed = commands[type].safeParse(fields)
  if (parsed.success) return { type, ...parsed.data } as BottleCommand
  return reject('invalid-notation', `Write it like this: ${reader.like}`)
}

interface Reader {
  like: string
  read(args: string[]): { type: BottleCommand['type']; [field: string]: unknown }
}

/** Words too many become a field that no command has. */
const left = (more: readonly string[]) => (more.length ? { rest: more } : {})

const alone = (like: string, type: BottleCommand['type']): Reader => ({
  like,
  read: (more) => ({ type, ...left(more) }),
})

const YES: Readonly<Record<string, boolean>> = { yes: true, no: false }

const READERS: Readonly<Record<string, Reader>> = {
  ready: alone('ready', 'ready'),
  open: alone('open', 'openRound'),
  say: { like: 'say FOLD', read: ([word, ...more]) => ({ type: 'sayWord', word, ...left(more) }) },
  cover: alone('cover', 'cover'),
  initials: {
    like: 'initials t1 ARROW t2 RIVER y MOUSE d FOREST',
    read: (args) => ({
      type: 'sayInitials',
      words: args.flatMap((name, i) =>
        i % 2 ? [] : [{ die: LONG[name.toLowerCase()] ?? name, word: args[i + 1] }],
      ),
    }),
  },
  none: alone('none', 'sayNonExistent'),
  pass: alone('pass', 'pass'),
  vote: {
    like: 'vote 2 yes',
    read: ([claim = '', accept = '', ...more]) => ({
      type: 'voteWord',
      claim: /^\d$/.test(claim) ? Number(claim) : claim,
      accept: YES[accept.toLowerCase()],
      ...left(more),
    }),
  },
  think: alone('think', 'think'),
}
