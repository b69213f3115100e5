import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../../../src/core/index.ts'
import type { SignalCommand } from '../../../src/games/signal/commands.ts'
import type { Rule } from '../../../src/games/signal/material/language.ts'
import { options as schema } from '../../../src/games/signal/options.ts'
import { arrange } from '../../../src/games/signal/setup.ts'
import {
  act,
  cardWith,
  choose,
  eventsOf,
  GOOD,
  game,
  lastOf,
  NO_BLACK,
  POOR,
  refusal,
  refused,
  respond,
  send,
  start,
  stateOf,
} from './table.ts'

const seats = (wishes: object[], options: object = {}) =>
  arrange(
    schema.parse(options),
    wishes.map((wish) => ({ kind: 'human', ...wish })),
  )

/** The options that are refused, as a table is told when it makes a match. */
const wrongOptions = (options: object): string[] => {
  const parsed = schema.safeParse(options)
  return parsed.success ? [] : fieldErrors(parsed.error).map(({ path }) => path)
}

const roles = (wishes: object[], options: object = {}) => {
  const arranged = seats(wishes, options)
  return typeof arranged === 'string' ? arranged : arranged.map(({ role }) => role)
}

describe('table', () => {
  test('R1: two to six seats', () => {
    expect(game.meta.seats).toEqual({ min: 2, max: 6 })
  })

  test('R2: roles that are left out; a bot is the Alien before others', () => {
    expect(roles([{}, {}])).toEqual(['alien', 'expert'])
    expect(roles([{}, { kind: 'bot' }])).toEqual(['expert', 'alien'])
    expect(roles([{}, { role: 'alien' }, { kind: 'bot' }])).toEqual(['expert', 'alien', 'expert'])
    expect(roles([{ role: 'expert' }, { role: 'expert' }])).toContain('Alien')
    expect(roles([{ role: 'alien' }, { role: 'alien' }])).toContain('Expert')
    expect(
      roles(
        Array.from({ length: 5 }, () => ({ role: 'alien' }))
          .slice(0, 4)
          .concat([{ role: 'expert' }]),
      ),
    ).toContain('three')
    expect(roles([{ role: 'cook' }, {}])).toContain('roles')
    expect(roles([{ team: 1 }, {}])).toContain('team')
  })

  test('R2: any Alien seat acts for all of them', () => {
    const world = start({}, [{ role: 'alien' }, { role: 'expert' }, { role: 'alien' }])
    const chosen = act(world, [2, { type: 'chooseAlien', cardId: 'tideling' }], send(1, 'Wd@A1'))
    expect(refusal(chosen, 0, { type: 'respond', choices: [] })).toBe('accepted')
    expect(refusal(chosen, 2, { type: 'respond', choices: [] })).toBe('accepted')
  })

  test('R8: the order of pieces is chosen by a guided Alien only', () => {
    expect(wrongOptions({ order: 'alien', alienInput: 'free' })).toEqual(['/order'])
    expect(wrongOptions({ order: 'alien' })).toEqual([])
  })

  test('R39: one ability of each value, drawn or named', () => {
    expect(wrongOptions({ abilities: ['census', 'stillPoint', 'openPage'] })).toEqual(['/abilities'])
    expect(wrongOptions({ abilities: ['census', 'slowMotion', 'openPage'] })).toEqual([])
    expect(stateOf(start({ abilities: ['openPage', 'census', 'slowMotion'] })).abilities).toEqual([
      { id: 'census', used: false },
      { id: 'slowMotion', used: false },
      { id: 'openPage', used: false },
    ])
    expect(stateOf(start()).abilities).toHaveLength(3)
  })
})

