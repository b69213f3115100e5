import { el, group, type Picture, type Svg, type Viewer } from '../../../core/index.ts'
import { ROUNDS, SECTORS } from '../material/index.ts'
import { heads, type State } from '../state/index.ts'
import { cardRow, ownCards } from './cards.ts'
import { bold, GOLD, MARGIN, NIGHT, soft, text, WIDTH, wrapped } from './paint.ts'
import { PLANETS_HEIGHT, planetBoard } from './planets.ts'
import { playerPanel } from './player.ts'
import { SCORE_HEIGHT, scoreTrack } from './score.ts'
import { SECTOR_HEIGHT, SECTOR_WIDTH, sectorBox, sectorPlace } from './sectors.ts'
import { solarSystem } from './solar.ts'
import { speciesBoards } from './species.ts'
import { GOLD_WIDTH, goldTiles, TECHS_HEIGHT, techBoard } from './techs.ts'

const HEAD = 58
const GAP = 8
const LEGEND =
  'VP points · cr credits · en energy · pub publicity · exo exofossils · d data · card: from row or deck · deck card: from the deck · alien: a card of the species · letter of a card: colour of its signal · N neutral marker · ∞ any number of markers · ○ to be covered or fulfilled'

/**
 * The table as the viewer may see it, from the sky down to the seats: units are pixels at a width of 1000,
 * the height follows what lies there. Nothing is drawn that is not in the view.
 */
export function picture(view: State, viewer: Viewer): Picture {
  const species = speciesBoards(view)
  const row = cardRow(view)
  const seats = view.players.map((_, i) => i)
  // The viewer's own side comes first, then the others clockwise.
  const order = viewer === 'spectator' ? seats : seats.map((i) => (viewer + i) % seats.length)
  const blocks = [
    { height: SCORE_HEIGHT, drawn: scoreTrack(view) },
    { height: 4 * (SECTOR_HEIGHT + GAP) - GAP, drawn: sky(view) },
    {
      height: TECHS_HEIGHT,
      drawn: group(0, 0, techBoard(view), group(WIDTH - 2 * MARGIN - GOLD_WIDTH, 0, goldTiles(view))),
    },
    { height: PLANETS_HEIGHT, drawn: planetBoard(view) },
    species,
    row,
    ...(viewer === 'spectator' ? [] : ownCards(view, viewer)),
    ...order.map((seat) => playerPanel(view, seat, viewer)),
  ]
  let y = HEAD
  const body = blocks.map(({ height, drawn }): Svg => {
    const placed = group(MARGIN, y, drawn)
    y += height + GAP
    return placed
  })
  const legend = wrapped(LEGEND, WIDTH - 2 * MARGIN, 11)
  const height = y + 5 + legend.length * 14
  return {
    width: WIDTH,
    height,
    title: `SETI: ${status(view)}`,
    body: [
      el('rect', { width: WIDTH, height, fill: NIGHT }),
      head(view, viewer),
      ...body,
      ...legend.map((line, i) => soft(MARGIN + 2, y + 8 + i * 14, 11, line)),
    ],
  }
}

function status(view: State): string {
  if (view.over) {
    const most = Math.max(...view.players.map(({ score }) => score))
    const best = view.players.flatMap(({ score }, seat) => (score === most ? [`seat ${seat}`] : []))
    return `the match is over: ${best.join(' and ')} with ${most} points`
  }
  if (view.round === 0) return 'the first income is being chosen'
  const waiting = [...new Set(heads(view).map(({ effect }) => effect.seat))]
  const others = waiting.filter((seat) => seat !== view.turn.seat)
  const answer = others.length > 0 ? `, waiting for seat ${others.join(', ')}` : ''
  return `round ${view.round} of ${ROUNDS}, turn of seat ${view.turn.seat}${answer}`
}

function head(view: State, viewer: Viewer): Svg {
  const line = status(view)
  const passed = view.passed.length > 0 && !view.over ? ` · passed: ${view.passed.join(', ')}` : ''
  return group(
    MARGIN,
    0,
    bold(2, 28, 24, 'SETI'),
    text(2, 49, 14, `${line.charAt(0).toUpperCase()}${line.slice(1)}${passed}`, { fill: GOLD }),
    soft(WIDTH - 2 * MARGIN - 2, 28, 14, viewer === 'spectator' ? 'Spectator' : `You are seat ${viewer}`, {
      'text-anchor': 'end',
    }),
    soft(WIDTH - 2 * MARGIN - 2, 49, 13, `Next rotation: disc ${view.solar.next + 1}`, {
      'text-anchor': 'end',
    }),
  )
}

/** The solar system in the middle, four sectors on either side. */
function sky(view: State): Svg {
  const right = WIDTH - 2 * MARGIN - SECTOR_WIDTH
  const sectors = Array.from({ length: SECTORS }, (_, sector) => {
    const { left, row } = sectorPlace(sector)
    return group(left ? 0 : right, row * (SECTOR_HEIGHT + GAP), sectorBox(view, sector))
  })
  return group(
    0,
    0,
    ...sectors,
    group(WIDTH / 2 - MARGIN, (4 * (SECTOR_HEIGHT + GAP) - GAP) / 2, solarSystem(view)),
  )
}
