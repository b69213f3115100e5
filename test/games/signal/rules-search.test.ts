import { describe, expect, test } from 'vitest'
import { playAlien } from '../../../src/games/signal/bot/alien.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import type { Rule } from '../../../src/games/signal/material/language.ts'
import { arrangement, type Piece, textOf } from '../../../src/games/signal/material/mat.ts'
import { reach } from '../../../src/games/signal/material/reach.ts'
import { respond as carryOut } from '../../../src/games/signal/material/respond.ts'
import { MOST_WORK, outcomes } from '../../../src/games/signal/material/search.ts'
import { crowded, scattered, someScript } from './chance.ts'
import { mat, numbers, rulesOf, shown, split } from './mats.ts'
import { act, cardWith, choose, game, refusal, refused, send, start, stateOf } from './table.ts'

const anything = () => true

describe('R29: free, what some choices lead to is found', () => {
  test('B19: among thousands of ways', () => {
    const sent = 'WtS@D2 BtW@A3 WrV@B3^1 BtW@B3^3 WtW@B3 WrH@C1 WrH@B3^2 Bc@C3^2 Wc@C3^1 WtE@C3'
    const laid = 'WrH@C1 WtS@D2 WrV@B3 WrH@B3^1 Wc@C3 Bc@C3^1 BtW@B4 WtW@B5 BtW@A7'
    const rules = rulesOf(STOCK.mirrorMoth, 3)
    const world = act(start({ alienInput: 'free' }), choose(cardWith(rules)), send(1, sent))
    expect(refusal(world, 0, { type: 'respondFreely', pieces: split(laid) })).toBe('accepted')
    expect(
      refused(world, 0, { type: 'respondFreely', pieces: split(laid.replace('WtS@D2', 'WtS@E2')) }),
    ).toMatchObject({
      code: 'response-not-reachable',
      detail: 'No choices lead to that arrangement.',
    })
  })

  const found = (rules: readonly Rule[], pieces: readonly Piece[], end: readonly Piece[]) => {
    const { script, work } = reach(pieces, rules, arrangement(textOf(end)), anything, {})
    expect(script, `${shown(pieces)} -> ${shown(end)}`).toBeDefined()
    expect(shown(carryOut(pieces, rules, script).pieces)).toBe(shown(end))
    return work
  }

  // RESPONSES=40 tries as many by chance for each card and round: 3000 in all.
  test.each(Object.entries(STOCK))(
    'for any choices of %s, in each round',
    { timeout: 600_000 },
    (id, card) => {
      for (const round of [1, 2, 3])
        for (let seed = 1; seed <= Number(process.env.RESPONSES ?? 6); seed++) {
          const chance = numbers(seed * 1000 + round * 100 + id.length)
          const rules = rulesOf(card, round)
          const pieces = seed % 3 ? crowded(chance) : scattered(chance, 10, { x: 13, y: 9 })
          const { pieces: end } = carryOut(pieces, rules, someScript(chance, pieces, rules))
          expect(found(rules, pieces, end)).toBeLessThan(MOST_WORK)
        }
    },
  )

  test.each([
    [
      'comet',
      'WrV@B1 Wc@C1 Wd@D1 Wd@A2 WrH@B2 Wc@C2 Wd@A3 Wd@C3 Wc@A4 Wc@C4',
      'WrV@C1 Wc@D1 Wd@F1 Wd@E2 Wd@B3 Wd@I3 Wc@M4 Wc@D5',
    ],
    [
      'comet',
      'Wc@A1 Wc@C1 Wc@B2 Wc@B2^1 Wd@C2 Wc@B3 Wd@C3 Wd@A4 Wd@C5',
      'Wc@B1 Wc@J2 Wd@M2 Wc@D3 Wc@F3 Wd@I4 Wd@C5',
    ],
    [
      'loadstone',
      'Bc@C1 Bc@E1 WrV@F2 Wc@F2^1 BrH@F2^2 Bd@F2^3 Bd@F2^4 Bc@E3 Wd@C4 Wd@F4',
      'Bc@E1 Bc@B2 Bd@F2 Bd@G3 Bc@F4 Wd@B5 Wd@G5',
    ],
    [
      'loadstone',
      'Bd@B1 Wc@A2 Wd@A2^1 Bd@B2 Wc@C2 Bc@A3 WtS@A3^1 Wd@A3^2 Wc@C3 Bc@C3^1',
      'Wc@A1 Bd@B1 Bd@B2 Bc@A3 Bc@C3',
    ],
  ] as const)('many like pieces, of which some leave the mat: %s', (id, sent, laid) => {
    expect(found(rulesOf(STOCK[id]!, 3), mat(sent), mat(laid))).toBeLessThan(MOST_WORK)
  })

  const stars = 'Wd@C3 Bd@D3 Wc@F4 Bc@H6 WtE@J2 BtN@K8 WrH@B7 BrV@L5 Wd@E9 Bc@G1'
  const refusedAs = (rule: Rule, times: number, sent: string, laid: string) => {
    const rules = Array.from({ length: times }, () => rule)
    const world = act(start({ alienInput: 'free' }), choose(cardWith(rules)), send(1, sent))
    return refused(world, 0, { type: 'respondFreely', pieces: split(laid) })
  }

  test('where it had to stop, it says so', () => {
    const rule: Rule = { op: 'toward', target: {}, far: 'any', pick: 'choose' }
    expect(refusedAs(rule, 6, stars, stars.replace('Wd@E9', 'Wd@A9'))).toMatchObject({
      code: 'response-not-reachable',
      detail: expect.stringContaining('too many'),
    })
  })

  test('what no choices at all can make of the pieces is known at once, however many there are', () => {
    const rule: Rule = { op: 'move', towards: 'E', far: 'any' }
    for (const laid of ['Bd@A1', stars.replace('Wd@E9', 'Wd@D9'), stars.replace('Wd@E9', 'Bd@E9')])
      expect(refusedAs(rule, 6, stars, laid)).toMatchObject({
        detail: 'No choices lead to that arrangement.',
      })
  })

  test('a rule that takes two pieces does not put three right', () => {
    const rules: Rule[] = [
      { op: 'move', towards: 'E', far: 'any' },
      { op: 'become', count: 2, colour: 'flip' },
    ]
    const sent = mat('Wd@A1 Wd@A2 Wd@A3 Wd@A4 Wd@A5 Wc@A6 Wc@A7 Wc@A8')
    const laid = (black: number) =>
      sent.map((piece, i) => ({ ...piece, x: 5, ...(i < black && { colour: 'B' as const }) }))
    expect(found(rules, sent, laid(2))).toBeLessThan(300)
    const { script, work, complete } = reach(sent, rules, laid(3), anything, {})
    expect({ script, complete }).toEqual({ script: undefined, complete: true })
    expect(work).toBeLessThan(100)
  })

  test('what the rules cannot lead to is not found, and all of it was looked at: each against the list of all ends', () => {
    for (const [id, card] of Object.entries(STOCK)) {
      const chance = numbers(id.length)
      const rules = rulesOf(card, 3)
      const pieces = scattered(chance, 5, { x: 5, y: 5 })
      const { list, complete } = outcomes(pieces, rules, { most: 4000 })
      if (!complete) continue
      const all = new Set(list.map(({ end }) => shown(end)))
      const other = scattered(chance, 4, { x: 5, y: 5 })
      for (const text of [...[...all].slice(0, 12), shown(other), shown(pieces)])
        expect(reach(pieces, rules, mat(text), anything, {}).script !== undefined, `${id}: ${text}`).toBe(
          all.has(text),
        )
    }
  })
})

