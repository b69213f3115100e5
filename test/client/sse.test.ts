import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Message, messages } from '../../src/client/sse.ts'

const encoder = new TextEncoder()

/** A body that comes in these pieces. */
const bodyOf = (pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

async function read(pieces: readonly (string | Uint8Array)[]) {
  const got: Message[] = []
  let heard = 0
  const bytes = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece))
  for await (const message of messages(bodyOf(bytes), () => heard++)) got.push(message)
  return { got, heard }
}

const message = (data: string, event = 'message', id = ''): Message => ({ id, event, data })

test.each<[string, string, Message[]]>([
  [
    'the three ends of a line',
    'data: a\n\ndata: b\r\n\r\ndata: c\r\r\n',
    ['a', 'b', 'c'].map((d) => message(d)),
  ],
  ['several lines of data', 'data: a\ndata:\ndata: b\n\n', [message('a\n\nb')]],
  ['one space after the colon', 'data:  a\ndata:b\n\n', [message(' a\nb')]],
  ['comments and fields unknown', ': ping\n\nretry: 5\nnone\n: x\ndata: a\n\n', [message('a')]],
  [
    'kind and number',
    'event: entry\nid: 7\ndata: {}\n\ndata: b\n\n',
    [message('{}', 'entry', '7'), message('b')],
  ],
  ['a byte order mark', '\uFEFFdata: a\n\n', [message('a')]],
  ['what is cut off', 'data: a\n\ndata: b\n', [message('a')]],
])('%s', async (_, text, expected) => {
  expect((await read([text])).got).toEqual(expected)
})

test('it makes no difference where the pieces are cut, in characters too', async () => {
  const bytes = encoder.encode(
    ': x\r\n\r\nid: 1\r\ndata: {"s":"ěšč 🏮"}\r\n\r\nid: 2\rdata: é\r\rdata: z\n\n',
  )
  const whole = (await read([bytes])).got
  expect(whole.map(({ data }) => data)).toEqual(['{"s":"ěšč 🏮"}', 'é', 'z'])
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(bytes.length)), async (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), bytes.length]
      const pieces = at.slice(1).map((end, i) => bytes.subarray(at[i], end))
      const { got, heard } = await read(pieces)
      expect(got).toEqual(whole)
      expect(heard).toBe(pieces.length)
    }),
  )
})

test('who stops reading lets go of the body', async () => {
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('data: a\n\ndata: b\n\n')),
    cancel() {
      cancelled = true
    },
  })
  for await (const { data } of messages(body, () => {})) {
    expect(data).toBe('a')
    break
  }
  expect(cancelled).toBe(true)
})
