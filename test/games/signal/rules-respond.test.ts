import { describe, expect, test } from 'vitest'
import { redact } from '../../../src/core/index.ts'
import { aids } from '../../../src/games/signal/aids.ts'
import { playAlien } from '../../../src/games/signal/bot/alien.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import { isGoal } from '../../../src/games/signal/material/goal.ts'
import type { Rule } from '../../../src/games/signal/material/language.ts'
import { respond as carryOut } from '../../../src/games/signal/material/respond.ts'
import { search } from '../../../src/games/signal/material/search.ts'
import { mayTalk, team } from '../../../src/games/signal/talk.ts'
import { tryMove } from '../../support/world.ts'
import { answer, mat, numbers, rulesOf, shown, split } from './mats.ts'
import {
  act,
  cardWith,
  choose,
  game,
  lastOf,
  NO_BLACK,
  NOTHING,
  POOR,
  refusal,
  refused,
  respond,
  send,
  start,
  stateOf,
} from './table.ts'

const stock = (id: keyof typeof STOCK, round: number, text: string, ...script: number[]) =>
  answer(text, rulesOf(STOCK[id], round), script)

describe('the cards in play', () => {
  const NO = false
  const SIGNAL = true

  test.each([
    ['B03', 'tideling', 2, 'Wd@G2 Wd@H2 Wd@I2 Bd@I8', 'Wd@G1 Wd@H2 Wd@I2', NO],
    ['B04', 'tideling', 2, 'Bd@I3 Wd@I6 Wd@I7 Wd@I8', 'Wd@I5 Wd@I6 Wd@I7', SIGNAL],
    ['B05', 'tideling', 3, 'Bd@I3 Wd@I6 Wd@I7 Wd@I8', 'Wc@G5 Wd@I5 Wd@I6 Wd@I7', NO],
    ['B07', 'tideling', 3, '', 'Wc@G5', NO],
    ['B08', 'tideling', 2, 'Wd@C1 Wd@D1', 'Wd@D1', NO],
    ['B09', 'cairn', 1, 'Bc@G2 Bc@H6', 'Bc@H6 Bc@H6^1', SIGNAL],
    ['B09', 'cairn', 2, 'Bc@G2 Bc@H6', 'Bc@H6', NO],
    ['B11', 'lantern', 1, 'Wd@G5', 'Bd@G4 Bd@F5 Wd@G5 Bd@H5 Bd@G6', SIGNAL],
    ['B11', 'lantern', 2, 'Wd@G5', 'Bd@G4 Wd@G5 Bd@G6', NO],
    ['B12', 'lantern', 3, 'Wd@D7', 'Bd@D6 Bd@C7 Bd@E7 Wd@J7 Bd@D8', NO],
    ['B12', 'lantern', 3, 'Wd@G3', 'Bd@G2 Bd@F3 Wd@G3 Bd@H3 Bd@G4', SIGNAL],
    ['B13', 'lantern', 1, 'Wd@A1', 'Wd@A1 Bd@B1 Bd@A2', NO],
    [
      'B15',
      'frostbloom',
      2,
      'Bc@D3 WtW@E3 WtE@C3 WtS@D4 WtN@D2',
      'WtS@D6 WtW@C7 Bc@D7 WtE@E7 WtN@D8',
      SIGNAL,
    ],
    ['B16', 'ferryman', 1, 'Wc@B3 Bd@B7 Wc@B8', 'Wc@B4 Bd@B7 Wc@B8', NO],
  ] as const)('%s: %s, round %i: %s becomes %s', (_, id, round, given, expected, signal) => {
    expect(stock(id, round, given)).toBe(expected)
    expect(isGoal(mat(expected), STOCK[id].goal)).toBe(signal)
  })

  test('B03, B07: a response that is not the Signal costs its token, and the Experts go on', () => {
    const second = act(start(), choose('tideling'), send(1, 'Wd@G2 Wd@H2 Wd@I2 Bd@I8'), respond())
    expect(stateOf(second)).toMatchObject({ round: 2, tokens: 10, points: [9] })
    const failed = act(second, send(1, 'Wd@G2 Wd@H2 Wd@I2 Bd@I8'), respond())
    expect(stateOf(failed)).toMatchObject({ round: 2, tokens: 9, phase: { kind: 'compose' } })
    const third = act(failed, send(2, 'Bd@I3 Wd@I6 Wd@I7 Wd@I8'), respond(), send(1, ''), respond())
    expect(stateOf(third)).toMatchObject({ round: 3, tokens: 9, points: [9, 8], phase: { kind: 'compose' } })
    expect(stateOf(third).exchanges.at(-1)).toMatchObject({ pieces: [], end: ['Wc@G5'], signal: false })
  })

  test('B37: Census of Orchard is 0 where neither cube nor disc lies', () => {
    const world = act(
      start({ abilities: ['census', 'slowMotion', 'openPage'] }),
      choose('orchard'),
      send(1, 'WtN@C3 BrH@D5'),
      [0, { type: 'useAbility', ability: 'census' }],
      respond(),
    )
    expect(stateOf(world).findings).toMatchObject([{ finding: { ability: 'census', changing: 0 } }])
  })

  test.each(['guided', 'free'] as const)(
    'R30: an automatic Alien, %s, is kind or takes the first options',
    (alienInput) => {
      const answered = (choicePolicy: string) => {
        const asked = ferry({ choicePolicy, alienInput })
        const command = playAlien(stateOf(asked), { now: 0, rng: game as never, words: asked.words })
        return stateOf(act(asked, [0, command])).exchanges[0]!
      }
      expect(answered('kind')).toMatchObject({ end: ['Wc@B6', 'Bd@B7', 'Wc@B8'], signal: true })
      expect(answered('default')).toMatchObject({ end: ['Wc@B4', 'Bd@B7', 'Wc@B8'], signal: false })
    },
  )

  test('B17: the Alien chooses which piece, and how far', () => {
    expect(stock('ferryman', 1, 'Wc@B3 Bd@B7 Wc@B8', 0, 2)).toBe('Wc@B6 Bd@B7 Wc@B8')
  })
})

