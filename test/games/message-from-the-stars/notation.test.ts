import { describe, expect, test } from 'vitest'
import { isRejection } from '../../../src/core/index.ts'
import type { StarsCommand } from '../../../src/games/message-from-the-stars/commands.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { stateAfter } from '../../support/given.ts'
import { C1, table } from './table.ts'

const view = stateAfter(game, table())
const parse = (text: string) => game.notation.parse(text, view, 0)

const EXAMPLES: [string, StarsCommand][] = [
  ['send PACHYDERM', { type: 'transmit', word: 'PACHYDERM' }],
  ['send driver confirm', { type: 'transmit', word: 'driver', confirm: true }],
  ['send driver ask', { type: 'transmit', word: 'driver', confirm: false }],
  ['send confirm', { type: 'transmit', word: 'confirm' }],
  ['confer co-operate', { type: 'confer', word: 'co-operate' }],
  ['guess 2 5 1', { type: 'guessWords', picks: [2, 5, 1] }],
  ['cipher EPH RX O', { type: 'guessCipher', ...C1 }],
]

describe('notation', () => {
  test.each(EXAMPLES)('%s', (text, command) => {
    expect(parse(text)).toEqual(command)
    expect(game.notation.format(command)).toBe(text)
  })

  test('covers every command', () => {
    expect(new Set(EXAMPLES.map(([, command]) => command.type))).toEqual(new Set(Object.keys(game.commands)))
  })

  test('does not mind case and spaces', () => {
    expect(parse(' Cipher  eph rx\to ')).toEqual({ type: 'guessCipher', ...C1 })
    expect(parse('SEND echo CONFIRM')).toEqual({ type: 'transmit', word: 'echo', confirm: true })
  })

  test.each([
    '',
    'say ECHO',
    'constructor',
    'send',
    'send ICE AGE',
    'send A confirm B',
    'guess 1 2',
    'guess 1 2 7',
    'guess 1 2 3 4',
    'guess one 2 3',
    'cipher EPH RX',
    'cipher EP RX O',
    'cipher EPH RX O Q',
    'cipher E1H RX O',
  ])('refuses "%s" and says how to write it', (text) => {
    const refused = parse(text)
    expect(isRejection(refused) && refused.code).toBe('invalid-notation')
  })
})
