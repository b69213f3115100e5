import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has the directory. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

/**
 * Takes a directory for this process alone, and returns how to give it back. Throws, naming the holder,
 * when another process has it.
 *
 * The lock is the operating system's own (on a file, through SQLite, which knows how on each system): it
 * ends with the process however that ends, and holds between containers that share a volume, where
 * process ids mean nothing. A second file says who holds it, for the message only.
 */
export function lockDirectory(directory: string): () => void {
  const holder = join(directory, 'lock.txt')
  const lock = new DatabaseSync(join(directory, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && error.message.includes('locked'))) throw error
    throw new DirectoryInUse(
      `${directory} is in use by another process (${readHolder(holder)}). ` +
        'Two on one directory would lose data: stop the other one, choose another DATA_DIR, or use DATABASE_URL.',
    )
  }
  writeFileSync(holder, `pid ${process.pid} since ${new Date().toISOString()}\n`)
  return () => lock.close()
}

function readHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
