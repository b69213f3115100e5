import { describe, expect, test } from 'vitest'
import {
  administer,
  advance,
  emptyFold,
  type Fold,
  foldAll,
  nextDeadline,
  pendingBot,
  playBot,
  redact,
  type SeatSetup,
  type Step,
  settle,
} from '../../../src/core/index.ts'
import { messageInABottle as game } from '../../../src/games/message-in-a-bottle/index.ts'
import { wordsFor } from '../../support/words/index.ts'
import { append, startWorld, tryMove, type World } from '../../support/world.ts'
import { showing, stateOf } from './table.ts'

const words = wordsFor('en')!
const bots = (count: number): SeatSetup[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', taken: true }))

/** Enough for the longest of these matches, a fraction of what one that does not end makes. */
const MOST = 1500

/** Bots move as soon as they are asked, and all that is due happens. @returns how many entries until the end */
function leftToBots(world: World): { entries: number; fold: Fold } {
  let { fold } = world
  let views = world.seats.map((_, seat) =>
    foldAll(
      game,
      emptyFold(world.seats),
      world.entries.map((entry) => redact(entry, seat)),
    ),
  )
  const take = ({ entry, fold: next }: Step) => {
    fold = next
    views = views.map((view, seat) => advance(game, view, redact(entry, seat)))
  }
  while (fold.table.status === 'active' && fold.revision < MOST) {
    const seat = pendingBot(game, fold)
    if (seat !== undefined) take(playBot(game, fold, views[seat]!, seat, world, fold.at))
    const next = seat === undefined ? nextDeadline(game, fold) : undefined
    if (seat === undefined && !next) break
    settle(game, fold, world, next?.at ?? fold.at).forEach(take)
  }
  return { entries: fold.revision, fold }
}

const NO_PAUSES = {
  challenge: 0,
  shorter: 0,
  initialsPerDie: 0,
  tie: 0,
  revealDelay: 0,
  betweenRounds: 0,
  quiet: 0,
  vote: 0,
}

const tempos = {
  live: {},
  'live without pauses': { seconds: NO_PAUSES },
  'sealed by time': { tempo: 'sealed' },
  'sealed by length': { tempo: 'sealed', sealedBy: 'length' },
}

describe('R42: bots keep no match going by themselves', () => {
  const cases = Object.entries(tempos).flatMap(([name, tempo]) =>
    ['classic', 'easy', 'effects', 'party'].flatMap((mode) =>
      ['', 'XYZW'].map((letters) => ({ name, tempo, mode, letters })),
    ),
  )

  test.each(cases)('$name, $mode, dice “$letters”', ({ tempo, mode, letters }) => {
    const odd = letters ? { dice: showing(letters) } : {}
    for (const strength of [1, 3])
      for (const more of [
        {},
        { nonExistentWordRule: false, shorterWordRule: true },
        { wordAuthority: 'vote' },
      ]) {
        const options = { mode, strength, ...odd, ...tempo, ...more }
        const { entries, fold } = leftToBots(startWorld(game, { seats: bots(2), options, words }))
        expect(fold.table.status, JSON.stringify(options)).toBe('finished')
        expect(entries).toBeLessThan(MOST)
      }
  })

  test('three rounds in which they find nothing end it', () => {
    const options = { tempo: 'sealed', sealedBy: 'length', strength: 1, dice: showing('XYZW') }
    const { fold } = leftToBots(startWorld(game, { seats: bots(2), options, words }))
    expect(fold.table.outcome!.detail).toEqual({ reason: 'silence' })
    expect(stateOf({ fold } as World)).toMatchObject({ round: 3, silent: 3 })
  })

  test('rounds that they win count', () => {
    const { fold } = leftToBots(startWorld(game, { seats: bots(3), options: { strength: 3 }, words }))
    expect(fold.table.outcome!.detail).toEqual({ reason: 'target' })
  })

  test('so do seats that are given to them in the middle', () => {
    const seats: SeatSetup[] = [...bots(1), { kind: 'human', taken: true }]
    const options = { strength: 1, dice: showing('XYZW'), seconds: NO_PAUSES }
    let world = startWorld(game, { seats, options, words })
    world = tryMove(world, 1, { type: 'ready' }, world.fold.at) as World
    const data = { seat: 1, generation: 1, kind: 'bot' as const }
    const given = append(world, administer(game, world.fold, { type: 'seatReplaced', data }, world.fold.at))
    const { fold: last, entries } = leftToBots(given)
    expect(last.table.status).toBe('finished')
    expect(entries).toBeLessThan(100)
  })

  test('a table whose people are gone rests after a silent round', () => {
    const options = { dice: showing('XYZW'), seconds: NO_PAUSES }
    const seats: SeatSetup[] = [...bots(1), { kind: 'human', taken: true }]
    const before = startWorld(game, { seats, options, words })
    const world = tryMove(before, 1, { type: 'ready' }, before.fold.at) as World
    expect(leftToBots(world).fold.table.status).toBe('active')
  })
})
