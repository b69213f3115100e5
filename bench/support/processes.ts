import { type ChildProcess, fork, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A process of ours that is told what to do, one thing at a time. */
export class Helper<Order extends object> {
  readonly #child: ChildProcess

  constructor(path: string, env: Record<string, string> = {}) {
    this.#child = fork(path, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' })
  }

  ask<Answer>(order: Order): Promise<Answer> {
    return new Promise((done, failed) => {
      const gone = () => failed(new Error('the helper has ended'))
      this.#child.once('exit', gone)
      this.#child.once('message', (message: { value: Answer } | { error: string }) => {
        this.#child.off('exit', gone)
        if ('error' in message) failed(new Error(message.error))
        else done(message.value)
      })
      this.#child.send(order)
    })
  }

  stop(): Promise<void> {
    return ended(this.#child)
  }
}

export interface Server {
  port: number
  /** Milliseconds that it has computed so far; 0 where the system does not tell. */
  cpu(): number
  stop(): Promise<void>
}

/** Starts a server and waits until what it prints says that it listens. */
export async function startServer(
  args: readonly string[],
  {
    port,
    env = {},
    says,
    cwd = ROOT,
  }: { port: number; env?: Record<string, string>; says: RegExp; cwd?: string },
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((done, failed) => {
    let said = ''
    child.once('exit', (code) => failed(new Error(`${args.join(' ')} ended with ${code}`)))
    child.stdout.on('data', (text) => {
      said += text
      if (says.test(said)) done()
    })
  })
  return { port, cpu: () => cpuOf(child.pid!), stop: () => ended(child) }
}

const { PROFILE } = process.env

/** The service as anybody would start it; with `PROFILE` it writes a CPU profile into that directory. */
export const startService = (port: number, databaseUrl: string, env: Record<string, string> = {}) =>
  startServer([...(PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []), 'src/node.ts'], {
    port,
    says: /listens on/,
    env: {
      DATABASE_URL: databaseUrl,
      OPEN_CREATION: 'true',
      TEST_OPTIONS: 'true',
      TRUST_PROXY: '1',
      ...env,
    },
  })

/** User and system time of all threads: proc(5), in ticks of a hundredth of a second. */
function cpuOf(pid: number): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return 0
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
