import type { Reading } from '../load.ts'
import { openOf } from './look.ts'
import { callNames, nameSeats } from './name-seats.ts'
import type { MailReport } from './report.ts'
import type { Run } from './run.ts'

/** A report when all lines are done: with names in place of seats, and what the seat is asked now. */
export async function closed({ service, to, report }: Run, reading: Reading): Promise<MailReport> {
  const called = callNames(await service.ports.store.names(to.match))
  const done = report.done.map((one) => ({ ...one, told: one.told.map((line) => nameSeats(line, called)) }))
  return { ...report, ...openOf(reading, to.seat), done }
}
