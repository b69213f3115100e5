import { el, group, type Picture, type Svg, type Viewer } from '../../core/index.ts'
import { type Cipher, colourOf, LETTERS, type Letter } from './material/index.ts'
import { pointsOf } from './score.ts'
import { type Side, type SideName, type State, sideOf } from './state.ts'

const WIDTH = 880
const HEAD = 82
const CONSOLE = 128
const CARD = 196
const ROW = 24

const NIGHT = '#141a33'
const PANEL = '#1f2748'
const INK = '#eef1ff'
const SOFT = '#9aa5d1'
const GOLD = '#f2c14e'
const COLOURS = { green: '#3a9d5d', black: '#4b5160', red: '#c8453b' } as const

/** The table as the viewer may see it: cipher and letters, what was sent, and the cards. */
export function picture(view: State, viewer: Viewer): Picture {
  const rows = view.rounds + 2
  const block = 34 + rows * ROW + CARD
  const height = HEAD + CONSOLE + view.teams.length * (block + 12) + 8
  return {
    width: WIDTH,
    height,
    title: `A Message From the Stars: ${status(view)}`,
    body: [
      el('rect', { width: WIDTH, height, fill: NIGHT }),
      head(view, viewer),
      group(16, HEAD, letterConsole(view)),
      ...view.teams.map((_, team) =>
        group(16, HEAD + CONSOLE + team * (block + 12), teamPanel(view, team, viewer, rows, block)),
      ),
    ],
  }
}

function status({ phase, rounds, over }: State): string {
  switch (phase.kind) {
    case 'alienTransmits':
      return `round ${phase.round} of ${rounds}, a word from the Alien is awaited`
    case 'scientistsTransmit':
      return `round ${phase.round} of ${rounds}, a word from the Scientists is awaited`
    case 'alienGuesses':
      return 'the Alien guesses the Scientists’ words'
    case 'scientistsGuess':
      return 'the Scientists guess the Alien’s words'
    case 'cipherGuess':
      return 'the Scientists guess the cipher'
    case 'over':
      return over === 'left' ? 'lost, for a side has nobody left' : 'the match is over'
  }
}

const text = (
  x: number,
  y: number,
  size: number,
  content: string,
  more: Record<string, string | number> = {},
) => el('text', { x, y, 'font-size': size, fill: INK, ...more }, content)

function head(view: State, viewer: Viewer): Svg {
  const line = status(view)
  const who =
    viewer === 'spectator'
      ? 'Spectator'
      : `Seat ${viewer}: ${sideOf(view, viewer) === 'alien' ? 'Alien' : 'Scientist'}`
  return group(
    16,
    0,
    text(0, 36, 25, 'A Message From the Stars', { 'font-weight': 700 }),
    text(0, 62, 15, line.charAt(0).toUpperCase() + line.slice(1), { fill: GOLD }),
    text(WIDTH - 32, 36, 15, who, { 'text-anchor': 'end', fill: SOFT }),
  )
}

/** The 26 letters in their colours, and the six of the cipher for who knows them. */
function letterConsole({ cipher }: State): Svg {
  const groups: readonly (readonly [string, readonly (Letter | null)[]])[] = [
    ['Trust +1', cipher?.trust ?? [null, null, null]],
    ['Amplify ×2', cipher?.amplify ?? [null, null]],
    ['Suspicion −', cipher ? [cipher.suspicion] : [null]],
  ]
  const known = cipher ? [...cipher.trust, ...cipher.amplify, cipher.suspicion] : []
  let x = 0
  const slots = groups.flatMap(([name, letters]) => {
    const at = x
    x += letters.length * 38 + 70
    return [
      text(at, 12, 12, name, { fill: SOFT }),
      ...letters.map((letter, i) => group(at + i * 38, 20, tile(letter, 34))),
    ]
  })
  return group(
    0,
    0,
    ...slots,
    ...LETTERS.map((letter, i) =>
      group(i * 32.5, 74, tile(letter, 29, cipher && !known.includes(letter) ? 0.45 : 1)),
    ),
  )
}

function tile(letter: Letter | null, size: number, opacity = 1): Svg {
  return el(
    'g',
    { opacity },
    el('rect', {
      width: size,
      height: size,
      rx: 6,
      fill: letter ? COLOURS[colourOf(letter)] : PANEL,
      stroke: letter ? '#ffffff55' : SOFT,
    }),
    text(size / 2, Math.round(size * 0.7), Math.round(size * 0.55), letter ?? '?', {
      'text-anchor': 'middle',
      'font-weight': 700,
      fill: letter ? INK : SOFT,
    }),
  )
}

