import type { Append, NewEntry, NewMatch } from '../app/ports.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const HASH = /^[0-9a-f]{64}$/

/** JSON escapes of what no database text can hold: NUL and halves of surrogate pairs. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/

/** Never the id of a match. */
const NIL = '00000000-0000-0000-0000-000000000000'

/**
 * A match id as it is asked for. Whatever is not an id in its one written form (lower-case, with
 * hyphens) is simply no match, and no error of the database's.
 */
export const idOf = (matchId: string): string => (UUID.test(matchId) ? matchId : NIL)

/** JSON text that reads back as the same value. Throws on text that a database would refuse or change. */
export function encode(value: unknown): string {
  const text = JSON.stringify(value)
  // The first look is fast, and hardly any text has one.
  if (text.includes('\\u') && UNSTORABLE.test(text))
    throw new Error('NUL or half a surrogate pair cannot be stored')
  return text
}

/** The same for a plain string, such as a name. */
export function plain<T extends string | null>(text: T): T {
  if (text !== null && (text.includes('\0') || !text.isWellFormed()))
    throw new Error('NUL or half a surrogate pair cannot be stored')
  return text
}

/** Throws unless it is a SHA-256 (or 32 other bytes) in lower-case hex. */
export function hash(text: string): string {
  if (!HASH.test(text)) throw new Error('expected 32 bytes in lower-case hex')
  return text
}

/** Mistakes of the caller's in a new match. */
export function checkNewMatch({ match, seed, names, tokens, entries, creation, mail }: NewMatch): void {
  if (!UUID.test(match.id)) throw new Error(`'${match.id}' is not a UUID in lower case`)
  hash(match.commitment)
  hash(seed)
  if (names.length !== match.seats.length) throw new Error('a match has one name per seat')
  names.forEach(plain)
  for (const token of tokens) hash(token.hash)
  checkDense(entries, 0)
  for (const { inviter } of mail ?? []) hash(inviter)
  if (creation) {
    hash(creation.keyHash)
    hash(creation.fingerprint)
  }
}

/** Mistakes of the caller's in an append. */
export function checkAppend({ expected, entries, idempotency, grant, names, uses }: Append): void {
  checkDense(entries, expected)
  if (uses !== undefined) hash(uses)
  for (const token of grant ?? []) hash(token.hash)
  for (const { name } of names ?? []) plain(name)
  if (!idempotency) return
  hash(idempotency.fingerprint)
  plain(idempotency.key)
  if (entries[idempotency.entry]?.actor !== idempotency.actor)
    throw new Error('the key belongs to the entry of the actor that sent it')
}

function checkDense(entries: readonly NewEntry[], after: number): void {
  entries.forEach(({ entry }, i) => {
    if (entry.revision !== after + i + 1)
      throw new Error(`entry ${entry.revision} stands where ${after + i + 1} belongs`)
  })
}

/** A log as read from a store has no gaps; one that has is damaged and must not be played on. */
export function assertDense(
  matchId: string,
  entries: readonly { revision: number }[],
  after: number,
  upTo = after + entries.length,
): void {
  const gap = entries.findIndex((e, i) => e.revision !== after + i + 1)
  if (gap >= 0 || after + entries.length !== Math.max(after, upTo))
    throw new Error(`the log of ${matchId} is damaged between revisions ${after} and ${upTo}`)
}
