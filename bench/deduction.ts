import { createRng, digest } from '../src/core/index.ts'
import { possibilities, type Scored, tally } from '../src/games/message-from-the-stars/material/deduction.ts'
import { scoreOf } from '../src/games/message-from-the-stars/score.ts'
import { anyCipher } from '../src/games/message-from-the-stars/setup.ts'
import { openWords } from '../src/open-words.ts'
import { figure, note, print, quantile } from './support/stats.ts'

/**
 * What the aid `deduction` of A Message From the Stars takes when it is warm, in milliseconds: all 1,888,920
 * ciphers against the scores of 0 to 8 words, as many of each. The
 * figure is what 95 of 100 positions stay below in a run: one pause of a busy machine is not the aid's.
 */
const RUNS = Number(process.env.ROUNDS ?? 7)
const WORDS = 8

const words = openWords().forLanguage('en')!
const rng = createRng(digest('bench deduction'), 'bench', 0)
const wordOf = (length: number) => words.word(length, rng.int(words.count(length)))

const positions: Scored[][] = Array.from({ length: 90 }, (_, n) => {
  const cipher = anyCipher(rng)
  const said = Array.from({ length: n % (WORDS + 1) }, () => wordOf(4 + rng.int(5)))
  return said.map((word) => ({ word, score: scoreOf(cipher, word) }))
})

const runs: number[] = []
for (let run = -1; run < RUNS; run++) {
  const times = positions.map((scored) => {
    const began = performance.now()
    possibilities(tally(scored))
    return performance.now() - began
  })
  if (run < 0) continue // until everything is compiled
  runs.push(quantile(times, 0.95))
  note(`median ${quantile(times, 0.5).toFixed(2)} ms, slowest ${Math.max(...times).toFixed(2)} ms`)
}

print([figure('deduction', runs, 50, 10, 'lower')])
