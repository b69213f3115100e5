import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SeenEntry } from './entry.ts'
import type { AnyEvent } from './event.ts'
import type { Seat } from './seats.ts'

/** JSON with keys in code-unit order and nothing undefined: equal values give equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  let fields = ''
  for (const key of Object.keys(value).sort()) {
    const field = value[key as keyof typeof value]
    if (field !== undefined) fields += `${fields && ','}${JSON.stringify(key)}:${canonical(field)}`
  }
  return `{${fields}}`
}

/** SHA-256 of a text or of a value's canonical JSON, in hex. */
export const digest = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(typeof value === 'string' ? value : canonical(value))))

/** An entry as HTTP carries it: the time is RFC 3339 in UTC with milliseconds. */
export interface WireEntry {
  revision: number
  at: string
  seat: Seat | null
  rules: number
  events: readonly AnyEvent[]
}

export const toIso = (millis: number): string => new Date(millis).toISOString()

export const toWire = (entry: SeenEntry): WireEntry => ({
  revision: entry.revision,
  at: toIso(entry.at),
  seat: entry.seat,
  rules: entry.rules,
  events: entry.events,
})

/** Reads an entry that came over HTTP, ready to be folded. */
export const fromWire = (entry: WireEntry): SeenEntry => ({ ...entry, at: Date.parse(entry.at) })
