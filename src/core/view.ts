import type { Entry, SeenEntry } from './entry.ts'
import type { AnyEvent, Recorded } from './event.ts'
import type { Viewer } from './seats.ts'

/**
 * The one place where secrets are taken out. A view is the ordinary fold over entries that went
 * through here: there is no second, hand-written projection that could forget a field.
 */
export function redact(entry: Entry, viewer: Viewer): SeenEntry {
  return { ...entry, events: entry.events.map((e) => redactEvent(e, viewer)) }
}

function redactEvent({ to, secret, ...open }: Recorded, viewer: Viewer): AnyEvent {
  const mine = secret && to && to !== 'nobody' && viewer !== 'spectator' && to.includes(viewer)
  return mine ? { ...open, secret } : open
}
