import type { Row } from '../row.ts'
import { adults } from './family.ts'
import { findNouns } from './nouns.ts'
import type { EnglishSources } from './sources.ts'

/** Words of any part of speech are taken from SCOWL up to this size; nouns may be rarer. */
const USUAL = 70
const COMMON = 50
const COMMON_VERBS = 60

/** Every word of the English pack. */
export function buildEnglish(sources: EnglishSources): Row[] {
  const { sizes, curated, verbs, modifiers } = sources
  const nouns = findNouns(sources)
  const isAdult = adults(sources.rude)
  const usual = new Set([
    ...[...sizes].filter(([, size]) => size <= USUAL).map(([word]) => word),
    ...Object.values(curated).flatMap((words) => [...words]),
  ])
  const isOther = (word: string) =>
    verbs.has(word) || modifiers.has(word) || !!curated.V?.has(word) || !!curated.A?.has(word)
  const tierOf = (word: string): Row['tier'] => {
    const size = sizes.get(word) ?? Number.POSITIVE_INFINITY
    // What is not for family use is never counted as common, so that no helper comes up with it.
    if (isAdult(word)) return 3
    if (curated.N?.has(word) || size <= COMMON || (curated.V?.has(word) && size <= COMMON_VERBS)) return 1
    return usual.has(word) || nouns.get(word)?.known ? 2 : 3
  }
  return [...new Set([...nouns.keys(), ...usual])]
    .filter((word) => word.length > 1 || word === 'a' || word === 'i' || word === 'o')
    .map((word) => {
      const noun = nouns.get(word)
      return {
        word: word.toUpperCase(),
        singular: noun?.singular ?? false,
        plural: noun?.plural ?? false,
        other: usual.has(word) && (!noun || isOther(word)),
        tier: tierOf(word),
        adult: isAdult(word),
      }
    })
}
