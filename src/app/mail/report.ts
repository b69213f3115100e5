import type { Seat } from '../../core/index.ts'
import type { Refusal } from '../refusal.ts'
import type { Question } from './compose-turn.ts'

/** What came of a mail: what its sender is answered, from what that seat may see. */
export interface MailReport {
  match: string
  seat: Seat
  generation: number
  /** Name of the title. */
  game: string
  /** `invited`: the seat is not taken yet. */
  status: 'invited' | 'waiting' | 'active' | 'finished' | 'abandoned'
  /** The revision at which all this was so; null where the seat cannot look at the match yet. */
  revision: number | null
  /** It was done, and its sender wants no mail, that of an answer neither. */
  silent?: true
  /** What was done, in order: the line, and what it led to in words. */
  done: { line: string; told: string[] }[]
  /** The line at which it stopped, and why. Nothing after it was looked at. */
  refused?: { line: string; refusal: Pick<Refusal, 'code' | 'title' | 'detail'> }
  /** The lines after that one. */
  skipped?: string[]
  /** What was asked for: the words that there are, what has happened lately, a note. */
  told: { title: string; lines: string[] }[]
  /** The board as the seat sees it, where it was asked for: what it shows in a sentence, and its picture if there is one, or else a link. */
  board?: { title: string; png?: Uint8Array; link?: string }
  /** What stands below the question, where this is the first mail after the start: help, and who plays. */
  below?: { title: string; lines: string[] }[]
  /** What the seat has been told of once this is sent; left out where it cannot look at the match yet. */
  upTo?: { told: number; heard: number }
  /** What was written, where nothing in it was meant for us. */
  notFound?: string[]
  /** What the seat is asked now; none where nobody waits for it. */
  open: (Question & { deadline: number | null })[]
}
