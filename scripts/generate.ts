import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../src/games/index.ts'
import { sdl } from '../src/transports/graphql/sdl/index.ts'
import { openApi } from '../src/transports/rest/openapi/index.ts'
import { contract } from '../src/transports/rest/operations/index.ts'
import { clientTypes } from './client-types/index.ts'
import { makeExamples } from './openapi-examples/index.ts'
import { schemaDrift } from './schema-drift.ts'

/**
 * Makes the files that follow from the source. With `--check` nothing is written, and the exit code
 * tells whether one of them is out of date.
 */
const examples = await makeExamples()
const document = `${JSON.stringify(openApi(contract, games, 'https://heliograph.example', examples), null, 2)}\n`
const made: Readonly<Record<string, string>> = {
  'openapi.json': document,
  'src/client/api.gen.ts': await clientTypes(document),
  'schema.graphql': sdl(games),
  'src/transports/rest/openapi/examples.gen.ts': `import type { Example } from './examples.ts'

/** The document's examples, as the service answered them. Made by \`npm run generate\`. */
export const recorded: readonly Example[] = JSON.parse(
  '${JSON.stringify(examples).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}',
)
`,
  'src/code-version.gen.ts': `/** Digest of core and games: keys the snapshots. Made by \`npm run generate\`. */
export const codeVersion = '${digestOf(['src/core', 'src/games'])}'
`,
}

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.ts')) hash.update(`${name}\0${readFileSync(join(folder, name), 'utf8')}\0`)
  return hash.digest('hex').slice(0, 16)
}

const check = process.argv.includes('--check')
for (const [path, text] of Object.entries(made)) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (check) {
    console.error(`${path} is out of date: npm run generate`)
    process.exitCode = 1
  } else {
    writeFileSync(path, text)
    console.log(`wrote ${path}`)
  }
}

for (const difference of await schemaDrift()) {
  console.error(`drizzle/ is behind src/storage/postgres/schema.ts: ${difference}`)
  process.exitCode = 1
}
