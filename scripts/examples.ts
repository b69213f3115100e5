import { readFileSync, writeFileSync } from 'node:fs'
import { DOCUMENTS, openWorkbench, runExamples } from './examples/index.ts'

/**
 * `node scripts/examples.ts [document …]`: runs the examples of the documentation and writes what came
 * out into it, where that is not what it shows. Ids, tokens and times alone change nothing.
 */
const documents = process.argv.length > 2 ? process.argv.slice(2) : DOCUMENTS
for (const document of documents) {
  const bench = await openWorkbench()
  try {
    const markdown = readFileSync(document, 'utf8')
    const { found, text } = await runExamples(bench, markdown)
    const wrong = found.filter(({ same }) => !same)
    if (wrong.length) writeFileSync(document, text)
    console.log(`${document}: ${found.length} outputs, ${wrong.length} were not as shown`)
  } finally {
    await bench.close()
  }
}
