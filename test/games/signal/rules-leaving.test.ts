import { describe, expect, test } from 'vitest'
import {
  act,
  cardWith,
  choose,
  GOOD,
  lastOf,
  NO_BLACK,
  POOR,
  refusal,
  respond,
  send,
  start,
  stateOf,
} from './table.ts'

const resign = (seat: number) => [seat, { type: 'resign' }] as const
const OVER = { kind: 'over', result: 'lost', reason: 'left' }

describe('R52: when the last seat of a side has resigned, the match ends at once', () => {
  const abilities = ['dictionary', 'secondVoice', 'openPage']
  const composing = () => act(start({ abilities }, [{}, {}, {}]), choose(cardWith([NO_BLACK])))
  const asked = () => act(composing(), [0, { type: 'useAbility', ability: 'dictionary' }])
  const waiting = () => act(composing(), send(1, POOR))
  const variant = () => act(waiting(), [0, { type: 'useAbility', ability: 'secondVoice' }])

  test.each([
    ['choosing', () => start({ abilities }, [{}, {}, {}])],
    ['composing', composing],
    ['an ability has asked while composing', asked],
    ['a transmission waits', waiting],
    ['an ability has asked when a transmission waits', variant],
  ])('%s', (_, world) => {
    expect(stateOf(act(world(), resign(0))).phase).toEqual(OVER)
    const one = act(world(), resign(1))
    expect(one.fold.table.status).toBe('active')
    const none = act(one, resign(2))
    expect(stateOf(none).phase).toEqual(OVER)
    expect(lastOf(none, 'matchFinished')).toBeDefined()
  })

  test('one of two Aliens can leave, and the other goes on', () => {
    const alien = { role: 'alien' } as const
    const two = act(start({}, [alien, {}, alien]), choose(cardWith([NO_BLACK])), resign(2))
    const on = act(two, send(1, GOOD), respond())
    expect(stateOf(on)).toMatchObject({ round: 2, phase: { kind: 'compose' } })
    expect(stateOf(act(on, resign(0))).phase).toEqual(OVER)
  })
})

describe('R16, R52: tokens of one who resigned', () => {
  const table = (...more: Parameters<typeof act>[1][]) =>
    act(start({ tokenSplit: 'split' }, [{}, {}, {}, {}]), choose(cardWith([NO_BLACK])), ...more)

  test('go to those who have the fewest, in this round and in the next', () => {
    const left = table(resign(2))
    expect(stateOf(left).shares).toEqual([0, 5, 0, 5])
    const next = act(left, send(1, GOOD), respond())
    expect(stateOf(next)).toMatchObject({ round: 2, shares: [0, 5, 0, 5] })
    expect(stateOf(act(next, resign(1))).shares).toEqual([0, 0, 0, 10])
  })

  test('go over while a transmission waits, too, and when it comes back to its sender', () => {
    const waiting = table(send(1, POOR, 2), resign(2))
    expect(stateOf(waiting).shares).toEqual([0, 5, 0, 4])
    expect(stateOf(act(waiting, respond())).shares).toEqual([0, 5, 0, 4])
  })

  test('who has resigned may be left out of a split, or given nothing', () => {
    const left = table(resign(2))
    const split = (...tokens: [number, number][]) =>
      ({ type: 'splitTokens', tokens: tokens.map(([seat, n]) => ({ seat, tokens: n })) }) as const
    const apart = act(left, [1, split([1, 8], [3, 2])])
    expect(stateOf(apart).shares).toEqual([0, 8, 0, 2])
    expect(refusal(left, 1, split([1, 8], [2, 0], [3, 2]))).toBe('accepted')
    expect(refusal(left, 1, split([1, 10]))).toBe('bad-split')
    expect(refusal(left, 1, split([0, 1], [1, 7], [3, 2]))).toBe('bad-split')
    expect(refusal(table(), 1, split([1, 8], [3, 2]))).toBe('bad-split')
  })
})
