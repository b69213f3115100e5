import type { Example } from '../../src/transports/rest/openapi/examples.ts'
import { contract } from '../../src/transports/rest/operations/index.ts'

/** Whatever answers requests: a service in this process, or a server. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** What is asked of an operation. */
export interface Asked {
  path?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  token?: string | undefined
  body?: unknown
  /** In place of the method or the body that the operation has. */
  method?: string
  raw?: string
}

export interface Answer<T> {
  status: number
  body: T
}

/** Asks and keeps what was answered. */
export function createRecorder(fetch: Fetch) {
  const examples: Example[] = []
  return {
    examples,
    /** An answer that nobody keeps. */
    fetch,
    async ask<T>(operation: string, name: string, summary: string, asked: Asked = {}): Promise<Answer<T>> {
      const answer = await send(fetch, operation, asked)
      const { status, type, body } = answer
      if (status !== 304 && status !== 204)
        examples.push({
          operation,
          name,
          summary,
          ...(asked.body !== undefined && status < 400 && { request: asked.body }),
          status,
          type,
          answer: body,
        })
      return { status, body: body as T }
    },
  }
}

export type Recorder = ReturnType<typeof createRecorder>

async function send(fetch: Fetch, operation: string, asked: Asked) {
  const op = contract.find(({ id }) => id === operation)
  if (!op) throw new Error(`there is no operation ${operation}`)
  const { path = {}, query = {}, headers = {}, token, body, method, raw } = asked
  const place = op.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const search = Object.keys(query).length ? `?${new URLSearchParams(query)}` : ''
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const answer = await fetch(place + search, {
    method: method ?? op.method.toUpperCase(),
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(sent !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  })
  const text = await answer.text()
  const type = (answer.headers.get('Content-Type') ?? '').split(';')[0]!
  return { status: answer.status, type, body: /[/+]json$/.test(type) ? JSON.parse(text) : text }
}