describe('the card', () => {
  test('R10: is chosen by the Alien, or given by grade or chance', () => {
    expect(stateOf(start()).phase.kind).toBe('choose')
    expect(refusal(start(), 1, { type: 'chooseAlien', cardId: 'cairn' })).toBe('wrong-role')
    const given = start({ alien: 'difficulty', difficulty: 12 })
    expect(stateOf(given)).toMatchObject({ cardId: 'frostbloom', phase: { kind: 'compose' } })
    expect(stateOf(start({ alien: 'random' })).card?.rounds).toHaveLength(3)
    expect(refusal(given, 0, { type: 'chooseAlien', cardId: 'cairn' })).toBe('wrong-phase')
  })

  test('R10, R11: the front is for all, the back for the Alien’s seats', () => {
    const world = act(start(), choose('tideling'))
    const event = lastOf(world, 'alienChosen')!
    expect(event.to).toEqual([0])
    expect(JSON.stringify(event.data)).not.toContain('Remove all black pieces')
    expect(event.data).toMatchObject({ front: { name: 'Tideling' } })
    expect(JSON.stringify(event.secret)).toContain('Remove all black pieces')
    expect(JSON.stringify(event.secret)).not.toContain('witness')
  })

  test('R11: a card of one’s own; faults are named with their place', () => {
    const card = cardWith([NO_BLACK])
    expect(stateOf(act(start(), choose(card)))).toMatchObject({ cardId: null, front: { name: 'Test' } })
    const broken = structuredClone(card)
    broken.rounds[1]!.rules[0]!.rule = { op: 'move', towards: 'N' }
    expect(refused(start(), 0, { type: 'chooseAlien', card: broken })).toMatchObject({
      code: 'bad-card',
      errors: [{ path: '/card/rounds/1/rules/0/rule/steps' }],
    })
    expect(refusal(start(), 0, { type: 'chooseAlien' })).toBe('choose-one')
    expect(refusal(start(), 0, { type: 'chooseAlien', card, cardId: 'cairn' })).toBe('choose-one')
  })
})

const faultsOf = (card: object): string[] =>
  (refused(start(), 0, { type: 'chooseAlien', card } as SignalCommand).errors ?? []).map(({ path }) => path)

describe('R11: what no mat could be, and rules that say nothing', () => {
  const disc = { colour: 'W', shape: 'disc' } as const

  test.each<[string, Rule]>([
    ['kind/facing', { op: 'add', kind: { ...disc, facing: 'N' }, cell: 'A1' }],
    ['sides', { op: 'add', kind: disc, cell: 'A1', sides: ['N'] }],
    ['count', { op: 'add', kind: disc, cell: 'A1', count: 3 }],
    ['count', { op: 'add', kind: disc, between: [{}, {}], count: 2 }],
    ['sides', { op: 'add', kind: disc, besides: {} }],
    ['cell', { op: 'add', kind: disc }],
    ['on', { op: 'add', kind: disc, besides: {}, sides: ['N'], on: {} }],
    ['colour', { op: 'become' }],
    ['far', { op: 'away', far: 'touch' }],
    ['steps', { op: 'move', towards: 'N', steps: 1, far: 'any' }],
    ['when', { op: 'remove', when: { count: {}, is: 'equal' } }],
    ['axis', { op: 'remove', axis: 'midline' } as never],
  ])('a rule is wrong at %s', (path, rule) => {
    expect(faultsOf(cardWith([NO_BLACK, rule]))).toEqual([`/card/rounds/0/rules/1/rule/${path}`])
  })

  test.each<[string, object]>([
    ['/pattern/1', { pattern: ['Wd 0,0', 'Bd 0,0'] }],
    ['/pattern/0', { pattern: ['Wd 0,0^1'] }],
    ['/pattern/0', { pattern: ['WdN 0,0'] }],
    ['/pattern/0', { pattern: ['WtH 0,0'] }],
    ['/pattern/1', { pattern: ['Wd 0,0', 'Wd 123,0'] }],
    ['/pattern', { pattern: ['Wd 0,0', 'Wd 0,9'] }],
    ['/pattern/5', { pattern: [0, 1, 2, 3, 4, 5].map((x) => `Wd ${x},0`) }],
    ['/total', { pattern: ['Wd 0,0'], total: 2 }],
    ['/total', { layout: 'row' }],
    ['/layout', { total: 3, layout: 'square' }],
    ['/has/0/number', { total: 2, has: [{ which: {}, number: 3 }] }],
  ])('a Signal is wrong at %s', (path, goal) => {
    expect(faultsOf({ ...cardWith([NO_BLACK]), goal })).toEqual([`/card/goal${path}`])
  })

  test('what may be turned has to fit on the mat in one way', () => {
    const tall = { ...cardWith([NO_BLACK]), goal: { pattern: ['Wd 0,0', 'Wd 0,12'], rotate: true } }
    expect(stateOf(act(start(), choose(tall))).front?.goal).toEqual(tall.goal)
  })
})

const round1 = (options: Record<string, unknown> = {}) => act(start(options), choose(cardWith([NO_BLACK])))

