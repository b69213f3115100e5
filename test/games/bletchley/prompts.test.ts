import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { type Command, isRejection, type Prompt, type Seat } from '../../../src/core/index.ts'
import type { BletchleyEvent } from '../../../src/games/bletchley/events.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import { type Enigma, sorted } from '../../../src/games/bletchley/material.ts'
import { stateAfter, wordList } from '../../support/given.ts'
import { FULL, type Laid, table } from './table.ts'

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })
const WORDS = wordList('CODE', 'ROSE')

/** Every list of up to three cards out of these kinds, in every order. */
const lists = (kinds: readonly Enigma[], most = 3): Enigma[][] => [
  [],
  ...(most ? kinds.flatMap((card) => lists(kinds, most - 1).map((rest) => [card, ...rest])) : []),
]

/** Whether the prompts offer a command, listed or by schema. */
function offers(prompts: readonly Prompt[]) {
  const listed = new Set(prompts.flatMap((p) => p.commands).map((command) => JSON.stringify(command)))
  const open = prompts
    .flatMap((p) => p.open)
    .map((o) => ({ type: o.type, fits: ajv.compile(o.schema as object) }))
  return (command: Command) =>
    listed.has(JSON.stringify(command)) || open.some((o) => o.type === command.type && o.fits(command))
}

/** Compares what is offered with what is accepted, command by command; gives how many were legal. */
function compare(events: BletchleyEvent[], seat: Seat, commands: Iterable<Command>): number {
  const state = stateAfter(bletchley, events)
  const offered = offers(bletchley.prompts(state, seat, { now: 0, words: WORDS }))
  const rng = { int: () => 0, pick: <T>(l: readonly T[]) => l[0]!, shuffle: <T>(l: readonly T[]) => [...l] }
  let legal = 0
  for (const command of commands) {
    const decided = bletchley.decide(state, seat, command as never, { now: 0, rng, words: WORDS })
    const accepted = !isRejection(decided)
    if (accepted) legal += 1
    expect(
      offered(command),
      `${JSON.stringify(command)}: ${isRejection(decided) ? decided.code : 'legal'}`,
    ).toBe(accepted)
  }
  return legal
}

const KINDS: Enigma[] = ['e1', 'e2', 'e3', 'e5']
const laid: Laid = {
  words: ['CODE', 'STREET', 'ROSE', null],
  hands: [
    [...FULL, 'e1', 'e1', 'e3', 'e5'],
    FULL,
    [...FULL, 'e2', 'e2', 'e1'],
    ['c1', 'c1', 'c1', 'c1', 'c1'],
  ],
  boards: { 0: { 2: 'c3' }, 1: { 1: 'c6', 4: 'c2' }, 2: { 4: 'c6', 3: 'c9' } },
}

describe('what is offered in a turn is what is accepted', () => {
  test('decode', () => {
    const commands = lists(KINDS).flatMap((enigma) =>
      [0, 1, 2, 3, 4].flatMap((targetSeat) =>
        [1, 2, 3, 4, 7].flatMap((position) =>
          [{}, { askHelp: true }, { askHelp: false }].map((help) => ({
            type: 'decode',
            targetSeat,
            position,
            enigma,
            ...help,
          })),
        ),
      ),
    )
    // The schema of commands refuses the empty list before any rule does.
    expect(
      compare(
        table(laid),
        0,
        commands.filter(({ enigma }) => enigma.length),
      ),
    ).toBeGreaterThan(200)
    const offered = offers(bletchley.prompts(stateAfter(bletchley, table(laid)), 0, { now: 0 }))
    expect(commands.filter(({ enigma }) => !enigma.length).some(offered)).toBe(false)
  })

  test.each(['atLeast3', 'exactly3', 'atMost3'] as const)('guessWord at %s', (guessCost) => {
    const commands = lists(KINDS)
      .filter((enigma) => enigma.length)
      .flatMap((enigma) =>
        [0, 1, 2, 3, 4].flatMap((targetSeat) =>
          ['rosé', 'STREET', 'CODES', 'RO-E'].map((word) => ({
            type: 'guessWord',
            targetSeat,
            word,
            enigma,
          })),
        ),
      )
    expect(compare(table({ ...laid, options: { guessCost } }), 0, commands)).toBeGreaterThan(1)
  })

  test('encode and pass', () => {
    const commands = [1, 2, 3, 4, 5, 8].flatMap((position) =>
      (['c1', 'c2', 'c3'] as const).map((cipher) => ({ type: 'encode', position, cipher })),
    )
    expect(compare(table(laid), 0, [...commands, { type: 'pass' }])).toBe(7)
    expect(compare(table(laid), 1, [...commands, { type: 'pass' }])).toBe(0)
  })

  test('no guess is offered to a hand that cannot pay it', () => {
    const poor = (hand: Enigma[], guessCost: 'atLeast3' | 'exactly3') =>
      bletchley
        .prompts(stateAfter(bletchley, table({ ...laid, hands: [hand], options: { guessCost } })), 0, {
          now: 0,
        })
        .flatMap((prompt) => prompt.open.map((open) => open.type))
    expect(poor(['e1', 'e1'], 'atLeast3')).toEqual(['decode'])
    expect(poor(['e2', 'e6'], 'exactly3')).toEqual(['decode'])
    expect(poor(['e2', 'e1'], 'exactly3')).toEqual(['decode', 'guessWord'])
  })
})

