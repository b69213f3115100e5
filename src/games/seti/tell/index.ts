import type { Line, SeatInfo, Seen } from '../../../core/index.ts'
import type { SetiEvent } from '../events.ts'
import { boardLines } from './board.ts'
import { cardLines } from './cards.ts'
import { type Lines, plain } from './line.ts'
import { roundLines } from './round.ts'
import { speciesLines } from './species.ts'

const lines: Lines = { ...roundLines, ...cardLines, ...boardLines, ...speciesLines }

/**
 * One line about an event, with whatever of its secret the reader has. Steps of the procedure have an
 * empty sentence: what they bring about is told by other events.
 */
export function tell(event: Seen<SetiEvent>, _seats: readonly SeatInfo[]): Line {
  const sentence = lines[event.type] as (data: unknown, secret: unknown) => string
  const { secret } = event as { secret?: unknown }
  const code = event.type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return {
    code: `seti.${code}`,
    params: { ...plain(event.data), ...plain(secret) },
    en: sentence(event.data, secret),
  }
}
