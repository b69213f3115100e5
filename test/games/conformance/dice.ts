import type { Rng } from '../../../src/core/index.ts'

/** Cheap dice for tests, the same for the same words. Not those of matches. */
export function diceOf(...words: (string | number)[]): Rng {
  let state = 2166136261
  for (const sign of words.join('|')) state = Math.imul(state ^ sign.codePointAt(0)!, 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }
  const int = (below: number) => next() % below
  return {
    int,
    pick: (list) => list[int(list.length)]!,
    shuffle<T>(list: readonly T[]): T[] {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(i + 1)
        ;[out[i], out[j]] = [out[j]!, out[i]!]
      }
      return out
    },
  }
}

/** True once in `times`. */
export const once = (dice: Rng, times: number): boolean => dice.int(times) === 0
