import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { commandKinds, fieldErrors, isRejection, parseCommand, type Rejection } from '../../src/core/index.ts'
import { anyToy } from '../games/toy/table.ts'

const refused = (body: unknown): Rejection => {
  const parsed = parseCommand(anyToy, body)
  if (!isRejection(parsed)) throw new Error(`accepted ${JSON.stringify(body)}`)
  return parsed
}

test('a right command comes back as it is', () => {
  expect(parseCommand(anyToy, { type: 'place', card: 'k1', lamp: 'a' })).toEqual({
    type: 'place',
    card: 'k1',
    lamp: 'a',
  })
  expect(parseCommand(anyToy, { type: 'endTurn' })).toEqual({ type: 'endTurn' })
})

test('resign is a command of every game', () => {
  expect(parseCommand(anyToy, { type: 'resign' })).toEqual({ type: 'resign' })
  expect(refused({ type: 'resign', why: 'late' }).errors?.[0]).toMatchObject({ path: '/why' })
  expect(Object.keys(commandKinds(anyToy))).toContain('resign')
})

test.each([null, undefined, 'roll', 5, true, [], [{ type: 'roll' }]])('%j is no command', (body) => {
  expect(refused(body).code).toBe('invalid-command')
})

test.each([
  {},
  { type: 'fly' },
  { type: 5 },
  { type: null },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'constructor' },
])('%j has no known type, and the known ones are named', (body) => {
  const { code, detail, errors } = refused(body)
  expect(code).toBe('unknown-command')
  expect(detail).toContain('inscribe, commit')
  expect(errors?.[0]?.path).toBe('/type')
})

test('every unknown key is named by itself', () => {
  expect(refused({ type: 'commit', number: 5, seat: 1, 'a/b~c': 2 }).errors).toEqual([
    { path: '/seat', code: 'unknown-key', message: expect.any(String) },
    { path: '/a~1b~0c', code: 'unknown-key', message: expect.any(String) },
  ])
})

test('a wrong field is pointed at', () => {
  expect(refused({ type: 'commit', number: 'x' }).errors?.[0]).toMatchObject({
    path: '/number',
    code: 'invalid-type',
  })
  expect(refused({ type: 'place', lamp: 'a' }).errors?.[0]).toMatchObject({ path: '/card' })
  expect(refused({ type: 'commit', number: 1000 }).code).toBe('invalid-command')
  expect(refused({ type: 'commit', number: 0.5 }).code).toBe('invalid-command')
})

test('paths go into depth', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ n: z.int() })) })
  const { error } = schema.safeParse({ list: [{ n: 1 }, { n: 'x', m: 2 }] })
  expect(fieldErrors(error!).map((e) => e.path)).toEqual(['/list/1/n', '/list/1/m'])
})

describe('probe 5: keys that are not what they look like', () => {
  test.each([
    '{"type":"roll","__proto__":{"admin":true}}',
    '{"type":"roll","constructor":{"prototype":{"admin":true}}}',
    '{"type":"roll","prototype":{}}',
    '{"type":"commit","number":5,"__proto__":{"number":6}}',
    '{"type":"commit","__proto__":{"number":6}}',
    '{"__proto__":{"type":"roll"}}',
  ])('%s is refused and taints nothing', (json) => {
    const { code } = refused(JSON.parse(json))
    expect(['invalid-command', 'unknown-command']).toContain(code)
    expect(({} as { admin?: unknown }).admin).toBeUndefined()
  })
})
