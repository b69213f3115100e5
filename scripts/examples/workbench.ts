import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a newcomer has: a copy of the repository, the server running, a shell. */
export interface Workbench {
  /** What the server printed when it started. */
  greeting: string
  /** The server's port, which stands in the texts as {@link PORT}. */
  port: string
  /** Runs commands in one shell, one after another; what each wrote to standard output. */
  run(commands: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

/** The port that the texts name. */
export const PORT = '8787'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COPIED = ['src', 'scripts', 'drizzle', 'package.json', 'README.md']
const CONFIGS = ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.build.json']

export async function openWorkbench(): Promise<Workbench> {
  const directory = mkdtempSync(join(tmpdir(), 'heliograph-examples-'))
  for (const name of [...COPIED, ...CONFIGS])
    cpSync(join(ROOT, name), join(directory, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'), 'junction')
  const env = environment(directory)
  const server = spawn(process.execPath, ['src/node.ts'], {
    cwd: directory,
    env: { ...env, PORT: '0', DATA_DIR: join(directory, '.data'), TEST_OPTIONS: 'true' },
  })
  const close = async () => {
    await stopped(server)
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    const greeting = await greetingOf(server)
    const port = /127\.0\.0\.1:(\d+)/.exec(greeting)![1]!
    return { greeting, port, run: (commands) => runAll(commands, directory, env), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The reader's environment: `node` is the one that runs this, and there is a curl. */
function environment(directory: string): NodeJS.ProcessEnv {
  const bin = join(directory, '.bin')
  mkdirSync(bin)
  if (spawnSync('curl', ['--version']).status !== 0) {
    const script = fileURLToPath(new URL('curl.ts', import.meta.url))
    writeFileSync(join(bin, 'curl'), `#!/bin/sh\nexec '${process.execPath}' '${script}' "$@"\n`)
    chmodSync(join(bin, 'curl'), 0o755)
  }
  const path = [bin, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter)
  return { PATH: path, HOME: directory, LANG: 'C.UTF-8' }
}

function greetingOf(server: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let [said, complained] = ['', '']
    server.stderr!.on('data', (chunk) => {
      complained += chunk
    })
    server.stdout!.on('data', (chunk) => {
      said += chunk
      if (said.trimEnd().endsWith("'")) done(said) // the greeting ends with a curl command
    })
    server.once('exit', () => failed(new Error(`the server stopped: ${complained}`)))
  })
}

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (server.exitCode !== null) return done()
    server.once('exit', () => done())
    server.kill('SIGTERM')
  })

const LIMIT = 100_000

function runAll(commands: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const mark = `-- ${Math.random()} --`
  return new Promise((done, failed) => {
    const shell = spawn('sh', [], { cwd, env })
    const timer = setTimeout(() => shell.kill('SIGKILL'), LIMIT)
    let [said, complained] = ['', '']
    shell.stdout.on('data', (chunk) => {
      said += chunk
    })
    shell.stderr.on('data', (chunk) => {
      complained += chunk
    })
    shell.once('close', () => {
      clearTimeout(timer)
      const outputs = said.split(`\n${mark}\n`)
      if (complained || outputs.length !== commands.length + 1)
        return failed(new Error(`the shell complained: ${complained}\nafter: ${said.slice(-2000)}`))
      done(outputs.slice(0, -1))
    })
    shell.stdin.end(commands.map((command) => `${command}\nprintf '%s\\n' '' '${mark}'\n`).join(''))
  })
}
