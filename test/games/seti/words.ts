import type { MatchRecord } from '../../../src/core/index.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import {
  ALIEN_CARDS,
  CARDS,
  HIDDEN_CARDS,
  MAIN_CARDS,
  OWN_BONUS,
  PLANETS,
  SAMPLES,
  SPACES,
  STARS,
  TECH_BOTTOM,
  TILES,
  TOKENS,
  TOP_BONUS,
} from '../../../src/games/seti/material/index.ts'

/** Everything that is written in the vocabulary. */
export const MATERIAL = [
  MAIN_CARDS,
  ALIEN_CARDS,
  HIDDEN_CARDS,
  PLANETS,
  STARS,
  TILES,
  OWN_BONUS,
  TOP_BONUS,
  TECH_BOTTOM,
  SPACES,
  TOKENS,
  SAMPLES,
]

/** The ops, conditions, metrics and triggers that stand anywhere in this: `do scan`, `cond score` … */
export function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    KINDS.includes(key) && typeof part === 'string' ? [`${key} ${part}`] : wordsIn(part),
  )
}
const REMOVAL = 'do removeFigure'
const KINDS = ['do', 'cond', 'metric', 'event']

/** What a recorded match shows of them: what came on the agenda, and the cards that were played or turned over. */
export function wordsShown({ entries }: MatchRecord): Set<string> {
  const events = entries.flatMap((entry) => entry.events) as unknown as SetiEvent[]
  return new Set(
    events.flatMap(({ type, data }) => {
      // To take a figure back is nothing where there is none.
      if (type === 'figureRemoved') return [REMOVAL]
      if (type === 'resolved' || type === 'inserted')
        return wordsIn(data.then).filter((word) => word !== REMOVAL)
      if (type === 'cardPlayed') return wordsIn(CARDS.get(data.card)).filter((word) => word !== REMOVAL)
      if (type === 'exertiansRevealed')
        return wordsIn(HIDDEN_CARDS.filter(({ id }) => data.cards.includes(id)))
      return []
    }),
  )
}
