import type { RuleOf, Selector } from '../language.ts'
import {
  CELLS,
  type Cell,
  cellName,
  onMat,
  type Piece,
  plus,
  REGIONS,
  SIDES,
  STEP,
  sameCell,
  stepFrom,
  touches,
} from '../mat.ts'
import { select } from '../select.ts'
import {
  actedOn,
  acting,
  at,
  closestTo,
  isFree,
  type Mat,
  nearest,
  oneByOne,
  pickCell,
  pickOne,
  pickPiece,
  put,
  slide,
  stepBy,
  takeAway,
} from '../work.ts'

/** Operations in which pieces travel, one after the other (R35, R37). */

/** All the same way: who is in front goes first, so that a row moves together. */
export function move(mat: Mat, rule: RuleOf<'move'>): void {
  const step = STEP[rule.towards]
  const along = ({ x, y }: Cell) => x * step.x + y * step.y
  const waiting = actedOn(mat, rule).sort((a, b) => along(b) - along(a))
  waiting.forEach((piece, i) => {
    mat.waiting = waiting.slice(i)
    mat.turns += 1
    if (mat.pieces.includes(piece)) acting(mat, piece, () => slide(mat, piece, step, rule))
  })
}

export function toward(mat: Mat, rule: RuleOf<'toward'>): void {
  if (rule.pick === 'shared') towardOne(mat, rule)
  else
    oneByOne(
      mat,
      rule,
      (piece) => towardOwn(mat, rule, piece),
      (piece) => others(mat, piece, rule.target).length > 0,
    )
}

/** The pieces that a selector means, without this one. */
const others = (mat: Mat, piece: Piece, which: Selector | undefined): Piece[] =>
  select(mat.pieces, which).filter((other) => other !== piece)

/** A piece goes towards a target of its own. */
function towardOwn(mat: Mat, rule: RuleOf<'toward'>, piece: Piece): void {
  const target = rule.pick === 'choose' ? chosenTarget(mat, rule, piece) : nearest(mat, piece, rule.target)
  if (!target) return
  approach(mat, piece, target, rule)
  if (rule.removeTarget) acting(mat, target, () => takeAway(mat, target))
}

/** All go towards one and the same piece, which does not move itself: one that enough others can go to. */
function towardOne(mat: Mat, rule: RuleOf<'toward'>): void {
  const options = select(mat.pieces, rule.target).filter(
    (target) => others(mat, target, rule.which).length >= (rule.count ?? 1),
  )
  if (!options.length) return
  const target = pickPiece(mat, 'target', options)
  oneByOne(
    mat,
    rule,
    (piece) => {
      if (piece !== target) approach(mat, piece, target, rule)
    },
    (piece) => piece !== target,
  )
  if (rule.removeTarget) acting(mat, target, () => takeAway(mat, target))
}

function chosenTarget(mat: Mat, { target }: RuleOf<'toward'>, piece: Piece): Piece | undefined {
  const options = others(mat, piece, target)
  return options.length ? pickPiece(mat, 'target', options) : undefined
}

function approach(mat: Mat, piece: Piece, target: Piece, { steps, far }: RuleOf<'toward'>): void {
  if (touches(piece, target)) return
  if (far === 'touch') {
    const sides = SIDES.map((side) => plus(target, STEP[side]))
    if (sides.some((cell) => sameCell(cell, piece))) return // beside it already, on another level
    const free = sides.filter((cell) => onMat(cell) && at(mat, cell).length === 0)
    const best = closestTo(piece, free).sort((a, b) => a.y - b.y || a.x - b.x)
    if (best.length) put(mat, piece, pickCell(mat, best, piece))
    return
  }
  const way = wayTo(mat, piece, target).slice(0, steps)
  const end =
    far === 'any' && way.length ? pickOne(mat, 'distance', way, cellName, { piece, to: way }) : way.at(-1)
  if (end) put(mat, piece, end)
}

/** The cells that a piece comes through until it touches its target or something is in the way. */
function wayTo(mat: Mat, piece: Piece, target: Piece): Cell[] {
  const way: Cell[] = []
  let here: Piece = piece
  while (!touches(here, target)) {
    const cell = plus(here, stepFrom(here, target))
    if (sameCell(cell, here) || !onMat(cell) || !isFree(mat, cell)) break
    way.push(cell)
    here = { ...piece, ...cell, z: 0 }
  }
  return way
}

export function away(mat: Mat, rule: RuleOf<'away'>): void {
  const from = rule.from ?? rule.which
  oneByOne(
    mat,
    rule,
    (piece) => {
      const feared = nearest(mat, piece, from)
      if (!feared) return
      const straight = stepFrom(feared, piece)
      // Right above or below it there is no "away": the Alien says in which direction (R37).
      const step = sameCell(feared, piece) ? STEP[pickOne(mat, 'direction', SIDES, (side) => side)] : straight
      slide(mat, piece, step, rule)
    },
    (piece) => others(mat, piece, from).length > 0,
  )
}

export function onto(mat: Mat, rule: RuleOf<'onto'>): void {
  const targets = (piece: Piece): Piece[] =>
    select(mat.pieces, rule.target).filter(
      (other) => !sameCell(other, piece) && (!rule.beside || touches(piece, other)),
    )
  oneByOne(
    mat,
    rule,
    (piece) => {
      const stacks = closestTo(piece, targets(piece)).filter(
        (t, i, all) => all.findIndex((o) => sameCell(o, t)) === i,
      )
      if (stacks.length) put(mat, piece, pickCell(mat, stacks, piece))
    },
    (piece) => targets(piece).length > 0,
  )
}

export function goTo(mat: Mat, rule: RuleOf<'goto'>): void {
  const inside = REGIONS[rule.region]
  oneByOne(mat, rule, (piece) => {
    if (inside(piece)) return
    const free = CELLS.filter((cell) => inside(cell) && isFree(mat, cell))
    if (free.length) put(mat, piece, pickCell(mat, closestTo(piece, free), piece))
  })
}

export function unstack(mat: Mat, rule: RuleOf<'unstack'>): void {
  oneByOne(mat, rule, (piece) => {
    stepBy(mat, piece, STEP[rule.towards])
  })
}

/** One piece of each: they step towards each other by turns, straight when they meet at a corner. */
export function meet(mat: Mat, { a, b }: RuleOf<'meet'>): void {
  const some = select(mat.pieces, a).filter((piece) => others(mat, piece, b).length > 0)
  if (!some.length) return
  const one = pickPiece(mat, 'piece', some)
  const other = pickPiece(mat, 'piece', others(mat, one, b))
  const turns: [Piece, Piece][] = [
    [one, other],
    [other, one],
  ]
  for (let i = 0; !touches(one, other); i++) {
    const [piece, goal] = turns[i % 2]!
    const step = stepFrom(piece, goal)
    const corner = Math.abs(goal.x - piece.x) === 1 && Math.abs(goal.y - piece.y) === 1
    if (step.x === 0 && step.y === 0) return
    let result = 'blocked'
    acting(mat, piece, () => {
      result = stepBy(mat, piece, corner ? { x: step.x, y: 0 } : step)
    })
    if (result !== 'moved') return
  }
}