describe('R28, R29: a prompt lists all responses or none', () => {
  const listed = (rule: Rule, text: string, alienInput: string) => {
    const world = act(start({ alienInput }), choose(cardWith([rule])), send(1, text))
    return game.prompts(stateOf(world), 0, { now: 0 }).find(({ kind }) => kind === 'respond')!
  }
  test.each(['guided', 'free'])('%s', (alienInput) => {
    const rule: Rule = { op: 'move', towards: 'E', far: 'any' }
    const few = listed(rule, 'Wd@A1 Wd@J2', alienInput)
    expect(few.commands).toHaveLength(13 * 4)
    const many = listed(rule, 'Wd@A1 Wd@B2 Wd@C3 Wd@D4', alienInput)
    expect(many.commands).toEqual([])
    expect(many.open).toHaveLength(1)
  })
})

const ABILITIES = ['stillPoint', 'secondVoice', 'helpingHand']

describe('R42: Still Point says what some choices keep', () => {
  const many: Rule[] = [
    { op: 'remove', which: { colour: 'B', shape: 'cube' }, count: 1 },
    { op: 'move', which: { shape: 'disc' }, towards: 'E', far: 'any' },
    { op: 'move', which: { shape: 'rod' }, towards: 'E', far: 'any' },
  ]
  const sent = 'Bc@A1 Bc@C1 Wd@A2 Wd@A3 Wd@A4 Wd@A5 WrH@A6 WrH@A7 WrH@A8 WrH@A9'
  const still = (piece?: number) =>
    ({ type: 'useAbility', ability: 'stillPoint', ...(piece && { piece }) }) as const

  test('of each piece that can stay, where there are too many choices to list, and then it binds', () => {
    const world = act(start({ abilities: ABILITIES }), choose(cardWith(many)), send(1, sent))
    expect(refusal(world, 0, still(2))).toBe('accepted')
    const first = act(world, [0, still(1)])
    expect(refusal(first, 0, { type: 'respond', choices: [0] })).toBe('still-point-broken')
    expect(refusal(first, 0, { type: 'respond', choices: [1] })).toBe('accepted')
    const why = (piece: number) => refused(world, 0, still(piece))
    expect(why(3)).toMatchObject({
      code: 'ability-not-now',
      detail: expect.stringContaining('No choices leave'),
    })
    expect(why(10)).toMatchObject({ code: 'ability-not-now', detail: expect.stringContaining('too many') })
  })

  test('the prompt lists what it has found, and leaves the rest open where it has not tried all', () => {
    const asked = (rules: Rule[], text: string) => {
      const world = act(start({ abilities: ABILITIES }), choose(cardWith(rules)), send(1, text))
      const ability = game.prompts(stateOf(world), 0, { now: 0 }).find(({ kind }) => kind === 'use-ability')!
      return JSON.stringify(ability.open).includes('stillPoint')
    }
    expect(asked(many, sent)).toBe(true)
    expect(asked(many, 'Bc@A1 Bc@C1 Wd@A2')).toBe(false)
  })

  test('of all pieces of Weaver that can stay', () => {
    const text = 'Wc@B2 Bc@C2 Wc@D2 Bc@E2 Wc@F3 Bc@G3 Wc@H3 Bc@I3 Wc@J2 Bc@K2'
    const world = act(
      start({ abilities: ABILITIES }),
      choose(cardWith(rulesOf(STOCK.weaver, 3))),
      send(1, text),
    )
    const can = Array.from({ length: 10 }, (_, i) => refusal(world, 0, still(i + 1)) === 'accepted')
    const { list, complete } = outcomes(mat(text), rulesOf(STOCK.weaver, 3), { still: null })
    expect(complete).toBe(true)
    const kept = mat(text).map(({ id }) => list.some(({ end }) => end.some((p) => p.id === id && !p.touched)))
    expect(can).toEqual(kept)
    expect(can[1]).toBe(true)
  })
})

