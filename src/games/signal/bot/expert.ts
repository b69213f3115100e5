import type { Context, Rng, Seat } from '../../../core/index.ts'
import type { SignalCommand } from '../commands.ts'
import { callable } from '../decide/abilities.ts'
import { readTransmission } from '../decide/arrangements.ts'
import {
  arrangement,
  FACINGS_OF,
  type Goal,
  isGoal,
  onMat,
  outcomes,
  type Piece,
  type Rule,
  SHAPES,
  settled,
  TERMS,
  textOf,
  variants,
} from '../material/index.ts'
import { mayTransmit, type State } from '../state.ts'
import { hypotheses } from './hypotheses.ts'
import { neighbours } from './neighbours.ts'
import { sample, scattered } from './sample.ts'

/** An Expert that answers what it is asked, and sends what it thinks likely to succeed. */
export function playExpert(view: State, seat: Seat, c: Context): SignalCommand {
  const { rng } = c
  switch (view.question?.ability) {
    case 'dictionary':
      return { type: 'nameTerm', term: rng.pick(TERMS) }
    case 'rehearsal':
      return sample({ type: 'rehearse', schema: {} }, view, seat, c)
    case 'secondVoice':
      return sample({ type: 'sendVariant', schema: {} }, view, seat, c)
  }
  if (mayTransmit(view, seat)) return { type: 'transmit', pieces: compose(view, rng), number: view.number }
  const [ability] = callable(view)
  if (ability) return { type: 'callAbility', ability }
  return sample({ type: 'splitTokens', schema: {} }, view, seat, c)
}

/** First a mat of many different pieces, to see the rule at work; then what fits the guesses best (R54). */
function compose(view: State, rng: Rng): string[] {
  const legal = (texts: readonly string[]) => Array.isArray(readTransmission(view, texts))
  const { goal } = view.front!
  const now = view.exchanges.filter(({ round }) => round === view.round)
  const known = knownRules(view)
  const guesses = hypotheses(known, now)
  if (!guesses.length && now.length % 2 === 0) {
    const texts = probe(goal, rng)
    if (legal(texts)) return texts
  }
  const sent = new Set(now.map(({ pieces }) => pieces.join(' ')))
  const options = [...tries(goal, rng), ...now.slice(-1).flatMap(({ pieces }) => neighbours(pieces))].filter(
    (texts) => !sent.has(texts.join(' ')),
  )
  const found = guesses.length
    ? best(options.slice(0, LOOKED_AT).filter(legal), known, guesses, goal)
    : undefined
  return found ?? rng.shuffle(options).find(legal) ?? scattered(view, rng)
}

/** A guess at the rules of each round that was won, one after the other. */
function knownRules({ exchanges, round }: State): Rule[] {
  const known: Rule[] = []
  for (let past = 1; past < round; past++) {
    const [guess] = hypotheses(
      known,
      exchanges.filter((one) => one.round === past),
    )
    if (guess) known.push(guess)
  }
  return known
}

/** Arrangements that are looked at under each guess. */
const LOOKED_AT = 100

/** The arrangement that brings the Signal under the most guesses, if under any. */
function best(
  options: readonly string[][],
  known: readonly Rule[],
  guesses: readonly Rule[],
  goal: Goal,
): string[] | undefined {
  let found: string[] | undefined
  let most = 0
  for (const texts of options) {
    const pieces = arrangement(texts)
    const score = guesses.filter((guess) => brings(pieces, [...known, guess], goal)).length
    if (score > most) [most, found] = [score, texts]
    if (most === guesses.length) break
  }
  return found
}

const brings = (pieces: readonly Piece[], rules: readonly Rule[], goal: Goal): boolean =>
  outcomes(pieces, rules, { most: 100 }).list.some(({ end }) => isGoal(end, goal))

/** The Signal somewhere on the mat, as far as its card says what it looks like. */
function signalAt(goal: Goal, x: number, y: number): Piece[] {
  const wanted = variants(goal)[0] ?? []
  const pieces = wanted.map(({ colour = 'W', shape = 'disc', facing, ...place }, id): Piece => {
    const lying = facing ?? FACINGS_OF[shape][0]
    return { colour, shape, ...(lying && { facing: lying }), x: place.x + x, y: place.y + y, z: place.z, id }
  })
  return settled(pieces.filter(onMat))
}

/** Arrangements near the Signal: one piece away, all painted or turned, in several places. */
function tries(goal: Goal, rng: Rng): string[][] {
  const places = rng.shuffle([
    [6, 4],
    [3, 2],
    [9, 6],
    [3, 6],
    [9, 2],
  ] as const)
  return places.slice(0, 2).flatMap(([x, y]) => {
    const signal = signalAt(goal, x, y)
    const all = (change: (piece: Piece) => Partial<Piece>) =>
      textOf(settled(signal.map((piece) => ({ ...piece, ...change(piece) }))))
    const flipped = all(({ colour }) => ({ colour: colour === 'W' ? 'B' : 'W' }))
    const turns = [1, 2, 3].map((by) =>
      all(({ facing, shape }) => {
        const facings = FACINGS_OF[shape]
        return facing ? { facing: facings[(facings.indexOf(facing) + by) % facings.length]! } : {}
      }),
    )
    return [flipped, ...turns, ...twoPainted(signal), ...rng.shuffle(neighbours(textOf(signal)))]
  })
}

/** Two pieces in the other colour, each pair once. */
function twoPainted(signal: readonly Piece[]): string[][] {
  const flip = (piece: Piece): Piece => ({ ...piece, colour: piece.colour === 'W' ? 'B' : 'W' })
  return signal.flatMap((one, i) =>
    signal
      .slice(i + 1)
      .map((other) =>
        textOf(signal.map((piece) => (piece === one || piece === other ? flip(piece) : piece))),
      ),
  )
}

/** Pieces of the kinds of the Signal and others, alone, in pairs, in a stack, in each quarter of the mat. */
function probe(goal: Goal, rng: Rng): string[] {
  const wanted = (variants(goal)[0] ?? []).flatMap(({ shape }) => (shape ? [shape] : []))
  const shapes = [...new Set([...wanted, ...rng.shuffle(SHAPES)])]
  const cells = [
    [2, 2, 0],
    [3, 2, 0],
    [9, 1, 0],
    [10, 6, 0],
    [1, 7, 0],
    [1, 7, 1],
    [5, 6, 0],
    [7, 3, 0],
  ] as const
  const pieces = cells.map(([x, y, z], id): Piece => {
    const shape = rng.int(3) ? shapes[0]! : shapes[id % 2]!
    const facing = FACINGS_OF[shape].length ? { facing: rng.pick(FACINGS_OF[shape]) } : {}
    return { colour: id % 2 ? 'W' : 'B', shape, ...facing, x, y, z, id }
  })
  return textOf(pieces)
}