const asked: BletchleyEvent[] = [
  ...table(laid),
  {
    type: 'helpAsked',
    data: { seat: 0, targetSeat: 1, position: 1, cipher: 'c6', total: 1, asked: [2, 3], until: null },
  },
]
const offered: BletchleyEvent = { type: 'helpOffered', data: { seat: 2, enigma: ['e2'] } }
const declined: BletchleyEvent = { type: 'helpDeclined', data: { seat: 3 } }

describe('what is offered while help is asked for is what is accepted', () => {
  const answers: Command[] = [
    { type: 'declineHelp' },
    { type: 'pass' },
    ...lists(KINDS)
      .filter((enigma) => enigma.length)
      .map((enigma) => ({ type: 'offerHelp', enigma })),
  ]

  test('answers', () => {
    // e1, e2, e1 e2, e2 e1, e2 e2, and the three orders of all three, beside declining.
    expect(compare(asked, 2, answers)).toBe(9)
    expect(compare(asked, 3, answers)).toBe(1)
    expect(compare([...asked, offered], 2, answers)).toBe(0)
    expect(compare(asked, 1, answers)).toBe(0)
  })

  const settlings = [[], [2], [3], [2, 3], [2, 2]].flatMap((accept) =>
    lists(KINDS).map((extra) => ({ type: 'resolveHelp', accept, extra })),
  )

  test('settling', () => {
    const both = [...asked, offered, declined]
    expect(compare(both, 0, settlings)).toBeGreaterThan(20)
    expect(compare([...asked, offered], 0, settlings)).toBe(0)
    const bare = table({ ...laid, hands: [FULL] }).concat(asked.slice(-1), declined, {
      type: 'helpDeclined',
      data: { seat: 2 },
    })
    expect(compare(bare, 0, settlings)).toBe(1)
  })

  test('the text says what was offered and what is at stake', () => {
    const said = (events: BletchleyEvent[]) =>
      bletchley.prompts(stateAfter(bletchley, events), 0, { now: 0, words: WORDS })[0]!.text.en
    expect(said([...asked, offered, declined])).toBe(
      'You have 1 against the Cipher 6. Offered: 2 by seat 2. Say whose help you take and what you add; too little, and all these cards are lost.',
    )
    const refused: BletchleyEvent = { type: 'helpDeclined', data: { seat: 2 } }
    expect(said([...asked, refused, declined])).toContain('Nobody helps; you may add cards.')
    const bare = table({ ...laid, hands: [FULL] }).concat(asked.slice(-1), declined, refused)
    expect(said(bare)).toBe(
      'You have 1 against the Cipher 6. Nobody helps and you have no Enigma card to add.',
    )
  })
})

describe('chooseWord', () => {
  test('admits what can be typed as 4 to 8 letters, and no more', () => {
    const state = stateAfter(bletchley, table(laid))
    const prompts = bletchley.prompts(state, 3, { now: 0, words: WORDS })
    const fits = offers(prompts)
    const yes = ['code', ' Naïve ', 'nai\u0308ve', 'ABSOLUTE', 'Čert', 'ＣＯＤＥ']
    const no = ['cat', 'abbreviates', 'ice-age', 'co de', '', 'rosés and', '1234']
    expect(yes.filter((word) => !fits({ type: 'chooseWord', word } as Command))).toEqual([])
    expect(no.filter((word) => fits({ type: 'chooseWord', word } as Command))).toEqual([])
  })
})

test('every prompt has a text, a code and examples that can be read', () => {
  const states = [table(laid), asked, [...asked, offered, declined]].map((e) => stateAfter(bletchley, e))
  const prompts = states.flatMap((state) =>
    [0, 1, 2, 3].flatMap((seat) => bletchley.prompts(state, seat, { now: 0, words: WORDS })),
  )
  expect(new Set(prompts.map((p) => p.kind))).toEqual(new Set(['turn', 'choose-word', 'help', 'resolve']))
  for (const prompt of prompts) {
    expect(prompt.text.code).toMatch(/^bletchley\.[a-z-]+$/)
    expect(prompt.notation.length).toBe(
      new Set([...prompt.commands, ...prompt.open].map((command) => command.type)).size,
    )
    const fits = offers([prompt])
    for (const line of prompt.notation) {
      const command = bletchley.notation.parse(line, states[0]!, 0)
      expect(isRejection(command) ? line : 'read').toBe('read')
      expect(fits(command as Command) ? 'offered' : line).toBe('offered')
    }
  }
  expect(sorted(['c2', 'e6', 'c1', 'e2'])).toEqual(['e2', 'e6', 'c1', 'c2'])
})
