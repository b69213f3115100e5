/** A fenced block of a Markdown text. `start` and `end` enclose its content, without the fences. */
export interface Block {
  /** What stands behind the opening fence, such as `sh` or `json`. */
  info: string
  text: string
  start: number
  end: number
}

/** A block that is run, and the block that shows what came out, if the text shows it. */
export interface Example {
  run: Block
  shown?: Block
}

const OUTPUTS = new Set(['json', 'http', 'text'])

export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```([^\n`]*)\n([\s\S]*?)^```$/gm)].map((found) => {
    const start = found.index + found[1]!.length + 4
    return { info: found[1]!.trim(), text: found[2]!, start, end: start + found[2]!.length }
  })

/** Every `sh` block, with the next block where that is one of output. Blocks of other kinds are not run. */
export function examplesOf(markdown: string): Example[] {
  const blocks = blocksOf(markdown)
  return blocks.flatMap((run, i) => {
    if (run.info !== 'sh') return []
    const shown = blocks[i + 1]
    return [shown && OUTPUTS.has(shown.info) ? { run, shown } : { run }]
  })
}

/** The text with other contents in some of its blocks. */
export function replaceBlocks(markdown: string, changes: readonly { block: Block; text: string }[]): string {
  const order = [...changes].sort((a, b) => b.block.start - a.block.start)
  return order.reduce(
    (text, { block, text: next }) => text.slice(0, block.start) + next + text.slice(block.end),
    markdown,
  )
}
