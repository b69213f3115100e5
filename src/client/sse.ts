/** One event of a stream of Server-Sent Events (WHATWG HTML §9.2). */
export interface Message {
  id: string
  event: string
  data: string
}

/**
 * The events of a body, as they come. Comments and what is cut off at the end are left out.
 * @param heard called for whatever comes, comments too: the connection is alive
 */
export async function* messages(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<Message, void> {
  let fields: Partial<Record<string, string>> = {}
  for await (const line of lines(body, heard)) {
    if (line === '') {
      if (fields.data !== undefined)
        yield { id: fields.id ?? '', event: fields.event ?? 'message', data: fields.data }
      fields = {}
      continue
    }
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    fields[name] = name === 'data' && fields.data !== undefined ? `${fields.data}\n${value}` : value
  }
}

/** Ends of lines are LF, CRLF or CR; a CR at the end of a piece may be half of a CRLF. */
async function* lines(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<string, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      heard()
      const pieces = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      rest = pieces.pop()!
      yield* pieces
    }
  } finally {
    // A stream that broke has nothing to cancel.
    await reader.cancel().catch(() => {})
  }
}
