import type { Line, SeatInfo, Seen } from '../../core/index.ts'
import type { SetiEvent } from './events.ts'

/** One line about an event: its name in words, whose it is, and the plain values of its open part. */
export function tell({ type, data }: Seen<SetiEvent>, _seats: readonly SeatInfo[]): Line {
  const params = Object.fromEntries(
    Object.entries(data).filter(
      (field): field is [string, string | number] =>
        typeof field[1] === 'string' || typeof field[1] === 'number',
    ),
  )
  const code = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const { seat, ...rest } = params
  const who = seat === undefined ? '' : `Seat ${seat}: `
  const what = [code.replaceAll('-', ' '), ...Object.entries(rest).map(([name, value]) => `${name} ${value}`)]
  return { code: `seti.${code}`, params, en: `${who}${what.join(', ')}.` }
}