const ferry = (options: Record<string, unknown> = {}) =>
  act(start(options), choose('ferryman'), send(1, 'Wc@B3 Bd@B7 Wc@B8'))

describe('responding', () => {
  test('R28: choices in one answer, the first option where one is missing', () => {
    expect(stateOf(act(ferry(), respond(0, 2)))).toMatchObject({ round: 2, points: [9] })
    expect(lastOf(act(ferry(), respond()), 'responded')?.data).toMatchObject({
      end: ['Wc@B4', 'Bd@B7', 'Wc@B8'],
      signal: false,
    })
  })

  test('R28: what is no option is refused; with ask the next choice is told, and nothing done', () => {
    expect(refused(ferry(), 0, { type: 'respond', choices: [0, 9] })).toMatchObject({
      code: 'no-such-choice',
      errors: [{ path: '/choices/1' }],
    })
    expect(refusal(ferry(), 0, { type: 'respond', choices: [0, 0, 0] })).toBe('no-such-choice')
    expect(refused(ferry(), 0, { type: 'respond', choices: [0], ask: true })).toMatchObject({
      code: 'choice-needed',
      detail: 'Choose a distance: 0 1, 1 2, 2 3.',
    })
    expect(refusal(ferry(), 0, { type: 'respond', choices: [0, 1], ask: true })).toBe('accepted')
    expect(refusal(ferry(), 0, { type: 'respondFreely', pieces: [] })).toBe('wrong-input')
  })

  test('R29, B19: free, what some choices lead to is taken, nothing else', () => {
    const free = ferry({ alienInput: 'free' })
    const lay = (text: string) => refusal(free, 0, { type: 'respondFreely', pieces: split(text) })
    expect(lay('Wc@B5 Bd@B7 Wc@B8')).toBe('accepted')
    expect(lay('Wc@B9 Bd@B7 Wc@B8')).toBe('response-not-reachable')
    expect(lay('Wc@Z9')).toBe('off-the-mat')
    expect(refusal(free, 0, { type: 'respond', choices: [] })).toBe('wrong-input')
    const won = act(free, [0, { type: 'respondFreely', pieces: split('Wc@B8 Wc@B6 Bd@B7') }])
    expect(stateOf(won).points).toEqual([9])
    expect(lastOf(won, 'responded')?.secret).toMatchObject({ choices: [0, 2] })
  })

  test('R29: what was carried out by the rules is taken, though there are too many choices to try them all', () => {
    const rules: Rule[] = [
      { op: 'away', which: { colour: 'W' }, far: 'any' },
      { op: 'away', which: { colour: 'B' }, far: 'any' },
    ]
    const sent = 'Wd@D3 Wd@H3 WtN@F5 Wc@J6 Wd@C8 Bd@E2 Bc@K4 Bd@G6 BrH@D7 Bc@I8'
    const chance = numbers(3)
    const ends = Array.from({ length: 12 }, () => {
      const script: number[] = []
      for (;;) {
        const next = carryOut(mat(sent), rules, script).points[script.length]
        if (!next) return shown(carryOut(mat(sent), rules, script).pieces)
        script.push(chance(next.options.length))
      }
    })
    expect(search(mat(sent), rules, () => false).complete).toBe(false)
    const free = act(start({ alienInput: 'free' }), choose(cardWith(rules)), send(1, sent))
    for (const end of ends)
      expect(refusal(free, 0, { type: 'respondFreely', pieces: split(end) }), end).toBe('accepted')
    const [first] = ends
    expect(
      refused(free, 0, { type: 'respondFreely', pieces: [...split(first!).slice(1), 'BtN@A9'] }),
    ).toMatchObject({
      code: 'response-not-reachable',
      detail: 'No choices lead to that arrangement.',
    })
  })

  test('R19, R33: the end alone counts; a skipped rule is no step', () => {
    const card = cardWith([NO_BLACK, NOTHING, { op: 'add', kind: { colour: 'B', shape: 'rod' }, cell: 'A1' }])
    const world = act(start(), choose(card), send(1, 'Wd@C3 Wd@D3 Bc@D4'), respond())
    expect(lastOf(world, 'responded')?.data).toMatchObject({
      signal: false,
      steps: [
        { before: 'Bc@D4', after: null },
        { before: null, after: 'BrH@A1' },
      ],
    })
  })

  test('R26, B39: no viewer but the Alien is told of rules, choices or titles', () => {
    const world = act(ferry(), respond(0, 1), send(2, 'Wc@B3'))
    const texts = STOCK.ferryman.rounds.flatMap(({ title, rules }) => [
      `"${title}"`,
      ...rules.map(({ text }) => text),
    ])
    for (const viewer of [1, 'spectator'] as const) {
      const told = JSON.stringify(world.entries.map(({ command: _, ...entry }) => redact(entry, viewer)))
      for (const text of texts) expect(told).not.toContain(text)
      expect(told).not.toMatch(/choices|trace|"rule"/)
    }
    const own = JSON.stringify(world.entries.map(({ command: _, ...entry }) => redact(entry, 0)))
    for (const text of texts) expect(own).toContain(text)
  })

  test('R26: with final the steps are the Alien’s to know', () => {
    const world = act(ferry({ responseVisibility: 'final' }), respond())
    expect(lastOf(world, 'responded')).toMatchObject({
      data: { steps: null },
      secret: { trace: [{ rule: 0, before: 'Wc@B3', after: 'Wc@B4' }] },
      to: [0],
    })
    expect(stateOf(world).exchanges[0]?.steps).toBeNull()
  })

  test('B40: at the end all is open', () => {
    const world = act(ferry(), respond(0, 1), [1, { type: 'concede' }])
    const seen = JSON.stringify(redact(world.entries.at(-1)!, 'spectator'))
    for (const { rules } of STOCK.ferryman.rounds) for (const { text } of rules) expect(seen).toContain(text)
    expect(seen).toContain('"choices":[[0,1]]')
  })

  test('R27: the Alien’s seats talk among themselves; at the end to all', () => {
    const world = act(start({}, [{ role: 'alien' }, {}, { role: 'alien' }, {}]), choose('tideling'))
    const view = stateOf(world)
    expect([...'0123'].map((to) => mayTalk(view, 0, Number(to)))).toEqual([true, false, true, false])
    expect([mayTalk(view, 0, 'team'), mayTalk(view, 0, 'all'), mayTalk(view, 1, 'all')]).toEqual([
      true,
      false,
      true,
    ])
    expect([team(view, 0), team(view, 3)]).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(mayTalk(stateOf(act(world, [1, { type: 'concede' }])), 0, 'all')).toBe(true)
  })

  test('the Alien can look ahead', () => {
    const view = stateOf(ferry())
    expect(aids.response(view, 0, { choices: '0' })).toMatchObject({
      points: [{ question: 'piece' }, { question: 'distance', options: ['1', '2', '3'] }],
      open: 1,
      end: ['Wc@B4', 'Bd@B7', 'Wc@B8'],
    })
    expect(aids.response(view, 1, {})).toMatchObject({ code: 'aid-not-yours' })
    expect(aids.response(view, 0, { choices: 'x' })).toMatchObject({ code: 'invalid-query' })
    expect(aids.response(view, 0, { choices: '9' })).toMatchObject({ code: 'no-such-choice' })
    expect(aids.response(view, 0, { choices: '0,0,0' })).toMatchObject({
      code: 'no-such-choice',
      errors: [{ path: '/choices' }],
    })
    expect(aids.response(stateOf(start()), 0, {})).toMatchObject({ points: [] })
  })
})

