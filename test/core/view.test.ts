import { expect, test } from 'vitest'
import { type Entry, redact, type Viewer } from '../../src/core/index.ts'

const entry: Entry = {
  revision: 7,
  at: 1000,
  seat: 1,
  rules: 3,
  events: [
    { type: 'shown', data: { seat: 1 }, secret: { card: 'k1' }, to: [0, 1] },
    { type: 'buried', data: { count: 2 }, secret: { order: ['k2', 'k3'] }, to: 'nobody' },
    { type: 'plain', data: { seat: 1 } },
    { type: 'orphan', data: {}, secret: { card: 'k9' } },
  ],
}

const secrets = (viewer: Viewer) => redact(entry, viewer).events.map((e) => e.secret)

test('a secret is seen by its audience alone', () => {
  expect(secrets(0)).toEqual([{ card: 'k1' }, undefined, undefined, undefined])
  expect(secrets(1)).toEqual([{ card: 'k1' }, undefined, undefined, undefined])
  expect(secrets(2)).toEqual([undefined, undefined, undefined, undefined])
  expect(secrets('spectator')).toEqual([undefined, undefined, undefined, undefined])
})

test('who else sees a secret is in no seen event', () => {
  for (const viewer of [0, 2, 'spectator'] as const)
    for (const seen of redact(entry, viewer).events) expect(seen).not.toHaveProperty('to')
})

test('without its secret an event has no such key at all', () => {
  expect(Object.keys(redact(entry, 2).events[0]!)).toEqual(['type', 'data'])
})

test('everything else of the entry stays, and the stored entry is not touched', () => {
  const before = structuredClone(entry)
  const { events, ...head } = redact(entry, 0)
  expect(head).toEqual({ revision: 7, at: 1000, seat: 1, rules: 3 })
  expect(events.map((e) => e.data)).toEqual(entry.events.map((e) => e.data))
  expect(entry).toEqual(before)
})
