import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What a page loads to fold and play one small game: core and that game, minified. One line of JSON. */
const entry = `export * from './src/core/index.ts'; export * from './src/games/bletchley/index.ts'`

const { outputFiles } = await build({
  stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  write: false,
})
const kibibytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10
console.log(
  JSON.stringify({ browserGzipKiB: kibibytes(gzipSync(outputFiles[0]!.contents, { level: 9 }).length) }),
)
