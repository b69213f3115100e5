import { isRefusal, refuse } from '../refusal.ts'
import { openOf } from './look.ts'
import type { SeatAddress } from './ports.ts'
import type { MailReport } from './report.ts'
import { lookAt, type Run, unlessTemporary } from './run.ts'
import { headOf, tidy } from './tidy.ts'

/** What an invitation can be answered with. */
const ANSWERS = ['join', 'decline', 'stop'] as const

/** Does what the first line of an answer to an invitation says that is one; nothing else is done for whoever reads it. */
export async function answerInvitation(run: Run, address: SeatAddress): Promise<MailReport | undefined> {
  const { service, doors, report, lines, holder } = run
  const game = await titleOf(run)
  if (game === undefined) return undefined
  report.game = game
  const written = lines.map((line) => tidy(line)).filter(Boolean)
  const said = written.map((line) => headOf(line.replace(/[.!]+$/, '')))
  const answer = said.flatMap(({ word, rest }) => ANSWERS.find((one) => one === word && rest === '') ?? [])[0]
  if (!answer) return { ...report, notFound: written.slice(0, 8).map((line) => line.slice(0, 200)) }
  const door = doors[answer]
  const refused = door
    ? await door(service, address, run.receivedAt)
    : refuse('not-offered', 'Invitations cannot be answered here.')
  if (refused) {
    const { code, title, detail } = unlessTemporary(refused)
    return { ...report, refused: { line: answer, refusal: { code, title, detail } } }
  }
  // Who does not want to hear of us is not answered.
  if (answer !== 'join') return undefined
  report.done.push({ line: answer, told: ['The seat is yours.'] })
  const reading = await lookAt(run)
  return isRefusal(reading) ? report : { ...report, ...openOf(reading, holder.seat) }
}

async function titleOf({ service, to }: Run): Promise<string | undefined> {
  const { ports } = service
  const loaded = await ports.store.load({ matchId: to.match, held: 0 })
  return loaded?.match && ports.games[loaded.match.game]?.meta.name
}
