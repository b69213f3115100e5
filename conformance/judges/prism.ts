import { readFile, rm } from 'node:fs/promises'
import type { Report } from '../support/report.ts'
import { HERE, ROOT, tool } from '../support/run.ts'

interface Results {
  testResults: {
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The whole behaviour suite once more, each request and answer seen by Prism. */
export async function prism({ check }: Report): Promise<void> {
  const told = `${HERE}/.made/behaviour.json`
  await rm(told, { force: true })
  const run = tool(`${ROOT}/node_modules/vitest/vitest.mjs`, [
    ...['run', '--root', ROOT, '--config', `${HERE}/vitest.config.ts`],
    ...['--reporter', 'json', '--outputFile', told],
  ])
  const { output } = await run.ended
  const results: Results = JSON.parse(
    await readFile(told, 'utf8').catch(() => {
      throw new Error(output)
    }),
  )
  for (const { message, assertionResults } of results.testResults) {
    if (assertionResults.length === 0) check('the suite', message)
    for (const { fullName, status, failureMessages } of assertionResults)
      check(fullName, status === 'passed' ? undefined : (failureMessages[0] ?? status))
  }
}
