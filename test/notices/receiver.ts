import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a receiver of webhooks was sent. */
export interface Received {
  path: string
  headers: Record<string, string>
  text: string
  body: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** Somebody who listens on this machine. By default it says 204; `answer` says something else. */
export async function openReceiver(
  answer: (received: Received, response: ServerResponse, request: IncomingMessage) => void = (_, response) =>
    response.writeHead(204).end(),
) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]))
      const one = { path: request.url!, headers, text, body: JSON.parse(text) }
      received.push(one)
      answer(one, response, request)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    types: () => received.map((one) => one.body.type),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
