import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLanes } from '../../src/storage/postgres/lanes.ts'

/** A lane that answers after a turn, and the sizes of what went out together. */
function lane() {
  const sizes: number[] = []
  const ask = createLanes<number, number>(
    1,
    (queue) => queue.splice(0, 64),
    async (batch) => {
      sizes.push(batch.length)
      await turn()
      for (const one of batch) one.done(one.asked)
    },
  )
  return { ask, sizes }
}

test('those who were answered together and ask again one after the other go out together again', async () => {
  const { ask, sizes } = lane()
  const client = async (n: number) => {
    await ask(n)
    for (let i = 0; i < 3 * n; i++) await turn()
    await ask(n)
  }
  await Promise.all([0, 1, 2, 3].map(client))
  expect(sizes).toEqual([4, 4])
})

test('who comes when the others stay away goes out all the same, and later without a wait', async () => {
  const { ask, sizes } = lane()
  await Promise.all([0, 1, 2, 3].map(ask))
  expect(await ask(4)).toBe(4)
  expect(await ask(5)).toBe(5)
  expect(sizes).toEqual([4, 1, 1])
})
