/** Bodies are at most this long, bytes, and nested at most this deep. */
export const BODY = { bytes: 64 * 1024, depth: 32 }

export type BodyFault = 'too-large' | 'unsupported-media-type' | 'malformed-json'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export type JsonBody = { value: unknown } | { fault: BodyFault; detail: string } | undefined

/** Reads a JSON body, as {@link parseJson} says. */
export const readJson = async (request: Request): Promise<JsonBody> =>
  parseJson(request, await readBytes(request))

/**
 * The JSON (RFC 8259) in the body of a request that changes something. Refuses what different readers
 * would read differently: other encodings, a byte order mark, duplicate keys.
 * @returns undefined for an empty body
 */
export function parseJson(request: Request, bytes: Uint8Array | 'too-large'): JsonBody {
  if (bytes === 'too-large') return { fault: 'too-large', detail: `At most ${BODY.bytes} bytes are taken.` }
  if (bytes.length === 0) return undefined
  if (!isJson(request))
    return { fault: 'unsupported-media-type', detail: 'The Content-Type has to be application/json.' }
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return { fault: 'malformed-json', detail: 'The body is not UTF-8.' }
  }
  const { depth, members } = survey(text)
  if (depth > BODY.depth)
    return { fault: 'malformed-json', detail: `It is nested deeper than ${BODY.depth}.` }
  try {
    const value: unknown = JSON.parse(text)
    if (countMembers(value) !== members)
      return { fault: 'malformed-json', detail: 'A key occurs twice in one object.' }
    return { value }
  } catch {
    return { fault: 'malformed-json', detail: 'The body is not JSON.' }
  }
}

export function isJson(request: Request): boolean {
  if (request.headers.has('Content-Encoding')) return false
  const sent = request.headers.get('Content-Type') ?? ''
  if (sent === 'application/json') return true
  const [type, ...parameters] = sent.toLowerCase().split(';')
  if (type!.trim() !== 'application/json') return false
  return parameters.every(
    (p) => !p.trim().startsWith('charset') || /^charset\s*=\s*"?utf-8"?$/.test(p.trim()),
  )
}

/** The whole body, if it is no longer than what is taken. */
export async function readBytes(request: Request, most = BODY.bytes): Promise<Uint8Array | 'too-large'> {
  const declared = request.headers.get('Content-Length')
  if (Number(declared ?? 0) > most) return 'too-large'
  // A body as long as it says is taken whole: much cheaper than the stream, which servers make for us.
  if (declared !== null) {
    const whole = new Uint8Array(await request.arrayBuffer())
    return whole.length > most ? 'too-large' : whole
  }
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > most) {
      await reader.cancel()
      return 'too-large'
    }
    chunks.push(part.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Code units: looking at single characters of a text makes a string of each. */
const SIGN = {
  quote: 0x22,
  colon: 0x3a,
  bracket: 0x5b,
  backslash: 0x5c,
  bracketEnd: 0x5d,
  brace: 0x7b,
  braceEnd: 0x7d,
} as const

/** Depth of nesting and number of object members, before anything is parsed. */
function survey(text: string): { depth: number; members: number } {
  let [deepest, depth, members, quoted] = [0, 0, 0, false]
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i)
    if (quoted) {
      if (sign === SIGN.backslash) i++
      else if (sign === SIGN.quote) quoted = false
    } else if (sign === SIGN.quote) quoted = true
    else if (sign === SIGN.brace || sign === SIGN.bracket) deepest = Math.max(deepest, ++depth)
    else if (sign === SIGN.braceEnd || sign === SIGN.bracketEnd) depth--
    else if (sign === SIGN.colon) members++
  }
  return { depth: deepest, members }
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, v) => sum + countMembers(v), 0)
  return Array.isArray(value) ? inner : inner + Object.keys(value).length
}
