import { mkdir, writeFile } from 'node:fs/promises'
import { games } from '../../src/games/index.ts'
import { openApi } from '../../src/transports/rest/openapi/index.ts'
import { contract } from '../../src/transports/rest/operations/index.ts'
import type { Report } from '../support/report.ts'
import { HERE, tool, wrongWith } from '../support/run.ts'

/**
 * The workflow of match.arazzo.yaml, step by step, each answer also by its schema. The document is the service's with
 * the one game that is played: the tool reads it anew for every step.
 */
export async function arazzo({ check }: Report, { address }: { address: string }): Promise<void> {
  const document = openApi(contract, { bletchley: games.bletchley! }, address, [])
  await mkdir(`${HERE}/.made`, { recursive: true })
  await writeFile(`${HERE}/.made/bletchley.json`, JSON.stringify(document))
  const run = tool('node_modules/@redocly/cli/bin/cli.js', [
    ...['respect', 'match.arazzo.yaml', '--server', `heliograph=${address}`],
  ])
  check('Redocly respect', wrongWith(await run.ended))
}
