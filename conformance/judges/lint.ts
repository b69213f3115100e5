import type { Report } from '../support/report.ts'
import { tool, wrongWith } from '../support/run.ts'

const DOCUMENT = '../openapi.json'

/** The document by Redocly's strictest rules, and by Spectral's with those of OWASP: no finding of any severity. */
export async function lint({ check }: Report): Promise<void> {
  const redocly = tool('node_modules/@redocly/cli/bin/cli.js', [
    'lint',
    DOCUMENT,
    '--extends',
    'recommended-strict',
  ])
  check('Redocly recommended-strict', wrongWith(await redocly.ended))
  const spectral = tool('node_modules/@stoplight/spectral-cli/dist/index.js', [
    ...['lint', DOCUMENT, '--ruleset', '.spectral.yaml', '--fail-severity', 'hint'],
  ])
  check('Spectral with the OWASP rules', wrongWith(await spectral.ended))
}
