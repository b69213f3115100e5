import { copyFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { minify } from 'terser'
import { build, type Plugin } from 'vite'
import { unsaid } from './unsaid.ts'
import { unused } from './unused.ts'

/**
 * Bundles a Worker into a folder, as `worker.js` and the word packs beside it. wrangler's own bundler makes it
 * larger, and could not be told what to leave out.
 */
export async function bundleWorker(entry: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [packs(folder), unused(), unsaid, shorter],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { mainFields: ['browser', 'module', 'main'] },
    ssr: {
      target: 'webworker',
      noExternal: true,
      external: [],
      resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'] },
    },
    build: {
      ssr: resolve(entry),
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2024',
      minify: true,
      rolldownOptions: { external: /^(node|cloudflare):/, output: { entryFileNames: 'worker.js' } },
    },
  })
}

/** What vite's own minifier has made short becomes a hundredth shorter by another; the other alone is no better. */
const shorter: Plugin = {
  name: 'shorter',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = (await minify(chunk.code, { module: true, compress: { passes: 2 } })).code!
  },
}

/** Word packs are modules of their own, which are their bytes. */
function packs(folder: string): Plugin {
  const found = new Map<string, string>()
  return {
    name: 'packs',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.bin')) return undefined
      found.set(basename(source), resolve(dirname(importer!), source))
      return { id: `./${basename(source)}`, external: true }
    },
    writeBundle() {
      for (const [name, path] of found) copyFileSync(path, join(folder, name))
    },
  }
}
