import { describe, expect, test } from 'vitest'
import { isRejection, render } from '../../../src/core/index.ts'
import type { SignalCommand } from '../../../src/games/signal/commands.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import { TERMS, type Term, termsOf, uses } from '../../../src/games/signal/material/terms.ts'
import { format, parse } from '../../../src/games/signal/notation.ts'
import { activeRules } from '../../../src/games/signal/state.ts'
import { tell } from '../../../src/games/signal/tell.ts'
import { readXml } from '../../support/xml.ts'
import { act, cardWith, choose, game, lastOf, NO_BLACK, respond, send, start, stateOf } from './table.ts'

const view = stateOf(act(start(), choose('tideling')))

describe('notation', () => {
  test.each<[string, SignalCommand]>([
    ['alien mirrorMoth', { type: 'chooseAlien', cardId: 'mirrorMoth' }],
    [
      'split 1 4 2 6',
      {
        type: 'splitTokens',
        tokens: [
          { seat: 1, tokens: 4 },
          { seat: 2, tokens: 6 },
        ],
      },
    ],
    ['transmit 3: Wd@G5 BtN@G6', { type: 'transmit', number: 3, pieces: ['Wd@G5', 'BtN@G6'] }],
    ['transmit 3:', { type: 'transmit', number: 3, pieces: [] }],
    ['call census', { type: 'callAbility', ability: 'census' }],
    ['use stillPoint 2', { type: 'useAbility', ability: 'stillPoint', piece: 2 }],
    ['use openPage 3', { type: 'useAbility', ability: 'openPage', rule: 3 }],
    ['use helpingHand: Wd@G5', { type: 'useAbility', ability: 'helpingHand', pieces: ['Wd@G5'] }],
    ['term left half', { type: 'nameTerm', term: 'left half' }],
    ['variant: Wd@G5', { type: 'sendVariant', pieces: ['Wd@G5'] }],
    [
      'rehearse: Wd@G5 / Bd@G5',
      { type: 'rehearse', arrangements: [{ pieces: ['Wd@G5'] }, { pieces: ['Bd@G5'] }] },
    ],
    ['respond 0 2', { type: 'respond', choices: [0, 2] }],
    ['respond 0 ask', { type: 'respond', choices: [0], ask: true }],
    ['result: Wd@G6', { type: 'respondFreely', pieces: ['Wd@G6'] }],
    ['concede', { type: 'concede' }],
  ])('%s', (text, command) => {
    expect(parse(text, view, 0)).toEqual(command)
    expect(format(command)).toBe(text)
  })

  test('a card of one’s own, as JSON', () => {
    const command: SignalCommand = { type: 'chooseAlien', card: cardWith([NO_BLACK]) }
    expect(parse(format(command), view, 0)).toEqual(command)
  })

  test.each([
    '',
    'dance',
    'transmit Wd@G5',
    'transmit x: Wd@G5',
    'split 1',
    'alien {"name"',
    'alien nobody',
    'respond x',
    'concede now',
    'use',
  ])('“%s” is not read', (text) => {
    expect(isRejection(parse(text, view, 0))).toBe(true)
  })
})

describe('lines', () => {
  test('a response is told step by step', () => {
    const card = cardWith([
      NO_BLACK,
      { op: 'become', which: { shape: 'cube' }, shape: 'rod' },
      { op: 'turn', which: { shape: 'tri' }, quarters: 1 },
      { op: 'move', which: { shape: 'disc' }, towards: 'E', steps: 2 },
      { op: 'add', kind: { colour: 'B', shape: 'disc' }, cell: 'M9' },
    ])
    const world = act(start(), choose(card), send(1, 'Wd@A1 Bd@B2 WtN@C3 Wc@D4'), respond())
    expect(tell(lastOf(world, 'responded') as never, []).en).toBe(
      'The Alien responds. The black disc at B2 is removed; the white cube at D4 becomes a white rod; ' +
        'the white triangle at C3 turns to E; the white disc at A1 moves to C1; a black disc is added at M9. ' +
        'The mat is Wd@C1 WtE@C3 WrH@D4 Bd@M9.',
    )
    expect(tell(lastOf(world, 'transmitted') as never, []).en).toBe(
      'Seat 1 transmits Wd@A1 Bd@B2 WtN@C3 Wc@D4.',
    )
  })

  test('without steps the end is told, and an empty mat has words', () => {
    const world = act(
      start({ responseVisibility: 'final' }),
      choose(cardWith([NO_BLACK])),
      send(1, 'Bd@B2'),
      respond(),
    )
    expect(tell(lastOf(world, 'responded') as never, []).en).toBe(
      'The Alien responds. The mat is an empty mat.',
    )
  })
})

describe('terms', () => {
  test('R12, R43: follow from what a rule does', () => {
    expect([...termsOf(NO_BLACK)].sort()).toEqual(['black', 'remove'])
    expect([...termsOf(STOCK.courier.rounds[0]!.rules[0]!.rule)].sort()).toEqual([
      ...['black', 'cube', 'disc', 'nearest', 'onto', 'stack'],
    ])
    expect([...termsOf({ op: 'become', which: { in: 'near', facing: 'V' }, shape: 'cube' })].sort()).toEqual([
      ...['change shape', 'cube', 'near half', 'upright'],
    ])
  })
})