describe('rounds', () => {
  test.each([
    [
      Array.from({ length: 11 }, (_, i) => `${i % 2 ? 'W' : 'B'}${'dcd'[i % 3]}@A${1 + (i % 9)}`).join(' '),
      'too-many-pieces',
    ],
    ['Wd@A1 Wd@B1 Wd@C1 Wd@D1 Wd@E1 Wd@F1', 'not-in-supply'],
    ['Wd@G5^1', 'stack-gap'],
    ['WdN@G5', 'wrong-facing'],
    ['WtH@G5', 'wrong-facing'],
    ['Wd@N1', 'off-the-mat'],
    ['Wd@G0', 'off-the-mat'],
    ['Wd@G10', 'off-the-mat'],
    ['Wd-G5', 'piece-unreadable'],
    ['Wd@G05', 'piece-unreadable'],
    ['Wd@G5^00', 'piece-unreadable'],
    ['Ｗd@G5', 'piece-unreadable'],
    ['Wd@G5\u200d', 'piece-unreadable'],
  ])('R13, B23: %s is refused and costs nothing', (text, code) => {
    const world = round1()
    expect(refusal(world, 1, { type: 'transmit', pieces: text.split(' '), number: 1 })).toBe(code)
    expect(stateOf(world).tokens).toBe(10)
  })

  test('R13, B07: an empty mat may be sent, and costs a token', () => {
    expect(stateOf(act(round1(), send(1, ''), respond()))).toMatchObject({
      tokens: 9,
      phase: { kind: 'compose' },
      exchanges: [{ pieces: [], end: [] }],
    })
  })

  test('R14, B01: the Signal itself cannot be sent, with more beside it it can', () => {
    const world = act(start(), choose('tideling'))
    expect(refusal(world, 1, { type: 'transmit', pieces: ['Wd@G2', 'Wd@H2', 'Wd@I2'], number: 1 })).toBe(
      'goal-as-input',
    )
    expect(
      refusal(world, 1, { type: 'transmit', pieces: ['Wd@G2', 'Wd@H2', 'Wd@I2', 'Bd@A1'], number: 1 }),
    ).toBe('accepted')
    expect(stateOf(world).tokens).toBe(10)
  })

  test('R15, R20, B25: the last token without the Signal loses the match and opens the card', () => {
    const tries = Array.from({ length: 9 }, (_, i) => [send(i + 1, POOR), respond()]).flat()
    const world = act(round1(), ...tries)
    expect(stateOf(world)).toMatchObject({ tokens: 1, phase: { kind: 'compose' } })
    const lost = act(world, send(10, POOR), respond())
    expect(stateOf(lost)).toMatchObject({
      tokens: 0,
      phase: { kind: 'over', result: 'lost', reason: 'tokens' },
    })
    expect(lastOf(lost, 'revealed')?.data).toMatchObject({
      card: { name: 'Test' },
      choices: Array(10).fill([]),
    })
    expect(lost.fold.table.outcome).toMatchObject({
      result: 'lost',
      places: [{ score: null }],
      detail: { partial: 0 },
    })
  })

  test('R16, B41: split tokens: even, then as Experts split them, each its own', () => {
    const world = act(start({ tokenSplit: 'split' }, [{}, {}, {}, {}]), choose(cardWith([NO_BLACK])))
    expect(stateOf(world).shares).toEqual([0, 4, 3, 3])
    const split = (...tokens: number[]) =>
      ({ type: 'splitTokens', tokens: tokens.map((n, i) => ({ seat: i + 1, tokens: n })) }) as const
    expect(refusal(world, 1, split(4, 5, 0))).toBe('bad-split')
    expect(refusal(world, 1, split(4, 6))).toBe('bad-split')
    expect(refusal(world, 0, split(4, 6, 0))).toBe('wrong-role')
    const other = act(world, [1, split(4, 6, 0)])
    expect(refusal(other, 3, { type: 'transmit', pieces: [], number: 1 })).toBe('no-token')
    const sent = act(other, send(1, POOR, 2), respond())
    expect(stateOf(sent)).toMatchObject({ tokens: 9, shares: [0, 4, 5, 0] })
    expect(refusal(sent, 1, split(4, 6, 0))).toBe('split-over')
    expect(refusal(round1(), 1, split(10))).toBe('split-over')
    expect(stateOf(act(sent, send(2, GOOD, 1), respond())).shares).toEqual([0, 4, 3, 3])
  })

  test('R16, R40: what an ability asks is answered before tokens are split', () => {
    const options = { tokenSplit: 'split', abilities: ['dictionary', 'slowMotion', 'openPage'] }
    const world = act(start(options), choose(cardWith([NO_BLACK])), [
      0,
      { type: 'useAbility', ability: 'dictionary' },
    ])
    const split: SignalCommand = { type: 'splitTokens', tokens: [{ seat: 1, tokens: 10 }] }
    expect(
      game.prompts(stateOf(world), 1, { now: 0 }).flatMap(({ open }) => open.map(({ type }) => type)),
    ).toEqual(['nameTerm'])
    expect(refusal(world, 1, split)).toBe('question-open')
    expect(refusal(act(world, [1, { type: 'nameTerm', term: 'black' }]), 1, split)).toBe('accepted')
  })

  test('R17: another number than the next transmission’s is a conflict', () => {
    expect(refusal(round1(), 1, { type: 'transmit', pieces: [], number: 2 })).toBe('wrong-number')
    expect(game.rejections['wrong-number']?.kind).toBe('conflict')
  })

  test('R18: columns add up, round by round', () => {
    const card = cardWith(
      [NO_BLACK],
      [{ op: 'add', kind: { colour: 'B', shape: 'cube' }, cell: 'M9' }],
      [{ op: 'become', which: { shape: 'cube' }, colour: 'W' }],
    )
    const ends = (round: number) => {
      const world = start()
      let at = act(world, choose(card))
      if (round > 1) at = act(at, send(1, GOOD), respond())
      return stateOf(act(at, send(1, 'Wd@A1 Bd@B1'), respond())).exchanges.at(-1)!.end
    }
    expect(ends(1)).toEqual(['Wd@A1'])
    expect(ends(2)).toEqual(['Wd@A1', 'Bc@M9'])
  })

  test('B31, B32, B33: each side in its own time', () => {
    const world = round1()
    expect(refusal(world, 0, { type: 'respond', choices: [] })).toBe('wrong-phase')
    expect(refusal(world, 0, { type: 'transmit', pieces: [], number: 1 })).toBe('wrong-role')
    const waiting = act(world, send(1, POOR))
    expect(refusal(waiting, 1, { type: 'respond', choices: [] })).toBe('wrong-role')
    expect(refusal(waiting, 1, { type: 'transmit', pieces: [], number: 1 })).toBe('wrong-phase')
  })
})

