import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * The key that addresses are signed with: `SIGNING_KEY`, or with the embedded database one that is kept
 * beside it, for its owner alone. Without either, links die with the process.
 */
export function signingKey({
  SIGNING_KEY,
  DATABASE_URL,
  DATA_DIR,
}: Pick<Config, 'SIGNING_KEY' | 'DATABASE_URL' | 'DATA_DIR'>): string {
  if (SIGNING_KEY !== undefined) return SIGNING_KEY
  const fresh = randomBytes(32).toString('base64url')
  if (DATABASE_URL !== undefined) return fresh
  const path = join(DATA_DIR, 'signing-key')
  mkdirSync(DATA_DIR, { recursive: true })
  try {
    writeFileSync(path, fresh, { flag: 'wx', mode: 0o600 })
  } catch {
    return readFileSync(path, 'utf8') // there is one from before
  }
  return fresh
}
