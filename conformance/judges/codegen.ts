import { mkdir, rm } from 'node:fs/promises'
import type { Report } from '../support/report.ts'
import { HERE, tool, wrongWith } from '../support/run.ts'

/** What generators make of the two contracts is compiled, with code that uses it as a frontend would. */
export async function codegen({ check }: Report): Promise<void> {
  await rm(`${HERE}/.made/graphql`, { recursive: true, force: true })
  await mkdir(`${HERE}/.made`, { recursive: true })
  const types = tool('node_modules/openapi-typescript/bin/cli.js', [
    '../openapi.json',
    '-o',
    '.made/openapi.d.ts',
  ])
  check('openapi-typescript', wrongWith(await types.ended))
  const client = tool('node_modules/@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen/codegen.ts'])
  check('graphql-codegen', wrongWith(await client.ended))
  const compiled = tool('node_modules/typescript/bin/tsc', ['-p', 'codegen/tsconfig.json'])
  check('what they made compiles', wrongWith(await compiled.ended))
}
