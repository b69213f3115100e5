import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Every bench after the other. */
for (const name of [
  'words',
  'roundtrips',
  'replay',
  'growth',
  'reads',
  'deduction',
  'signal',
  'seti',
  'graphql',
  'outbox',
  'commands',
]) {
  process.stderr.write(`\n${name}\n`)
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(`${name}.ts`, import.meta.url))], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
