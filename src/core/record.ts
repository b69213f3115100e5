import type { ClockSettings } from './clock.ts'
import type { Entry } from './entry.ts'
import { advance, emptyFold, type Fold, foldAll, recalling } from './fold.ts'
import type { AnyGame, Command } from './game.ts'
import { canonical } from './json.ts'
import { administer, begin, type Env, type Step, settle, submit, undo } from './match.ts'
import { isRejection, type Rejection } from './rejection.ts'
import { commitmentOf } from './rng.ts'
import { isTableEvent, type SeatSetup, type TableEvent } from './table.ts'
import type { WordPack } from './words.ts'

/** First line of a record: what the match was played with. */
export interface RecordHead {
  record: 1
  id: string
  game: string
  options: Record<string, unknown>
  seats: readonly SeatSetup[]
  /** Left out where the match had none. */
  clock?: ClockSettings
  /** 32 bytes in hex, and the promise that was public from creation. */
  seed: string
  commitment: string
  /** The word list that judged the match. */
  words: { id: string; sha256: string }
}

/** Each further line: an entry with its secrets and the command that led to it. */
export interface RecordEntry extends Entry {
  command: Command | null
}

export interface MatchRecord {
  head: RecordHead
  entries: readonly RecordEntry[]
}

/**
 * `unchecked`: made under older rules, judged by another word list than the verifier has, or standing
 * behind an entry so wrong that nothing can follow from it.
 */
export type Verdict = 'right' | 'wrong' | 'unchecked'

export interface EntryVerdict {
  revision: number
  verdict: Verdict
  why?: string
}

export interface Verification {
  /** Whether the seed is the one that was promised. */
  commitment: 'right' | 'wrong'
  entries: EntryVerdict[]
}

/**
 * Plays a record again and compares. Proves that nothing was changed after creation; it cannot prove
 * that the server did not choose among seeds beforehand. Total: whatever a record says, it is judged.
 */
export function verify({ head, entries }: MatchRecord, game: AnyGame, words: WordPack): Verification {
  const sameWords = words.sha256 === head.words.sha256
  const commitment = attempt(() => commitmentOf(head.seed)) === head.commitment ? 'right' : 'wrong'
  const result: Verification = { commitment, entries: [] }
  let fold: Fold | undefined = emptyFold(head.seats)
  const earlier = (to: number) => foldAll(game, emptyFold(head.seats), entries.slice(0, to))
  for (const recorded of entries) {
    const { command: _, ...entry } = recorded
    const held: Fold | undefined = fold
    const before: Fold | undefined = held && attempt(() => recalling(held, entry, earlier))
    const judged = before
      ? judge(game, before, recorded, head, words, sameWords)
      : ({ verdict: 'unchecked', why: 'behind a broken entry' } as const)
    result.entries.push({ revision: entry.revision, ...judged })
    fold = before && attempt(() => advance(game, before, entry))
  }
  return result
}

function judge(
  game: AnyGame,
  fold: Fold,
  { command, ...entry }: RecordEntry,
  { seed, options, clock }: RecordHead,
  words: WordPack,
  sameWords: boolean,
): Omit<EntryVerdict, 'revision'> {
  if (entry.rules !== game.meta.rulesVersion) return { verdict: 'unchecked', why: `rules ${entry.rules}` }
  if ((command === null) !== (entry.seat === null))
    return { verdict: 'wrong', why: 'a command by nobody, or none by a seat' }
  const again = attempt(() => replay(game, fold, entry, command, { options, clock }, { seed, words }))
  if (again && !isRejection(again) && canonical(again.entry) === canonical(entry)) return { verdict: 'right' }
  return {
    verdict: sameWords ? 'wrong' : 'unchecked',
    why: isRejection(again) ? again.code : 'other events',
  }
}

/** A record comes from outside: what the rules cannot digest is a wrong record, not a fault of ours. */
function attempt<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

function replay(
  game: AnyGame,
  fold: Fold,
  entry: Entry,
  command: Command | null,
  { options, clock }: Pick<RecordHead, 'options'> & { clock: ClockSettings | undefined },
  env: Env,
): Step | Rejection {
  const first = entry.events[0]
  if (command && entry.seat !== null) {
    if (command.type !== 'undo') return submit(game, fold, entry.seat, command, env, entry.at)
    return undo(game, fold, entry.seat, (command as Command & { to: number }).to, entry.at)
  }
  if (first && isTableEvent(first)) {
    if (first.type === 'matchStarted') return begin(game, fold, options, env, entry.at, clock)
    if (first.type !== 'deadlinePassed') return administer(game, fold, first as TableEvent, entry.at)
  }
  return settle(game, fold, env, entry.at, 1)[0] ?? { code: 'nothing-due', detail: 'Nothing was due then.' }
}

/** A record as newline-delimited JSON: the head, then a line per entry. */
export const writeRecord = ({ head, entries }: MatchRecord): string =>
  [head, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('')

export function readRecord(text: string): MatchRecord {
  const [head, ...entries] = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line))
  return { head, entries }
}
