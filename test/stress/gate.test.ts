import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreBusy } from '../../src/app/index.ts'
import { createGate } from '../../src/storage/postgres/gate.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Statements that end when they are told to. */
function statements(gate: ReturnType<typeof createGate>) {
  const begun: string[] = []
  const ends = new Map<string, { well(): void; badly(): void }>()
  const send = (name: string) =>
    gate.pass(() => {
      begun.push(name)
      return new Promise<string>((done, failed) => {
        ends.set(name, { well: () => done(name), badly: () => failed(new Error(name)) })
      })
    })
  return { begun, send, end: (name: string) => ends.get(name)! }
}

const turn = () => vi.advanceTimersByTimeAsync(0)

test('as many go through as there are connections, the next in order when one has ended, well or badly', async () => {
  const { begun, send, end } = statements(createGate(2, 2000))
  const sent = ['a', 'b', 'c', 'd'].map(send)
  sent[1]!.catch(() => {})
  await turn()
  expect(begun).toEqual(['a', 'b'])
  end('b').badly()
  await expect(sent[1]).rejects.toThrow('b')
  await turn()
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a').well()
  await turn()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  end('c').well()
  end('d').well()
  expect(await Promise.all([sent[0], sent[2], sent[3]])).toEqual(['a', 'c', 'd'])
  const last = ['e', 'f', 'g'].map(send)
  await turn()
  expect(begun.slice(4)).toEqual(['e', 'f'])
  for (const name of ['e', 'f']) end(name).well()
  await turn()
  end('g').well()
  await Promise.all(last)
})

test('whoever waits too long, or comes when too many wait, is told so and never sent', async () => {
  const { begun, send, end } = statements(createGate(1, 2000))
  const first = send('slow')
  const waiting = Array.from({ length: 999 }, (_, i) => send(`${i}`).catch((error: unknown) => error))
  await vi.advanceTimersByTimeAsync(1000)
  const late = send('late')
  await expect(send('one too many')).rejects.toThrow(StoreBusy)
  await vi.advanceTimersByTimeAsync(1000)
  for (const told of await Promise.all(waiting)) expect(told).toBeInstanceOf(StoreBusy)
  expect(begun).toEqual(['slow'])
  end('slow').well()
  await first
  await turn()
  expect(begun).toEqual(['slow', 'late'])
  end('late').well()
  expect(await late).toBe('late')
})

test('all who wait can be told at once why; those under way and those who come later go on', async () => {
  const gate = createGate(1, 2000)
  const { begun, send, end } = statements(gate)
  const first = send('under way')
  const waiting = ['a', 'b'].map((name) => send(name).catch((error: unknown) => error))
  await turn()
  const why = new Error('silent')
  gate.dismiss(why)
  expect(await Promise.all(waiting)).toEqual([why, why])
  const later = send('later')
  end('under way').well()
  await first
  await turn()
  expect(begun).toEqual(['under way', 'later'])
  end('later').well()
  expect(await later).toBe('later')
})
