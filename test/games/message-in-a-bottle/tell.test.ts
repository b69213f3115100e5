import { describe, expect, test } from 'vitest'
import { redact, type Viewer } from '../../../src/core/index.ts'
import type { BottleEvent } from '../../../src/games/message-in-a-bottle/events.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import type { World } from '../../support/world.ts'
import { act, NONE, OPEN, round, say, start, wait } from './table.ts'

/** The lines of the last entry for a viewer. */
const lines = (world: World, viewer: Viewer) => {
  const { events } = redact(world.entries.at(-1)!, viewer)
  return events
    .filter(({ type }) => Object.hasOwn(messageInABottle.events, type))
    .map((e) => messageInABottle.tell(e as BottleEvent, []).en)
}

describe('lines', () => {
  test('say letters and condition when they are shown', () => {
    expect(lines(round(), 0)).toEqual(['The bottle shows O L D F: all letters in one word.'])
  })

  test('say a word in a tie window to its speaker only', () => {
    const world = act(round(), 0, 0, say('flood'))
    expect(lines(world, 0)).toEqual(['Seat 0 says FLOOD.'])
    expect(lines(world, 1)).toEqual(['Seat 0 says a word.'])
    expect(lines(wait(world, 300), 1)).toEqual([
      'Right: FLOOD of Seat 0.',
      'The round is over; Seat 0 gets a diamond; possible: FOLD, FOLDS, SCAFFOLD.',
    ])
  })

  test('say why a word is wrong and what it costs', () => {
    const world = act(round(), 0, 0, say('gold'))
    expect(lines(world, 1)).toEqual(['Seat 0: GOLD lacks a letter; it loses a diamond and is out.'])
  })

  test('say a call, and that the list knows no word', () => {
    const world = act(round({ letters: 'OLDJ' }), 0, 1, NONE)
    expect(lines(world, 0)).toEqual(['Seat 1: "No such word!"'])
    expect(lines(wait(world, 10_000), 0)).toEqual([
      'The round is over; no word came; Seat 1 gets a diamond; the list knows no such word.',
    ])
  })

  test('say of a sealed answer that it was given', () => {
    const world = act(act(start({ options: { tempo: 'sealed' } }), 1000, 0, OPEN), 2000, 0, say('gold'))
    expect(lines(world, 1)).toEqual(['Seat 0 answers.'])
    expect(lines(world, 0)).toEqual(['Seat 0 answers: GOLD, which lacks a letter.'])
  })
})
