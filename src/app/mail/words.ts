import { isAgreement, RESIGN, RESUME, type Seat } from '../../core/index.ts'
import { getNote, putNote } from '../notes.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { LONGEST_NOTE, noteBody } from '../shapes.ts'
import { speak as say } from '../talk/send.ts'
import { LONGEST_MESSAGE, messageBody } from '../talk/shapes.ts'
import { joinByMail, stopByMail } from './join.ts'
import { boardOf, helpOf, historyOf } from './look.ts'
import { playAlways, takeBack } from './play-part.ts'
import { lookAt, type Run, unread } from './run.ts'

/** A word that every mail may begin a line with. `rest` is what stands behind it. */
interface Word {
  /** Whether a text may stand behind it; otherwise it stands alone, so that no sentence is taken for one. */
  takesText?: boolean
  act(run: Run, rest: string, key: string): Promise<Refusal | undefined>
}

export const words: Readonly<Record<string, Word>> = {
  help: {
    async act(run) {
      const reading = await lookAt(run)
      if (isRefusal(reading)) return reading
      run.report.told.push(helpOf(reading.live))
      return undefined
    },
  },
  board: {
    async act(run) {
      const reading = await lookAt(run)
      if (isRefusal(reading)) return reading
      run.report.told.push(...(await historyOf(run.service, reading, run.holder.seat)))
      run.report.board = await boardOf(run.service, reading, run.holder.seat)
      return undefined
    },
  },
  undo: { act: (run, _, key) => takeBack(run, 'undo', key) },
  resign: { act: (run, _, key) => playAlways(run, RESIGN.type, key) },
  resume: { act: (run, _, key) => playAlways(run, RESUME.type, key) },
  // Whoever has joined already may have sent the same mail twice.
  join: {
    async act(run) {
      const { service, to, receivedAt, report } = run
      const standing = await joinByMail(service, to, { receivedAt, answered: true })
      if (isRefusal(standing)) return standing
      report.done.push({ line: 'join', told: ['The seat is yours.'] })
      return undefined
    },
  },
  unsubscribe: {
    async act({ service, to, report }) {
      const standing = await stopByMail(service, to)
      if (isRefusal(standing)) return standing
      report.done.push({ line: 'unsubscribe', told: ['Nothing more will be sent; "join" brings it back.'] })
      return undefined
    },
  },
  note: { takesText: true, act: (run, rest) => takeNote(run, rest) },
  chat: { takesText: true, act: speak },
}

/** One of these, as a line begins with it. */
export const wordOf = (word: string): Word | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined

/** Whether it is a word of every game: one of these, or one by which seats come to an agreement. */
export const isOurs = (word: string): boolean => wordOf(word) !== undefined || isAgreement({ type: word })

export const aloneIn = (word: string): Refusal => unread(`"${word}" wants a line of its own.`)

/** What to write in place of a line that is none, where that can be guessed. */
export function guessOf(word: string, rest: string): Refusal | undefined {
  if (word === 'propose')
    return unread('Write "propose" with pause, resume, undo, or vacation 7 (days, 30 at most).')
  return word === 'stop' && rest === ''
    ? unread('Nothing asks for that now; "unsubscribe" is what ends the mail.')
    : undefined
}

/** The note that lines of mail are kept in. */
const NOTE = 'mail'

/** Adds a line to the seat's note, unless it is its last one already; without a text the note is shown. */
async function takeNote({ service, to, holder, report }: Run, text: string): Promise<Refusal | undefined> {
  const asked = { matchId: to.match, token: holder, name: NOTE }
  const held = await getNote(service, asked, 'seat')
  if (isRefusal(held) && held.code !== 'not-found') return held
  const lines = isRefusal(held) || held.note.body === '' ? [] : held.note.body.split('\n')
  if (text === '') {
    report.told.push({ title: 'Your note', lines: lines.length > 0 ? lines : ['There is nothing in it.'] })
    return undefined
  }
  if (lines.at(-1) !== text) {
    const body = noteBody.safeParse({ scope: 'seat', body: [...lines, text].join('\n') })
    if (!body.success)
      return unread(`A note holds ${LONGEST_NOTE} characters, and yours has no room for that.`)
    const done = await putNote(service, asked, body.data, isRefusal(held) ? 0 : held.version)
    if (isRefusal(done)) return done
  }
  report.done.push({ line: `note ${text}`, told: ['It stands in your note.'] })
  return undefined
}

/** `chat TEXT`, `chat team: TEXT`, `chat 2: TEXT`. */
async function speak(run: Run, rest: string, key: string): Promise<Refusal | undefined> {
  const { service, holder, report } = run
  const [, whom, directed] = /^(all|team|(?:seat\s*)?\d+)\s*:\s*([\s\S]*)$/i.exec(rest) ?? []
  const body = messageBody.safeParse({ to: 'all', text: directed ?? rest })
  const look = async () => {
    const reading = await lookAt(run)
    return isRefusal(reading) ? reading : { live: reading.live, ...holder }
  }
  const said = await say(
    service,
    look,
    key,
    body.success
      ? { ...body.data, to: addressee(whom) }
      : unread(`Write behind it what you want to say, in ${LONGEST_MESSAGE} characters at most.`),
  )
  if (isRefusal(said)) return said.errors ? unread(said.errors[0]!.message) : said
  report.done.push({ line: `chat ${rest}`, told: ['It has been said.'] })
  return undefined
}

function addressee(whom = 'all'): 'all' | 'team' | Seat {
  const name = whom.toLowerCase()
  return name === 'all' || name === 'team' ? name : Number(name.replace('seat', ''))
}
