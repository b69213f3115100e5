import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** This folder. */
export const HERE = fileURLToPath(new URL('..', import.meta.url))
/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Ended {
  code: number | null
  output: string
}

/** A tool of this folder's own, by the file that it begins with. */
export function tool(file: string, args: readonly string[], environment: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [file, ...args], {
    cwd: HERE,
    env: { PATH, HOME, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1', ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code, output })))
  return { child, ended, output: () => output }
}

/** What is wrong with a run that should have gone well. */
export const wrongWith = ({ code, output }: Ended): string | undefined =>
  code === 0 ? undefined : `ended with ${code}\n${output.slice(-1800)}`
