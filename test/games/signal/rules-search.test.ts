import { describe, expect, test } from 'vitest'
import { playAlien } from '../../../src/games/signal/bot/alien.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import type { Rule } from '../../../src/games/signal/material/language.ts'
import { arrangement, textOf } from '../../../src/games/signal/material/mat.ts'
import { reach } from '../../../src/games/signal/material/reach.ts'
import { respond as carryOut } from '../../../src/games/signal/material/respond.ts'
import { MOST_WORK, outcomes } from '../../../src/games/signal/material/search.ts'
import { scattered, someScript } from './chance.ts'
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

  test.each(Object.entries(STOCK))('for any choices of %s, in each round', (_, card) => {
    for (const round of [1, 2, 3])
      for (const seed of [1, 2, 3, 4]) {
        const chance = numbers(seed * 10 + round)
        const rules = rulesOf(card, round)
        const pieces = scattered(chance, 10, seed % 2 ? { x: 13, y: 9 } : { x: 4, y: 4 })
        const { pieces: end } = carryOut(pieces, rules, someScript(chance, pieces, rules))
        const { script, work } = reach(pieces, rules, arrangement(textOf(end)), anything, {})
        expect(script, `${shown(pieces)} -> ${shown(end)}`).toBeDefined()
        expect(shown(carryOut(pieces, rules, script).pieces)).toBe(shown(end))
        expect(work).toBeLessThan(MOST_WORK)
      }
  })

  test('where it had to stop, it says so', () => {
    const rules = Array.from({ length: 4 }, (): Rule => ({ op: 'move', towards: 'E', far: 'any' }))
    const sent = ['A1', 'A2', 'A3', 'A4', 'A5'].map((cell) => `Wd@${cell}`).join(' ')
    const world = act(start({ alienInput: 'free' }), choose(cardWith(rules)), send(1, sent))
    expect(refused(world, 0, { type: 'respondFreely', pieces: ['Bd@A1'] })).toMatchObject({
      code: 'response-not-reachable',
      detail: expect.stringContaining('too many'),
    })
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