describe('R43: what Dictionary says is what Open Page would read', () => {
  const used = (card: keyof typeof STOCK, round: number, term: Term) =>
    uses(activeRules(STOCK[card], round), term)

  test.each<[keyof typeof STOCK, number, Term]>([
    ['ferryman', 1, 'towards'],
    ['dolmen', 3, 'centre mark'],
    ['dolmen', 3, 'turn'],
    ['loadstone', 1, 'move'],
    ['shoal', 3, 'move'],
    ['shoal', 3, 'touching'],
    ['eclipse', 3, 'move'],
    ['cairn', 3, 'move'],
  ])('%s, round %i: %s', (card, round, term) => {
    expect(used(card, round, term)).toBe(true)
  })

  test('no term that stands in a sentence of the box is denied', () => {
    for (const { rounds } of Object.values(STOCK))
      for (const rule of rounds.flatMap(({ rules }) => rules))
        for (const term of TERMS)
          if (` ${rule.text.toLowerCase()} `.includes(` ${term} `))
            expect(uses([rule], term), `${term}: ${rule.text}`).toBe(true)
  })

  test('and what no rule does or says is denied', () => {
    expect(used('tideling', 1, 'move')).toBe(false)
    expect(used('tideling', 3, 'black')).toBe(true)
    expect(used('tideling', 3, 'turn')).toBe(false)
    expect(used('mirrorMoth', 1, 'touching')).toBe(false)
  })
})

describe('picture', () => {
  const world = act(start(), choose('weaver'), send(1, 'Wc@C3 Wc@C3^1 Bc@D3 Bc@E3 Wd@M9'), respond())
  const drawn = (viewer: 0 | 1 | 'spectator', of = world) => render(game.picture(stateOf(of), viewer))

  test('is well-formed, a thousand wide, and says what is on the mat', () => {
    const svg = drawn(1)
    expect(readXml(svg).name).toBe('svg')
    expect(svg).toContain('viewBox="0 0 1000 ')
    expect(svg).toContain('Signal: Round 1: transmission 2 is composed.')
    expect(svg).toContain('After')
  })

  test('shows the rules to the Alien alone, even of a state', () => {
    for (const text of ['Two cubes change colour', 'Round 3: Warp']) {
      expect(drawn(0)).toContain(text)
      expect(drawn(1)).not.toContain(text)
      expect(drawn('spectator')).not.toContain(text)
    }
    expect(drawn('spectator', act(world, [1, { type: 'concede' }]))).toContain('Two cubes change colour')
  })

  test('R5: a tower of more than ten pieces is told, drawn, and laid by an Alien that works freely', () => {
    const ten = ['Wd', 'Bd'].flatMap((kind, i) =>
      Array.from({ length: 5 }, (_, n) => `${kind}@G5^${5 * i + n}`),
    )
    const roof = cardWith([
      { op: 'add', kind: { colour: 'W', shape: 'cube' }, on: { stack: 'top' } },
      { op: 'add', kind: { colour: 'W', shape: 'cube' }, on: { stack: 'top' } },
    ])
    const sent = act(start({ alienInput: 'free' }), choose(roof), send(1, ten.join(' ').replace('^0', '')))
    const [offered] = game.prompts(stateOf(sent), 0, { now: 0 })[0]!.commands as SignalCommand[]
    expect(offered).toMatchObject({ pieces: expect.arrayContaining(['Wc@G5^10', 'Wc@G5^11']) })
    const tower = act(sent, [0, offered!])
    expect(tell(lastOf(tower, 'responded') as never, []).en).toContain('A white cube is added at G5^10')
    expect(readXml(drawn(1, tower)).name).toBe('svg')
    expect(drawn(1, tower)).not.toContain('NaN')
  })

  const ownCard = {
    ...cardWith([NO_BLACK]),
    name: 'N'.repeat(40),
    theme: [
      'W'.repeat(120),
      'The quick brown fox jumps over the lazy dog and goes on and on. '.repeat(2).slice(0, 119),
    ],
    goalText: `${'w'.repeat(250)} and more`,
    goal: { pattern: ['Wd 0,0', 'Bc 0,0^1', 'Wd 0,0^2', 'WtS 0,0^3', '*d 1,0'] },
  }

  test('nothing that a card says runs over the border, long words neither', () => {
    const card = { ...ownCard, rounds: ownCard.rounds.map((round) => ({ ...round, title: 'M'.repeat(40) })) }
    card.rounds[0]!.rules = [{ ...card.rounds[0]!.rules[0]!, text: 'x'.repeat(300) }]
    const svg = drawn(0, act(start(), choose(card)))
    // The widest letters of a wide face are as wide as they are high.
    for (const [, size, text] of svg.matchAll(/<text[^>]*font-size="(\d+)"[^>]*>([^<]*)</g))
      if (/^[WwMN…]+[ …]*$/.test(text!)) expect(text!.length * Number(size), text!).toBeLessThan(335)
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!)
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(60)
    const rule = texts.filter((text) => /^(1\.)? ?x+$/.test(text)).join('')
    expect(rule.replace('1. ', '').replace('1.', '')).toBe('x'.repeat(300))
    expect(texts.filter((text) => text.endsWith(' …')).length).toBeGreaterThanOrEqual(4)
  })

  test('says what high stacks are made of, on the mat and in the Signal', () => {
    const tower = 'Wd@D4 Bc@D4^1 WrH@D4^2 BtS@D4^3'
    const sent = act(start(), choose(ownCard), send(1, `${tower} Wd@A1 Bd@A1^1 Wc@A1^2`))
    const svg = drawn(1, sent)
    expect(svg).toContain('>D4 from below: Wd, Bc, WrH, BtS<')
    expect(svg).toContain('>Stack from below: Wd, Bc, Wd, WtS<')
    expect(svg).not.toContain('A1 from below')
  })

  test('draws every phase, own cards and layouts without a pattern', () => {
    const card = { ...cardWith([NO_BLACK]), name: '<b>&', goal: { total: 2, layout: 'row' } as const }
    for (const at of [start(), act(start(), choose(card)), act(start(), choose(card), send(1, 'Wd@A1'))])
      expect(readXml(drawn(0, at)).name).toBe('svg')
  })
})
