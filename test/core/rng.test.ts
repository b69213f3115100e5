import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { commitmentOf, createRng, type Rng } from '../../src/core/index.ts'
import { holding, say, turnOf } from '../games/toy/table.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

/** The stream as it is described, made by another implementation of HMAC. */
function* streamOf(seed: string, domain: string, length: number): Generator<number> {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${domain}:${length}:${block}`)
      .digest()
    for (let i = 0; i < 32; i += 4) yield bytes.readUInt32BE(i)
  }
}

const take = (rng: Rng, count: number, below: number) => Array.from({ length: count }, () => rng.int(below))

describe('the stream', () => {
  test.each([
    ['game', 0],
    ['game', 41],
    ['bot.3', 7],
  ] as const)('of %s:%d is what HMAC-SHA-256 says', (domain, length) => {
    const words = streamOf(SEED, domain, length)
    const expected = Array.from({ length: 100 }, () => words.next().value as number)
    expect(take(createRng(SEED, domain, length), 100, 2 ** 32)).toEqual(expected)
  })

  // Made once with OpenSSL: printf 'game:0:0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:$SEED
  test('starts with the published words', () => {
    expect(take(createRng(SEED, 'game', 0), 3, 2 ** 32).map((n) => n.toString(16).padStart(8, '0'))).toEqual([
      'b37b2fac',
      '7981a0e2',
      'f1bdaebc',
    ])
  })

  test('differs by seed, domain and length', () => {
    const first = (seed: string, domain: string, length: number) =>
      take(createRng(seed, domain, length), 4, 2 ** 32).join()
    const all = [
      first(SEED, 'game', 1),
      first(SEED, 'game', 2),
      first(SEED, 'bot.0', 1),
      first(SEED, 'bot.1', 1),
      first(SEED.replace('00', '01'), 'game', 1),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  test('rejects words that would favour small numbers', () => {
    // Below 3·2^30 a quarter of all words is rejected; the rest is taken as it stands.
    const below = 3 * 2 ** 30
    const words = streamOf(SEED, 'game', 5)
    const expected: number[] = []
    let rejected = 0
    while (expected.length < 200) {
      const word = words.next().value as number
      if (word < below) expected.push(word)
      else rejected += 1
    }
    expect(rejected).toBeGreaterThan(20)
    expect(take(createRng(SEED, 'game', 5), 200, below)).toEqual(expected)
  })
})

describe('draws', () => {
  const critical = { 6: 20.52, 10: 27.88, 60: 98.32 } // chi-square, p = 0.001, below - 1 degrees of freedom

  test.each([6, 10, 60] as const)('below %d are uniform', (below) => {
    const count = 60_000
    const seen = Array<number>(below).fill(0)
    for (const n of take(createRng(SEED, 'game', 9), count, below)) seen[n]! += 1
    const expected = count / below
    const chi = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    expect(chi).toBeLessThan(critical[below])
  })

  test('a shuffle keeps every element, leaves its list alone and favours no order', () => {
    const list = ['a', 'b', 'c']
    const rng = createRng(SEED, 'game', 10)
    const seen: Record<string, number> = {}
    for (let i = 0; i < 12_000; i++) {
      const order = rng.shuffle(list).join('')
      seen[order] = (seen[order] ?? 0) + 1
    }
    expect(list).toEqual(['a', 'b', 'c'])
    expect(Object.keys(seen)).toHaveLength(6)
    const chi = Object.values(seen).reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0)
    expect(chi).toBeLessThan(20.52)
  })

  test('pick takes elements of the list', () => {
    const rng = createRng(SEED, 'game', 11)
    expect(new Set(Array.from({ length: 100 }, () => rng.pick(['x', 'y', 'z'])))).toEqual(
      new Set(['x', 'y', 'z']),
    )
  })
})

test('the commitment is SHA-256 of the 32 bytes', () => {
  const expected = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex')
  expect(commitmentOf(SEED)).toBe(expected)
  expect(expected).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
})

test('taking a step back and sending it again never rolls other dice', () => {
  const { world, seat } = turnOf(2)
  const [card] = holding(world, seat)
  const place = `${seat}: place ${card} a`
  const straight = say(world, place, `${seat}: roll`)
  const again = say(world, place, `${seat}: undo`, place, `${seat}: undo`, place, `${seat}: roll`)
  expect(again.entries.at(-1)!.events).toEqual(straight.entries.at(-1)!.events)
  expect(again.fold.game).toEqual(straight.fold.game)
  expect(again.fold.length).toBe(straight.fold.length)
})
