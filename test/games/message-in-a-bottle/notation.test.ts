import { describe, expect, test } from 'vitest'
import { isRejection } from '../../../src/core/index.ts'
import type { BottleCommand } from '../../../src/games/message-in-a-bottle/commands.ts'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'
import { initials, NONE, OPEN, PASS, round, say, stateOf } from './table.ts'

const { format, parse } = messageInABottle.notation
const read = (text: string) => parse(text, stateOf(round()), 0)

const LINES: [string, BottleCommand][] = [
  ['ready', { type: 'ready' }],
  ['open', OPEN],
  ['say FOLD', say('FOLD')],
  ['cover', { type: 'cover' }],
  ['initials t1 ARROW t2 RIVER y MOUSE d FOREST', initials('ARROW', 'RIVER', 'MOUSE', 'FOREST')],
  ['none', NONE],
  ['pass', PASS],
  ['vote 2 yes', { type: 'voteWord', claim: 2, accept: true }],
  ['vote 0 no', { type: 'voteWord', claim: 0, accept: false }],
  ['think', { type: 'think' }],
]

describe('notation', () => {
  test.each(LINES)('%s', (text, command) => {
    expect(format(command)).toBe(text)
    expect(read(text)).toEqual(command)
    expect(read(`  ${text.replace(' ', '   ')} `)).toEqual(command)
  })

  test('every command of the game has a line, and the help shows each', () => {
    const shown = new Set(LINES.map(([, command]) => command.type))
    expect([...shown].sort()).toEqual(Object.keys(messageInABottle.commands).sort())
    const helped = messageInABottle.meta.notation
      .map((line) => read(line.split(' – ')[0]!))
      .flatMap((found) => (isRejection(found) ? [] : [found.type]))
    expect(new Set(helped)).toEqual(shown)
  })

  test('case does not matter in what is not a word', () => {
    expect(read('VOTE 2 YES')).toEqual({ type: 'voteWord', claim: 2, accept: true })
    expect(read('Initials T1 arrow')).toEqual({
      type: 'sayInitials',
      words: [{ die: 'turquoise1', word: 'arrow' }],
    })
  })

  test('what is no line is refused with an example', () => {
    for (const text of [
      '',
      'shout FOLD',
      'say',
      'say two words',
      'vote 2',
      'vote x yes',
      'vote 9 yes',
      'initials t1',
    ])
      expect(read(text), text).toMatchObject({ code: 'invalid-notation' })
    expect(read('pass now')).toMatchObject({ detail: 'Write it like this: pass' })
  })
})
