import { advance, type Fold } from './fold.ts'
import type { AnyGame, Command } from './game.ts'
import { type Env, type Step, submit } from './match.ts'
import type { Prompt } from './prompt.ts'
import { readLine, readOwn, writeLine } from './propose.ts'
import { isRejection, type Rejection } from './rejection.ts'
import type { Seat } from './seats.ts'
import { redact } from './view.ts'

/** What became of a line of notation. */
export interface PlayedLine {
  /** A step for each part that was accepted, in order. */
  steps: Step[]
  /** The first part that could not be read or was refused; nothing after it was looked at. */
  stopped?: { part: string; rejection: Rejection }
}

/** The parts of a line: commands and answers, separated by semicolons. */
export const partsOf = (line: string): string[] =>
  line
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

const firstOf = (line: string): string => /^\s*([^\s:;]*)/.exec(line)![1]!.toLowerCase()

/**
 * Whether a line is meant as a move, right or wrong: it begins with a word of the game's notation or as one of
 * the answers that are offered now. For channels on which people write other things as well.
 */
export function isNotation(game: AnyGame, prompts: readonly Prompt[], line: string): boolean {
  const word = firstOf(line)
  if (word === '') return false
  if (game.notation.words().includes(word) || readOwn(line)) return true
  return prompts.some(({ commands }) => commands.some((one) => firstOf(writeLine(game, one)) === word))
}

/**
 * Plays a line of notation part by part, so that a whole turn can be sent at once. Each part is read
 * against the seat's own view after the part before; the line stops where the question that is open
 * then is not the one the part answers.
 * @param fold the state; `view` is the seat's own fold at the same revision
 */
export function playLine(
  game: AnyGame,
  { fold, view }: { fold: Fold; view: Fold },
  seat: Seat,
  line: string,
  env: Env,
  at: number,
): PlayedLine {
  const steps: Step[] = []
  let [state, seen] = [fold, view]
  for (const part of partsOf(line)) {
    const read: Command | Rejection = readLine(game, part, seen.game!, seat)
    const step = isRejection(read) ? read : submit(game, state, seat, read, env, at)
    if (isRejection(step)) return { steps, stopped: { part, rejection: step } }
    steps.push(step)
    state = step.fold
    seen = advance(game, seen, redact(step.entry, seat))
  }
  return { steps }
}
