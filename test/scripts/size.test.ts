import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Most that may be carried, KiB gzipped: the Worker without its word lists, and a page with one small game. */
const MOST = { workerGzipKiB: 300, browserGzipKiB: 40 }

test('the Worker and a page are as small as they have to be', async () => {
  const script = fileURLToPath(new URL('../../scripts/size.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  const sizes: Record<string, number> = JSON.parse(stdout)
  expect(Object.keys(sizes).sort()).toEqual(Object.keys(MOST).sort())
  for (const [what, most] of Object.entries(MOST)) {
    expect(sizes[what], what).toBeGreaterThan(10)
    expect(sizes[what], what).toBeLessThanOrEqual(most)
  }
})
