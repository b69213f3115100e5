import { decodeEntities } from './entities.ts'

/** Deeper than this nobody nests: what is closed below is not looked for. */
const DEEPEST = 200

const BLOCKS = new Set(
  'address article aside blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** What stands inside of these is not shown. */
const UNSEEN = new Set('head script style title noscript template object select textarea'.split(' '))

const SIGNATURE =
  /(gmail|moz|protonmail|mobile)[_-]signature|AppleMailSignature|id="?(ms-outlook-mobile-)?Signature/i
const HIDDEN = /display\s*:\s*none|mso-hide\s*:\s*all|\shidden([\s=>]|$)/i
/** Where programs that mark nothing begin what they quote; all that follows is old. */
const OLD =
  /divRplyFwdMsg|appendonsend|OLK_SRC_BODY_SECTION|reference-message|yahoo_quoted|border-top:\s*(1\.0pt\s+)?solid\s+#(E1E1E1|B5C4DF)/i

/** What stands in the text in their place. */
const SEPARATOR = '-----Original Message-----'

interface Open {
  name: string
  quotes: boolean
  hides: boolean
  keepsSpace: boolean
}

/** The text of a mail's HTML as plain mail would have it: quoted lines begin with `>`. Takes linear time. */
export function textOf(html: string): string {
  const page = createPage()
  const stack = createStack()
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<', at)
    const text = html.slice(at, start < 0 ? html.length : start)
    if (text && !stack.hides()) page.write(decodeEntities(text), stack.keepsSpace())
    if (start < 0) break
    const tag = tagAt(html, start)
    at = tag.end
    if (!tag.name) continue
    if (tag.closes) close(stack, tag.name, page)
    else begin(stack, tag, page)
  }
  return page.text()
}

/** What is open at a place of the page. */
function createStack() {
  const elements: Open[] = []
  const names = new Map<string, number>()
  let [hiding, keeping] = [0, 0]
  const count = ({ name, hides, keepsSpace }: Open, by: 1 | -1) => {
    names.set(name, (names.get(name) ?? 0) + by)
    if (hides) hiding += by
    if (keepsSpace) keeping += by
  }
  return {
    hides: () => hiding > 0,
    keepsSpace: () => keeping > 0,
    /** False where it is too deep. */
    push(element: Open): boolean {
      if (elements.length >= DEEPEST) return false
      elements.push(element)
      count(element, 1)
      return true
    },
    /** Closes the innermost of that name and all that it holds. */
    pop(name: string): Open[] {
      if (!names.get(name)) return []
      const closed = elements.splice(elements.findLastIndex((element) => element.name === name))
      for (const element of closed) count(element, -1)
      return closed
    },
  }
}

type Stack = ReturnType<typeof createStack>

function begin(stack: Stack, { name, attributes }: Tag, page: Page): void {
  const element = {
    name,
    quotes: name === 'blockquote' && !stack.hides(),
    hides: UNSEEN.has(name) || HIDDEN.test(attributes) || SIGNATURE.test(attributes),
    keepsSpace: name === 'pre',
  }
  if (!stack.hides()) {
    if (OLD.test(attributes)) page.line(SEPARATOR)
    if (name === 'br') page.lineBreak()
    else if (name === 'td' || name === 'th') page.write(' ', false)
    else if (BLOCKS.has(name)) page.block()
  }
  if (!VOID.has(name) && stack.push(element) && element.quotes) page.quote(1)
}

function close(stack: Stack, name: string, page: Page): void {
  const closed = stack.pop(name)
  const quotes = closed.filter((element) => element.quotes).length
  if (quotes > 0) page.quote(-quotes)
  if (stack.hides() || closed.length === 0) return
  if (name === 'p') page.gap()
  else if (BLOCKS.has(name)) page.block()
}

interface Tag {
  name: string
  closes: boolean
  attributes: string
  /** Where what follows begins. */
  end: number
}

function tagAt(html: string, start: number): Tag {
  const nothing = { name: '', closes: false, attributes: '' }
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4)
    return { ...nothing, end: end < 0 ? html.length : end + 3 }
  }
  const end = endOfTag(html, start + 1)
  const inside = html.slice(start + 1, Math.min(end - 1, start + 4000))
  const [, slash, name] = /^(\/?)([A-Za-z][A-Za-z\d:]*)/.exec(inside) ?? []
  if (name === undefined) return { ...nothing, end }
  return { name: name.toLowerCase(), closes: slash === '/', attributes: inside.slice(name.length), end }
}

/** Behind the `>` that ends it, or where the next one begins if a quotation mark is never closed. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let i = from; i < html.length && i < from + LONGEST_TAG; i++) {
    const sign = html[i]!
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '>') return i + 1
    else if (sign === '"' || sign === "'") quote = sign
  }
  const simple = html.indexOf('>', from)
  return simple < 0 ? html.length : simple + 1
}

const LONGEST_TAG = 2000

type Page = ReturnType<typeof createPage>

/** Lines as they come about, each with the marks of its quotation. */
function createPage() {
  const lines: string[] = []
  let [line, depth] = ['', 0]
  const end = () => {
    lines.push(line.trim() ? `${'> '.repeat(depth)}${line.trimEnd()}` : '')
    line = ''
  }
  const block = () => {
    if (line.trim()) end()
    line = ''
  }
  const gap = () => {
    block()
    if (lines.at(-1) !== '') lines.push('')
  }
  return {
    write(text: string, keepsSpace: boolean) {
      if (!keepsSpace) {
        const flat = text.replace(/[ \t\r\n\f]+/g, ' ')
        line += line === '' ? flat.trimStart() : flat
        return
      }
      const [head = '', ...rest] = text.split(/\r?\n/)
      line += head
      for (const part of rest) {
        end()
        line = part
      }
    },
    lineBreak: end,
    block,
    gap,
    line(text: string) {
      block()
      line = text
      end()
    },
    quote(by: number) {
      gap()
      depth = Math.min(20, Math.max(0, depth + by))
    },
    text() {
      block()
      return lines.join('\n')
    },
  }
}
