import { arazzo } from './judges/arazzo.ts'
import { codegen } from './judges/codegen.ts'
import { eventSource } from './judges/event-source.ts'
import { examples } from './judges/examples.ts'
import { fuzz } from './judges/fuzz.ts'
import { graphqlHttp } from './judges/graphql-http.ts'
import { headers } from './judges/headers.ts'
import { lint } from './judges/lint.ts'
import { prism } from './judges/prism.ts'
import { createReport, hear } from './support/report.ts'
import { ROOT } from './support/run.ts'
import { onNode, onWorkers, unlimited } from './support/servers.ts'

/**
 * Checkers that others made, held against the contracts and against the service itself. Names on the command line
 * choose among the judges. Ends with `N passed, N failed`.
 */
process.chdir(ROOT)
const write = (line: string) => void process.stdout.write(`${line}\n`)
const report = createReport(write)
const chosen = process.argv.slice(2)
const wanted = (name: string) => chosen.length === 0 || chosen.some((part) => name.includes(part))
const judge = async (name: string, work: () => Promise<void>) => {
  if (wanted(name)) await hear(report, name, work, write)
}

await judge('lint', () => lint(report))
await judge('codegen', () => codegen(report))
await judge('prism', () => prism(report))
await judge('fuzz', () => unlimited((place) => fuzz(report, place)))
if (['graphql on node', 'arazzo', 'event-source', 'headers', 'examples on node'].some(wanted))
  await onNode(async (place) => {
    await judge('graphql on node', () => graphqlHttp(report, place))
    await judge('arazzo', () => arazzo(report, place))
    await judge('event-source', () => eventSource(report, place))
    await judge('headers', () => headers(report, place))
    await judge('examples on node', () => examples(report, place)) // the last: it uses up what an address has
  })
if (['graphql on workers', 'examples on workers'].some(wanted))
  await onWorkers(async (place) => {
    await judge('graphql on workers', () => graphqlHttp(report, place))
    await judge('examples on workers', () => examples(report, place))
  })

write(`${report.passed} passed, ${report.failed} failed`)
process.exit(report.failed ? 1 : 0)