describe('R30, R42, R49: a kind automatic Alien, called for what may forbid the Signal', () => {
  const signal = 'Wc@B3 Bd@B7 Wc@B8'
  const played = (text: string, choicePolicy: string, ...called: ('stillPoint' | 'helpingHand')[]) => {
    let world = act(
      start({ alien: 'difficulty', difficulty: 17, abilities: ABILITIES, choicePolicy }, [
        { kind: 'bot', role: 'alien' },
        {},
      ]),
      ...called.map((ability) => [1, { type: 'callAbility', ability }] as const),
      send(1, text),
    )
    while (stateOf(world).phase.kind === 'respond')
      world = act(world, [0, playAlien(stateOf(world), { now: 0, rng: game as never, words: world.words })])
    return stateOf(world).exchanges[0]!
  }

  test('Still Point names a piece that keeps still when the Signal is made', () => {
    expect(played(signal, 'kind', 'stillPoint').signal).toBe(true)
    expect(played(signal, 'default', 'stillPoint').signal).toBe(false)
  })

  test('Helping Hand brings the Signal about, and Still Point does not forbid it then', () => {
    const helped = played('Wc@B3 Bd@B7', 'kind', 'helpingHand', 'stillPoint')
    expect(helped.signal).toBe(true)
  })

  test('Helping Hand changes nothing where the Signal can be made without', () => {
    expect(played(signal, 'kind', 'helpingHand')).toMatchObject({ pieces: split(signal), signal: true })
  })
})
