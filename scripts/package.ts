import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The package is the client and the rules; the repository is the service too. While it is packed, package.json
 * lists only what the built files import, so that who installs it does not get a database and a runtime with it.
 * `npm pack` and `npm publish` call this before (`slim`) and afterwards (`restore`). What a pack that was broken
 * off left behind, the next one puts right.
 */
const MANIFEST = 'package.json'
const KEPT = join('node_modules', '.package.json')

const IMPORTED = /^(?:import|export)\s[^'"]*?from '([^'.][^']*)'/gm

/** Names of the packages that the built files import. */
function imported(): string[] {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const places = files
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [...readFileSync(join('dist', name), 'utf8').matchAll(IMPORTED)])
  return [...new Set(places.map(([, from]) => /^(@[^/]+\/)?[^/]+/.exec(from!)![0]))]
}

/** The manifest as it is packed. Throws where a built file imports what is not among the dependencies. */
function slimmed(text: string): string {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(text)
  const dependencies = Object.fromEntries(
    imported()
      .sort()
      .map((name) => {
        const version = manifest.dependencies[name]
        if (version === undefined) throw new Error(`${name} is not among the dependencies`)
        return [name, version]
      }),
  )
  return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`
}

function restore(): void {
  if (!existsSync(KEPT)) return
  const kept = readFileSync(KEPT, 'utf8')
  // One that was changed since is not to be lost.
  if (readFileSync(MANIFEST, 'utf8') === slimmed(kept)) writeFileSync(MANIFEST, kept)
  rmSync(KEPT)
}

function slim(): void {
  restore()
  const whole = readFileSync(MANIFEST, 'utf8')
  const packed = slimmed(whole)
  writeFileSync(KEPT, whole)
  writeFileSync(MANIFEST, packed)
}

if (process.argv[2] === 'slim') slim()
else if (process.argv[2] === 'restore') restore()
else {
  console.error('node scripts/package.ts slim | restore')
  process.exitCode = 1
}
