import { el, group, type Picture, type Svg, type Viewer } from '../../core/index.ts'
import { type Condition, DIAMONDS, type Lying, type Roll } from './material.ts'
import { wanted } from './prompts.ts'
import { lettersOf, type State, stands } from './state.ts'

const WIDTH = 720
const TABLE = 300
const ROW = 46

const INK = '#16324a'
const SOFT = '#5f7486'
const SAND = '#f3e7cf'
const SEA = '#cfe6ea'
const GLASS = '#e9f6f1'
const GEM = '#1aa3b8'
const ALARM = '#b3402a'

const PAINT: Readonly<Record<Lying['die'], { fill: string; ink: string }>> = {
  turquoise1: { fill: '#2bb5b0', ink: '#ffffff' },
  turquoise2: { fill: '#2bb5b0', ink: '#ffffff' },
  yellow: { fill: '#f4c531', ink: '#3a2f00' },
  darkBlue: { fill: '#1d3f7a', ink: '#ffffff' },
}

const EFFECT: Readonly<Record<Condition, [string, string]>> = {
  classic: ['ALL', 'letters'],
  'yellow-inside': ['·Y·', 'yellow inside'],
  initials: ['A… B…', 'initials'],
  'first-last': ['A…Z', 'first and last'],
}

/** The bottle, the diamonds and what the viewer may know of the round. */
export function picture(view: State, viewer: Viewer): Picture {
  const height = TABLE + view.diamonds.length * ROW + 16
  const line = status(view, viewer)
  return {
    width: WIDTH,
    height,
    title: `Message in a Bottle: ${line}`,
    body: [
      el('rect', { width: WIDTH, height, fill: SAND }),
      el('rect', { width: WIDTH, height: TABLE - 12, fill: SEA }),
      text(18, 36, 24, 'Message in a Bottle', { 'font-weight': 700 }),
      text(
        18,
        60,
        14,
        `Round ${view.round} · ${Math.max(0, view.supply)} of ${DIAMONDS} diamonds on the table`,
        {
          fill: SOFT,
        },
      ),
      bottle(view, lyingFor(view, viewer)),
      text(18, 258, 16, clipped(line, 72), { 'font-weight': 600 }),
      text(18, 279, 13, clipped(second(view, viewer), 100), { fill: SOFT }),
      ...view.diamonds.map((_, seat) => group(12, TABLE + seat * ROW, row(view, seat, viewer))),
    ],
  }
}

const text = (
  x: number,
  y: number,
  size: number,
  content: string,
  more: Record<string, string | number> = {},
): Svg => el('text', { x, y, 'font-size': size, fill: INK, ...more }, content)

/** No more than fits on a line: words may be long, and many may be voted on. */
const clipped = (line: string, most: number): string =>
  line.length > most ? `${line.slice(0, most - 1)}…` : line

/** The letters that this viewer may see: in a sealed round its own, once it has opened. */
function lyingFor({ phase, roll }: State, viewer: Viewer): Roll | null {
  if (phase.kind === 'sealed') return phase.opened.find(({ seat }) => seat === viewer)?.roll ?? null
  return phase.kind === 'rolled' ? null : roll
}