function teamPanel(view: State, team: number, viewer: Viewer, rows: number, block: number): Svg {
  const { alien, scientists, cipherGuess } = view.teams[team]!
  const { total } = pointsOf(view, team)
  const name = view.teams.length > 1 ? `Team ${team}` : 'Transmissions'
  const half = (WIDTH - 32) / 2
  const mine = (side: SideName) =>
    viewer !== 'spectator' && view.seats[viewer]?.team === team && sideOf(view, viewer) === side
      ? ' (you)'
      : ''
  return group(
    0,
    0,
    el('rect', { width: WIDTH - 32, height: block, rx: 12, fill: PANEL }),
    text(14, 24, 16, name, { 'font-weight': 700 }),
    ...(cipherGuess.guess
      ? [text(half + 8, 24, 13, `Cipher guess ${inGroups(cipherGuess.guess)}`, { fill: SOFT })]
      : []),
    text(WIDTH - 46, 24, 15, `${total} of 12 points`, { 'text-anchor': 'end', fill: GOLD }),
    group(14, 50, column(view, alien, `Alien${mine('alien')}`)),
    group(half + 8, 50, column(view, scientists, `Scientists${mine('scientists')}`)),
    group(14, 34 + rows * ROW, messageCard(alien, 'Alien’s message', scientists.guess.picks)),
    group(half + 8, 34 + rows * ROW, messageCard(scientists, 'Scientists’ message', alien.guess.picks)),
  )
}

const inGroups = ({ trust, amplify, suspicion }: Cipher): string =>
  [trust.join(' '), amplify.join(' '), suspicion].join(' · ')

const INSIDE = (WIDTH - 32) / 2 - 24

/** Words and scores of one side, a line per round. */
function column({ rounds }: State, { transmissions }: Side, name: string): Svg {
  const lines = Array.from({ length: rounds }, (_, i) => {
    const sent = transmissions.find(({ round }) => round === i + 1)
    const said = !sent
      ? '—'
      : sent.status === 'skipped'
        ? 'nothing sent'
        : (sent.word ?? 'sent, not yours to see')
    const word = said.length > 30 ? `${said.slice(0, 29)}…` : said
    return group(
      0,
      ROW * (i + 1),
      text(0, 0, 13, `${i + 1}`, { fill: SOFT }),
      text(20, 0, 15, word, sent?.word ? { 'font-weight': 600 } : { fill: SOFT }),
      ...(sent && sent.score !== null
        ? [
            text(INSIDE, 0, 16, String(sent.score).replace('-', '−'), {
              'text-anchor': 'end',
              'font-weight': 700,
              fill: GOLD,
            }),
          ]
        : []),
    )
  })
  return group(0, 0, text(0, 0, 13, name, { fill: SOFT }), ...lines)
}

/** Longer words are set smaller, so that none runs into the next column. */
const LONG = 11

/** A message card with its chosen words marked; what the other side picked is underlined. */
function messageCard({ card, dice }: Side, name: string, guess: readonly number[] | null): Svg {
  const frame = el('rect', { width: INSIDE, height: CARD - 16, rx: 10, fill: '#2a3460' })
  if (!card)
    return group(
      0,
      0,
      frame,
      text(12, 24, 13, name, { fill: SOFT }),
      text(12, 96, 15, 'face down', { fill: SOFT }),
    )
  const [first, second] = inTwo(card.sentence.replace(/\{(\d)\}/g, '($1)'))
  const cells = card.columns.flatMap((words, x) =>
    words.map((word, y) => {
      const rolled = dice?.[x] === y + 1
      const picked = guess?.[x] === y + 1
      return text(14 + x * 130, 74 + y * 18, word.length > LONG ? 12 : 14, `${y + 1} ${word}`, {
        fill: rolled ? GOLD : INK,
        'font-weight': rolled ? 700 : 400,
        ...(picked && { 'text-decoration': 'underline' }),
      })
    }),
  )
  const rolls = `${name}${dice ? `, dice ${dice.join(' ')}` : ''}${guess ? ', guess underlined' : ''}`
  return group(
    0,
    0,
    frame,
    text(12, 20, 12, rolls, { fill: SOFT }),
    text(12, 38, 13, first),
    text(12, 54, 13, second),
    ...cells,
  )
}

/** A sentence on two lines of about the same length. */
function inTwo(sentence: string): [string, string] {
  if (sentence.length < 56) return [sentence, '']
  const cut = sentence.lastIndexOf(' ', 56)
  return [sentence.slice(0, cut), sentence.slice(cut + 1)]
}