/** A match won with these transmissions, each round failing before it succeeds. */
function won(numbers: number[], before = round1({ abilities: ['census', 'slowMotion', 'openPage'] })) {
  const acts = numbers.flatMap((number) =>
    Array.from({ length: number }, (_, i) => [send(i + 1, i + 1 === number ? GOOD : POOR), respond()]).flat(),
  )
  return act(before, ...acts)
}

describe('score', () => {
  test.each([
    [1, 9],
    [4, 6],
    [10, 0],
  ])('R21, B24: won with transmission %i: %i points', (number, points) => {
    const world = won([number])
    expect(stateOf(world)).toMatchObject({ points: [points], round: 2, tokens: 10, number: 1 })
  })

  test('R22, R23, R24, B28, B29: bonus of unused abilities; 33 at most; 20 is among the best', () => {
    expect(won([1, 1, 1]).fold.table.outcome).toMatchObject({
      result: 'won',
      places: [{ seats: [0, 1], rank: 1, score: 33 }],
      detail: { points: [9, 9, 9], bonus: 6, best: true },
    })
    expect(won([3, 5, 8]).fold.table.outcome).toMatchObject({
      places: [{ score: 20 }],
      detail: { best: true },
    })
    expect(won([3, 5, 9]).fold.table.outcome).toMatchObject({
      places: [{ score: 19 }],
      detail: { best: false },
    })
  })

  test('B27: a used ability adds nothing', () => {
    const used = act(
      round1({ abilities: ['census', 'slowMotion', 'openPage'] }),
      send(1, POOR),
      [0, { type: 'useAbility', ability: 'slowMotion' }],
      respond(),
      send(2, POOR),
      respond(),
      send(3, GOOD),
      respond(),
    )
    expect(won([5, 8], used).fold.table.outcome).toMatchObject({
      places: [{ score: 18 }],
      detail: { bonus: 4 },
    })
  })

  test('R25: a lost match tells what it had come to', () => {
    const world = act(won([3]), [1, { type: 'concede' }])
    expect(world.fold.table.outcome).toMatchObject({
      result: 'lost',
      places: [{ score: null }],
      detail: { reason: 'conceded', points: [7], partial: 7 },
    })
    expect(eventsOf(world).at(-1)?.type).toBe('matchFinished')
  })
})