/** What was left of a countdown when the last thing happened: a picture has no clock. */
function left(view: State, until: number): string {
  const seconds = Math.max(0, until - view.at) / 1000
  if (seconds < 120) return `${Number(seconds.toFixed(1))} s`
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`
}

function status(view: State, viewer: Viewer): string {
  const { phase } = view
  switch (phase.kind) {
    case 'closed':
      return phase.until === null
        ? 'The next roll comes when all are ready'
        : `Next roll in ${left(view, phase.until)}`
    case 'rolled':
      return `The bottle is shaken: letters in ${left(view, phase.until)}`
    case 'open':
      return `Say a word! ${left(view, phase.until)} left`
    case 'challenge':
      return `Seat ${phase.seat}: no such word! ${left(view, phase.until)} left`
    case 'tie':
      return `Seat ${phase.claims.map(({ seat }) => seat).join(', ')} has said a word`
    case 'leading': {
      const [first] = phase.leaders
      return `${first!.words.join(' ')} (${lettersOf(first!)}) leads, ${left(view, phase.until)} left`
    }
    case 'cover':
      return `Seat ${phase.seat} has a hand on the bottle, ${left(view, phase.until)} left`
    case 'vote':
      return `Vote, ${left(view, phase.until)} left: ${phase.claims.map(({ words }) => words.join(' ')).join(', ')}`
    case 'sealed': {
      const all = `Each in its own time, ${left(view, phase.until)} left`
      const own = phase.opened.find(({ seat }) => seat === viewer)?.until ?? null
      const answered = phase.answers.some(({ seat }) => seat === viewer)
      return own === null || answered ? all : `Your answer, ${left(view, own)} left`
    }
    case 'over':
      return 'The match is over'
  }
}

/** What is asked for; while there is nothing to see, how the round before ended. */
function second(view: State, viewer: Viewer): string {
  const { phase, shown } = view
  const lying = lyingFor(view, viewer)
  const playing = phase.kind !== 'closed' && phase.kind !== 'over'
  if (playing && lying) return wanted(lying).en
  if (!shown) return ''
  const { winners, claims, solutions, solvable } = shown
  const won = winners.map((seat) => {
    const said = claims.findLast((one) => one.seat === seat)
    return `seat ${seat}${said ? ` with ${said.words.join(' ')}` : ''}`
  })
  const award = won.length ? `Diamonds: ${won.join(', ')}. ` : 'No diamond was won. '
  const possible = solutions.length ? `Possible: ${solutions.join(', ')}` : ''
  return `${award}${possible}${solvable === false ? 'The list knows no such word.' : ''}`
}

function bottle(view: State, lying: Roll | null): Svg {
  const covered = view.phase.kind === 'cover'
  return group(
    60,
    84,
    el('path', {
      d: 'M0 26 Q0 0 26 0 H400 Q440 0 470 44 H556 V100 H470 Q440 144 400 144 H26 Q0 144 0 118 Z',
      fill: GLASS,
      stroke: '#6aa79a',
      'stroke-width': 3,
    }),
    el('rect', { x: 556, y: 40, width: 30, height: 64, rx: 5, fill: '#b98a56' }),
    ...(lying
      ? dice(view, lying)
      : [
          text(214, 84, 22, view.phase.kind === 'sealed' ? 'not opened yet' : 'shake, shake …', {
            'text-anchor': 'middle',
            fill: SOFT,
          }),
        ]),
    ...(covered ? hand : []),
  )
}

/** Four fingers over the upper edge of the bottle. */
const hand: readonly Svg[] = [0, 1, 2, 3].map((finger) =>
  el('rect', {
    x: 190 + finger * 34,
    y: -22 + (finger % 3 ? 0 : 6),
    width: 30,
    height: 54,
    rx: 15,
    fill: '#e0a987',
    stroke: '#a9714f',
    'stroke-width': 2,
  }),
)

const FARTHEST = 6

/** The nearer to the neck, the farther to the right; dice that lie equally far stand side by side anyway. */
function dice(view: State, { condition, dice: all }: Roll): Svg[] {
  const effects = view.options.mode === 'effects' || view.options.mode === 'party'
  const far = condition === 'first-last'
  const order = far ? [...all].sort((a, b) => (b.distance ?? FARTHEST) - (a.distance ?? FARTHEST)) : [...all]
  const left = effects ? 128 : 40
  return [
    ...(effects ? [effectDie(condition)] : []),
    ...order.map((die, i) => group(left + i * 78, 40, letterDie(die, far))),
  ]
}

function letterDie({ die, letter, distance }: Lying, far: boolean): Svg {
  const { fill, ink } = PAINT[die]
  return group(
    0,
    0,
    el('rect', { width: 62, height: 62, rx: 11, fill, stroke: '#ffffff', 'stroke-width': 2 }),
    text(31, 44, 36, letter, { 'text-anchor': 'middle', 'font-weight': 700, fill: ink }),
    ...(far ? [text(31, 80, 12, `${distance} from neck`, { 'text-anchor': 'middle', fill: SOFT })] : []),
  )
}

function effectDie(condition: Condition): Svg {
  const [sign, what] = EFFECT[condition]
  return group(
    24,
    40,
    el('rect', { width: 84, height: 62, rx: 11, fill: '#ffffff', stroke: INK, 'stroke-width': 2 }),
    text(42, 34, 19, sign, { 'text-anchor': 'middle', 'font-weight': 700 }),
    text(42, 52, 11, what, { 'text-anchor': 'middle', fill: SOFT }),
  )
}

function row(view: State, seat: number, viewer: Viewer): Svg {
  const count = view.diamonds[seat]!
  const mark = standing(view, seat)
  return group(
    0,
    0,
    el('rect', {
      width: WIDTH - 24,
      height: ROW - 6,
      rx: 8,
      fill: '#fffaf0',
      stroke: mark.strong ? ALARM : '#dac9a4',
      'stroke-width': mark.strong ? 2 : 1,
    }),
    text(14, 26, 16, `Seat ${seat}${seat === viewer ? ' (you)' : ''}`, { 'font-weight': 700 }),
    ...Array.from({ length: view.options.target }, (_, i) => diamond(150 + i * 28, i < count)),
    text(150 + view.options.target * 28 + 8, 26, 16, String(count), { 'font-weight': 700 }),
    text(WIDTH - 40, 26, 14, mark.says, { 'text-anchor': 'end', fill: mark.strong ? ALARM : SOFT }),
  )
}

const diamond = (x: number, won: boolean): Svg =>
  el('path', {
    d: `M${x} 20 l10 -11 l10 11 l-10 11 z`,
    fill: won ? GEM : 'none',
    stroke: won ? '#0c6d7c' : '#cdbd98',
    'stroke-width': 1.5,
  })

/** What there is to say of a seat in this round. */
function standing(view: State, seat: number): { says: string; strong: boolean } {
  const { phase } = view
  const quiet = (says: string) => ({ says, strong: false })
  if (phase.kind === 'closed') return quiet(phase.ready.includes(seat) ? 'ready' : '')
  if (phase.kind === 'over') return quiet(view.shown?.winners.includes(seat) ? 'won the last round' : '')
  if (view.out.includes(seat)) return { says: 'out for this round', strong: true }
  if (phase.kind === 'sealed') {
    if (phase.answers.some((one) => one.seat === seat)) return quiet('has answered')
    return quiet(phase.opened.some((one) => one.seat === seat) ? 'has opened the round' : '')
  }
  if (view.passed.includes(seat)) return quiet('passes')
  if (phase.kind === 'vote' && phase.claims.some((one) => one.seat === seat))
    return quiet('waits for the vote')
  if (phase.kind === 'cover' && phase.seat === seat) return quiet('covers the bottle')
  if (stands(view, seat)) return quiet(phase.kind === 'challenge' ? 'no such word' : 'has said a word')
  return quiet(view.thinking.some((one) => one.seat === seat) ? 'thinks' : '')
}
