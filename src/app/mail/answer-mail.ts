import { ask, isAgreement, isNotation, partsOf } from '../../core/index.ts'
import { load, type Reading } from '../load.ts'
import { read as lookAs } from '../read.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { closed } from './closing.ts'
import { answerInvitation } from './invitation.ts'
import { lookByMail } from './join.ts'
import { playPart } from './play-part.ts'
import type { MailReport } from './report.ts'
import { keyOf, lookAt, type MailAnswer, type Run, refuseAt, unlessTemporary, unread } from './run.ts'
import { sameAddress } from './same-address.ts'
import { bareOf, headOf, tidy } from './tidy.ts'
import { aloneIn, guessOf, isOurs, wordOf } from './words.ts'

/** So many lines are looked at. */
const MOST_LINES = 60

/**
 * Does what a mail says, line by line, until one is refused, in the name of the seat that its address speaks
 * for. It has to come from where that seat's mail goes, which by itself proves nothing.
 * @returns undefined where it is of nobody who plays that seat: then nobody is answered
 */
export async function answerMail(service: Service, mail: MailAnswer): Promise<MailReport | undefined> {
  const { match, seat, generation } = mail.to
  const known = await service.ports.store.mail?.address(match, seat, generation)
  if (!known || !sameAddress(known.address, mail.from)) return undefined
  const holder = { seat, generation }
  const found = await load(service, match)
  if (!found) return undefined
  const report: MailReport = {
    match,
    ...holder,
    game: found.live.game.meta.name,
    revision: null,
    status: 'invited',
    done: [],
    told: [],
    open: [],
  }
  const run: Run = { ...mail, service, holder, report, own: new Set() }
  const answered = known.state === 'confirmed' ? { read: 0 } : await answerInvitation(run, known.state)
  if (answered) return 'read' in answered ? playMail(run, answered.read) : answered
  // Who wants no mail plays on all the same, and hears what became of it; whatever else they write is not answered.
  const standing = await lookByMail(service, mail.to)
  if (isRefusal(standing) || !standing.taken) return undefined
  const played = await playMail(run, 0)
  return played?.notFound ? undefined : played
}

/** @param read so many lines have been read already */
async function playMail(run: Run, read: number): Promise<MailReport | undefined> {
  const { service, to, holder, report, lines } = run
  const first = await lookAs(service, to.match, holder)
  if (isRefusal(first)) return void unlessTemporary(first)
  const written = lines.map((line) => ({ line, meant: tidy(line) })).filter(({ meant }) => meant !== '')
  let found = read > 0
  for (const [i, { line, meant }] of written.slice(0, MOST_LINES).entries()) {
    if (i < read) continue
    const end = await actOn(run, line.trim(), meant, i + 1)
    found ||= end !== 'unknown'
    if (end === 'stop') {
      const after = [...(report.skipped ?? []), ...written.slice(i + 1).map((one) => one.line.trim())]
      if (after.length > 0) report.skipped = after
      break
    }
  }
  if (!found) report.notFound = written.map(({ line }) => line.trim())
  const last = await lookAs(service, to.match, holder)
  // Has somebody else been given the seat meanwhile, the rest is theirs.
  return isRefusal(last) ? void unlessTemporary(last) : closed(run, last)
}

/** What became of a line. After `stop` no other is looked at; `unknown` is one that was not meant for us. */
type End = 'done' | 'stop' | 'unknown'

async function actOn(run: Run, line: string, meant: string, number: number): Promise<End> {
  const bare = bareOf(meant)
  const { word, rest } = headOf(bare)
  const own = wordOf(word)
  // No sentence is taken for a word that has to stand alone.
  if (rest !== '' && isOurs(word) && !own?.takesText && word !== 'propose')
    return stopAt(run, meant, aloneIn(word))
  if (own) {
    // What people say to each other stays as they wrote it.
    const at = line.toLowerCase().indexOf(word)
    const said = own.takesText && at >= 0 ? headOf(line.slice(at)).rest : rest
    const refused = await own.act(run, said, keyOf(run, number))
    return refused ? stopAt(run, meant, refused) : 'done'
  }
  const parts = partsOf(isAgreement({ type: word }) ? bare : meant)
  for (const [i, part] of parts.entries()) {
    const key = keyOf(run, number, i)
    const reading = await lookAt(run, key)
    const below = parts.slice(i + 1)
    if (isRefusal(reading)) return stopAt(run, part, reading, below)
    if (!reading.repeated && !isMeant(run, reading, part)) {
      const guess = i === 0 ? guessOf(word, rest) : unknownTo(reading)
      return guess ? stopAt(run, part, guess, below) : 'unknown'
    }
    const strange = i === 0 && parts.length > 1 && parts.map((one) => headOf(one).word).find(isOurs)
    if (strange) return stopAt(run, meant, aloneIn(strange))
    const refused = await playPart(run, reading, part, key)
    if (refused)
      return stopAt(run, part, (refused.code === 'invalid-command' && guessOf(word, rest)) || refused, below)
  }
  return parts.length > 0 ? 'done' : 'unknown'
}

const unknownTo = ({ live }: Reading): Refusal =>
  unread(`No move of ${live.game.meta.name} begins like that, and nothing asks for it now.`)

/** Whether a line begins with a word of the game, or as an answer that is offered now. */
function isMeant({ holder, receivedAt }: Run, { live }: Reading, line: string): boolean {
  const { game, views, env } = live
  const view = views.get(holder.seat)!
  const now = Math.max(receivedAt, view.at)
  return isNotation(game, ask(game, view, holder.seat, { now, words: env.words }), bareOf(line))
}

/** @param below the parts of the line after it */
function stopAt(run: Run, line: string, refusal: Refusal, below: readonly string[] = []): 'stop' {
  refuseAt(run, line, refusal)
  if (below.length > 0) run.report.skipped = [below.join('; ')]
  return 'stop'
}
