import { describe, expect, test } from 'vitest'
import { playAlien } from '../../../src/games/signal/bot/alien.ts'
import type { SignalCommand } from '../../../src/games/signal/commands.ts'
import type { AbilityId } from '../../../src/games/signal/material/index.ts'
import type { Rule } from '../../../src/games/signal/material/language.ts'
import type { Finding } from '../../../src/games/signal/state.ts'
import { due } from '../../../src/games/signal/time.ts'
import type { World } from '../../support/world.ts'
import { split } from './mats.ts'
import {
  type Act,
  act,
  cardWith,
  choose,
  GOOD,
  game,
  NO_BLACK,
  POOR,
  refusal,
  refused,
  respond,
  send,
  start,
  stateOf,
} from './table.ts'

const ONE_UP: Rule = { op: 'move', which: { colour: 'W' }, count: 1, towards: 'N', far: 'any' }

/** A table with these abilities and, by columns, these rules. */
const table = (abilities: AbilityId[], ...columns: Rule[][]): World =>
  act(start({ abilities }), choose(cardWith(...columns)))

const use = (ability: AbilityId, more: object = {}): Act => [
  0,
  { type: 'useAbility', ability, ...more } as SignalCommand,
]

const told = (world: World): Finding[] => stateOf(world).findings.map(({ finding }) => finding)

describe('using abilities', () => {
  const world = table(['census', 'slowMotion', 'openPage'], [NO_BLACK])

  test('R40: by the Alien, once each, in its time, with its fields', () => {
    const waiting = act(world, send(1, POOR))
    expect(refusal(waiting, 1, { type: 'useAbility', ability: 'census' })).toBe('wrong-role')
    expect(refusal(world, 0, { type: 'useAbility', ability: 'census' })).toBe('wrong-phase')
    expect(refusal(start(), 0, { type: 'useAbility', ability: 'census' })).toBe('wrong-phase')
    expect(refusal(waiting, 0, { type: 'useAbility', ability: 'rehearsal' })).toBe('ability-gone')
    expect(refusal(waiting, 0, { type: 'useAbility', ability: 'census', piece: 1 })).toBe('ability-fields')
    expect(refusal(act(waiting, use('census')), 0, { type: 'useAbility', ability: 'census' })).toBe(
      'ability-gone',
    )
    const later = act(waiting, use('census'), respond(), send(2, POOR))
    expect(refusal(later, 0, { type: 'useAbility', ability: 'census' })).toBe('ability-gone')
  })

  test('R40: several for one response', () => {
    const done = act(
      world,
      send(1, POOR),
      use('slowMotion'),
      use('census'),
      use('openPage', { rule: 1 }),
      respond(),
    )
    expect(told(done).map(({ ability }) => ability)).toEqual(['openPage', 'slowMotion', 'census'])
    expect(stateOf(done).findings.map(({ number }) => number)).toEqual([1, 1, 1])
  })

  test('R40: an automatic Alien is called and does what it is called for; others are not', () => {
    expect(refusal(world, 1, { type: 'callAbility', ability: 'census' })).toBe('not-callable')
    const bots = start({ abilities: ['dictionary', 'slowMotion', 'openPage'], alien: 'difficulty' }, [
      {},
      { kind: 'bot' },
    ])
    expect(refusal(bots, 1, { type: 'callAbility', ability: 'slowMotion' })).toBe('wrong-role')
    const call = (ability: AbilityId): Act => [0, { type: 'callAbility', ability }]
    const called = act(bots, call('slowMotion'))
    expect(refusal(called, 0, { type: 'callAbility', ability: 'slowMotion' })).toBe('ability-gone')
    expect([game.pending(stateOf(called)), due(stateOf(called))]).toEqual([[0], []])
    const c = {
      now: 0,
      rng: {
        int: () => 0,
        pick: <T>(list: readonly T[]) => list[0]!,
        shuffle: <T>(l: readonly T[]) => [...l],
      },
      words: bots.words,
    }
    const bot = (at: World): Act => [1, playAlien(stateOf(at), c)]
    const page = act(called, call('openPage'))
    expect(game.pending(stateOf(page))).toEqual([1])
    const read = act(page, bot(page))
    expect(told(read)).toEqual([{ ability: 'openPage', column: 1, text: 'Remove all black pieces.' }])
    const sent = act(read, [0, { type: 'transmit', pieces: split('Wd@A1 Bd@A2'), number: 1 }])
    const slow = act(sent, bot(sent))
    const done = act(slow, bot(slow))
    expect(told(done).at(-1)).toEqual({ ability: 'slowMotion', after: [['Wd@A1']] })
    expect(refusal(sent, 0, { type: 'callAbility', ability: 'dictionary' })).toBe('wrong-phase')
  })
})

