import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** An empty project of somebody else's, with the packed package in it. */
export interface Project {
  folder: string
  write(name: string, text: string): Promise<void>
  remove(): Promise<void>
}

export async function packedProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-package-'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder])
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  await write('package.json', JSON.stringify({ name: 'stranger', private: true, type: 'module' }))
  await run('npm', ['install', '--no-audit', '--no-fund', `./${stdout.trim().split('\n').at(-1)}`], {
    cwd: folder,
  })
  return { folder, write, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Puts the files that the page on the client shows into a project, by their names there. */
export async function writeExample({ write }: Project): Promise<void> {
  const page = await readFile('docs/client.md', 'utf8')
  const files = [...page.matchAll(/^```js (\S+)\n([\s\S]*?)^```$/gm)]
  if (files.length !== 4) throw new Error(`${files.length} files in docs/client.md`)
  for (const [, name, text] of files) await write(name!, text!)
}
