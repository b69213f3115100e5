import type {
  Actor,
  ApiKeyRow,
  Append,
  AppendResult,
  Head,
  Listing,
  ListQuery,
  Loaded,
  LoadQuery,
  MatchRow,
  NewEntry,
  NewHead,
  Note,
  Snapshot,
  Store,
  TokenRow,
  TokenStanding,
} from '../../app/ports.ts'
import { type Command, type Entry, isOver, type Outage } from '../../core/index.ts'
import { assertDense, checkAppend, checkNewMatch, encode, hash, plain } from '../encode.ts'
import { createMemoryMail } from './mail.ts'
import { createMemoryNotices } from './notices.ts'
import { createMemoryTalk, type KeptMessage } from './talk.ts'

interface StoredEntry {
  /** JSON, so that nobody who once held the entry can change it. */
  entry: string
  command: string
  actor: Actor
  appendId: string | null
  key: string | null
  fingerprint: string | null
}

interface StoredToken extends TokenRow {
  used: boolean
  dead: boolean
}

interface StoredMatch {
  match: string
  keyId: string | null
  seed: string
  head: Head & { dueAt: number | null }
  names: (string | null)[]
  tokens: Map<string, StoredToken>
  entries: StoredEntry[]
  /** By owner, then by name. */
  notes: Map<string, Map<string, Note>>
  talk: KeptMessage[]
  /** The newest by code, as JSON. */
  snapshots: Map<string, { revision: number; text: string }>
}

const DAY = 86_400_000

/**
 * A store that lives as long as the process: for tests and examples. It keeps to the same contract as
 * the others. `now` is its clock, in milliseconds.
 */
