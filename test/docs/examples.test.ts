import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DOCUMENTS, openWorkbench, runExamples } from '../../scripts/examples/index.ts'
import type { Workbench } from '../../scripts/examples/workbench.ts'

let bench: Workbench
beforeAll(async () => {
  bench = await openWorkbench()
})
afterAll(() => bench?.close())

it.each(DOCUMENTS)('%s shows what comes out (npx node scripts/examples.ts puts it in)', async (document) => {
  const { found } = await runExamples(bench, readFileSync(document, 'utf8'))
  expect(found.length).toBeGreaterThan(0)
  for (const { line, same, shown, actual } of found)
    if (!same) expect(shown, `${document}, line ${line}`).toBe(actual)
})
