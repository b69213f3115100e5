import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, test } from 'vitest'
import { faultOf, isPublicAddress } from '../../src/app/index.ts'
import { createPost, type LookUp } from '../../src/transports/webhooks/post-node.ts'
import { openReceiver } from './receiver.ts'

const HOSTILE = [
  'https://127.0.0.1/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://0/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/',
  'https://10.0.0.1/',
  'https://172.16.0.9/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://192.0.2.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://１２７.０.０.１/',
  'https://ⓛocalhost/',
  'https://user:word@example.com/',
  'https://example.com:25/',
  'http://example.com/',
  'file:///etc/passwd',
  'ftp://example.com/',
  'https://router.local/',
  'https://database.internal/',
  'https://intranet/',
  'not an address',
]

describe('probe 32: where nothing is sent', () => {
  test.each(HOSTILE)('%s', async (address) => {
    expect(faultOf(address)).toBeTypeOf('string')
    const looked: string[] = []
    const post = createPost({
      lookUp: (host, done) => {
        looked.push(host)
        done(null, [{ address: '127.0.0.1', family: 4 }])
      },
    })
    expect((await post({ url: address, headers: {}, body: '{}' })).ok).toBe(false)
    expect(looked).toEqual([])
  })

  test.each([
    'https://example.com/a?b=c',
    'https://example.com:8443/',
    'https://93.184.216.34/',
    'https://[2606:2800:220:1::1]/',
  ])('%s is an address like any', (address) => expect(faultOf(address)).toBeUndefined())

  test.each(['', 'example.com', '127.0.0.1:80', '::', '::ffff:10.0.0.1', '3fff::1', 'fec0::1'])(
    '“%s” is not in the public internet',
    (address) => expect(isPublicAddress(address)).toBe(false),
  )
})

describe('an address is public just where another reader of addresses says so,', () => {
  const { IPv4, IPv6 } = ipaddr
  /** As it was judged there: IPv6 only where it has been given out. */
  const judged = (text: string) => {
    if (!ipaddr.isValid(text)) return false
    // It takes addresses of the compatible form, long given up (RFC 4291, 2.5.5.1), for mapped ones.
    if (/^::\d+\./.test(text)) return false
    const parsed = ipaddr.process(text)
    if (parsed.range() !== 'unicast') return false
    return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0]! & 0xe0) === 0x20
  }
  /** The first and the last address of every special block, and those before and behind it. */
  const edges = [IPv4, IPv6].flatMap((family) =>
    Object.values(
      (family.prototype as unknown as { SpecialRanges: Readonly<Record<string, unknown[]>> }).SpecialRanges,
    )
      .flatMap(
        (ranges) => (Array.isArray(ranges[0]) ? ranges : [ranges]) as [ipaddr.IPv4 | ipaddr.IPv6, number][],
      )
      .flatMap(([start, length]) => {
        const bytes = start.toByteArray()
        const first = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
        const last = first + (1n << BigInt(8 * bytes.length - length)) - 1n
        return [first - 1n, first, last, last + 1n].map((n) => written(n, bytes.length))
      }),
  )

  test('at the edges of every special block', () => {
    expect(edges.length).toBeGreaterThan(150)
    for (const text of edges) expect(isPublicAddress(text), text).toBe(judged(text))
  })

  test('anywhere', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.ipV4(),
          fc.ipV6(),
          fc.ipV6().map((text) => text.replace(/^[^:]*/, '2001')),
        ),
        (text) => {
          expect(isPublicAddress(text), text).toBe(judged(text))
        },
      ),
      { numRuns: 2000 },
    )
  })

  /** A number as an address of so many bytes; beyond the last one comes the first. */
  function written(n: bigint, bytes: number): string {
    const hex = BigInt.asUintN(8 * bytes, n)
      .toString(16)
      .padStart(2 * bytes, '0')
    return ipaddr.fromByteArray([...Buffer.from(hex, 'hex')]).toString()
  }
})

describe('probe 33: a name is judged when it is dialled', () => {
  const url = 'https://hooks.example.com/'
  const called = async (lookUp: LookUp) =>
    createPost({ lookUp, patience: 1000 })({ url, headers: {}, body: '{}' })

  test.each<[string, LookUp]>([
    ['leads inside by now', (_, done) => done(null, [{ address: '10.0.0.1', family: 4 }])],
    [
      'leads both ways',
      (_, done) =>
        done(null, [
          { address: '93.184.216.34', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ]),
    ],
    ['cannot be looked up', (_, done) => done(new Error('SERVFAIL'), [])],
    ['leads nowhere', (_, done) => done(null, [])],
  ])('one that %s is refused, and nobody is told why', async (_, lookUp) => {
    expect(await called(lookUp)).toEqual({ ok: false, error: 'The receiver could not be reached.' })
  })
})

describe('probe 34: receivers that behave badly', () => {
  const post = createPost({ allowPrivate: true, patience: 300 })
  const to = async (answer: Parameters<typeof openReceiver>[0]) => {
    const receiver = await openReceiver(answer)
    try {
      return await post({ url: receiver.url, headers: { 'Content-Type': 'application/json' }, body: '{}' })
    } finally {
      await receiver.close()
    }
  }

  test('a redirect is not followed', async () => {
    const inside = await openReceiver()
    const sent = await to((_, response) => response.writeHead(302, { Location: inside.url }).end())
    expect(sent).toEqual({ ok: false, error: 'HTTP 302: redirects are not followed' })
    expect(inside.received).toEqual([])
    await inside.close()
  })

  test('an endless answer is cut off', async () => {
    let written = 0
    const sent = await to((_, response) => {
      response.writeHead(200)
      const more = () => {
        if (response.destroyed) return
        written += 16_384
        response.write(Buffer.alloc(16_384), more)
      }
      more()
    })
    expect(sent).toEqual({ ok: true })
    expect(written).toBeLessThan(20_000_000)
  })

  test.each<[string, Parameters<typeof openReceiver>[0]]>([
    ['does not answer', () => {}],
    ['closes in the middle of its headers', (_, __, request) => request.socket.end('HTTP/1.1 200 O')],
    ['never ends its answer', (_, response) => void response.writeHead(200).write('x')],
    ['speaks something else', (_, __, request) => request.socket.end('HELO\r\n')],
  ])('one that %s could not be reached', async (_, answer) => {
    expect(await to(answer)).toMatchObject({ ok: false, error: 'The receiver could not be reached.' })
  })

  test.each<[number, Record<string, string>, object]>([
    [204, {}, { ok: true }],
    [410, {}, { ok: false, error: 'HTTP 410', gone: true }],
    [429, { 'Retry-After': '120' }, { ok: false, error: 'HTTP 429', retryAfter: 120 }],
    [500, {}, { ok: false, error: 'HTTP 500' }],
    [503, { 'Retry-After': 'soon' }, { ok: false, error: 'HTTP 503' }],
  ])('%i %o', async (status, headers, sent) => {
    expect(await to((_, response) => response.writeHead(status, headers).end())).toEqual(sent)
  })
})
