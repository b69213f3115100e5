import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a list is made of: exact versions, since the same sources have to give the same pack. */
export interface Wanted {
  /** npm packages by name: the version. */
  npm: Readonly<Record<string, string>>
  /** Debian packages by name: version and SHA-256 of the file. */
  debian: Readonly<Record<string, { version: string; sha256: string }>>
}

/**
 * Brings the sources into a folder outside of the tree, and checks them; what is there already is taken.
 * Debian packages are downloaded by `apt-get` and only unpacked. Throws when one is not what it should be.
 */
export function fetchSources(folder: string, { npm, debian }: Wanted): void {
  mkdirSync(join(folder, 'deb'), { recursive: true })
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n')
  const missing = Object.entries(npm).filter(([name, version]) => versionIn(folder, name) !== version)
  if (missing.length)
    run('npm', ['install', '--ignore-scripts', '--no-audit', ...missing.map((one) => one.join('@'))], folder)
  for (const [name, { version, sha256 }] of Object.entries(debian)) {
    const deb = join(folder, 'deb')
    if (!fileOf(deb, name)) run('apt-get', ['download', `${name}=${version}`], deb)
    const file = join(deb, fileOf(deb, name)!)
    const found = createHash('sha256').update(readFileSync(file)).digest('hex')
    if (found !== sha256) throw new Error(`${file} has SHA-256 ${found}, expected was ${sha256}`)
    run('dpkg-deb', ['-x', file, deb], folder)
  }
}

const fileOf = (folder: string, name: string) =>
  readdirSync(folder).find((file) => file.startsWith(`${name}_`) && file.endsWith('.deb'))

function versionIn(folder: string, name: string): string | undefined {
  const path = join(folder, 'node_modules', name, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined
}

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
