import type { AnyGame, WordPack } from '../core/index.ts'
import type { MailSettings, SendMail } from './mail/ports.ts'
import type { Send } from './notices/ports.ts'
import type { Store } from './store.ts'

export * from './mail/ports.ts'
export * from './notices/ports.ts'
export * from './store.ts'
export type * from './talk/ports.ts'

/** Milliseconds since 1970 UTC. By default the database's clock, as far as it is known. */
export interface Clock {
  now(): number
  /** Tells the clock what the database said just now. */
  observe(now: number): void
}

/** Secrets for seeds and tokens. */
export type RandomBytes = (length: number) => Uint8Array

export interface Log {
  info(event: string, fields?: Record<string, unknown>): void
  error(event: string, error: unknown, fields?: Record<string, unknown>): void
}

/** The word lists that are installed. */
export interface Words {
  /** The list that new matches of a language are judged by. */
  forLanguage(language: string): WordPack | undefined
  /** The list that an older match was created with. */
  byId(id: string): WordPack | undefined
}

/** What a game's schemas are of. */
export const SCHEMA_KINDS = ['options', 'command', 'event', 'view', 'content'] as const

export type SchemaKind = (typeof SCHEMA_KINDS)[number]

/**
 * What the service publishes of itself, as text. It follows from the source alone: it may be made when it is
 * asked for, or beforehand.
 */
export interface Documents {
  /** The OpenAPI document as JSON; `url` is where clients reach the service. */
  openApi(url: string): Promise<string>
  /** The same for people, in HTML. */
  page(): Promise<string>
  /** JSON Schema (2020-12) of a part of a game, which has to have it. */
  schema(game: string, kind: SchemaKind): Promise<string>
  /** The GraphQL schema. */
  graphql(): Promise<string>
}

/** Everything the use cases need from outside; built by the entries and by tests. */
export interface Ports {
  store: Store
  games: Readonly<Record<string, AnyGame>>
  /** Changes whenever a fold made by older code may differ: keys the snapshots. */
  codeVersion: string
  words: Words
  documents: Documents
  clock: Clock
  random: RandomBytes
  /** SHA-256 of a text, in hex: one that is faster than core's own, which runs anywhere. */
  sha256?(text: string): string
  /** Work that no answer waits for: bots, snapshots. */
  defer(work: () => Promise<void>): void
  /** Sends what subscribers are told; where there is none, webhooks are refused. */
  send?: Send
  /** Sends mail; where there is none, nobody can play by it. */
  sendMail?: SendMail
  /** Makes a PNG of an SVG, for mail; undefined where that cannot be done. */
  paint?(svg: string): Promise<Uint8Array | undefined>
  log: Log
  settings: Settings
}

export interface Settings {
  /** Anyone may create matches. */
  openCreation: boolean
  /** SHA-256 of `ADMIN_KEY`, which counts as an API key. */
  adminKeyHash?: string
  /** A creator may choose the seed. */
  testOptions: boolean
  /** Bytes of match states kept in memory. */
  cacheBytes: number
  /**
   * Where nobody tells a stream that its match has moved, it looks for itself so often, milliseconds.
   */
  pollEvery?: number
  /** Where clients reach the service, without a slash at the end. */
  publicUrl?(): string
  /** Signs addresses that are handed out; at least 16 bytes. */
  signingKey?: string
  mail?: MailSettings
  /** How long a notice waits before it is sent, milliseconds; two seconds if left out. */
  noticeHold?: number
  /** Receivers in private networks and on any port may be called: for tests. */
  hooksAllowPrivate?: boolean
  /** A match that has not been filled after so many days is given up; never, without it. */
  lobbyDays?: number
  /** A stream ends by itself after so many milliseconds; without it, never. */
  longestStream?: number
}
