import { expect, test } from 'vitest'
import * as z from 'zod'
import { event, record } from '../../src/core/index.ts'

const kinds = {
  hidden: event({
    open: z.strictObject({ seats: z.array(z.int()) }),
    secret: z.strictObject({ card: z.string() }),
    audience: (open) => open.seats,
    reveals: true,
  }),
  buried: event({
    open: z.strictObject({}),
    secret: z.strictObject({ order: z.array(z.string()) }),
    audience: () => 'nobody',
    reveals: true,
  }),
  plain: event({ open: z.strictObject({ seat: z.int() }), reveals: false }),
}

test('a secret without an audience does not compile', () => {
  const forgotten = { open: z.strictObject({}), secret: z.strictObject({}), reveals: true }
  // @ts-expect-error nobody said who may see the secret
  const kind = event(forgotten)
  expect(() => record({ kind }, { type: 'kind', data: {}, secret: {} })).toThrow()
})

test('an event kind says whether it reveals', () => {
  // @ts-expect-error `reveals` is missing
  const kind = event({ open: z.strictObject({}) })
  expect(kind).not.toHaveProperty('reveals')
})

test('the audience follows from the open part and is fixed when the event is recorded', () => {
  const seats = [0, 2]
  const happened = { type: 'hidden', data: { seats }, secret: { card: 'k1' } }
  expect(record(kinds, happened)).toEqual({ ...happened, to: [0, 2] })
  expect(record(kinds, { type: 'buried', data: {}, secret: { order: ['k1'] } }).to).toBe('nobody')
})

test('an event without a secret has no audience', () => {
  expect(record(kinds, { type: 'plain', data: { seat: 1 } })).toEqual({ type: 'plain', data: { seat: 1 } })
})

test('an event of no known kind is a fault', () => {
  expect(() => record(kinds, { type: 'other', data: {} })).toThrow("no event kind 'other'")
})
