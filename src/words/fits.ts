import type { NounQuery } from '../core/index.ts'

/** Whether a word is spelled as a query wants it. What the list knows of it (noun, tier, family) is not looked at. */
export function fits(word: string, query: NounQuery): boolean {
  const {
    letters = '',
    inner = '',
    without = '',
    first,
    last,
    min = 4,
    max = Number.POSITIVE_INFINITY,
  } = query
  const within = (letter: string) => word.slice(1, -1).includes(letter)
  return (
    word.length >= min &&
    word.length <= max &&
    (first === undefined || word.startsWith(first)) &&
    (last === undefined || word.endsWith(last)) &&
    [...without].every((letter) => !word.includes(letter)) &&
    [...inner].every((letter) => within(letter) && !word.startsWith(letter) && !word.endsWith(letter)) &&
    [...letters].every((letter) => times(word, letter) >= times(letters, letter))
  )
}

const times = (text: string, letter: string): number => text.split(letter).length - 1
