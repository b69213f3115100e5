import { describe, expect, test } from 'vitest'
import { DICE_SETS, endsOf, misspelt, shake } from '../../../src/games/message-in-a-bottle/material.ts'
import { options } from '../../../src/games/message-in-a-bottle/options.ts'
import { diceOf } from '../conformance/dice.ts'
import {
  act,
  diamonds,
  initials,
  lastOf,
  lying,
  NONE,
  PASS,
  refusal,
  round,
  say,
  shaken,
  shown,
  start,
  stateOf,
  wait,
  withRoll,
} from './table.ts'

/** A round under a condition, with dice at these distances. */
const under = (
  letters: string,
  condition: Parameters<typeof lying>[1],
  distances: number[] = [],
  more: Record<string, unknown> = {},
) =>
  shown(
    withRoll(
      shaken(start({ letters, options: { mode: 'effects', ...more } })),
      lying(letters, condition, distances),
    ),
  )

const faultOf = (world: ReturnType<typeof under>, word: string) =>
  lastOf(act(world, 10, 0, say(word)), 'wordMissed')?.data

describe('R3 and R4: dice and modes', () => {
  const rolled = (mode: string) => shake(options.parse({ mode }), diceOf(mode))

  test('every letter of a set stands on one die only, so no roll shows a letter twice', () => {
    for (const faces of Object.values(DICE_SETS)) {
      const letters = Object.values(faces).join('')
      expect(letters).toMatch(/^[A-Z]{24}$/)
      expect(new Set(letters).size).toBe(24)
    }
  })

  test('C32: easy has three letter dice and no effect', () => {
    const roll = rolled('easy')
    expect(roll.condition).toBe('classic')
    expect(roll.dice.map(({ die }) => die)).toEqual(['turquoise1', 'turquoise2', 'yellow'])
    expect(roll.dice.every(({ distance }) => distance === null)).toBe(true)
  })

  test('C45: party has three letter dice and the effects die', () => {
    const rolls = Array.from({ length: 60 }, (_, n) =>
      shake(options.parse({ mode: 'party' }), diceOf('party', n)),
    )
    expect(rolls.every(({ dice }) => dice.length === 3)).toBe(true)
    expect(new Set(rolls.map(({ condition }) => condition)).size).toBe(4)
    expect(rolls.every(({ dice }) => dice.every(({ distance }) => distance! >= 1 && distance! <= 6))).toBe(
      true,
    )
  })

  test('classic and effects have all four letter dice; letters stand on the faces of their dice', () => {
    expect(rolled('classic').dice).toHaveLength(4)
    expect(rolled('effects').dice).toHaveLength(4)
    const letters = Array.from({ length: 200 }, (_, n) => shake(options.parse({}), diceOf(n)).dice)
    expect(new Set(letters.map((dice) => dice[3]!.letter))).toEqual(new Set('FWKVJZ'))
    expect(new Set(letters.map((dice) => dice[2]!.letter))).toEqual(new Set('DMPHGB'))
    const czech = shake(options.parse({ language: 'cs' }), diceOf('cs')).dice
    expect('BCZFGX').toContain(czech[3]!.letter)
  })
})

describe('R10 to R12: the letters of a word', () => {
  test('C07: BRAMBOR has B, M and R; MRAMOR has no B', () => {
    expect(misspelt(lying('BMR', 'classic'), 'BRAMBOR')).toBeUndefined()
    expect(misspelt(lying('BMR', 'classic'), 'MRAMOR')).toBe('letters-missing')
  })

  test('two dice with one letter want it twice', () => {
    expect(misspelt(lying('OODF', 'classic'), 'FOLD')).toBe('letters-missing')
    expect(misspelt(lying('OODF', 'classic'), 'FLOOD')).toBeUndefined()
  })

  test('accents and wide letters do not count', () => {
    for (const word of ['Fóľď', 'Fo\u0301ld', 'ＦＯＬＤ'])
      expect(lastOf(wait(act(round(), 0, 0, say(word)), 300), 'claimsAccepted')!.data).toMatchObject({
        claims: [{ words: ['FOLD'] }],
      })
  })
})

