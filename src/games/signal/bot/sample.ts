import type { Context, OpenCommand, Rng, Seat } from '../../../core/index.ts'
import type { SignalCommand } from '../commands.ts'
import { stillPoints } from '../decide/abilities.ts'
import { oneApart, readTransmission } from '../decide/arrangements.ts'
import { waysOut } from '../decide/respond.ts'
import {
  arrangement,
  type Card,
  COLOURS,
  FACINGS_OF,
  HEIGHT,
  MOST_PIECES,
  type Piece,
  respond,
  SHAPES,
  SUPPLY,
  settled,
  TERMS,
  TOKENS,
  textOf,
  WIDTH,
} from '../material/index.ts'
import { expertsOf, type State, workOf } from '../state.ts'
import { neighbours } from './neighbours.ts'

/** One legal way, at random, to fill in an open command. */
export function sample(open: OpenCommand, view: State, _seat: Seat, { rng }: Context): SignalCommand {
  switch (open.type as SignalCommand['type']) {
    case 'chooseAlien':
      return { type: 'chooseAlien', card: EXAMPLE }
    case 'splitTokens':
      return { type: 'splitTokens', tokens: split(view, rng) }
    case 'useAbility': {
      if ('piece' in (open.schema.properties as object)) return stillPoint(view, rng)
      const sent = textOf(workOf(view)!.pieces)
      const pieces = changed(view, sent, rng, true)
      return { type: 'useAbility', ability: 'helpingHand', pieces }
    }
    case 'nameTerm':
      return { type: 'nameTerm', term: rng.pick(TERMS) }
    case 'sendVariant': {
      const sent = view.phase.kind === 'respond' ? view.phase.pieces : []
      return { type: 'sendVariant', pieces: changed(view, sent, rng) }
    }
    case 'rehearse': {
      const arrangements = Array.from({ length: 1 + rng.int(3) }, () => ({ pieces: scattered(view, rng) }))
      return { type: 'rehearse', arrangements }
    }
    case 'respond':
      return { type: 'respond', choices: choices(view, rng) }
    case 'respondFreely':
      return { type: 'respondFreely', pieces: textOf(rng.pick(waysOut(view)).end) }
    default:
      return { type: 'transmit', pieces: scattered(view, rng), number: view.number }
  }
}

function stillPoint(view: State, rng: Rng): SignalCommand {
  const claim = rng.pick(stillPoints(view).claims)
  return { type: 'useAbility', ability: 'stillPoint', ...(claim !== null && { piece: claim + 1 }) }
}

function split(view: State, rng: Rng) {
  const tokens = expertsOf(view).map((seat) => ({ seat, tokens: 0 }))
  for (let i = 0; i < TOKENS; i++) rng.pick(tokens).tokens += 1
  return tokens
}

/** Some arrangement that may be sent, at random. */
export function scattered(view: State, rng: Rng): string[] {
  for (;;) {
    const pieces = settled(Array.from({ length: rng.int(MOST_PIECES + 1) }, (_, id) => anyPiece(rng, id)))
    const counted = pieces.filter((piece, i) => pieces.slice(0, i).filter(like(piece)).length < SUPPLY)
    const texts = textOf(settled(counted))
    if (Array.isArray(readTransmission(view, texts))) return rng.shuffle(texts)
  }
}

const like = (piece: Piece) => (other: Piece) => other.colour === piece.colour && other.shape === piece.shape

function anyPiece(rng: Rng, id: number): Piece {
  const shape = rng.pick(SHAPES)
  const facings = FACINGS_OF[shape]
  const lying = facings.length ? { facing: rng.pick(facings) } : {}
  return { colour: rng.pick(COLOURS), shape, ...lying, x: rng.int(WIDTH), y: rng.int(HEIGHT), z: 9, id }
}

function changed(view: State, sent: readonly string[], rng: Rng, moved = false): string[] {
  const before = arrangement(sent)
  for (let tries = 0; tries < 30; tries++) {
    const next = [...rng.pick(neighbours(sent))]
    const pieces = readTransmission(view, next)
    if (Array.isArray(pieces) && oneApart(before, pieces, moved)) return next
  }
  return [...sent]
}

/** Choices one after another, each at random; where a promise forbids them, some that keep it. */
function choices(view: State, rng: Rng): number[] {
  const { pieces, rules, habit } = workOf(view)!
  const script: number[] = []
  for (;;) {
    const next = respond(pieces, rules, script, habit).points[script.length]
    if (!next) break
    script.push(rng.int(next.options.length))
  }
  return view.armed.some(({ ability }) => ability === 'stillPoint') ? rng.pick(waysOut(view)).script : script
}

/** A card of one's own as an example: easy, and in none of the boxes. */
const EXAMPLE: Card = {
  name: 'Echo',
  theme: ['What is said comes back.'],
  goalText: 'Two white discs that touch, and nothing else.',
  goal: { pattern: ['Wd 0,0', 'Wd 1,0'], rotate: true },
  rounds: [
    {
      title: 'Call',
      rules: [
        {
          text: 'One black disc turns white.',
          rule: { op: 'become', which: { colour: 'B', shape: 'disc' }, count: 1, colour: 'W' },
        },
      ],
    },
    {
      title: 'Fade',
      rules: [{ text: 'No cube remains.', rule: { op: 'remove', which: { shape: 'cube' } } }],
    },
    {
      title: 'Drift',
      rules: [
        {
          text: 'A white piece drifts to the right.',
          rule: { op: 'move', which: { colour: 'W' }, count: 1, towards: 'E', steps: 1 },
        },
      ],
    },
  ],
}
