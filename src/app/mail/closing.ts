import { isOver, type Seat } from '../../core/index.ts'
import type { Live } from '../live.ts'
import type { Reading } from '../load.ts'
import type { SeatAddress } from '../ports.ts'
import type { Service } from '../service.ts'
import { seatLines, seatNames } from './frame.ts'
import { newestOf, tellEntries } from './lines.ts'
import { boardOf, helpOf, LOOK_BACK, openOf } from './look.ts'
import { callNames, type Names, nameSeats } from './name-seats.ts'
import type { MailReport } from './report.ts'
import type { Run } from './run.ts'
import { saidTo } from './said.ts'
import { withoutUndone } from './undone.ts'

/**
 * A report when all lines are done: with names in place of seats, whatever else the seat has not been told of, and
 * what it is asked now. The first one after the start has what a first mail has, in whose place it is.
 */
export async function closed(run: Run, reading: Reading): Promise<MailReport> {
  const { service, to, report } = run
  const { match, seat, generation } = to
  const { store } = service.ports
  const names = await store.names(match)
  const called = callNames(names)
  const whole = {
    ...report,
    ...openOf(reading, seat, called),
    done: report.done.map((one) => ({ ...one, told: one.told.map((line) => nameSeats(line, called)) })),
    ...(report.refused && { refused: named(report.refused, called) }),
  }
  const { live } = reading
  const { status, started } = live.state.table
  const address = await store.mail?.address(match, seat, generation)
  // How a match ended is for its last mail to say, which comes by itself; this one tells what led there, if it did.
  if (!address || (isOver(status) && run.own.size === 0)) return whole
  const news = await newsOf(run, live, address, names)
  const first = status === 'active' && address.told < started
  return {
    ...whole,
    told: [...news.told, ...report.told],
    upTo: { told: live.state.revision, heard: news.heard },
    ...(first && {
      board: report.board ?? (await boardOf(service, reading, seat)),
      below: [helpOf(live, seat), whoPlays(live, names, seat)].filter(
        ({ title }) => !report.told.some((one) => one.title === title),
      ),
    }),
  }
}

const named = ({ line, refusal }: NonNullable<MailReport['refused']>, called: Names) => ({
  line,
  refusal: { ...refusal, detail: nameSeats(refusal.detail, called) },
})

/** After the answer has gone out: what it told is not told once more. */
export async function noteTold(
  { ports }: Service,
  { match, seat, generation, upTo }: MailReport,
): Promise<void> {
  if (upTo) await ports.store.mail?.setTold(match, seat, generation, upTo)
}

/** What has happened and was said since the last mail, but for what this one has done, or the board's history shows. */
async function newsOf(
  { service, to, report, own }: Run,
  live: Live,
  { told, heard }: SeatAddress,
  names: Names,
): Promise<Pick<MailReport, 'told'> & { heard: number }> {
  const { revision } = live.state
  const { match, seat } = to
  const entries = told < revision ? await service.ports.store.entries(match, told, revision - told) : []
  const upTo = report.board ? revision - LOOK_BACK : revision
  const others = withoutUndone(entries).filter((entry) => entry.revision <= upTo && !own.has(entry.revision))
  const { lines, left } = newestOf(tellEntries(live, others, seat, names))
  const said = await saidTo(service, match, seat, heard)
  return {
    told: [
      { title: 'What has happened', lines: [...left, ...lines] },
      { title: 'What was said', lines: report.board ? [] : said.lines },
    ].filter((one) => one.lines.length > 0),
    heard: said.heard,
  }
}

const whoPlays = ({ state }: Live, names: Names, seat: Seat): MailReport['told'][number] => ({
  title: 'Who plays',
  lines: seatLines(seatNames(names, state.table.seats), seat),
})
