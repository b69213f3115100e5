import { blocksOf, examplesOf, replaceBlocks } from './markdown.ts'
import { judge } from './output.ts'
import { PORT, type Workbench } from './workbench.ts'

export { openWorkbench } from './workbench.ts'

/** The texts whose examples are run. */
export const DOCUMENTS = [
  'README.md',
  'docs/http-api.md',
  'docs/graphql.md',
  'docs/hidden-information.md',
] as const

export interface Found {
  /** Line of the text that the block begins in. */
  line: number
  kind: string
  same: boolean
  shown: string
  actual: string
}

/**
 * Runs the examples of one text, in their order and in one shell. A block `text server` shows what the
 * server prints when it starts.
 * @returns what was found for each block of output, and the text as it ought to read
 */
export async function runExamples(
  bench: Workbench,
  markdown: string,
): Promise<{ found: Found[]; text: string }> {
  const examples = examplesOf(markdown)
  const there = (text: string) => text.replaceAll(`:${PORT}`, `:${bench.port}`)
  const here = (text: string) => text.replaceAll(`:${bench.port}`, `:${PORT}`)
  const outputs = await bench.run(examples.map(({ run }) => there(run.text)))
  const pairs = [
    ...examples.flatMap(({ shown }, i) => (shown ? [{ block: shown, output: outputs[i]! }] : [])),
    ...blocksOf(markdown)
      .filter(({ info }) => info === 'text server')
      .map((block) => ({ block, output: withoutDirectory(bench.greeting) })),
  ]
  const judged = pairs.map(({ block, output }) => {
    const actual = here(output)
    return { block, actual, ...judge(block.info.split(' ')[0]!, block.text, actual) }
  })
  return {
    found: judged.map(({ block, same, text }) => ({
      line: markdown.slice(0, block.start).split('\n').length - 1,
      kind: block.info,
      same,
      shown: block.text,
      actual: text,
    })),
    text: replaceBlocks(markdown, judged),
  }
}

/** Where the server keeps its data is its own directory in the texts. */
const withoutDirectory = (greeting: string): string => greeting.replace(/ (in|to) \S+\.data\b/g, ' $1 .data')
