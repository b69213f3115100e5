import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The package is the client and the rules; the repository is the service too. While it is packed, package.json
 * lists only what the built files import, so that who installs it does not get a database and a runtime with it.
 * `npm pack` and `npm publish` call this before (`slim`) and afterwards (`restore`).
 */
const MANIFEST = 'package.json'
const KEPT = join('node_modules', '.package.json')
/** Names of the packages that the built files import. */
function imported(): Set<string> {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  return new Set(
    files.flatMap((name) =>
      [
        ...readFileSync(join('dist', name), 'utf8').matchAll(/^(?:import|export) .*?from '([^'.][^']*)'/gms),
      ].map(([, from]) => /^(@[^/]+\/)?[^/]+/.exec(from!)![0]),
    ),
  )
}

function slim(): void {
  restore() // where the last time was broken off
  copyFileSync(MANIFEST, KEPT)
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const names = imported()
  const dependencies = Object.entries(manifest.dependencies as Record<string, string>).filter(([name]) =>
    names.delete(name),
  )
  if (names.size) throw new Error(`not among the dependencies: ${[...names].join(', ')}`)
  const packed = { ...manifest, dependencies: Object.fromEntries(dependencies) }
  writeFileSync(MANIFEST, `${JSON.stringify(packed, null, 2)}\n`)
}

function restore(): void {
  if (existsSync(KEPT)) renameSync(KEPT, MANIFEST)
}

if (process.argv[2] === 'slim') slim()
else if (process.argv[2] === 'restore') restore()
else {
  console.error('node scripts/package.ts slim | restore')
  process.exitCode = 1
}
