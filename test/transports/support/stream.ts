import type { EntryOut } from '../../../src/app/shapes.ts'
import type { MessageOut } from '../../../src/app/talk/shapes.ts'
import type { TestService } from '../../support/service.ts'

/** A reader of Server-Sent Events, by the letter of WHATWG HTML §9.2.6 as far as this service goes. */
export async function openStream(
  service: Pick<TestService, 'fetch'>,
  path: string,
  token?: string,
  headers: Record<string, string> = {},
) {
  const answer = await service.fetch(path, {
    headers: {
      Accept: 'text/event-stream',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  if (!answer.body) throw new Error(`no stream: ${answer.status}`)
  // Not piped through a decoder: that would let go of the stream some time later.
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  const stream = {
    status: answer.status,
    headers: answer.headers,
    /** All that came so far. */
    text: '',
    /** What of it is whole: ids and entries in order. */
    ids: [] as number[],
    entries: [] as EntryOut[],
    /** What was said at the table, as it came. */
    messages: [] as MessageOut[],
    pings: 0,
    over: false,
    /** Reads until an entry of that revision, or a later one, has come. */
    async until(revision: number) {
      while ((stream.ids.at(-1) ?? 0) < revision)
        if (!(await more())) throw new Error(`it ended before ${revision}`)
    },
    /** Reads until so many messages have come. */
    async hears(count: number) {
      while (stream.messages.length < count) if (!(await more())) throw new Error(`it ended before ${count}`)
    },
    /** Reads the first bytes. */
    async started() {
      if (!stream.text) await more()
    },
    async ended() {
      while (await more());
    },
    async leave() {
      await reader.cancel()
    },
  }
  let rest = ''
  const more = async (): Promise<boolean> => {
    const { value, done } = await reader.read()
    stream.over = done
    if (done) return false
    const text = decoder.decode(value, { stream: true })
    stream.text += text
    rest += text
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      take(rest.slice(0, end))
      rest = rest.slice(end + 2)
    }
    return true
  }
  const take = (block: string) => {
    const fields = Object.fromEntries(
      block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
    )
    if (block === ': ping') stream.pings++
    if (fields.event === 'message' && fields.id === undefined) stream.messages.push(JSON.parse(fields.data!))
    if (fields.event !== 'entry') return
    stream.ids.push(Number(fields.id))
    stream.entries.push(JSON.parse(fields.data!))
  }
  return stream
}
