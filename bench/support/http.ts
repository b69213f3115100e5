import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  body: string
}

/**
 * One connection that is kept open, one request at a time. Understands no more of HTTP/1.1 than the
 * servers here send: the less the client does, the more of the machine is left to what is measured.
 */
export class Connection {
  readonly #socket: Socket
  #held = ''
  #waiting: { done(answer: Answer): void; failed(error: Error): void } | undefined

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (text: string) => this.#read(text))
    this.#socket.on('error', (error) => this.#end(error))
    this.#socket.on('close', () => this.#end(new Error('the server closed the connection')))
  }

  /** Sends a whole request as text. */
  ask(request: string): Promise<Answer> {
    return new Promise((done, failed) => {
      this.#waiting = { done, failed }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #end(error: Error): void {
    this.#waiting?.failed(error)
    this.#waiting = undefined
  }

  #read(text: string): void {
    this.#held += text
    const head = this.#held.indexOf('\r\n\r\n')
    if (head < 0) return
    const status = Number(this.#held.slice(9, 12))
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#held.slice(0, head))
    let end = head + 4
    if (length) end += Number(length[1])
    else if (status !== 304 && status !== 204) {
      if (!this.#held.endsWith('0\r\n\r\n')) return
      end = this.#held.length
    }
    if (this.#held.length < end) return
    const body = this.#held.slice(head + 4, end)
    this.#held = this.#held.slice(end)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.done({ status, body })
  }
}

/** A request as text. */
export function request(
  method: 'GET' | 'POST',
  path: string,
  { token, headers = '', body }: { token?: string; headers?: string; body?: string } = {},
): string {
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`
  const content =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}${headers}${content}\r\n${body ?? ''}`
}
