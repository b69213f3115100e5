import {
  type AskedPrompt,
  answering,
  ask,
  type Entry,
  isOver,
  type Outcome,
  type Seat,
  type Table,
  writeLine,
} from '../../core/index.ts'
import { pictureOf } from '../get-view.ts'
import type { Live } from '../live.ts'
import type { Delivery } from '../ports.ts'
import { reachOf } from '../talk/send.ts'
import type { Question, Reason, Turn } from './compose-turn.ts'
import { type Frame, seatNames } from './frame.ts'
import { newestOf, tellEntries } from './lines.ts'
import { callNames, type Names, nameSeats } from './name-seats.ts'
import { withoutUndone } from './undone.ts'

/** Answers that are listed with a question; of more, a few examples are. */
const MOST_ANSWERS = 24

/** What does not come from the match itself. */
export interface Background {
  frame: Frame
  names: Names
  pictureLink: string | undefined
  said: readonly string[]
  /** Nothing was sent since the start. */
  first: boolean
  now: number
}

/**
 * What a seat is to be told: what its own view shows and what its own log says, and no more.
 * @param entries those that it has not been told of
 */
export function briefOf(
  live: Live,
  seat: Seat,
  entries: readonly Entry[],
  delivery: Pick<Delivery, 'type' | 'data'>,
  { frame, names, pictureLink, said, first, now }: Background,
): Turn {
  const { game, env } = live
  const view = live.views.get(seat)!
  const prompts = ask(game, view, seat, { now, words: env.words })
  const called = callNames(names)
  const told = newestOf(tellEntries(live, withoutUndone(entries), seat, names))
  const deadlines = prompts.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]))
  return {
    ...frame,
    reason: reasonOf(delivery, view.table, seat, prompts.length),
    seat,
    names: seatNames(names, view.table.seats),
    ...told,
    said,
    questions: prompts.map((prompt) => questionOf(live, prompt, called)),
    deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
    ending: view.table.outcome ? endingOf(view.table.outcome, called) : [],
    board: nameSeats(pictureOf(game, view, seat).title, called),
    ...(pictureLink !== undefined && { pictureLink }),
    notation: first ? game.meta.notation : [],
    reach: reachOf(live, seat),
  }
}

/** @param asked so many questions are open, an open proposal's among them */
function reasonOf(
  { type, data }: Pick<Delivery, 'type' | 'data'>,
  table: Table,
  seat: Seat,
  asked: number,
): Reason {
  if (isOver(table.status)) return 'over'
  if (asked > 0 && type === 'deadline.near') return 'reminder'
  const answers = answering(table).includes(seat)
  if (data.asks === 'proposal') {
    if (type === 'match.advanced') return 'settled'
    if (answers) return 'asked'
    if (type === 'turn.withdrawn') return 'unasked'
  }
  if (asked > 0) return answers && asked === 1 ? 'asked' : 'turn'
  if (table.pause) return 'paused'
  return type === 'turn.withdrawn' ? 'withdrawn' : 'news'
}

/**
 * A question and how it may be answered. Only who proposes something is called by name: in a game's questions seats
 * are numbers, as in what answers them.
 */
export function questionOf(
  { game }: Pick<Live, 'game'>,
  { kind, text, commands, notation }: AskedPrompt,
  called: Names,
): Question {
  const listed = commands.length <= MOST_ANSWERS ? commands.map((one) => writeLine(game, one)) : []
  return {
    text: kind === 'proposal' ? nameSeats(text.en, called) : text.en,
    answers: [...new Set([...listed, ...notation])],
    more: commands.length - listed.length,
  }
}

const RESULTS: Readonly<Record<Outcome['result'], string>> = {
  won: 'It is won.',
  lost: 'It is lost.',
  draw: 'It is a draw.',
  ranked: '',
  abandoned: 'It was ended before its time.',
}

/** How a match ended, best first. */
function endingOf({ result, places }: Outcome, called: Names): string[] {
  const nameOf = (seat: Seat) => called[seat] ?? `seat ${seat}`
  const ranks = places.map(
    ({ seats, rank, score }) =>
      `${rank}. ${seats.map(nameOf).join(', ')}${score === null ? '' : `: ${score}`}`,
  )
  return [...(RESULTS[result] ? [RESULTS[result]] : []), ...ranks]
}
