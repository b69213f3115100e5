import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A script of this repository as a process of its own. */
export interface Run {
  child: ChildProcess
  output(): { out: string; err: string }
  /** Its exit code. */
  ended: Promise<number | null>
}

const ROOT = new URL('../..', import.meta.url).pathname

/** Nothing of the tests' own environment but what a process needs to begin. */
export function run(args: readonly string[], environment: Record<string, string> = {}, input?: string): Run {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH, HOME, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout!.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  child.stdin!.end(input ?? '')
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  return { child, output: () => ({ out, err }), ended }
}

export interface Served extends Run {
  address: string
  /** Asks it to stop, and gives its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** The service itself, on a free port. Resolves when it takes requests. */
export async function serve(environment: Record<string, string>): Promise<Served> {
  const started = run(['src/node.ts'], { PORT: '0', ...environment })
  const failed = started.ended.then((code) => {
    throw new Error(`ended with ${code}: ${started.output().err}`)
  })
  const address = await Promise.race([addressOf(started), failed])
  failed.catch(() => {})
  return {
    ...started,
    address,
    stop: (signal = 'SIGTERM') => {
      started.child.kill(signal)
      return started.ended
    },
  }
}

async function addressOf({ output }: Run): Promise<string> {
  for (;;) {
    const found = /listens on (http:\S+?),/.exec(output().out)
    if (found) return found[1]!
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** An empty directory that is gone after the work. */
export async function inDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'heliograph-run-'))
  try {
    return await work(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** A directory with a database in it that was made beforehand, since making one takes long. */
export const inDatabase = <T>(template: string, work: (directory: string) => Promise<T>): Promise<T> =>
  inDirectory(async (directory) => {
    await cp(template, directory, { recursive: true })
    return work(directory)
  })
