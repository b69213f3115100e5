import type { Seat } from '../../core/index.ts'
import type { Refusal } from '../refusal.ts'

/** What came of a mail: what its sender is answered, from what that seat may see. */
export interface MailReport {
  match: string
  /** Name of the title. */
  game: string
  seat: Seat
  generation: number
  /** The revision at which all this was so; null where the seat cannot look at the match yet. */
  revision: number | null
  /** What was done, in order: the line, and what it led to in words. */
  done: { line: string; told: string[] }[]
  /** The line at which it stopped, and why. Nothing after it was looked at. */
  refused?: { line: string; refusal: Pick<Refusal, 'code' | 'title' | 'detail'> }
  /** What was asked for: the words that there are, what has happened lately, a note. */
  told: { title: string; lines: string[] }[]
  /** What was written, where nothing in it was meant for us. */
  notFound?: string[]
  /** What the seat is asked now; none where nobody waits for it. */
  open: { text: string; deadline: string | null; notation: string[] }[]
  /** `invited`: the seat is not taken yet. */
  status: 'invited' | 'waiting' | 'active' | 'finished' | 'abandoned'
}
