import { type Rejection, reject } from '../../src/core/index.ts'
import { commands, type ToyCommand } from './commands.ts'

export function format(command: ToyCommand): string {
  switch (command.type) {
    case 'inscribe':
      return `motto ${command.text}`
    case 'commit':
      return `bid ${command.number}`
    case 'place':
      return `place ${command.card} ${command.lamp}`
    case 'show':
      return `show ${command.to}`
    case 'roll':
      return 'roll'
    case 'endTurn':
      return 'end'
  }
}

/** With what a line of notation begins. */
export const words = (): string[] => ['motto', ...Object.keys(moves)]

/** Reads one move; capitals and further spaces do not matter, except in the motto. */
export function parse(text: string): ToyCommand | Rejection {
  const motto = /^\s*motto (.+)$/isu.exec(text)?.[1]
  const [word = '', first = '', second = ''] = text.trim().toLowerCase().split(/\s+/u)
  const move = motto === undefined ? moves[word]?.(first, second) : { type: 'inscribe', text: motto }
  if (!move)
    return reject(
      'invalid-notation',
      `"${text.slice(0, 40)}" is none of: motto, ${Object.keys(moves).join(', ')}.`,
    )
  const { type, ...fields } = move
  const parsed = commands[type as ToyCommand['type']].safeParse(fields)
  if (!parsed.success) return reject('invalid-notation', `"${text.slice(0, 40)}" does not fit.`)
  return { type, ...parsed.data } as ToyCommand
}

const number = (digits: string) => (/^\d{1,9}$/u.test(digits) ? Number(digits) : null)

type Read = (first: string, second: string) => { type: string }

const moves: Readonly<Record<string, Read>> = Object.assign(Object.create(null), {
  bid: (n: string) => ({ type: 'commit', number: number(n) }),
  place: (card: string, lamp: string) => ({ type: 'place', card, lamp }),
  show: (to: string) => ({ type: 'show', to: number(to) }),
  roll: () => ({ type: 'roll' }),
  end: () => ({ type: 'endTurn' }),
})
