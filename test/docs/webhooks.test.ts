import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NOTICES } from '../../src/app/index.ts'
import { createPost } from '../../src/transports/webhooks/post-node.ts'
import { signedHeaders } from '../../src/transports/webhooks/sign.ts'

const page = readFileSync('docs/webhooks.md', 'utf8')

test('every event is explained', () => {
  const rows = [...page.matchAll(/^\| `([\w.]+)` +\|/gm)].map((found) => found[1])
  expect(rows).toEqual(expect.arrayContaining([...NOTICES, 'test']))
})

test('the receiver on the page takes what is signed, once, and nothing else', async () => {
  const code = /^```js\n([\s\S]*?)^```/m.exec(page)![1]!
  const file = join(mkdtempSync(join(tmpdir(), 'receiver-')), 'receiver.mjs')
  writeFileSync(file, code)
  const port = await freePort()
  const secret = `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`
  const receiver = spawn(process.execPath, [file], { env: { SECRET: secret, PORT: String(port) } })
  const printed: string[] = []
  receiver.stdout.on('data', (text) => printed.push(String(text)))
  try {
    const post = createPost({ allowPrivate: true })
    const url = `http://127.0.0.1:${port}/`
    const body = '{"type":"test"}'
    const now = Math.floor(Date.now() / 1000)
    const send = (headers: Record<string, string>, sent = body) => post({ url, headers, body: sent })
    const good = signedHeaders('a', now, body, [{ secret, until: null }])
    for (let tries = 0; !(await send(good)).ok && tries < 50; tries++)
      await new Promise((done) => setTimeout(done, 100))
    expect(await send(good)).toEqual({ ok: true })
    expect(await send(good, '{"type":"lie"}')).toMatchObject({ error: 'HTTP 401' })
    const old = signedHeaders('b', now - 400, body, [{ secret, until: null }])
    expect(await send(old)).toMatchObject({ error: 'HTTP 401' })
    const others = [{ secret: `whsec_${Buffer.from('y'.repeat(32)).toString('base64')}`, until: null }]
    expect(await send(signedHeaders('c', now, body, others))).toMatchObject({ error: 'HTTP 401' })
    const rotating = [...others, { secret, until: (now + 60) * 1000 }]
    expect(await send(signedHeaders('d', now, body, rotating))).toEqual({ ok: true })
    const over = [...others, { secret, until: now * 1000 }]
    expect(await send(signedHeaders('e', now, body, over))).toMatchObject({ error: 'HTTP 401' })
    await expect.poll(() => printed.join('')).toBe(`${body}\n${body}\n`)
  } finally {
    receiver.kill()
  }
})

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
