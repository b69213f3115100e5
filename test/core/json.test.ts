import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, digest, fromWire, toIso, toWire } from '../../src/core/index.ts'

/** The same value with the keys of its objects in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, v]) => [key, turned(v)]),
  )
}

const json = fc.jsonValue({ noUnicodeString: false })

test('canonical text does not depend on the order of keys', () => {
  fc.assert(fc.property(json, (value) => canonical(turned(value)) === canonical(value)))
})

test('canonical text is JSON of the same value', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('different values have different texts', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const same = JSON.stringify(turned(a)) === JSON.stringify(turned(b))
      if (canonical(a) === canonical(b))
        expect(JSON.parse(canonical(a))).toEqual(JSON.parse(JSON.stringify(b)))
      else expect(same).toBe(false)
    }),
  )
})

test('keys go by code units, whatever the language; undefined leaves no trace', () => {
  expect(canonical({ b: 1, a: undefined, Z: [undefined, null], ä: 2, 10: 3, 9: 4 })).toBe(
    '{"10":3,"9":4,"Z":[null,null],"b":1,"ä":2}',
  )
})

test('the digest is SHA-256 of the text', () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(digest('é🔥')).toBe(sha('é🔥'))
  expect(digest({ b: 1, a: 2 })).toBe(sha('{"a":2,"b":1}'))
})

test('an entry goes over the wire and back', () => {
  const entry = {
    revision: 3,
    at: 1_767_225_600_123,
    seat: null,
    rules: 1,
    events: [{ type: 'x', data: {} }],
  }
  const wire = toWire(entry)
  expect(wire.at).toBe('2026-01-01T00:00:00.123Z')
  expect(fromWire(JSON.parse(JSON.stringify(wire)))).toEqual(entry)
  expect(toIso(0)).toBe('1970-01-01T00:00:00.000Z')
})

test('nothing but the known fields goes over the wire', () => {
  const stored = { revision: 1, at: 0, seat: 0, rules: 1, events: [], command: { type: 'roll' } }
  expect(Object.keys(toWire(stored))).toEqual(['revision', 'at', 'seat', 'rules', 'events'])
})
