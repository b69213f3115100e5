import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pooled } from '../../src/app/index.ts'
import { digest } from '../../src/core/index.ts'
import { createTestService } from '../support/service.ts'

test('random bytes from a pool are each handed out once', () => {
  let next = 0
  let drawn = 0
  const random = pooled((length) => {
    drawn++
    return Uint8Array.from({ length }, () => next++ % 251)
  }, 10)
  expect([...random(4), ...random(4)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect([...random(4)], 'what is left over is not used').toEqual([10, 11, 12, 13])
  expect(drawn).toBe(2)
  expect(random(25)).toHaveLength(25)
  expect([...random(2)]).toEqual([14, 15])
})

test('a piece of the pool cannot be changed, nor read later, by who holds another', () => {
  const pool = Uint8Array.of(1, 2, 3, 4)
  const random = pooled(() => pool, 4)
  const first = random(2)
  expect([...pool]).toEqual([0, 0, 3, 4])
  first.fill(9)
  expect([...random(2)]).toEqual([3, 4])
  expect([...pool]).toEqual([0, 0, 0, 0])
})

test('a faster hash says what core’s own says, so that a key is known after the runtime has changed', () => {
  const { app } = createTestService()
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  for (const text of ['', 'a', 'é🛰️', 'x'.repeat(1000)]) expect(sha256(text)).toBe(digest(text))
  expect(app.ports.sha256).toBeUndefined()
})