export function createMemoryStore(now: () => number = Date.now): Store {
  const matches = new Map<string, StoredMatch>()
  const creations = new Map<string, { matchId: string; fingerprint: string; at: number }>()
  const apiKeys = new Map<string, ApiKeyRow & { hash: string }>()

  let alive: number | undefined
  let outage: Outage | undefined

  const findKey = (keyHash: string) => [...apiKeys.values()].find((key) => key.hash === keyHash)

  const standing = (found: StoredMatch, tokenHash: string | undefined): TokenStanding | null => {
    if (tokenHash === undefined) return null
    const token = found.tokens.get(tokenHash)
    if (token) {
      const { kind, seat, generation, dead, used } = token
      return { kind, seat, generation, dead, used }
    }
    const key = findKey(tokenHash)
    if (!key || key.id !== found.keyId) return null
    return { kind: 'key', seat: null, generation: 0, dead: key.revokedAt !== null, used: true }
  }

  const notices = createMemoryNotices({
    now,
    revision: (matchId) => matches.get(matchId)?.head.revision,
    isAlive(matchId, tokenHash) {
      const found = matches.get(matchId)
      return found !== undefined && standing(found, tokenHash)?.dead === false
    },
  })

  const mail = createMemoryMail(now, (id) => matches.has(id))

  const over = ({ head }: StoredMatch) => isOver(head.status)

  return {
    async create(created) {
      checkNewMatch(created)
      const at = now()
      const { match, creation } = created
      if (creation) {
        const before = creations.get(creation.keyHash)
        if (before && before.at > at - DAY)
          return { result: 'repeated', matchId: before.matchId, fingerprint: before.fingerprint }
      }
      if (matches.has(match.id)) throw new Error(`match ${match.id} exists`)
      const stored: StoredMatch = {
        match: encode({ ...match, createdAt: at }),
        keyId: match.keyId,
        seed: created.seed,
        head: headOf(created.head, created.entries.length, at),
        names: [...created.names],
        tokens: new Map(),
        entries: created.entries.map((e) => storedEntry(e)),
        notes: new Map(),
        talk: [],
        snapshots: new Map(),
      }
      grantTokens(stored, created.tokens)
      matches.set(match.id, stored)
      mail.invite(match.id, created.mail ?? [])
      if (creation)
        creations.set(creation.keyHash, { matchId: match.id, fingerprint: creation.fingerprint, at })
      return { result: 'created', now: at }
    },

    async load(query) {
      const found = matches.get(query.matchId)
      if (!found) return undefined
      const token = standing(found, query.tokenHash)
      const snapshot = query.held === 0 ? newestSnapshot(found, query.code) : null
      return {
        now: now(),
        head: publicHead(found),
        ...(query.held === 0 && { match: matchOf(found), seed: found.seed }),
        token,
        snapshot,
        entries: entriesAfter(found, snapshot?.revision ?? query.held),
        repeated: acceptedUnder(found, query, token),
      }
    },

    async append(append): Promise<AppendResult> {
      checkAppend(append)
      const at = now()
      const found = matches.get(append.matchId)
      if (!found) return { result: 'absent', now: at }
      const { idempotency } = append
      if (idempotency && withKey(found, idempotency.actor, idempotency.key))
        return { result: 'repeated', now: at }
      if (found.head.revision !== append.expected) return { result: 'stale', now: at }
      const bearer = append.uses === undefined ? undefined : found.tokens.get(append.uses)
      if (append.uses !== undefined && (!bearer || bearer.dead)) return { result: 'stale', now: at }
      if (bearer) bearer.used = true
      const added = append.entries.map((e, i) => storedEntry(e, append, i))
      kill(found, (t) => (t.kind === 'seat' || t.kind === 'invite') && hasSeat(append.revoke, t))
      grantTokens(found, append.grant ?? [])
      for (const { seat, name } of append.names ?? []) found.names[seat] = name
      found.entries.push(...added)
      found.head = headOf(append.head, found.entries.length, at, found.head.talk)
      notices.moved(append.matchId, found.entries.length)
      return { result: 'appended', now: at }
    },

    appended: async (matchId, appendId) =>
      matches.get(matchId)?.entries.some((e) => e.appendId === appendId) ?? false,

    async entries(matchId, after, limit) {
      const found = matches.get(matchId)
      return found ? entriesAfter(found, after).slice(0, limit) : []
    },

    async record(matchId) {
      const found = matches.get(matchId)
      if (!found) return undefined
      const entries = found.entries.map((e) => ({
        ...(JSON.parse(e.entry) as Entry),
        command: JSON.parse(e.command) as Command | null,
      }))
      assertDense(matchId, entries, 0, found.head.revision)
      return { seed: found.seed, entries }
    },

    names: async (matchId) => [...(matches.get(matchId)?.names ?? [])],

    async rotate(matchId, killed, grant, expected) {
      for (const token of grant) hash(token.hash)
      const found = matches.get(matchId)
      if (!found || (expected !== undefined && found.head.revision !== expected)) return false
      for (const { kind, seat, unusedOnly } of killed)
        kill(
          found,
          (t) => t.kind === kind && (seat === undefined || t.seat === seat) && !(unusedOnly && t.used),
        )
      grantTokens(found, grant)
      return true
    },

    async markUsed(matchId, tokenHash) {
      const token = matches.get(matchId)?.tokens.get(tokenHash)
      if (!token || token.used || token.dead) return false
      token.used = true
      return true
    },

    async saveSnapshot(matchId, code, snapshot) {
      const found = matches.get(matchId)
      if (!found) return
      const { revision } = snapshot
      for (const [other, { revision: before }] of found.snapshots)
        if (before < revision) found.snapshots.delete(other)
      if ((found.snapshots.get(code)?.revision ?? 0) <= revision)
        found.snapshots.set(code, { revision, text: encode(snapshot) })
    },

    list: async (query) =>
      [...matches]
        .filter(([id, found]) => listed(id, found, query))
        .sort(([a], [b]) => (a < b ? 1 : -1))
        .slice(0, query.limit)
        .map(
          ([, found]): Listing => ({
            match: matchOf(found),
            head: publicHead(found),
            names: [...found.names],
          }),
        ),

    async forget(matchId) {
      if (matches.get(matchId)?.head.status === 'active') return false
      for (const [key, { matchId: made }] of creations) if (made === matchId) creations.delete(key)
      notices.forget(matchId)
      mail.forget(matchId)
      return matches.delete(matchId)
    },

    talk: createMemoryTalk({
      now,
      head: (matchId) => matches.get(matchId)?.head,
      kept: (matchId) => matches.get(matchId)?.talk ?? [],
    }),
    notices: notices.store,
    mail: mail.store,

    async due(limit) {
      const time = now()
      return [...matches]
        .filter(([, { head }]) => head.dueAt !== null && head.dueAt <= time)
        .sort(([, a], [, b]) => a.head.dueAt! - b.head.dueAt!)
        .slice(0, limit)
        .map(([id]) => id)
    },

    expired: async (before, limit) =>
      [...matches]
        .filter(([, found]) => over(found) && found.head.updatedAt < before)
        .sort(([, a], [, b]) => a.head.updatedAt - b.head.updatedAt)
        .slice(0, limit)
        .map(([id]) => id),

    watch: async (watches) =>
      watches.map(({ matchId, tokenHash }) => {
        const found = matches.get(matchId)
        return (
          found && {
            revision: found.head.revision,
            talk: found.head.talk,
            dead: standing(found, tokenHash)?.dead ?? false,
          }
        )
      }),

    async note(matchId, owner, name) {
      const found = matches.get(matchId)?.notes.get(owner)?.get(name)
      return found && { ...found }
    },

    async putNote({ matchId, owner, name, body, expected, most }) {
      const found = matches.get(matchId)
      if (!found) return { result: 'absent' }
      const mine = found.notes.get(owner) ?? new Map<string, Note>()
      const held = mine.get(name)?.version ?? 0
      if (expected !== undefined && expected !== held) return { result: 'stale', held }
      if (held === 0 && mine.size >= most) return { result: 'full' }
      found.notes.set(owner, mine.set(plain(name), { body: plain(body), version: held + 1 }))
      return { result: 'written', version: held + 1 }
    },

    async beat(gap) {
      const time = now()
      if (alive !== undefined && time - alive > gap) outage = { from: alive, until: time }
      alive = time
      return { now: time, ...(outage && { outage }) }
    },

    async createKey({ id, name, hash: keyHash }) {
      hash(keyHash)
      if (apiKeys.has(id) || findKey(keyHash)) throw new Error(`key ${id} exists`)
      apiKeys.set(id, { id, name: plain(name), hash: keyHash, createdAt: now(), revokedAt: null })
    },

    keys: async () => [...apiKeys.values()].map(({ hash: _, ...key }) => key),

    async revokeKey(id) {
      const key = apiKeys.get(id)
      if (!key || key.revokedAt !== null) return false
      key.revokedAt = now()
      return true
    },

    async findKey(keyHash) {
      const key = findKey(keyHash)
      return key && { id: key.id, dead: key.revokedAt !== null }
    },

    ping: async () => now(),
    close: async () => {},
  }
}

