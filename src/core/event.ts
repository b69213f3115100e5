import type * as z from 'zod/mini'
import type { Seat } from './seats.ts'

/** Who may see the secret part of an event, beside nobody at all. */
export type Audience = 'nobody' | readonly Seat[]

interface Reveals {
  /**
   * True when the event may show anyone, its actor included, something not known before: a draw, a
   * roll, a card newly seen. An undo never crosses such an event.
   */
  reveals: boolean
}

/** A kind of event that hides nothing. */
export interface OpenKind<O extends z.ZodMiniType = z.ZodMiniType> extends Reveals {
  open: O
  secret?: never
  audience?: never
}

/** A kind of event with a part for some seats only; the audience follows from the open part. */
export interface SecretKind<O extends z.ZodMiniType = z.ZodMiniType, X extends z.ZodMiniType = z.ZodMiniType>
  extends Reveals {
  open: O
  secret: X
  audience(open: z.output<O>): Audience
}

export type EventKind = OpenKind | SecretKind
export type EventKinds = Readonly<Record<string, EventKind>>

/**
 * Declares a kind of event. A `secret` without an `audience` does not compile: no event can forget to
 * say who may see it. Two secrets for two audiences are two events.
 */
export function event<O extends z.ZodMiniType, X extends z.ZodMiniType>(
  kind: SecretKind<O, X>,
): SecretKind<O, X>
export function event<O extends z.ZodMiniType>(kind: OpenKind<O>): OpenKind<O>
export function event(kind: EventKind): EventKind {
  return kind
}

/** The union of events that a table of kinds describes. */
export type EventsOf<K extends EventKinds> = {
  [T in keyof K & string]: K[T] extends SecretKind<infer O, infer X>
    ? { type: T; data: z.output<O>; secret: z.output<X> }
    : K[T] extends OpenKind<infer O>
      ? { type: T; data: z.output<O> }
      : never
}[keyof K & string]

/** Any event, its kind unknown to the compiler. */
export interface AnyEvent {
  type: string
  data: object
  secret?: object
}

/** An event as some viewer sees it: the secret may be missing. */
export type Seen<E> = E extends { secret: infer X } ? Omit<E, 'secret'> & { secret?: X } : E

/** An event as it stands in the log, with the audience of its secret. Never given to a transport. */
export interface Recorded extends AnyEvent {
  to?: Audience
}

/** Fixes the audience of an event's secret, once, at the moment it is recorded. */
export function record(kinds: EventKinds, happened: AnyEvent): Recorded {
  const kind = kinds[happened.type]
  if (!kind) throw new Error(`no event kind '${happened.type}'`)
  if (!kind.secret) return happened
  return { ...happened, to: kind.audience(happened.data) }
}
