import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadPack, hashedPart, type Installed, installed, openPack } from './words/index.ts'

const OWN = fileURLToPath(new URL('./words/', import.meta.url))

/**
 * The word lists that come with the service, and those that a host has put into a folder as `<id>.bin`; it
 * may be missing. Throws `BadPack` for a file that is none, or not the one that its hash was taken of.
 */
export const openWords = (folder?: string): Installed =>
  installed([OWN, ...(folder === undefined ? [] : [folder])].flatMap(packsIn))

const packsIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .sort(byEdition)
    .flatMap((name) => (name.endsWith('.bin') ? [readPack(join(folder, name))] : []))

/** `en-2.bin` stands before `en-10.bin`: the last edition of a language is the one that judges new matches. */
const byEdition = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1)

export function readPack(path: string) {
  const bytes = readFileSync(path)
  const pack = trying(path, () => openPack(bytes))
  if (createHash('sha256').update(hashedPart(bytes)).digest('hex') !== pack.sha256)
    throw new BadPack(`${path}: the word pack is damaged: its contents are not what its hash was taken of`)
  return pack
}

function trying<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof BadPack) throw new BadPack(`${path}: ${error.message}`)
    throw error
  }
}
