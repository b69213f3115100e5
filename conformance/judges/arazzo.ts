import type { Report } from '../support/report.ts'
import { tool, wrongWith } from '../support/run.ts'

/** The workflow of match.arazzo.yaml, step by step, each answer also by its schema. */
export async function arazzo({ check }: Report, { address }: { address: string }): Promise<void> {
  const run = tool('node_modules/@redocly/cli/bin/cli.js', [
    ...['respect', 'match.arazzo.yaml', '--server', `heliograph=${address}`],
  ])
  const ended = await run.ended
  check('Redocly respect', wrongWith(ended))
}
