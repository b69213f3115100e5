import {
  type AskedPrompt,
  ask,
  type Command,
  canonical,
  challenge,
  isRejection,
  readLine,
  reject,
} from '../../core/index.ts'
import type { Reading } from '../load.ts'
import { isRefusal, type Refusal, refusalOf } from '../refusal.ts'
import { type Sent, type Submitted, submitCommand, undoEntry } from '../submit-command.ts'
import { linesOf } from './look.ts'
import { lookAt, noteDone, type Run, unread } from './run.ts'
import { bareOf } from './tidy.ts'

/** Where the match moves on between looking and doing it is looked at again, so often. */
const MOST_TRIES = 5

/**
 * Plays one part of a line of notation, unless it was done when the mail came before. It answers a question that
 * the mail has shown, or one that came of this mail's own moves; never another one, whatever the line would mean
 * there. @returns why it was refused, if it was
 */
export async function playPart(
  run: Run,
  first: Reading,
  part: string,
  key: string,
): Promise<Refusal | undefined> {
  let reading: Reading | Refusal = first
  for (let tries = 1; ; tries++) {
    if (isRefusal(reading)) return reading
    if (reading.repeated) return void noteDone(run, part, reading.live, reading.repeated.entry)
    const read = readPart(run, reading, part)
    if (isRefusal(read)) return read
    const { prompt, command } = read
    // What no question asks for the rules refuse; should one come up meanwhile, it is another match.
    const pinned = prompt ? {} : { ifMatch: reading.live.state.revision }
    const body = { ...command, ...(prompt && { prompt: prompt.id }) }
    const done = await submitCommand(run.service, { ...sentBy(run, key), ...pinned }, body)
    if (isRefusal(done) && done.confirmable) return withWayOut(reading, command, done)
    const moved = isRefusal(done) && done.code === 'stale-revision' && tries < MOST_TRIES
    if (!moved) return takeDown(run, part, done)
    reading = await lookAt(run, key)
  }
}

/** Says how the same is written by somebody who means it. */
function withWayOut({ live }: Reading, command: Command, refusal: Refusal): Refusal {
  const meant = live.game.notation.format({ ...command, confirm: true } as Command)
  return { ...refusal, detail: `${refusal.detail} Write "${meant}" if you mean it.` }
}

/** Takes the seat's last act back, if nobody else has acted since what the mail has shown or done. */
export async function takeBack(run: Run, line: string, key: string): Promise<Refusal | undefined> {
  const reading = await lookAt(run, key)
  if (isRefusal(reading)) return reading
  if (reading.repeated) return void noteDone(run, line, reading.live, reading.repeated.entry)
  const { revision, table } = reading.live.state
  const { played, started } = table
  const seen = Math.max(run.to.revision, ...run.own)
  if (await othersActed(run, seen, revision))
    return unread(`Somebody else has acted since the mail that you answered; ${ASK_OTHERS}`)
  const done = await undoEntry(run.service, { ...sentBy(run, key), ifMatch: revision }, {})
  if (!isRefusal(done) || done.code !== 'nothing-to-undo') return takeDown(run, line, done)
  return unread(
    played > started
      ? `You cannot take that back by yourself; ${ASK_OTHERS}`
      : 'Nothing has been played yet.',
  )
}

const ASK_OTHERS = '"propose undo" asks the others.'

/** Whether anybody but the seat itself has made an entry since. */
async function othersActed({ service, to, holder }: Run, after: number, revision: number): Promise<boolean> {
  if (revision <= after) return false
  const later = await service.ports.store.entries(to.match, after, revision - after)
  return later.some(({ seat }) => seat !== holder.seat)
}

/** A command of every game that answers no question. */
export async function playAlways(run: Run, type: string, key: string): Promise<Refusal | undefined> {
  const reading = await lookAt(run, key)
  if (isRefusal(reading)) return reading
  if (reading.repeated) return void noteDone(run, type, reading.live, reading.repeated.entry)
  return takeDown(run, type, await submitCommand(run.service, sentBy(run, key), { type }))
}

/** Takes down what was done, or gives the refusal on. */
function takeDown(run: Run, line: string, done: Submitted | Refusal): Refusal | undefined {
  if (isRefusal(done)) return done
  const { revision, entry } = done.answer
  run.own.add(revision)
  run.report.done.push({ line, told: linesOf(entry) })
  return undefined
}

const sentBy = ({ to, holder, receivedAt }: Run, key: string): Sent => ({
  matchId: to.match,
  token: holder,
  receivedAt,
  key,
  minimal: true,
  lines: true,
})

/** The command that a line means on what the seat sees, and the question that it answers. */
function readPart(
  run: Run,
  { live }: Reading,
  part: string,
): { command: Command; prompt?: AskedPrompt | undefined } | Refusal {
  const { game, state, views, env } = live
  const { seat } = run.holder
  const refused = (rejection: Parameters<typeof refusalOf>[1]) => refusalOf(game, rejection, state.revision)
  const barred = challenge(game, state, seat, env, run.receivedAt)
  if (barred) return refused(barred)
  const view = views.get(seat)!
  // What ends a sentence is a move's own only where the move is read with it, as a motto is.
  const [whole, bare] = [part, bareOf(part)].map((text) => readLine(game, text, view.game!, seat))
  const command = isRejection(whole!) ? bare! : whole!
  if (isRejection(command)) return refused(command)
  const now = Math.max(run.receivedAt, state.at)
  const asking = ask(game, view, seat, { now, words: env.words }).filter((prompt) => asksFor(prompt, command))
  const { rewound } = view.table.seats[seat]!
  const shown = asking.filter(({ since }) => isShown(run, Math.max(since, rewound)))
  if (asking.length > 0 && shown.length === 0)
    return refused(
      reject('prompt-gone', 'What is asked now came up after the mail that you answered; nothing was done.'),
    )
  return { command, prompt: shown.find((prompt) => lists(prompt, command)) ?? shown[0] }
}

/** Whether the mail has shown what is asked since then, or has brought it about. */
const isShown = ({ to, own }: Run, since: number): boolean => since <= to.revision || own.has(since)

const asksFor = ({ commands, open }: AskedPrompt, { type }: Command): boolean =>
  [...commands, ...open].some((one) => one.type === type)

const lists = ({ commands }: AskedPrompt, command: Command): boolean =>
  commands.some((one) => canonical(one) === canonical(command))
