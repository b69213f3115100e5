import { describe, expect, test } from 'vitest'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import { wanted } from '../../../src/games/message-in-a-bottle/prompts.ts'
import { accepts } from '../../support/json-schema.ts'
import type { World } from '../../support/world.ts'
import {
  act,
  initials,
  lying,
  NONE,
  OPEN,
  round,
  say,
  shaken,
  shown,
  start,
  stateOf,
  wait,
  withRoll,
} from './table.ts'

const asked = (world: World, seat: number) =>
  messageInABottle.prompts(stateOf(world), seat, { now: world.fold.at })
const offers = (world: World, seat: number) =>
  asked(world, seat).flatMap(({ commands, open }) => [...commands, ...open].map(({ type }) => type))

describe('what a seat is asked', () => {
  test('between rounds whether it is ready, once', () => {
    expect(offers(start(), 0)).toEqual(['ready'])
    expect(offers(act(start(), 10, 0, { type: 'ready' }), 0)).toEqual([])
  })

  test('nothing while the letters are hidden', () => {
    expect(offers(shaken(start()), 0)).toEqual([])
    expect(messageInABottle.pending(stateOf(shaken(start())))).toEqual([])
  })

  test('in a round for a word, that there is none, or a pass', () => {
    expect(offers(round(), 0)).toEqual(['sayNonExistent', 'pass', 'think', 'sayWord'])
    expect(offers(round({ options: { nonExistentWordRule: false } }), 0)).not.toContain('sayNonExistent')
    expect(asked(round(), 0)[0]).toMatchObject({ kind: 'round', deadline: round().fold.at + 120_000 })
  })

  test('not after a mistake, a pass, a word or a call', () => {
    expect(offers(act(round(), 10, 0, say('gold')), 0)).toEqual([])
    expect(offers(act(round(), 10, 0, { type: 'pass' }), 0)).toEqual([])
    expect(offers(act(round(), 10, 0, say('fold')), 0)).toEqual([])
    expect(offers(act(round(), 10, 0, NONE), 0)).toEqual([])
    expect(offers(act(round(), 10, 0, NONE), 1)).toEqual(['pass', 'think', 'sayWord'])
  })

  test('under initials for a hand on the bottle or a word for each die', () => {
    const world = shown(withRoll(shaken(start({ options: { mode: 'effects' } })), lying('ARMF', 'initials')))
    expect(offers(world, 0)).toEqual(['cover', 'pass', 'think', 'sayInitials'])
    const held = act(world, 10, 0, { type: 'cover' })
    expect(offers(held, 0)).toEqual(['sayInitials'])
    expect(offers(held, 1)).toEqual([])
    const { schema } = asked(world, 0)[0]!.open[0]!
    const said = initials('arrow', 'river', 'mouse', 'forest')
    expect(accepts(schema, said)).toBe(true)
    expect(accepts(schema, { ...said, words: said.words.slice(1) })).toBe(false)
    expect(accepts(schema, { ...said, words: said.words.with(0, said.words[1]!) })).toBe(false)
  })

  test('under first and last the letters of either end are named', () => {
    const text = (...distances: number[]) => wanted(lying('ECBW', 'first-last', distances))
    expect(text(6, 5, 6, 6).en).toBe(
      'Say a word with C at one end and E, B or W at the other: nearest to the neck and farthest.',
    )
    expect(text(1, 2, 1, 3).en).toContain('with E or B at one end and W at the other')
    expect(text(1, 2, 1, 3).params).toMatchObject({ nearest: 'E B', farthest: 'W' })
    expect(text(4, 4, 4, 4).en).toContain('with two of E C B W at its ends')
  })

  test('the schema of a word lets through what is judged, and nothing that is refused', () => {
    const { schema } = asked(round(), 0)[0]!.open[0]!
    for (const word of ['fold', ' fold ', 'Fóľd', 'x', 'A'.repeat(45)])
      expect(accepts(schema, say(word))).toBe(true)
    for (const word of ['', ' ', 'fo ld', 'fold!', 'A'.repeat(46)])
      expect(accepts(schema, say(word))).toBe(false)
  })

  test('in a vote for each word of the others', () => {
    const world = wait(act(round({ options: { wordAuthority: 'vote' } }), 0, 0, say('fold')), 300)
    expect(asked(world, 1)[0]).toMatchObject({
      kind: 'vote',
      commands: [
        { type: 'voteWord', claim: 0, accept: true },
        { type: 'voteWord', claim: 0, accept: false },
      ],
    })
    expect(asked(world, 0)).toEqual([])
  })

  test('in a sealed round to open it, then for an answer', () => {
    const world = start({ options: { tempo: 'sealed' } })
    expect(offers(world, 0)).toEqual(['openRound'])
    const opened = act(world, 1000, 0, OPEN)
    expect(offers(opened, 0)).toEqual(['sayNonExistent', 'pass', 'think', 'sayWord'])
    expect(asked(opened, 0)[0]!.deadline).toBe(opened.fold.at + 600_000)
    expect(offers(act(opened, 2000, 0, NONE), 0)).toEqual([])
  })
})

describe('deadlines', () => {
  const ids = (world: World) => messageInABottle.deadlines(stateOf(world)).map(({ id }) => id)

  test('one countdown of the table runs at a time', () => {
    expect(ids(start())).toEqual(['next'])
    expect(ids(shaken(start()))).toEqual(['reveal'])
    expect(ids(round())).toEqual(['quiet'])
    expect(ids(act(round(), 10, 0, NONE))).toEqual(['challenge'])
    expect(ids(act(act(round(), 10, 0, NONE), 20, 1, say('fold')))).toEqual(['tie'])
  })

  test('a limit and the window that end together come in that order', () => {
    const opened = act(start({ options: { tempo: 'sealed', windowHours: 1 } }), 3_590_000, 0, OPEN)
    const due = messageInABottle.deadlines(stateOf(opened))
    expect(due.map(({ id, at }) => [id, at - due[0]!.at])).toEqual([
      ['limit.0', 0],
      ['window', 0],
    ])
    const closed = wait(opened, 3_600_000).entries.at(-1)!
    expect(closed.events.map(({ type }) => type)).toContain('answersShown')
  })

  test('R49: an absent seat passes, is ready, has no voice and loses the bottle', () => {
    const skip = (world: World, seat: number) =>
      messageInABottle
        .skip(stateOf(world), seat, { now: world.fold.at, rng: undefined as never, words: world.words })
        ?.map(({ type }) => type)
    expect(skip(start(), 0)).toEqual(['ready'])
    expect(skip(round(), 0)).toEqual(['passed'])
    expect(skip(shaken(start()), 0)).toBeUndefined()
    expect(skip(wait(act(round({ options: { wordAuthority: 'vote' } }), 0, 0, say('fold')), 300), 1)).toEqual(
      ['voteForgone'],
    )
    const board = withRoll(shaken(start({ options: { mode: 'effects' } })), lying('ARMF', 'initials'))
    expect(skip(act(shown(board), 10, 0, { type: 'cover' }), 0)).toEqual(['wordMissed', 'resumed'])
    expect(skip(start({ options: { tempo: 'sealed' } }), 0)).toEqual(['passed'])
  })
})