const headOf = ({ status, pending, dueAt }: NewHead, revision: number, updatedAt: number, talk = 0) => ({
  revision,
  status,
  pending: [...pending],
  updatedAt,
  talk,
  dueAt,
})

const publicHead = ({ head: { dueAt: _, ...head } }: StoredMatch): Head => head

const matchOf = (found: StoredMatch): MatchRow => JSON.parse(found.match)

function storedEntry({ entry, actor, command }: NewEntry, append?: Append, index?: number): StoredEntry {
  const { revision, at, seat, rules, events } = entry
  const keyed = append?.idempotency?.entry === index ? append?.idempotency : undefined
  return {
    entry: encode({ revision, at, seat, rules, events }),
    command: encode(command),
    actor,
    appendId: append?.appendId ?? null,
    key: keyed?.key ?? null,
    fingerprint: keyed?.fingerprint ?? null,
  }
}

function entriesAfter(found: StoredMatch, after: number): Entry[] {
  const entries = found.entries.slice(after).map((e): Entry => JSON.parse(e.entry))
  assertDense(matchOf(found).id, entries, after, found.head.revision)
  return entries
}

const withKey = (found: StoredMatch, actor: Actor, key: string) =>
  found.entries.find((e) => e.actor === actor && e.key === key)

function acceptedUnder(
  found: StoredMatch,
  { key, actor }: LoadQuery,
  token: TokenStanding | null,
): Loaded['repeated'] {
  const who =
    actor ??
    (token?.kind === 'seat'
      ? `${token.seat}.${token.generation}`
      : token?.kind === 'host'
        ? 'host'
        : undefined)
  const before = key !== undefined && who !== undefined ? withKey(found, who, key) : undefined
  return before ? { entry: JSON.parse(before.entry), fingerprint: before.fingerprint! } : null
}

function newestSnapshot(found: StoredMatch, code: string | undefined): Snapshot | null {
  const kept = code === undefined ? undefined : found.snapshots.get(code)
  return kept && kept.revision <= found.head.revision ? JSON.parse(kept.text) : null
}

const hasSeat = (seats: readonly number[] | undefined, token: TokenRow) =>
  token.seat !== null && (seats?.includes(token.seat) ?? false)

function kill(found: StoredMatch, which: (token: StoredToken) => boolean): void {
  for (const token of found.tokens.values()) if (which(token)) token.dead = true
}

function grantTokens(found: StoredMatch, tokens: readonly TokenRow[]): void {
  for (const token of tokens) {
    if (found.tokens.has(token.hash)) throw new Error('that token exists')
    found.tokens.set(token.hash, { ...token, used: false, dead: false })
  }
}

function listed(id: string, found: StoredMatch, { game, status, keyId, before }: ListQuery): boolean {
  const match = matchOf(found)
  return (
    (keyId === undefined ? match.visibility === 'public' : match.keyId === keyId) &&
    (game === undefined || match.game === game) &&
    (status === undefined || found.head.status === status) &&
    (before === undefined || id < before)
  )
}
