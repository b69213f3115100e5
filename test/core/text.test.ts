import { describe, expect, test } from 'vitest'
import { line, prose } from '../../src/core/index.ts'

const controls = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, i) => 0x7f + i)]
const name = (point: number) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`

describe('probe 24: what a text may hold', () => {
  test.each(controls.map(name))('the control %s is refused in a line', (named) => {
    const sign = String.fromCodePoint(Number.parseInt(named.slice(2), 16))
    expect(line(20).safeParse(`a${sign}b`).success).toBe(false)
    expect(prose(20).safeParse(`a${sign}b`).success).toBe(sign === '\n' || sign === '\t')
  })

  test.each([0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069].map(name))(
    'the bidi override %s is refused',
    (named) => {
      const text = `a${String.fromCodePoint(Number.parseInt(named.slice(2), 16))}b`
      expect(line(20).safeParse(text).success).toBe(false)
      expect(prose(20).safeParse(text).success).toBe(false)
    },
  )

  test.each(['\uD800', 'a\uDC00b', '\uDC00\uD800', '\uD83D'])(
    'the lone surrogate in %j is refused',
    (text) => {
      expect(line(20).safeParse(text).success).toBe(false)
      expect(prose(20).safeParse(text).success).toBe(false)
    },
  )

  test.each([
    ['an emoji', '🔥'],
    ['a joined family', '👩‍👩‍👧‍👦'],
    ['a skin tone and a variation', '👍🏽 ❤️'],
    ['marks apart from their letter', 'e\u0301 Z\u0351\u036b\u0343'],
    ['right to left', 'שלום עולם'],
    ['a non-joiner', 'می\u200cخواهم'],
    ['nothing', ''],
    ['markup', '<b onclick="x">&amp;</b>'],
  ])('%s comes back unchanged', (_, text) => {
    expect(line(100).parse(text)).toBe(text)
    expect(prose(100).parse(text)).toBe(text)
  })

  test('length counts code points, as JSON Schema does', () => {
    expect(line(2).safeParse('🔥🔥').success).toBe(true)
    expect(line(1).safeParse('🔥🔥').success).toBe(false)
    expect(line(1).safeParse('e\u0301').success).toBe(false)
  })
})
