/** The answer to something that may be asked for twice under one key. */
export interface Repeatable<T> {
  answer: T
  /** True when it had been done by an earlier request. */
  replayed: boolean
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const LONG = /^[A-Za-z0-9_-]{22,}$/

/** A key whose repetition hands out tokens must not be one that somebody could guess. */
export const weakKey = (key: string): boolean => !UUID.test(key) && !LONG.test(key)