describe('R33 and R34: the yellow letter inside', () => {
  test('C33: LEMON has M inside and no A, R, F', () => {
    expect(diamonds(wait(act(under('ARMF', 'yellow-inside'), 0, 0, say('lemon')), 300))).toEqual([2, 1, 1, 1])
  })

  test('C35: PODRÁZKA has all letters, and that is the mistake', () => {
    expect(misspelt(lying('AKDZ', 'yellow-inside'), 'PODRAZKA')).toBe('letters-forbidden')
    expect(faultOf(under('ARMF', 'yellow-inside'), 'lemur')).toMatchObject({
      fault: 'letters-forbidden',
      loss: 1,
    })
  })

  test('C36: OPAR has P inside', () => {
    expect(misspelt(lying('ENPZ', 'yellow-inside'), 'OPAR')).toBeUndefined()
  })

  test('at the ends it may not stand, inside it may more than once', () => {
    expect(misspelt(lying('ARMF', 'yellow-inside'), 'MOON')).toBe('yellow-not-inside')
    expect(misspelt(lying('ARMF', 'yellow-inside'), 'MEMO')).toBe('yellow-not-inside')
    expect(misspelt(lying('ARMF', 'yellow-inside'), 'SUMMIT')).toBeUndefined()
  })

  test('with three dice the two turquoise letters alone are forbidden', () => {
    expect(misspelt(lying('ARM', 'yellow-inside'), 'OOMFO')).toBeUndefined()
    expect(misspelt(lying('ARM', 'yellow-inside'), 'OMAO')).toBe('letters-forbidden')
  })
})

describe('R35: nearest and farthest', () => {
  const nearRfarF = [3, 1, 3, 6]

  test('C41: ROOF and FLOOR fit R and F, FARM does not', () => {
    for (const word of ['roof', 'floor'])
      expect(diamonds(wait(act(under('ARMF', 'first-last', nearRfarF), 0, 1, say(word)), 300))).toEqual([
        1, 2, 1, 1,
      ])
    expect(faultOf(under('ARMF', 'first-last', nearRfarF), 'farm')).toMatchObject({ fault: 'wrong-ends' })
  })

  test('C43: with all dice equally far any two different ones do', () => {
    const world = under('ARMF', 'first-last', [3, 3, 3, 3])
    expect(diamonds(wait(act(world, 0, 1, say('farm')), 300))).toEqual([1, 2, 1, 1])
    expect(endsOf(lying('ARMF', 'first-last', [3, 3, 3, 3]).dice)).toHaveLength(12)
    expect(endsOf(lying('ARMF', 'first-last', [3, 3, 3, 3]).dice)).not.toContain('FF')
  })

  test('C44: P and L at the ends, both ways round', () => {
    for (const word of ['PYTEL', 'LUMP'])
      expect(misspelt(lying('EPLZ', 'first-last', [3, 1, 6, 3]), word)).toBeUndefined()
  })

  test('of two dice equally near the speaker chooses', () => {
    expect(endsOf(lying('ARMF', 'first-last', [1, 1, 3, 6]).dice).sort()).toEqual(['AF', 'FA', 'FR', 'RF'])
  })
})

