import { describe, expect, test } from 'vitest'
import { playAlien } from '../../../src/games/signal/bot/alien.ts'
import { isGoal } from '../../../src/games/signal/material/goal.ts'
import type { Card, Rule } from '../../../src/games/signal/material/language.ts'
import { arrangement, textOf } from '../../../src/games/signal/material/mat.ts'
import { respond as carryOut } from '../../../src/games/signal/material/respond.ts'
import { search } from '../../../src/games/signal/material/search.ts'
import type { World } from '../../support/world.ts'
import { mat, shown, split } from './mats.ts'
import { type Act, act, choose, game, respond, send, start, stateOf } from './table.ts'

const ROUNDS = [1, 2, 3]

const OUT: Rule[] = [
  { op: 'away', which: { colour: 'W' }, far: 'any' },
  { op: 'away', which: { colour: 'B' }, far: 'any' },
]

/** The example card of the rule text. In its second round all go to one piece, at a distance that is open. */
const magnetism = (second: 'shared' | 'choose'): Rule[][] => {
  const rest = { pick: second, removeTarget: true, far: second === 'shared' ? 'any' : 'touch' } as const
  return [
    OUT,
    [
      { op: 'toward', which: { colour: 'B' }, target: { colour: 'W' }, ...rest },
      { op: 'toward', which: { colour: 'W' }, target: { colour: 'B' }, ...rest },
    ],
    [
      { op: 'meet', a: { colour: 'W' }, b: { colour: 'B' } },
      {
        op: 'remove',
        which: {
          either: [
            { colour: 'W', touching: { colour: 'B' } },
            { colour: 'B', touching: { colour: 'W' } },
          ],
        },
      },
    ],
  ]
}

describe('the example card of the rule text', () => {
  const goal = { total: 4, layout: 'rectangle', touching: 'none' } as const
  const witnesses = {
    shared: [
      'Wd@J3 Wd@J3^1 Wd@E5 Bd@A7',
      'Bc@B2 WrH@F2 WtS@H3 BtS@K3 WrH@J8 WtW@K8',
      'WtN@L3 Wc@G5 Wd@M5 Wd@E8 Wd@M8 Bd@L9',
    ],
    choose: ['Wd@J3 Wd@J3^1 Wd@E5 Bd@A7', 'Bd@A3 Bd@A3^1 Bd@K4 Bd@K7', 'Wd@E3 Wd@G4 Wd@L5 Wd@D6'],
  }

  test.each(
    (['shared', 'choose'] as const).flatMap((reading) => ROUNDS.map((round) => ({ reading, round }))),
  )('B43: is playable in round $round (targets: $reading)', ({ reading, round }) => {
    const rules = magnetism(reading).slice(0, round).flat()
    const pieces = mat(witnesses[reading][round - 1]!)
    expect(isGoal(pieces, goal)).toBe(false)
    const { script } = search(pieces, rules, (end) => isGoal(end, goal))
    expect(isGoal(carryOut(pieces, rules, script).pieces, goal)).toBe(true)
    expect(script!.length).toBeGreaterThan(0)
  })

  test('all go to one piece, which is then removed; another reading sends each to its own', () => {
    const first = magnetism('shared')[1]![0]!
    const pieces = arrangement(['Bd@C3', 'Bd@C6', 'Wd@F3', 'Wc@K6'])
    expect(shown(carryOut(pieces, [first], [1, 6, 5]).pieces)).toBe('Wd@F3 Bd@I6 Bd@J6')
    const own = magnetism('choose')[1]![0]!
    expect(shown(carryOut(pieces, [own]).pieces)).toBe('Bd@E3 Bd@J6')
  })

  const card: Card = {
    name: 'Magnetism',
    theme: ['Like flees like.'],
    goalText: 'Four pieces at the corners of a rectangle, none touching.',
    goal,
    rounds: magnetism('shared').map((rules, i) => ({
      title: `Column ${i + 1}`,
      rules: rules.map((rule, n) => ({ text: `Rule ${n + 1} of column ${i + 1}.`, rule })),
    })),
  }

  /** How the Alien answers the witness of each round, in a match of three rounds. */
  const through = (world: World, answer: (at: World, round: number) => Act): World =>
    ROUNDS.reduce(
      (at, round) => {
        const sent = act(at, send(1, witnesses.shared[round - 1]!))
        return act(sent, answer(sent, round))
      },
      act(world, choose(card)),
    )

  const scriptOf = (round: number): number[] => {
    const rules = magnetism('shared').slice(0, round).flat()
    return search(mat(witnesses.shared[round - 1]!), rules, (end) => isGoal(end, goal)).script!
  }

  const endOf = (round: number): string[] => {
    const rules = magnetism('shared').slice(0, round).flat()
    return textOf(carryOut(mat(witnesses.shared[round - 1]!), rules, scriptOf(round)).pieces)
  }

  test.each<[string, object, (at: World, round: number) => Act]>([
    ['guided', {}, (_, round) => respond(...scriptOf(round))],
    ['free', { alienInput: 'free' }, (_, round) => [0, { type: 'respondFreely', pieces: endOf(round) }]],
    [
      'automatic and kind',
      {},
      (at) => [0, playAlien(stateOf(at), { now: 0, rng: game as never, words: at.words })],
    ],
  ])('B43: a match with it is won in three transmissions, the Alien %s', (_, options, answer) => {
    const world = through(start({ ...options, abilities: ['census', 'slowMotion', 'openPage'] }), answer)
    expect(world.fold.table.outcome).toMatchObject({ result: 'won', places: [{ score: 33 }] })
    for (const { end } of stateOf(world).exchanges) {
      const pieces = arrangement(end)
      expect(pieces).toHaveLength(4)
      expect(isGoal(pieces, goal)).toBe(true)
    }
    expect(stateOf(world).exchanges.map(({ pieces }) => pieces)).toEqual(
      witnesses.shared.map((text) => textOf(mat(text))),
    )
  })

  test('its Signal cannot be sent, in no colours and nowhere', () => {
    const world = act(start(), choose(card))
    for (const text of ['Wd@A1 Wd@C1 Wd@A3 Wd@C3', 'WtN@C4 Bc@K4 WrH@C9 Bd@K9'])
      expect(() => act(world, [1, { type: 'transmit', pieces: split(text), number: 1 }])).toThrow(
        'goal-as-input',
      )
  })
})
