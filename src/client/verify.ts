import {
  type AnyGame,
  canonical,
  emptyFold,
  type Fold,
  foldAll,
  type MatchRecord,
  readRecord,
  redact,
  type Verification,
  type Viewer,
  verify as verifyRecord,
  type WordPack,
} from '../core/index.ts'

type Answer = 'right' | 'wrong' | 'unchecked'

/** What a record is held against, beside itself. */
export interface Known {
  /** The list that judged the match. Without it entries that hang on words are left unchecked. */
  words?: WordPack | undefined
  /** The commitment that the match showed while it was played. */
  commitment?: string
  /** A fold of what one viewer saw. */
  seen?: { viewer: Viewer; fold: Fold }
}

export interface Checked extends Verification {
  /** Whether the record's commitment is the one that was shown. */
  promise: Answer
  /** Whether the record, as that viewer may see it, gives what the viewer saw. */
  view: Answer
  /** Nothing is wrong. What is unchecked proves nothing either way. */
  right: boolean
}

/**
 * Plays the record of a match again: is the seed the one that was promised, does every entry follow from the command
 * that led to it? It shows that nothing was changed afterwards, not that the seed was not chosen beforehand.
 * @param record as the service gives it (NDJSON), or read already
 */
export function verify(
  record: string | MatchRecord,
  game: AnyGame,
  { words, commitment, seen }: Known = {},
): Checked {
  const read = typeof record === 'string' ? readRecord(record) : record
  const played = verifyRecord(read, game, words ?? NO_WORDS)
  const promise = commitment === undefined ? 'unchecked' : answer(read.head.commitment === commitment)
  const view = seen ? compare(read, game, seen) : 'unchecked'
  const right =
    played.commitment === 'right' &&
    promise !== 'wrong' &&
    view !== 'wrong' &&
    played.entries.every(({ verdict }) => verdict !== 'wrong')
  return { ...played, promise, view, right }
}

const answer = (right: boolean): Answer => (right ? 'right' : 'wrong')

/** A list of no words, which judged no match: verdicts that need a list are not given. */
const NO_WORDS: WordPack = {
  id: '',
  sha256: '',
  language: '',
  has: () => false,
  isNoun: () => false,
  tier: () => undefined,
  count: () => 0,
  word: () => '',
  nouns: () => [],
  beside: () => [],
}

function compare(
  { head, entries }: MatchRecord,
  game: AnyGame,
  { viewer, fold }: { viewer: Viewer; fold: Fold },
): Answer {
  try {
    const seen = entries.slice(0, fold.revision).map(({ command: _, ...entry }) => redact(entry, viewer))
    const again = foldAll(game, emptyFold(head.seats), seen)
    return answer(canonical(again.game ?? null) === canonical(fold.game ?? null))
  } catch {
    return 'wrong'
  }
}