describe('R36 to R39: initials', () => {
  const words = ['arrow', 'river', 'mouse', 'forest'] as const
  const board = (more: Record<string, unknown> = {}) => under('ARMF', 'initials', [], more)

  test('C37: covered, then a word for each die within forty seconds', () => {
    const world = act(board(), 0, 0, { type: 'cover' })
    expect(stateOf(world).phase).toMatchObject({ kind: 'cover', seat: 0 })
    const won = act(world, 39_999, 0, initials(...words))
    expect(diamonds(won)).toEqual([2, 1, 1, 1])
    expect(stateOf(won).words).toEqual(['ARROW', 'RIVER', 'MOUSE', 'FOREST'])
  })

  test('C39: too late, or a word that does not fit, or one word twice: out, and the bottle is free', () => {
    const world = act(board(), 0, 0, { type: 'cover' })
    expect(refusal(world, 100, 1, initials(...words))).toBe('bottle-covered')
    const late = wait(world, 40_000)
    expect(lastOf(late, 'wordMissed')!.data).toMatchObject({ fault: 'too-late', seat: 0 })
    const goose = act(world, 100, 0, initials('arrow', 'river', 'mouse', 'goose'))
    expect(lastOf(goose, 'wordMissed')!.data).toMatchObject({ fault: 'wrong-initial' })
    const twice = act(under('AAMF', 'initials'), 0, 0, initials('area', 'area', 'mouse', 'forest'))
    expect(lastOf(twice, 'wordMissed')!.data).toMatchObject({ fault: 'said-twice' })
    for (const failed of [late, goose]) {
      expect(stateOf(failed)).toMatchObject({ out: [0], diamonds: [0, 1, 1, 1], phase: { kind: 'open' } })
      expect(refusal(failed, 50_000, 1, { type: 'cover' })).toBe('accepted')
    }
  })

  test('C40: with three dice three words; letters elsewhere do not matter', () => {
    const czech = { mode: 'party', wordAuthority: 'vote', language: 'cs' }
    const world = under('ODN', 'initials', [], czech)
    const said = act(world, 0, 0, initials('obloha', 'duha', 'noha'))
    expect(lastOf(said, 'voteCalled')!.data).toMatchObject({
      claims: [{ words: ['OBLOHA', 'DUHA', 'NOHA'] }],
    })
    const four = under('ODNC', 'initials', [], { ...czech, mode: 'effects' })
    const all = act(four, 0, 0, initials('obloha', 'duha', 'noha', 'čelo'))
    expect(lastOf(all, 'voteCalled')!.data).toMatchObject({
      claims: [{ words: ['OBLOHA', 'DUHA', 'NOHA', 'CELO'] }],
    })
  })

  test('without covering it is cover and answer in one', () => {
    expect(diamonds(act(board(), 0, 2, initials(...words)))).toEqual([1, 1, 2, 1])
  })

  test('each die wants its word: otherwise nothing is lost', () => {
    expect(refusal(board(), 0, 0, initials('arrow', 'river', 'mouse'))).toBe('wrong-dice')
    const { words: four } = initials(...words)
    const doubled = { ...initials(...words), words: four.with(3, four[2]!) }
    expect(refusal(board(), 0, 0, doubled)).toBe('wrong-dice')
    expect(refusal(board(), 0, 0, initials('arrow', 'river', 'mo use', 'forest'))).toBe('malformed-word')
  })

  test('a word used before does not count again', () => {
    const used = act(board(), 0, 2, initials(...words))
    const next = shown(withRoll(shaken(used), lying('ARMF', 'initials')))
    const world = act(next, 10, 1, initials('area', 'rope', 'mouse', 'fish'))
    expect(lastOf(world, 'wordMissed')!.data).toMatchObject({ fault: 'already-said' })
  })

  test('one word, or that there is none, is not asked for; nor initials elsewhere', () => {
    expect(refusal(board(), 0, 0, say('farm'))).toBe('not-under-this-effect')
    expect(refusal(board(), 0, 0, NONE)).toBe('not-under-this-effect')
    expect(refusal(under('ARMF', 'classic'), 0, 0, initials(...words))).toBe('not-under-this-effect')
    expect(refusal(under('ARMF', 'classic'), 0, 0, { type: 'cover' })).toBe('not-under-this-effect')
  })

  test('with the shorter word rule letters are added up, and a hand on the bottle stops the countdown', () => {
    const led = act(board({ shorterWordRule: true }), 0, 0, initials(...words))
    expect(stateOf(led).phase).toMatchObject({ kind: 'leading', until: led.fold.at + 10_000 })
    expect(refusal(led, 10, 1, initials('avenue', 'record', 'margin', 'farmer'))).toBe('not-shorter')
    const held = act(led, 4000, 1, { type: 'cover' })
    const failed = act(held, 30_000, 1, initials('area', 'rope', 'moon', 'goose'))
    expect(diamonds(wait(failed, 35_999))).toEqual([1, 0, 1, 1])
    expect(diamonds(wait(failed, 36_000))).toEqual([2, 0, 1, 1])
    const least = act(act(led, 4000, 1, { type: 'cover' }), 5000, 1, initials('area', 'rope', 'moon', 'fish'))
    expect(diamonds(least)).toEqual([1, 2, 1, 1])
  })

  test('whoever covers the bottle says the words, and nobody else anything', () => {
    const held = act(board(), 0, 1, { type: 'cover' })
    expect(refusal(held, 10, 1, PASS)).toBe('bottle-covered')
    expect(refusal(held, 10, 1, { type: 'cover' })).toBe('bottle-covered')
    expect(refusal(held, 10, 0, PASS)).toBe('bottle-covered')
  })
})

test('R39: no such word under the other conditions means that none meets the condition', () => {
  expect(diamonds(wait(act(under('ARMF', 'yellow-inside'), 0, 0, NONE), 10_000))).toEqual([2, 1, 1, 1])
  const failed = act(act(under('ARMF', 'first-last', [3, 1, 3, 6]), 0, 0, NONE), 100, 1, say('roof'))
  expect(diamonds(wait(failed, 400))).toEqual([0, 2, 1, 1])
})
