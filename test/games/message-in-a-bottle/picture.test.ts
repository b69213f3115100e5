import { describe, expect, test } from 'vitest'
import { emptyFold, foldAll, redact, render, type Viewer } from '../../../src/core/index.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import type { State } from '../../../src/games/message-in-a-bottle/state.ts'
import type { World } from '../../support/world.ts'
import { act, lying, OPEN, round, say, shaken, shown, start, wait, withRoll } from './table.ts'

function draw(world: World, viewer: Viewer = 0): string {
  const seen = world.entries.map(({ command: _, ...entry }) => redact(entry, viewer))
  const { game } = foldAll(messageInABottle, emptyFold(world.seats), seen)
  return render(messageInABottle.picture(game as State, viewer))
}

const letters = (svg: string) =>
  [...svg.matchAll(/>([^<>]+)<\/text>/g)].map((found) => found[1]!).filter((text) => /^[A-Z]$/.test(text))

describe('the picture', () => {
  test('shows no letter before they are shown, then all, in the colours of their dice', () => {
    expect(letters(draw(shaken(start())))).toEqual([])
    expect(draw(shaken(start()))).toContain('letters in 3 s')
    const svg = draw(round())
    expect(letters(svg)).toEqual([...'OLDF'])
    for (const colour of ['#2bb5b0', '#f4c531', '#1d3f7a']) expect(svg).toContain(colour)
  })

  test('shows a diamond for each won, who is out, and the countdown as what is left of it', () => {
    const world = wait(
      act(act(round({ options: { shorterWordRule: true } }), 0, 0, say('flood')), 100, 2, say('gold')),
      300,
    )
    const svg = draw(world, 1)
    expect(svg.split('fill="#1aa3b8"')).toHaveLength(1 + 3)
    expect(svg).toContain('out for this round')
    expect(svg).toContain('FLOOD (5) leads, 9.7 s left')
    expect(svg).toContain('Seat 1 (you)')
  })

  test('shows no word of an open tie window', () => {
    const svg = draw(act(round(), 0, 0, say('flood')), 1)
    expect(svg).not.toContain('FLOOD')
    expect(svg).toContain('Seat 0 has said a word')
  })

  test('puts the nearest die at the neck under first and last', () => {
    const board = withRoll(
      shaken(start({ options: { mode: 'effects' } })),
      lying('ARMF', 'first-last', [3, 1, 4, 6]),
    )
    const svg = draw(shown(board))
    expect(letters(svg)).toEqual([...'FMAR'])
    expect(svg).toContain('first and last')
    expect(svg).toContain('6 from neck')
  })

  test('shows a hand on the bottle', () => {
    const board = shown(withRoll(shaken(start({ options: { mode: 'effects' } })), lying('ARMF', 'initials')))
    expect(draw(act(board, 0, 1, { type: 'cover' }))).toContain('Seat 1 has a hand on the bottle, 40 s left')
  })

  test('of a sealed round it shows the letters to those who have opened it', () => {
    const world = act(start({ options: { tempo: 'sealed' } }), 1000, 0, OPEN)
    expect(letters(draw(world, 0))).toEqual([...'OLDF'])
    expect(letters(draw(world, 1))).toEqual([])
    expect(letters(draw(world, 'spectator'))).toEqual([])
    expect(draw(world, 1)).toContain('has opened the round')
  })

  test('of a sealed round it says how long the viewer has for its own answer', () => {
    const world = act(start({ options: { tempo: 'sealed' } }), 1000, 0, OPEN)
    expect(draw(world, 0)).toContain('Your answer, 10 min left')
    for (const other of [1, 'spectator'] as const) expect(draw(world, other)).toContain('24 h left')
    expect(draw(act(world, 2000, 0, say('flood')), 0)).not.toContain('Your answer')
    const options = { tempo: 'sealed', sealedBy: 'length' }
    expect(draw(act(start({ options }), 1000, 0, OPEN), 0)).toContain('24 h left')
  })

  test('says what won, and what else would have, until there is something new to see', () => {
    const over = wait(act(round(), 0, 0, say('scaffold')), 300)
    expect(draw(over)).toContain('Diamonds: seat 0 with SCAFFOLD. Possible: FOLD, FLOOD, FOLDS')
    expect(draw(shaken(over))).toContain('seat 0 with SCAFFOLD')
    expect(draw(shown(shaken(over)))).not.toContain('SCAFFOLD')
    const options = { tempo: 'sealed', windowHours: 1 }
    const next = wait(act(act(start({ options }), 1000, 0, OPEN), 2000, 0, say('flood')), 3_600_000)
    expect(draw(next)).toContain('Diamonds: seat 0 with FLOOD')
    expect(letters(draw(next))).toEqual([])
  })

  test('no line is longer than the picture is wide', () => {
    const long = `fold${'x'.repeat(41)}`
    const board = round({ options: { wordAuthority: 'vote', seconds: { tie: 5 } } })
    const voted = wait(act(act(board, 0, 0, say(long)), 10, 1, say(`${long.slice(0, -1)}y`)), 5000)
    const lines = [...draw(voted).matchAll(/>([^<>]+)<\/text>/g)].map((found) => found[1]!)
    const vote = lines.find((line) => line.startsWith('Vote'))!
    expect([vote.length, vote.at(-1)]).toEqual([72, '…'])
  })
})
