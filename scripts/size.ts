import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * What has to be carried, minified and gzipped, in one line of JSON:
 * `workerGzipKiB`, the script and every module that wrangler uploads, without the word packs, which are data;
 * static assets, which the platform keeps by themselves, are no part of them;
 * `browserGzipKiB`, what a page loads to fold and play one small game (core and Bletchley).
 */
const root = fileURLToPath(new URL('..', import.meta.url))

const gzipKiB = (contents: readonly Uint8Array[]): number => {
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
  return Math.round((bytes / 1024) * 10) / 10
}

/** Every script and module that would be uploaded but word packs; maps and wrangler's own notes are not. */
function worker(): Uint8Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-size-'))
  try {
    const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
    execFileSync(process.execPath, [wrangler, 'deploy', '--dry-run', '--outdir', folder], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    })
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile() && !/\.(bin|map)$|README\.md$/.test(path))
      .map((path) => readFileSync(path))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function page(): Promise<Uint8Array[]> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './src/core/index.ts'; export * from './src/games/bletchley/index.ts'`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  return outputFiles.map(({ contents }) => contents)
}

console.log(JSON.stringify({ workerGzipKiB: gzipKiB(worker()), browserGzipKiB: gzipKiB(await page()) }))
