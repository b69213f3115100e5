import { describe, expect, test } from 'vitest'
import { isRejection } from '../../../src/core/index.ts'
import type { BletchleyCommand } from '../../../src/games/bletchley/commands.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import { stateAfter } from '../../support/given.ts'
import { table } from './table.ts'

const view = stateAfter(bletchley, table({ words: ['CODE', 'ROSE'] }))
const parse = (text: string) => bletchley.notation.parse(text, view, 0)

const EXAMPLES: [string, BletchleyCommand][] = [
  ['word STREET', { type: 'chooseWord', word: 'STREET' }],
  ['word naïve', { type: 'chooseWord', word: 'naïve' }],
  ['encode 4 c7', { type: 'encode', position: 4, cipher: 'c7' }],
  ['decode 2 3 e5 e2', { type: 'decode', targetSeat: 2, position: 3, enigma: ['e5', 'e2'] }],
  ['decode 2 3 e5 help', { type: 'decode', targetSeat: 2, position: 3, enigma: ['e5'], askHelp: true }],
  ['decode 2 3 e5 alone', { type: 'decode', targetSeat: 2, position: 3, enigma: ['e5'], askHelp: false }],
  ['offer e3 e1', { type: 'offerHelp', enigma: ['e3', 'e1'] }],
  ['decline', { type: 'declineHelp' }],
  ['resolve accept 1 2 extra e4', { type: 'resolveHelp', accept: [1, 2], extra: ['e4'] }],
  ['resolve accept 1', { type: 'resolveHelp', accept: [1], extra: [] }],
  ['resolve extra e4 e4', { type: 'resolveHelp', accept: [], extra: ['e4', 'e4'] }],
  ['resolve', { type: 'resolveHelp', accept: [], extra: [] }],
  ['guess 2 STREET e3', { type: 'guessWord', targetSeat: 2, word: 'STREET', enigma: ['e3'] }],
  ['pass', { type: 'pass' }],
]

describe('notation', () => {
  test.each(EXAMPLES)('%s', (text, command) => {
    expect(parse(text)).toEqual(command)
    expect(bletchley.notation.format(command)).toBe(text)
  })

  test('covers every command', () => {
    expect(new Set(EXAMPLES.map(([, command]) => command.type))).toEqual(
      new Set(Object.keys(bletchley.commands)),
    )
  })

  test('does not mind case and spaces', () => {
    expect(parse('  ENCODE  4\tC7 ')).toEqual({ type: 'encode', position: 4, cipher: 'c7' })
    expect(parse('Resolve ACCEPT 1 Extra E4')).toEqual({ type: 'resolveHelp', accept: [1], extra: ['e4'] })
    expect(parse('decode 2 3 E5 Help')).toMatchObject({ enigma: ['e5'], askHelp: true })
  })

  test.each([
    '',
    'fly',
    'constructor',
    'word',
    'word ICE AGE',
    'encode c7 4',
    'encode 4',
    'encode 4 c11',
    'encode 4 c7 c8',
    'decode 2 3',
    'decode 2 3 help',
    'decode two 3 e1',
    'decode 2 3 c4',
    'offer',
    'decline please',
    'resolve 1 2',
    'resolve accept one',
    'guess 2 e3',
    'guess STREET e3',
    'pass pass',
  ])('refuses "%s" and says how to write it', (text) => {
    const refused = parse(text)
    expect(isRejection(refused) && refused.code).toBe('invalid-notation')
  })
})
