import type { WordPack } from '../../../core/index.ts'

/**
 * How near a clue is to a card word: not at all, by `letters` alone (river in driver), or so that
 * nothing helps: it is that word, one of its family, or made with it (R16, R17).
 */
export type Closeness = 'none' | 'letters' | 'close'

/** The card word itself, then its base and what derives from it. */
export function familyOf(cardWord: string, words: WordPack): readonly string[] {
  const word = lettersOf(cardWord)
  return [word, ...words.beside('family', word)]
}

/** Letters of a word in capitals, without hyphens and apostrophes. */
export const lettersOf = (word: string): string => word.toUpperCase().replace(/[^A-Z]/g, '')

/** With `derived`, families count; without, only what has the card word itself in it. `clue` is in capitals. */
export function closeness(clue: string, cardWord: string, words: WordPack, derived: boolean): Closeness {
  const family = familyOf(cardWord, words)
  const members = derived ? family : family.slice(0, 1)
  const whole = lettersOf(clue)
  if (!derived && !whole.includes(family[0]!)) return 'none'
  const parts = clue.split(/['’-]/)
  const apart = words.beside('apart', family[0]!)
  for (const text of parts.length > 1 ? [whole, ...parts] : parts)
    if (!apart.includes(text) && members.some((member) => comesFrom(text, member, words))) return 'close'
  const stems = stemsOf(whole, words, apart)
  if (stems.some((stem) => members.some((member) => madeWith(stem, member, words)))) return 'close'
  // The base stands first in a family: "rivers" has "river" in it, and so has "driver".
  const shapes = members.slice(0, 2).filter((shape) => shape.length >= SHORTEST_INSIDE)
  return shapes.some((shape) => whole.includes(shape)) ? 'letters' : 'none'
}

/** Whether `text` is `member`, or made with it. Both are in capitals. */
export const comesFrom = (text: string, member: string, words: WordPack): boolean =>
  text === member || madeWith(text, member, words)

/** Card words have four letters or more; shorter bases stand in too many words by accident. */
const SHORTEST_INSIDE = 4
/** What is left of a compound has to be a word of this length. */
const SHORTEST_REST = 3

const BEFORE = words(`
  UN RE IN IM DIS MIS OVER UNDER OUT SUB SUPER INTER ANTI NON PRE POST SEMI MULTI MINI MICRO MEGA EX EN DE
  COUNTER EXTRA ULTRA HYPER TELE TRANS AUTO MID FORE GRAND STEP`)
const AFTER = words(`
  S ES ED ING INGS ER ERS OR ORS EST LY NESS Y LESS FUL FULLY ISH LIKE ABLE ABLY MENT MENTS AGE HOOD SHIP SHIPS
  DOM ISM IST ISTS IZE ISE IZED ISED AL ALS ALLY IC ICAL IAN IANS EE ESS ETTE ETTES LET LETS LING LINGS EN ENED
  WARD WARDS WISE SOME OUS OUSLY ARY ERY ERIES INE ESQUE ION IONS ATION ISATION IZATION IVE ATIVE IBLE ITY TH MAN
  MEN WOMAN EER EERS STER STERS IE IER IERS IES IEST ILY INESS`)
const AFTER_Y = words('IER IERS IEST ILY INESS IES IED')

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** Whether `text` is `member` with an affix or another word on one or both of its sides. */
function madeWith(text: string, member: string, list: WordPack): boolean {
  if (member.length < SHORTEST_INSIDE) return false
  for (let at = text.indexOf(member); at >= 0; at = text.indexOf(member, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + member.length)
    if (fits(before, BEFORE, list) && (fits(after, AFTER, list) || doubles(member, after)))
      return !inflectedFromElse(text, member, list)
  }
  return shortened(text, member)
}

/** frog → froggy: before a vowel the last letter of the member may stand twice. */
const doubles = (member: string, after: string): boolean =>
  after[0] === member.at(-1) && /^[^AEIOU][AEIOUY]/.test(after) && AFTER.includes(after.slice(1))

/** A form in which the last letter of the member is swallowed: bake → baking, happy → happier. */
function shortened(text: string, member: string): boolean {
  if (!/[^AEIOUY][EY]$/.test(member)) return false
  const stem = member.slice(0, -1)
  const at = text.indexOf(stem)
  if (at < 0) return false
  const before = text.slice(0, at)
  const after = text.slice(at + stem.length)
  const begins = before === '' || (stem.length > SHORTEST_INSIDE && BEFORE.includes(before))
  return (
    begins &&
    (member.endsWith('Y') ? AFTER_Y.includes(after) : /^[AEIOUY]/.test(after) && AFTER.includes(after))
  )
}

/** The words of the list that this one comes from by endings, one after the other: cheesiness, cheesy. */
function stemsOf(text: string, list: WordPack, apart: readonly string[]): string[] {
  const isApart = (word: string): boolean => apart.some((other) => word.includes(other))
  if (isApart(text)) return []
  const found = AFTER.filter((ending) => text.endsWith(ending))
    .flatMap((ending) => basesBefore(ending, text.slice(0, -ending.length), list))
    .filter((stem) => stem.length > SHORTEST_INSIDE && list.has(stem) && !isApart(stem))
  return [...new Set(found)].flatMap((stem) => [stem, ...stemsOf(stem, list, apart)])
}

/** E is swallowed before a vowel, and Y becomes I before some endings; but cookies are of a cookie. */
function basesBefore(ending: string, base: string, list: WordPack): string[] {
  const swallowed = /^[AEIOUY]/.test(ending) ? [`${base}E`] : []
  const changed = base.endsWith('I') && CHANGING.includes(ending) && !list.has(`${base}E`)
  return [base, ...swallowed, ...(changed ? [`${base.slice(0, -1)}Y`] : [])]
}

const CHANGING = words('ES ED ER ERS EST LY NESS LESS FUL MENT')

const fits = (rest: string, affixes: readonly string[], list: WordPack): boolean =>
  rest === '' || affixes.includes(rest) || (rest.length >= SHORTEST_REST && list.has(rest))

/** seeking looks like see + king, but is a form of seek. */
function inflectedFromElse(text: string, member: string, list: WordPack): boolean {
  const bases = ENDINGS.filter((ending) => text.endsWith(ending))
    .map((ending) => text.slice(0, -ending.length))
    .flatMap((base) => [base, `${base}E`, base.slice(0, -1)])
    .filter((base) => base.length >= SHORTEST_REST && list.has(base))
  return bases.length > 0 && !bases.some((base) => base.includes(member))
}

const ENDINGS = ['S', 'ES', 'D', 'ED', 'ING', 'INGS', 'R', 'ER', 'ERS']
