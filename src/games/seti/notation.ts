import type { Rejection, Seat } from '../../core/index.ts'
import { commands, reject, type SetiCommand } from './commands.ts'
import { MOONS, PLANETS, type Target } from './material/index.ts'
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
      return `move ${command.from} ${command.to}`
    case 'placeData':
      return command.row === 'top' ? `data top ${command.column}` : `data ${command.column}`
    case 'completeMission':
      return `mission ${command.card}`
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

/** Reads such a line; what is no command's name is taken for an answer. */
export function parse(text: string, view: State, seat: Seat): SetiCommand | Rejection {
  const [word = '', a, b, ...rest] = text.trim().toLowerCase().split(/\s+/)
  const known = Object.hasOwn(WORDS, word)
  const read = rest.length || !known ? undefined : WORDS[word]?.(a, b, view, seat)
  if (read) {
    const { type, ...fields } = read
    const schema = commands[type as SetiCommand['type']]
    const parsed = schema?.safeParse(fields)
    if (parsed?.success) return { type, ...parsed.data } as SetiCommand
  }
  const way = text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const answer = commands.choose.safeParse({ way })
  return answer.success && !known
    ? { type: 'choose', way }
    : reject('invalid-notation', `Write for example: ${EXAMPLES}.`)
}

const EXAMPLES = 'scan; orbit mars; land titan; play 38; move r1s5 r2s5; data top; end; vega; card 2'

type Read = { type: string; [field: string]: unknown }

const alone = (type: string) => (a?: string) => (a === undefined ? { type } : undefined)
const withCard = (type: string) => (card?: string, more?: string) =>
  more === undefined ? { type, card } : undefined

const WORDS: Readonly<
  Record<string, (a: string | undefined, b: string | undefined, view: State, seat: Seat) => Read | undefined>
> = {
  scan: alone('scan'),
  analyze: alone('analyze'),
  research: alone('research'),
  pass: alone('pass'),
  end: alone('endTurn'),
  buy: alone('buyCard'),
  // Two words are also answers; a main action and such a question never come together.
  launch: (a, _, view) =>
    a !== undefined
      ? undefined
      : view.agenda[0]?.do === 'scanStep'
        ? { type: 'choose', way: 'launch' }
        : { type: 'launch' },
  move: (from, to) => (from === undefined ? { type: 'choose', way: 'move' } : { type: 'move', from, to }),
  orbit: (planet, more, view) =>
    view.agenda[0]?.do === 'orbitOrLand'
      ? { type: 'choose', way: `orbit ${planet}` }
      : more === undefined
        ? { type: 'orbit', planet }
        : undefined,
  land: (place, more, view) => {
    if (view.agenda[0]?.do === 'orbitOrLand') return { type: 'choose', way: `land ${place}` }
    if (place === undefined || more !== undefined) return undefined
    const moon = MOONS.find((one) => one === place)
    if (!moon) return { type: 'land', planet: place }
    const planet = (Object.keys(PLANETS) as Target[]).find((id) =>
      PLANETS[id].moons.some((one) => one.id === moon),
    )
    return { type: 'land', planet, moon }
  },
  play: withCard('playCard'),
  mission: withCard('completeMission'),
  corner: withCard('corner'),
  exchange: (give, get) => ({ type: 'exchange', give, get }),
  data: (row, column, view, seat) => {
    if (view.agenda[0]?.do === 'landOn') return { type: 'choose', way: `data ${row}` }
    if (row !== 'top')
      return column === undefined ? { type: 'placeData', row: 'bottom', column: Number(row) } : undefined
    const next = view.players[seat]!.computer.top + 1
    return { type: 'placeData', row, column: column === undefined ? next : Number(column) }
  },
}
