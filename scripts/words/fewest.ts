import type { WordPack } from '../../src/core/index.ts'
import { comesFrom } from '../../src/games/message-from-the-stars/decide/words.ts'

/**
 * As few members of a family as give away all that the whole family does, the base first: who knows DREAMY needs no
 * DREAMIER. What a list knows is judged as by all of them.
 */
export function fewest(card: string, members: readonly string[], list: WordPack): string[] {
  const [base, ...others] = members
  if (base === undefined) return []
  const roots = [card, ...members].map(rootOf)
  const doubtful = new Set([
    ...wordsOf(list).filter((word) => roots.some((root) => word.includes(root))),
    ...members,
  ])
  const from = (member: string) => [...doubtful].filter((word) => comesFrom(word, member, list))
  const kept = [base]
  const open = new Set(others.flatMap(from))
  for (const word of [card, base].flatMap(from)) open.delete(word)
  const given = new Map(others.map((member) => [member, from(member)]))
  while (open.size > 0) {
    const gain = (member: string) => given.get(member)!.filter((word) => open.has(word)).length
    const best = others.reduce((one, two) => (gain(two) > gain(one) ? two : one))
    kept.push(best)
    for (const word of given.get(best)!) open.delete(word)
  }
  return kept
}

/** The letters of a member that are in whatever is made with it. */
const rootOf = (member: string): string => (/[EY]$/.test(member) ? member.slice(0, -1) : member)

const LONGEST = 40
let all: readonly string[] | undefined
function wordsOf(list: WordPack): readonly string[] {
  all ??= Array.from({ length: LONGEST }, (_, length) =>
    Array.from({ length: list.count(length) }, (_, i) => list.word(length, i)),
  ).flat()
  return all
}
