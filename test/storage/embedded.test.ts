import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SchemaBehind } from '../../src/app/ports.ts'
import { lockDirectory } from '../../src/storage/postgres/lock.ts'
import { openPglite } from '../../src/storage/postgres/pglite.ts'
import { createMatch, newId } from './fixtures.ts'

let directory: string
const children: ChildProcess[] = []

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'heliograph-embedded-'))
})

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
  await rm(directory, { recursive: true, force: true })
})

/** Starts a process on the directory and gives its lines as they come. */
function start(what: 'append' | 'hold') {
  const script = fileURLToPath(new URL('embedded-child.ts', import.meta.url))
  const child = spawn(process.execPath, [script, directory, what], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  const until = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = lines.find((line) => pattern.test(line))
      if (found !== undefined) return found
      await once(reader, 'line', { signal: AbortSignal.timeout(60_000) })
    }
  }
  return { child, lines, until }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('what was acknowledged is there after the directory was closed and opened', async () => {
  const first = await openPglite(directory)
  await expect(first.ping()).rejects.toThrow(SchemaBehind)
  expect(await first.migrate()).toBeGreaterThan(0)
  const id = await createMatch(first)
  await first.close()
  const second = await openPglite(directory)
  expect(await second.migrate()).toBe(0)
  expect((await second.load({ matchId: id, held: 0 }))?.head.revision).toBe(1)
  await second.close()
})

test('a second process is refused, and told who is there', async () => {
  const holder = start('hold')
  expect(await holder.until(/./)).toBe('ready')
  const refused = await start('hold').until(/./)
  expect(refused).toMatch(/^refused .*in use by another process/)
  expect(refused).toContain(`pid ${holder.child.pid}`)
  await expect(openPglite(directory)).rejects.toThrow(`pid ${holder.child.pid}`)
})

test('the directory of a killed process is taken over at once, with all it acknowledged', async () => {
  const holder = start('append')
  await holder.until(/^appended 20$/)
  await kill(holder.child)
  const store = await openPglite(directory)
  const id = holder.lines.find((line) => line.startsWith('match '))!.slice('match '.length)
  const acknowledged = Math.max(
    ...holder.lines.filter((l) => l.startsWith('appended')).map((l) => Number(l.split(' ')[1])),
  )
  const loaded = (await store.load({ matchId: id, held: 0 }))!
  expect(loaded.entries).toHaveLength(loaded.head.revision)
  expect(loaded.head.revision).toBeGreaterThanOrEqual(acknowledged)
  await store.close()
})

test('within one process a directory is locked as well, until it is given back', () => {
  const release = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow('in use')
  release()
  lockDirectory(directory)()
})

test('a busy embedded database lets timers run', async () => {
  const store = await openPglite()
  await store.migrate()
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  const end = performance.now() + 200
  while (performance.now() < end) await store.watch([{ matchId: newId() }])
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(5)
  await store.close()
})
