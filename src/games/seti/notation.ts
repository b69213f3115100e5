import type { Rejection, Seat } from '../../core/index.ts'
import { type CommandType, commands, reject, type SetiCommand } from './commands.ts'
import { asked } from './decide/ops/index.ts'
import { PLANETS, TARGETS } from './material/index.ts'
import type { State } from './state/index.ts'

/** A command as a line of text; an answer is its own key. */
export function format(command: SetiCommand): string {
  switch (command.type) {
    case 'choose':
      return command.way
    case 'orbit':
      return `orbit ${command.planet}`
    case 'land':
      return `land ${command.moon ?? command.planet}`
    case 'playCard':
      return `play ${command.card}`
    case 'endTurn':
      return 'end'
    case 'move':
      return `move ${command.capsule ?? command.from} ${command.to}`
    case 'placeData':
      return command.row === 'top' ? 'data' : `data ${command.column}`
    case 'completeMission':
      return `mission ${command.card}`
    case 'deliver':
      return `deliver ${command.card}`
    case 'corner':
      return `corner ${command.card}`
    case 'exchange':
      return `exchange ${command.give} ${command.get}`
    case 'buyCard':
      return 'buy'
    default:
      return command.type
  }
}

/** With what a line of notation begins, answers aside that are their own key. */
export const words = (): string[] => Object.keys(WORDS)

/** Reads such a line: an answer that is offered comes first, then commands, then any other answer. */
export function parse(text: string, view: State, seat: Seat): SetiCommand | Rejection {
  const way = text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  if (asked(view, seat).some(({ ways }) => ways.some(({ key }) => key === way)))
    return { type: 'choose', way }
  const [word = '', a, b, ...rest] = way.split(' ')
  const known = Object.hasOwn(WORDS, word)
  const read = known && !rest.length ? WORDS[word]!(a, b, view, seat) : undefined
  if (read) {
    const { type, ...fields } = read
    const parsed = commands[type].safeParse(fields)
    if (parsed.success) return { type, ...parsed.data } as SetiCommand
  }
  const answer = commands.choose.safeParse({ way })
  return answer.success && !known
    ? { type: 'choose', way }
    : reject('invalid-notation', `Write for example: ${EXAMPLES}.`)
}

const EXAMPLES = 'scan; orbit mars; land titan; play 38; move r1s5 r2s5; data; end; vega; card 2'

type Read = { type: CommandType; [field: string]: unknown }

const alone =
  (type: CommandType) =>
  (a?: string): Read | undefined =>
    a === undefined ? { type } : undefined
const withCard =
  (type: CommandType) =>
  (card?: string, more?: string): Read | undefined =>
    more === undefined ? { type, card } : undefined

const WORDS: Readonly<
  Record<string, (a: string | undefined, b: string | undefined, view: State, seat: Seat) => Read | undefined>
> = {
  launch: alone('launch'),
  scan: alone('scan'),
  analyze: alone('analyze'),
  research: alone('research'),
  pass: alone('pass'),
  end: alone('endTurn'),
  buy: alone('buyCard'),
  play: withCard('playCard'),
  mission: withCard('completeMission'),
  deliver: withCard('deliver'),
  corner: withCard('corner'),
  // A capsule is called by its number.
  move: (from, to, view) => {
    const capsule = view.own.mascamites?.capsules.find(({ number }) => `${number}` === from)
    return capsule
      ? { type: 'move', from: capsule.at, to, capsule: capsule.number }
      : { type: 'move', from, to }
  },
  exchange: (give, get) => ({ type: 'exchange', give, get }),
  orbit: (planet, more) => (more === undefined ? { type: 'orbit', planet } : undefined),
  land: (place, more) => {
    if (more !== undefined) return undefined
    const planet = TARGETS.find((id) => PLANETS[id].moons.some((moon) => moon.id === place))
    return planet ? { type: 'land', planet, moon: place } : { type: 'land', planet: place }
  },
  // The next space of the top row, or the lower space of a column.
  data: (column, more, view, seat) => {
    if (more !== undefined) return undefined
    if (column !== undefined) return { type: 'placeData', row: 'bottom', column: Number(column) }
    return { type: 'placeData', row: 'top', column: Math.min(6, view.players[seat]!.computer.top + 1) }
  },
}
