import { linesOf, visible } from './visible.ts'
import { headerNamed, isIntroduction, isSeparator, isSignature, opensIntroduction } from './wordings.ts'

/** What is looked at of a mail's text, lines and characters of each; nobody writes more by hand. */
const MOST_LINES = 2000
const LONGEST_LINE = 20_000

/**
 * The newest block that nobody quoted. What stands above the first quotation is the whole of it; where
 * nothing does, it is what was written below or between the quoted lines. Old mail that is not marked, such
 * as Outlook's, ends it, and so does a signature.
 */
export function newestOf(text: string): string[] {
  const lines = linesOf(text)
    .slice(0, MOST_LINES)
    .map((line) => visible(line.slice(0, LONGEST_LINE)))
  const marks = marksOf(lines)
  const first = marks.findIndex((mark) => mark !== 'own')
  const above = upToSignature(first < 0 ? lines : lines.slice(0, first))
  return trimmed(above.some(isFilled) || first < 0 ? above : upToSignature(below(lines, marks, first)))
}

type Mark = 'own' | 'quoted' | 'introduction' | 'old'

const isFilled = (line: string): boolean => line.trim() !== ''
const isQuoted = (line: string): boolean => /^\s*[>＞]/.test(line)

function marksOf(lines: readonly string[]): Mark[] {
  const marks = lines.map((line): Mark => (isQuoted(line) ? 'quoted' : 'own'))
  const old = lines.findIndex((line, i) => marks[i] === 'own' && (isSeparator(line) || headsOld(lines, i)))
  if (old >= 0) marks.fill('old', old)
  for (let last = 0; last < lines.length; last++) {
    if (marks[last] !== 'own' || !/[:：]\s*$/.test(lines[last]!)) continue
    let next = last + 1
    while (next < lines.length && !isFilled(lines[next]!)) next++
    const length = lengthOfIntroduction(lines, marks, last, marks[next] === 'quoted')
    if (length > 0) marks.fill('introduction', last - length + 1, last + 1)
    // A program that does not mark what it quotes: all of it is old.
    if (length > 0 && marks[next] !== 'quoted') marks.fill('old', last + 1)
  }
  return marks
}

/** So many lines, up to this one, are one introduction; 0 for none. */
function lengthOfIntroduction(
  lines: readonly string[],
  marks: readonly Mark[],
  last: number,
  beforeQuote: boolean,
): number {
  for (const length of [4, 3, 2]) {
    const part = lines.slice(last - length + 1, last + 1)
    if (last < length - 1 || !part.every(isFilled) || !opensIntroduction(part[0]!)) continue
    const own = marks.slice(last - length + 1, last + 1).every((mark) => mark === 'own')
    if (own && isIntroduction(part.join(' '), beforeQuote)) return length
  }
  return isIntroduction(lines[last]!, beforeQuote) ? 1 : 0
}

/** Whether an older mail's head begins here: its sender and two more of its fields, line after line. */
function headsOld(lines: readonly string[], at: number): boolean {
  if (!headerNamed(lines[at]!)) return false
  const found = new Set(lines.slice(at, at + 8).map(headerNamed))
  found.delete(undefined)
  return found.has('from') && found.size >= 3
}

/** So long is a quoted line at least whose rest may have been wrapped onto the next, without a mark. */
const WRAPPED_FROM = 60

function below(lines: readonly string[], marks: readonly Mark[], first: number): string[] {
  const end = marks.indexOf('old', first)
  return lines.slice(0, end < 0 ? lines.length : end).flatMap((line, i) => {
    if (i < first || marks[i] !== 'own') return []
    const leftOver = marks[i - 1] === 'quoted' && lines[i - 1]!.length >= WRAPPED_FROM
    return leftOver ? [] : [line]
  })
}

function upToSignature(lines: readonly string[]): string[] {
  const at = lines.findIndex(isSignature)
  return at < 0 ? [...lines] : lines.slice(0, at)
}

function trimmed(lines: readonly string[]): string[] {
  const from = lines.findIndex(isFilled)
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex(isFilled) + 1)
}
