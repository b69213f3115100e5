import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'

/**
 * What has to be carried, minified and gzipped, in one line of JSON:
 * `browserGzipKiB`, what a page loads to fold and play one small game (core and Bletchley);
 * `workerGzipKiB`, the Worker without its word lists, which are data.
 */
const kibibytes = async (options: BuildOptions): Promise<number> => {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    ...options,
  })
  return Math.round((gzipSync(outputFiles![0]!.contents, { level: 9 }).length / 1024) * 10) / 10
}

const page = `export * from './src/core/index.ts'; export * from './src/games/bletchley/index.ts'`

const browserGzipKiB = await kibibytes({
  stdin: { contents: page, resolveDir: process.cwd(), loader: 'ts' },
  platform: 'browser',
  target: 'es2022',
})
const workerGzipKiB = await kibibytes({
  entryPoints: ['src/worker.ts'],
  platform: 'browser',
  target: 'es2024',
  conditions: ['workerd', 'worker', 'browser'],
  external: ['node:*', 'cloudflare:*'],
  plugins: [
    {
      name: 'without word lists',
      setup: ({ onLoad }) => onLoad({ filter: /\.bin$/ }, () => ({ contents: '', loader: 'binary' })),
    },
  ],
})
console.log(JSON.stringify({ workerGzipKiB, browserGzipKiB }))
