import { layOut, REST, sameJson, trimLike } from './json.ts'
import { mask } from './mask.ts'

/** How a block of output has to read after this run, given how it reads now. */
export interface Judged {
  same: boolean
  text: string
}

/** Holds what came out against what the text shows. `kind` is that of the block. */
export function judge(kind: string, shown: string, actual: string): Judged {
  if (kind === 'json') return judgeJson(shown, actual)
  if (kind === 'http') return judgeHttp(shown, actual)
  return judgeText(shown, actual)
}

function judgeJson(shown: string, actual: string): Judged {
  const now = parse(actual)
  if (now === undefined) return { same: false, text: ensureBreak(actual) }
  const before = parse(shown)
  const trimmed = before === undefined ? now : trimLike(now, before)
  return { same: before !== undefined && sameJson(before, trimmed), text: `${layOut(trimmed)}\n` }
}

/** Status, those headers that the example names, and the body. */
function judgeHttp(shown: string, actual: string): Judged {
  const [before, now] = [message(shown), message(actual)]
  const names = before.headers.map(nameOf)
  // The case of names is nobody's business (RFC 9110).
  const compared = (status: string, headers: readonly string[]) =>
    mask(
      [status, ...headers.map((header) => nameOf(header) + header.slice(nameOf(header).length))].join('\n'),
    )
  const headers = now.headers
    .filter((header) => names.includes(nameOf(header)))
    .sort((a, b) => names.indexOf(nameOf(a)) - names.indexOf(nameOf(b)))
  const body = now.body === '' ? { same: before.body === '', text: '' } : judgeJson(before.body, now.body)
  const head = [now.status, ...headers].join('\n')
  return {
    same: compared(now.status, headers) === compared(before.status, before.headers) && body.same,
    text: body.text ? `${head}\n\n${body.text}` : `${head}\n`,
  }
}

const nameOf = (header: string): string => header.split(':')[0]!.toLowerCase()

function message(text: string) {
  const [head = '', body = ''] = text.replaceAll('\r', '').split(/\n\n([\s\S]*)/)
  const [status = '', ...headers] = head.trim().split('\n')
  return { status, headers, body: body.trim() }
}

/** Lines; `…` stands for what was left out of a line, or on a line of its own for any number of them. */
function judgeText(shown: string, actual: string): Judged {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = mask(shown.trimEnd())
    .split('\n')
    .map((line) => (line === REST ? '[\\s\\S]*?' : line.split(REST).map(literal).join('.*?')))
    .join('\n')
  const same = new RegExp(`^${pattern}$`).test(mask(actual.trimEnd()))
  // Whoever left something out has to do so again by hand when the rest has changed.
  return { same, text: same && shown.includes(REST) ? shown : ensureBreak(actual) }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ensureBreak = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)
