import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { openWords } from '../src/open-words.ts'
import { type Installed, openPack } from '../src/words/index.ts'
import { figure, median, note, print } from './support/stats.ts'

/**
 * The English pack: what it weighs, and how long it takes to load, to look a word up and to say whether any
 * noun has the letters of a throw. Absolute figures; load is read and checked from the disk.
 */
const RUNS = Number(process.env.ROUNDS ?? 15)
const PATH = 'src/words/en-1.bin'
/** One letter of each: dice as they are thrown. */
const DICE = ['AEIOUY', 'RSTNLC', 'DMPHGB', 'FWKVJZ']

const throws = DICE.reduce<string[]>(
  (made, die) => made.flatMap((letters) => [...die].map((letter) => letters + letter)),
  [''],
)
const millis = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}
/** Microseconds for one of many. */
const each = <T>(items: readonly T[], work: (item: T) => unknown): number =>
  (millis(() => items.forEach(work)) / items.length) * 1000

let lists: Installed | undefined
const loads = Array.from({ length: RUNS }, () => millis(() => (lists = openWords())))
const pack = lists!.forLanguage('en')!
const words = [4, 5, 6, 7, 8].flatMap((length) =>
  Array.from({ length: 2000 }, (_, i) => pack.word(length, (i * 31) % pack.count(length))),
)
// Half of them are in the list.
const asked = words.flatMap((word) => [word, [...word].reverse().join('')])
const first = openPack(readFileSync(PATH))
const firstLook = millis(() => first.has('MESSAGE'))
const firstSearch = millis(() => first.nouns({ letters: 'AEST' }, 1))
each(asked, pack.isNoun)
each(throws, (letters) => pack.nouns({ letters }, 1))

const lookups = Array.from({ length: RUNS }, () => each(asked, pack.isNoun))
const exists = Array.from({ length: RUNS }, () => each(throws, (letters) => pack.nouns({ letters }, 1)))
const common = Array.from({ length: RUNS }, () =>
  each(throws, (letters) => pack.nouns({ letters, tier: 1, family: true }, 1)),
)
const inner = Array.from({ length: RUNS }, () =>
  each(throws, ([, , yellow, blue]) => pack.nouns({ inner: yellow!, without: blue! }, 1)),
)
const ends = Array.from({ length: RUNS }, () =>
  each(throws, ([one, , , two]) => pack.nouns({ first: one!, last: two! }, 1)),
)
const none = throws.filter((letters) => !pack.nouns({ letters }, 1).length)
note(
  `first look-up ${firstLook.toFixed(2)} ms, first search ${firstSearch.toFixed(1)} ms; a common word for a family ${median(common).toFixed(1)} µs, inside ${median(inner).toFixed(1)} µs, ends ${median(ends).toFixed(1)} µs; ${none.length} of ${throws.length} throws have no word`,
)
print([
  figure('words-gzip-kib', [gzipSync(readFileSync(PATH), { level: 9 }).length / 1024], 800, 800, 'lower'),
  figure('words-load-ms', loads, 20, 20, 'lower'),
  figure('words-exists-us', exists, 50, 50, 'lower'),
  figure('words', lookups, 2, 2, 'lower'),
])
