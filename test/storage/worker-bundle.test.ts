import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('the store for Workers brings nothing along that only Node has or needs', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/storage/postgres/worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['workerd'],
    external: ['node:*', 'cloudflare:*'],
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs.some((path) => path.endsWith('storage/postgres/store.ts'))).toBe(true)
  expect(
    inputs.filter((path) => /pglite|drizzle-|migrate|migrator|lock\.ts|sqlite|lanes|group-/.test(path)),
  ).toEqual([])
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map((i) => i.path))
  expect(imports.filter((path) => /node:(fs|net|tls|os|sqlite|child_process|url)/.test(path))).toEqual([])
})