describe('away from the table', () => {
  test('R51: an Alien that is skipped takes a card, then the first options', () => {
    const c = {
      now: 0,
      rng: {
        int: () => 0,
        pick: <T>(list: readonly T[]) => list[0]!,
        shuffle: <T>(l: readonly T[]) => [...l],
      },
      words: start().words,
    }
    expect(game.skip(stateOf(start()), 0, c)).toMatchObject([
      { type: 'alienChosen', data: { cardId: 'tideling' } },
    ])
    expect(game.skip(stateOf(ferry()), 0, c)).toMatchObject([
      { type: 'responded', secret: { choices: [0, 0] } },
    ])
    const composing = act(start(), choose('tideling'))
    expect(game.skip(stateOf(composing), 1, c)).toBeUndefined()
    expect(game.skip(stateOf(composing), 0, c)).toBeUndefined()
  })

  test('R52: a side that has left loses the match; tokens of one that has go to the others', () => {
    const table = act(start({ tokenSplit: 'split' }, [{}, {}, {}]), choose('tideling'))
    const one = act(table, [1, { type: 'resign' }])
    expect(stateOf(one).shares).toEqual([0, 0, 10])
    expect(stateOf(act(one, [2, { type: 'resign' }])).phase).toMatchObject({ result: 'lost', reason: 'left' })
    expect(stateOf(act(start(), [0, { type: 'resign' }])).phase).toMatchObject({
      result: 'lost',
      reason: 'left',
    })
    const waiting = act(table, send(1, POOR))
    expect(refusal(waiting, 1, { type: 'concede' })).toBe('wrong-phase')
    expect(refusal(table, 0, { type: 'concede' })).toBe('wrong-role')
  })

  test('R53: a transmission is taken back while nobody has answered it', () => {
    const sent = act(start(), choose('tideling'), send(1, POOR))
    const back = act(sent, [1, { type: 'undo' }])
    expect(stateOf(back)).toMatchObject({ tokens: 10, phase: { kind: 'compose' } })
    expect(tryMove(act(sent, respond()), 1, { type: 'undo' }, sent.fold.at + 9)).toMatchObject({
      code: 'nothing-to-undo',
    })
  })
})