describe('each ability', () => {
  test('R41, B37: Census counts the rules that change something', () => {
    const rules: Rule[] = [
      NO_BLACK,
      { op: 'turn', which: { shape: 'rod' }, quarters: 1 },
      { op: 'turn', which: { shape: 'rod' }, quarters: 1 },
    ]
    const census = (text: string) =>
      told(act(table(['census', 'slowMotion', 'openPage'], rules), send(1, text), use('census'), respond()))
    expect(census('Wd@A1')).toEqual([{ ability: 'census', changing: 0 }])
    expect(census('Bd@A1 WrH@C3')).toEqual([{ ability: 'census', changing: 3 }])
  })

  describe('R42: Still Point', () => {
    const still = act(
      table(['stillPoint', 'slowMotion', 'openPage'], [NO_BLACK, ONE_UP]),
      send(1, 'Wd@A1 Wd@C1 Bd@E1'),
    )

    test('B36: binds the response to what was said', () => {
      const said = act(still, use('stillPoint', { piece: 1 }))
      expect(refusal(said, 0, { type: 'respond', choices: [0, 0] })).toBe('still-point-broken')
      const done = act(said, respond(1, 0))
      expect(told(done)).toEqual([{ ability: 'stillPoint', piece: 'Wd@A1' }])
    })

    test('B36: a piece that one rule moves and another moves back does not keep still', () => {
      const away: Rule = { op: 'move', which: { shape: 'disc' }, count: 1, towards: 'N', steps: 1 }
      const back: Rule = { op: 'move', which: { shape: 'disc', in: 'meridian' }, towards: 'S', steps: 1 }
      const world = act(
        table(['stillPoint', 'slowMotion', 'openPage'], [away, back]),
        send(1, 'Wd@A1 Wd@G3 Wc@C3'),
      )
      // G3, the third, is sent to G2 or goes and comes back; the others may be left alone.
      const kept = (piece: number) => refusal(world, 0, { type: 'useAbility', ability: 'stillPoint', piece })
      expect([kept(1), kept(2), kept(3)]).toEqual(['accepted', 'accepted', 'ability-not-now'])
      const said = act(world, use('stillPoint', { piece: 1 }))
      expect(refusal(said, 0, { type: 'respond', choices: [0] })).toBe('still-point-broken')
      expect(refusal(said, 0, { type: 'respond', choices: [1] })).toBe('accepted')
    })

    test('only what can be kept may be said; that nothing keeps still, too', () => {
      expect(refusal(still, 0, { type: 'useAbility', ability: 'stillPoint', piece: 3 })).toBe(
        'ability-not-now',
      )
      expect(refusal(still, 0, { type: 'useAbility', ability: 'stillPoint', piece: 4 })).toBe(
        'ability-fields',
      )
      expect(refusal(still, 0, { type: 'useAbility', ability: 'stillPoint' })).toBe('ability-not-now')
      const none = act(
        table(['stillPoint', 'slowMotion', 'openPage'], [NO_BLACK]),
        send(1, 'Bd@A1'),
        use('stillPoint'),
        respond(),
      )
      expect(told(none)).toEqual([{ ability: 'stillPoint', piece: null }])
    })

    test('an Alien that is skipped keeps its word', () => {
      const c = { now: 0, rng: game as never, words: still.words }
      const events = game.skip(stateOf(act(still, use('stillPoint', { piece: 1 }))), 0, c)
      expect(events?.[0]).toMatchObject({ type: 'responded', data: { end: ['Wd@A1', 'Wd@C2'] } })
    })
  })

  test('R41: Census counts what is done to pieces, even where the mat looks the same', () => {
    const rule: Rule = { op: 'swap', a: { extreme: 'W' }, b: { extreme: 'E' } }
    const sent = act(
      table(['census', 'slowMotion', 'openPage'], [rule, NO_BLACK]),
      send(1, 'Wd@C3 Wd@E3 Wc@D9'),
      use('census'),
      respond(),
    )
    expect(told(sent)).toEqual([{ ability: 'census', changing: 1 }])
  })

  test('R43: Dictionary: the Experts name a term, and are answered by the active rules', () => {
    const asked = act(
      table(['dictionary', 'slowMotion', 'openPage'], [NO_BLACK], [ONE_UP]),
      use('dictionary'),
    )
    expect(game.pending(stateOf(asked))).toEqual([1])
    expect(refusal(asked, 1, { type: 'transmit', pieces: [], number: 1 })).toBe('question-open')
    expect(refusal(asked, 0, { type: 'nameTerm', term: 'black' })).toBe('wrong-role')
    expect(refusal(asked, 1, { type: 'nameTerm', term: 'sheep' })).toBe('unknown-term')
    expect(refusal(asked, 1, { type: 'rehearse', arrangements: [{ pieces: [] }] })).toBe('no-question')
    const answer = (term: string) => told(act(asked, [1, { type: 'nameTerm', term }]))
    expect(answer('Black')).toEqual([{ ability: 'dictionary', term: 'black', used: true }])
    expect(answer('white')).toEqual([{ ability: 'dictionary', term: 'white', used: false }])
  })

  test('R44, B35: Spare Frequency gives the token back, before the match could be lost', () => {
    const spare = table(['spareFrequency', 'slowMotion', 'openPage'], [NO_BLACK])
    const three = act(spare, ...[1, 2, 3].flatMap((n) => [send(n, POOR), respond()]))
    expect(stateOf(three).tokens).toBe(7)
    const back = act(three, send(4, POOR), use('spareFrequency'), respond())
    expect(stateOf(back)).toMatchObject({ tokens: 7, number: 5 })
    const last = act(
      three,
      ...[4, 5, 6, 7, 8, 9].flatMap((n) => [send(n, POOR), respond()]),
      send(10, POOR),
      use('spareFrequency'),
      respond(),
    )
    expect(stateOf(last)).toMatchObject({ tokens: 1, number: 11, phase: { kind: 'compose' } })
    const won = act(spare, send(1, GOOD), use('spareFrequency'), respond())
    expect(told(won)).toEqual([{ ability: 'spareFrequency', refunded: false }])
    expect(stateOf(won).points).toEqual([9])
    expect(stateOf(act(back, send(5, GOOD), respond())).points).toEqual([6])
  })

  test('R45: Slow Motion shows the mat after each rule, skipped ones included', () => {
    const rules: Rule[] = [{ op: 'remove', which: { shape: 'rod' } }, NO_BLACK]
    const world = act(
      table(['census', 'slowMotion', 'openPage'], rules),
      send(1, 'Wd@A1 Bd@B1'),
      use('slowMotion'),
      respond(),
    )
    expect(told(world)).toEqual([{ ability: 'slowMotion', after: [['Wd@A1', 'Bd@B1'], ['Wd@A1']] }])
  })

  test('R46: Three Voices names the column that touched a piece last', () => {
    const turn: Rule = { op: 'turn', which: { shape: 'rod' }, quarters: 1 }
    const world = act(
      table(['census', 'threeVoices', 'openPage'], [NO_BLACK, turn], [turn]),
      send(1, GOOD),
      respond(),
      send(1, 'Wd@A1 Bd@B1 WrH@C1'),
      use('threeVoices'),
      respond(),
    )
    expect(told(world)).toEqual([
      {
        ability: 'threeVoices',
        voices: [
          { piece: 'Bd@B1', column: 1 },
          { piece: 'WrH@C1', column: 2 },
        ],
      },
    ])
  })

  test('R47: Second Voice tries a variant that cannot win', () => {
    const world = act(
      table(['census', 'secondVoice', 'openPage'], [NO_BLACK]),
      send(1, 'Wd@C3 Bc@A1'),
      use('secondVoice'),
    )
    expect(refusal(world, 0, { type: 'respond', choices: [] })).toBe('question-open')
    const variant = (text: string): SignalCommand => ({ type: 'sendVariant', pieces: split(text) })
    expect(refusal(world, 1, variant('Wd@C3 Wd@D3 Bd@A1'))).toBe('too-different')
    expect(refusal(world, 1, variant('Wd@C3 Wd@D3 Bc@A1 Bd@A2'))).toBe('too-different')
    const done = act(world, [1, variant('Wd@C3 Wd@D3 Bc@A1')], respond())
    expect(told(done)).toMatchObject([{ ability: 'secondVoice', end: ['Wd@C3', 'Wd@D3'] }])
    expect(stateOf(done)).toMatchObject({ points: [], tokens: 9, phase: { kind: 'compose' } })
    const two = act(
      table(['census', 'secondVoice', 'openPage'], [NO_BLACK]),
      send(1, 'Wd@C3 Wd@E5'),
      use('secondVoice'),
    )
    expect(refusal(two, 1, variant('Wd@C3 Wd@D3'))).toBe('goal-as-input')
  })

  test('R48: Open Page reads one active rule', () => {
    const world = table(['census', 'slowMotion', 'openPage'], [NO_BLACK], [ONE_UP])
    expect(refusal(world, 0, { type: 'useAbility', ability: 'openPage', rule: 2 })).toBe('ability-fields')
    expect(refusal(world, 0, { type: 'useAbility', ability: 'openPage' })).toBe('ability-fields')
    expect(told(act(world, use('openPage', { rule: 1 })))).toEqual([
      { ability: 'openPage', column: 1, text: 'Rule 1.1 of the test.' },
    ])
  })

  test('R49: Helping Hand changes one piece of the transmission', () => {
    const world = act(
      table(['stillPoint', 'secondVoice', 'helpingHand'], [NO_BLACK]),
      send(1, 'Wd@C3 Wd@E3 Bc@A1'),
    )
    const help = (text: string): SignalCommand => ({
      type: 'useAbility',
      ability: 'helpingHand',
      pieces: split(text),
    })
    expect(refusal(world, 0, help('Wd@C3 Wd@D3'))).toBe('goal-as-input')
    expect(refusal(world, 0, help('Wd@C3 Bd@E3 Bc@A1'))).toBe('too-different')
    expect(refusal(world, 0, help('Wd@C3 Wd@E3 Bc@A1 Wd@D3 Wd@D4'))).toBe('too-different')
    expect(refusal(world, 0, { type: 'useAbility', ability: 'helpingHand' })).toBe('ability-fields')
    expect(refusal(act(world, use('stillPoint', { piece: 2 })), 0, help('Wd@C3 Wd@D3 Bc@A1'))).toBe(
      'ability-not-now',
    )
    const done = act(world, [0, help('Wd@C3 Wd@D3 Bc@A1')], respond())
    expect(stateOf(done)).toMatchObject({ points: [9], exchanges: [{ pieces: ['Bc@A1', 'Wd@C3', 'Wd@D3'] }] })
  })

  test('R49: an automatic Alien called for it looks for a change that helps, and not for long', () => {
    const called = (rules: Rule[], text: string) =>
      act(
        act(
          start({ abilities: ['census', 'slowMotion', 'helpingHand'] }, [{ kind: 'bot' }, {}]),
          choose(cardWith(rules)),
        ),
        [1, { type: 'callAbility', ability: 'helpingHand' }],
        send(1, text),
      )
    const play = (world: World) =>
      playAlien(stateOf(world), { now: 0, rng: game as never, words: world.words })
    expect(play(called([NO_BLACK], 'Wd@C3 Bc@A1'))).toMatchObject({
      ability: 'helpingHand',
      pieces: expect.arrayContaining(['Wd@C3']),
    })
    const helped = act(
      called([NO_BLACK], 'Wd@C3 Bc@A1'),
      [0, play(called([NO_BLACK], 'Wd@C3 Bc@A1'))],
      respond(),
    )
    expect(stateOf(helped).points).toEqual([9])
    const many: Rule[] = Array.from({ length: 6 }, () => ({
      op: 'toward',
      target: {},
      pick: 'choose',
      far: 'any',
    }))
    const ten = 'Wd@C3 Bd@D3 Wc@F4 Bc@H6 WtE@J2 BtN@K8 WrH@B7 BrV@L5 Wd@E9 Bc@G1'
    const began = performance.now()
    expect(play(called(many, ten))).toMatchObject({ ability: 'helpingHand' })
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test('R50: Rehearsal says of up to three mats whether they could bring the Signal', () => {
    const world = act(table(['census', 'slowMotion', 'rehearsal'], [ONE_UP]), use('rehearsal'))
    const rehearse = (...texts: string[]): SignalCommand => ({
      type: 'rehearse',
      arrangements: texts.map((text) => ({ pieces: split(text) })),
    })
    expect(refused(world, 1, rehearse('Wd@A1', 'Wd@A1 Wd@B1'))).toMatchObject({ code: 'goal-as-input' })
    expect(refused(world, 1, rehearse('Wd@A1', 'Wd@A1 Wd@Z1'))).toMatchObject({
      errors: [{ path: '/arrangements/1/pieces/1' }],
    })
    expect(told(act(world, [1, rehearse('Wd@A1 Wd@B4', 'Wd@A1 Wd@C1')]))).toMatchObject([
      { answers: [{ possible: 'yes' }, { possible: 'no' }] },
    ])
    expect(stateOf(act(world, [1, rehearse('')])).tokens).toBe(10)
  })
})
