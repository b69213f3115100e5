import { describe, expect, test } from 'vitest'
import { render } from '../../../src/core/index.ts'
import type { BletchleyEvent } from '../../../src/games/bletchley/events.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import { stateAfter } from '../../support/given.ts'
import { FULL, learned, table } from './table.ts'

const events = table({
  words: ['QUARTZ', 'STREET', null],
  hands: [
    ['e4', 'c9', 'c9'],
    [...FULL, ...FULL, ...FULL, 'e6'],
    ['e1', 'e2', 'c1'],
  ],
  boards: { 0: { 2: 'c10' }, 1: { 2: 'c6', 3: 'c8' } },
  below: { 2: ['ROSE', 'CODE'] },
  scores: { 2: 17 },
  deck: ['e5', 'e5'],
})
const draw = (viewer: 0 | 'spectator', ...more: BletchleyEvent[]) =>
  render(bletchley.picture(stateAfter(bletchley, [...events, ...more]), viewer))
const letters = (svg: string) =>
  [...svg.matchAll(/>([^<>]+)<\/text>/g)].map((found) => found[1]!).filter((said) => /^[A-Z]$/.test(said))

describe('the picture', () => {
  test('shows a seat its own word, what it has read, and neither the rest', () => {
    const svg = draw(0, learned(1, 2, 'T', 0))
    expect(letters(svg)).toEqual([...'QUARTZ', 'T'])
    expect(svg).toContain('Seat 0 (you)')
    expect(svg).toContain('Your hand (3)')
  })

  test('says scores, words below, cards left, what is missing and whose turn it is', () => {
    const svg = draw(0)
    for (const said of ['Turn of seat 0', 'Below: ROSE · CODE', '8 of 20 cards below', '>17<'])
      expect(svg).toContain(said)
    expect(svg).toContain('Deck 2 · Discards 0')
    expect(svg).toContain('No word at the moment')
  })

  test('shows offers of help and who still has to answer', () => {
    const asked: BletchleyEvent = {
      type: 'helpAsked',
      data: { seat: 0, targetSeat: 1, position: 2, cipher: 'c6', total: 4, asked: [2], until: null },
    }
    expect(draw(0, asked)).toContain('Seat 0 has 4 against 6 (seat 1, position 2); asked: 2')
    const offer: BletchleyEvent = { type: 'helpOffered', data: { seat: 2, enigma: ['e2', 'e1'] } }
    expect(draw(0, asked, offer)).toContain('offers Enigma 2, 1')
    expect(draw(0, asked, offer)).toContain('and settles it')
  })

  test('shows all words when the match is over', () => {
    const over: BletchleyEvent = {
      type: 'secretsRevealed',
      data: { reason: 'passes', words: ['QUARTZ', 'STREET', null], hands: [[], [], []] },
    }
    expect(letters(draw('spectator', over))).toEqual([...'QUARTZSTREET'])
    expect(draw('spectator', over)).toContain('The match is over')
  })

  test('before the deal says how many words are there', () => {
    const opened = stateAfter(bletchley, events.slice(0, 1))
    expect(render(bletchley.picture(opened, 'spectator'))).toContain('Words are being chosen (0 of 3)')
  })

  test('stays within its frame, however many cards a hand has', () => {
    const hand = Array.from({ length: 30 }, () => 'e1' as const)
    const state = stateAfter(bletchley, table({ words: ['CODE', 'ROSE'], hands: [hand] }))
    const { width } = bletchley.picture(state, 0)
    const svg = render(bletchley.picture(state, 0))
    const lefts = [...svg.matchAll(/translate\((\d+) \d+\)/g)].map((found) => Number(found[1]))
    expect(Math.max(...lefts) + 28).toBeLessThanOrEqual(width)
  })
})
