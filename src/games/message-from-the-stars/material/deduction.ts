import { type Cipher, colourOf, LETTERS, type Letter } from './index.ts'

/** A word in capitals and the score it got. */
export interface Scored {
  word: string
  score: number
}

/** In how many of the ciphers that are left a letter stands in which group, by place in the alphabet. */
export interface Tally {
  remaining: number
  trust: number[]
  amplify: number[]
  suspicion: number[]
}

const bit = (index: number) => 1 << index
const maskOf = (letters: readonly Letter[]): number =>
  letters.reduce((mask, letter) => mask | bit(LETTERS.indexOf(letter)), 0)

const of = (colour: string) => LETTERS.filter((letter) => colourOf(letter) === colour)
const GREENS = of('green')
const OTHERS = [...of('black'), ...of('red')]
const RED = maskOf(of('red'))
const ALL = maskOf(LETTERS)

const redOf = (mask: number): boolean => (mask & RED) !== 0

interface Group {
  letters: number[]
  mask: number
  red: boolean
}

const groupOf = (letters: readonly Letter[]): Group => {
  const mask = maskOf(letters)
  return { letters: letters.map((letter) => LETTERS.indexOf(letter)), mask, red: redOf(mask) }
}

/** One green letter and two others of which one at most is red. */
const TRUSTS: readonly Group[] = GREENS.flatMap((green) =>
  OTHERS.flatMap((one, i) =>
    OTHERS.slice(i + 1)
      .filter((two) => colourOf(one) !== 'red' || colourOf(two) !== 'red')
      .map((two) => groupOf([green, one, two])),
  ),
)

/** One green letter and one other. */
const AMPLIFIES: readonly Group[] = GREENS.flatMap((green) => OTHERS.map((one) => groupOf([green, one])))

/** Per word, how often each letter of the alphabet stands in it. */
const countsOf = (word: string): number[] =>
  LETTERS.map((letter) => [...word].filter((sign) => sign === letter).length)

const sum = (counts: readonly number[], letters: readonly number[]): number =>
  letters.reduce((total, letter) => total + counts[letter]!, 0)

/** The letters that could be under suspicion: in every negative word and in no positive one; 0 says nothing. */
function suspects(scored: readonly Scored[]): number {
  let mask = ALL
  for (const { word, score } of scored) {
    if (score === 0) continue
    const letters = maskOf(LETTERS.filter((letter) => word.includes(letter)))
    mask &= score < 0 ? letters : ~letters
  }
  return mask
}

/**
 * Counts, out of all 1,888,920 ciphers, those that give each of these words its score. Exact: every pair of
 * trust and amplify letters is tried, and suspicion letters are counted by their mask.
 */
export function tally(scored: readonly Scored[]): Tally {
  const none = () => Array<number>(LETTERS.length).fill(0)
  const found: Tally = { remaining: 0, trust: none(), amplify: none(), suspicion: none() }
  const counts = scored.map(({ word }) => countsOf(word))
  const values = scored.map(({ score }) => Math.abs(score))
  const doubling = AMPLIFIES.map((amplify) => counts.map((count) => 2 ** sum(count, amplify.letters)))
  const mask = suspects(scored)
  for (const trust of TRUSTS) {
    const adding = counts.map((count) => sum(count, trust.letters))
    // A word of value 0 has no trust letter, and any other has one, whatever the amplify letters are.
    if (adding.some((add, i) => (add === 0) !== (values[i] === 0))) continue
    for (let a = 0; a < AMPLIFIES.length; a++) {
      const amplify = AMPLIFIES[a]!
      if (trust.mask & amplify.mask || (trust.red && amplify.red)) continue
      if (!agree(adding, doubling[a]!, values)) continue
      let left = mask & ~(trust.mask | amplify.mask)
      if (trust.red || amplify.red) left &= ~RED
      let ways = 0
      for (let rest = left; rest; rest &= rest - 1) {
        found.suspicion[31 - Math.clz32(rest & -rest)]! += 1
        ways += 1
      }
      found.remaining += ways
      for (const letter of trust.letters) found.trust[letter]! += ways
      for (const letter of amplify.letters) found.amplify[letter]! += ways
    }
  }
  return found
}

/** Whether trust and amplify letters alone give every word its value. */
function agree(adding: readonly number[], doubling: readonly number[], values: readonly number[]): boolean {
  for (let i = 0; i < values.length; i++) if (adding[i]! * doubling[i]! !== values[i]!) return false
  return true
}

const GROUPS = ['trust', 'amplify', 'suspicion'] as const

/** Per letter the groups in which it can still be; `none` where it may be in no group at all. */
export function possibilities({ remaining, ...groups }: Tally): Record<string, string[]> {
  return Object.fromEntries(
    LETTERS.map((letter, i) => {
      const inside = GROUPS.filter((group) => groups[group][i]! > 0)
      const taken = GROUPS.reduce((total, group) => total + groups[group][i]!, 0)
      return [letter, [...inside, ...(taken < remaining ? ['none'] : [])]]
    }),
  )
}

/** The cipher whose letters are in their groups in as many of the ciphers left as can be. */
export function likeliest({ remaining, trust, amplify, suspicion }: Tally): Cipher {
  const scale = Math.max(1, remaining)
  const used = new Set<number>()
  const out: { trust: number[]; amplify: number[]; suspicion: number[] } = {
    trust: [],
    amplify: [],
    suspicion: [],
  }
  const room = { trust: 3, amplify: 2, suspicion: 1 }
  const choices = GROUPS.flatMap((group) =>
    LETTERS.map((_, letter) => ({
      group,
      letter,
      chance: { trust, amplify, suspicion }[group][letter]! / scale,
    })),
  ).sort((a, b) => b.chance - a.chance)
  for (const { group, letter } of choices) {
    if (used.has(letter) || out[group].length >= room[group]) continue
    used.add(letter)
    out[group].push(letter)
  }
  const named = (letters: readonly number[]) => letters.map((letter) => LETTERS[letter]!)
  return { trust: named(out.trust), amplify: named(out.amplify), suspicion: named(out.suspicion)[0]! }
}
