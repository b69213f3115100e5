import type { Entry, SeenEntry } from './entry.ts'
import type { AnyEvent, Recorded } from './event.ts'
import type { Viewer } from './seats.ts'

/**
 * The one place where secrets are taken out. A view is the ordinary fold over entries that went
 * through here: there is no second, hand-written projection that could forget a field.
 */
export function redact(entry: Entry, viewer: Viewer): SeenEntry {
  // Most entries hide nothing, and everybody folds every entry.
  if (!entry.events.some(hides)) return entry
  return { ...entry, events: entry.events.map((e) => (hides(e) ? redactEvent(e, viewer) : e)) }
}

const hides = ({ secret, to }: Recorded): boolean => secret !== undefined || to !== undefined

function redactEvent({ type, data, secret, to }: Recorded, viewer: Viewer): AnyEvent {
  const mine = secret && to && to !== 'nobody' && viewer !== 'spectator' && to.includes(viewer)
  return mine ? { type, data, secret } : { type, data }
}
