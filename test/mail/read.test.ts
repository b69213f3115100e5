import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OWN_HEADER } from '../../src/app/index.ts'
import { LARGEST_MAIL, readMail } from '../../src/transports/mail/read/index.ts'
import { base64, innerPart, joinBytes, mailOf, multipart, PLAYER } from './mime.ts'
import { FROM_ADA, FROM_NOBODY } from './senders.ts'
import { shapes } from './shapes.ts'

/** What this process has computed since then, however busy the machine is; milliseconds. */
function millisSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('F40: of a mail only the newest block that nobody quoted is read:', () => {
  test.each(shapes.map((shape) => [shape.name, shape] as const))('%s', async (_, { raw, lines }) => {
    expect((await readMail(raw))?.lines).toEqual(lines)
  })
})

describe('the head of a mail', () => {
  const head = (fields: Record<string, string>, more = {}) => readMail(mailOf('pass', { fields, ...more }))

  test('names sender, receivers, subject and the mails before it', async () => {
    const mail = await head(
      {
        Subject: '=?utf-8?Q?Re:_V=C3=A1=C5=A1_tah?=',
        References: '<a@b>\r\n <c@d>',
        Cc: 'Team: X@Example.org, y@example.org;',
        'Delivered-To': 'play+tok@example.org',
      },
      { from: '"Ada, of Net" <ADA@Example.NET>' },
    )
    expect(mail).toMatchObject({
      messageId: 'one@example.net',
      references: ['<a@b>', '<c@d>'],
      from: PLAYER,
      to: ['play+tok@example.org', 'play@example.org', 'x@example.org', 'y@example.org'],
      subject: 'Re: Váš tah',
    })
    expect(mail).not.toHaveProperty('automatic')
  })

  test('probe 38: a subject cannot bring in further fields', async () => {
    const mail = await head({ Subject: '=?utf-8?B?eA0KQmNjOiB2aWN0aW1AZXhhbXBsZS5vcmcNCg0KcmVzaWdu?=' })
    expect(mail!.to).toEqual(['play@example.org'])
    expect(mail!.lines).toEqual(['pass'])
  })

  test('with From twice is from nobody', async () => {
    expect((await readMail(joinBytes(`From: x@example.org\r\n`, mailOf('pass'))))!.from).toBe('')
    expect((await head({ From: '' }))!.from).toBe('')
  })

  test.each(FROM_NOBODY)('is from nobody: %s', async (from) => {
    expect((await head({}, { from }))!.from).toBe('')
  })

  test.each(FROM_ADA)('is from one: %s', async (from) => {
    expect((await head({}, { from }))!.from).toBe(PLAYER)
  })

  test('without an id one is made, the same for the same mail', async () => {
    const [first, again, other] = [
      await head({ 'Message-ID': '' }),
      await head({ 'Message-ID': '' }),
      await head({ 'Message-ID': '', Date: 'Mon, 30 Nov 2026 10:00:01 +0000' }),
    ]
    expect(first!.messageId).toMatch(/^[0-9a-f]{64}@unnamed$/)
    expect(again!.messageId).toBe(first!.messageId)
    expect(other!.messageId).not.toBe(first!.messageId)
  })
})

describe('mail that a program sent is known (RFC 3834):', () => {
  test.each<[string, Record<string, string>, string]>([
    ['an automatic answer', { 'Auto-Submitted': 'auto-replied (vacation)' }, 'auto-submitted'],
    ['one that its subject gives away', { Subject: 'Automatische Antwort: Bletchley' }, 'auto-reply'],
    ['one of Exchange', { 'X-Auto-Response-Suppress': 'All' }, 'auto-reply'],
    ['a notice', { 'Auto-Submitted': 'auto-generated' }, 'auto-submitted'],
    ['bulk', { Precedence: 'bulk' }, 'bulk'],
    ['junk', { Precedence: 'JUNK' }, 'bulk'],
    ['a list by its id', { 'List-Id': '<x.example.org>' }, 'list'],
    ['a list by its way out', { 'List-Unsubscribe': '<mailto:x@example.org>' }, 'list'],
    ['an absence, as programs say it', { 'X-Autoreply': 'yes' }, 'auto-reply'],
    ['an absence, otherwise', { 'X-Autorespond': 'on' }, 'auto-reply'],
    ['a bounce by its path', { 'Return-Path': '<>' }, 'bounce'],
    ['a bounce by its sender', { From: 'Mail Delivery <MAILER-DAEMON@example.org>' }, 'bounce'],
    ['a bounce that names whom it did not reach', { 'X-Failed-Recipients': 'x@example.org' }, 'bounce'],
    ['a loop: one of our own', { [OWN_HEADER]: '1' }, 'own'],
  ])('%s', async (_, fields, reason) => {
    expect((await readMail(mailOf('pass', { fields })))!.automatic).toBe(reason)
  })

  test('a report', async () => {
    const report = innerPart(
      'report',
      [{ body: 'It failed.' }, { type: 'message/delivery-status', body: 'Action: failed' }],
      '; report-type=delivery-status',
    )
    expect((await readMail(joinBytes('From: x@example.org\r\n', report)))!.automatic).toBe('report')
  })

  test('a bounce by the sender of its envelope, and a person by theirs', async () => {
    expect((await readMail(mailOf('pass'), { sender: '' }))!.automatic).toBe('bounce')
    expect((await readMail(mailOf('pass'), { sender: PLAYER }))!.automatic).toBeUndefined()
    const person = mailOf('pass', { fields: { 'Auto-Submitted': 'no', 'Return-Path': `<${PLAYER}>` } })
    expect((await readMail(person))!.automatic).toBeUndefined()
  })
})

describe('whatever comes, reading it does not throw', () => {
  const bodies = fc.constantFrom(...shapes.map(({ raw }) => raw))

  test('random bytes, and mails with bytes changed, cut off or said twice', async () => {
    const mangled = fc
      .tuple(bodies, fc.nat(), fc.nat(), fc.uint8Array({ maxLength: 40 }))
      .map(([raw, from, to, put]) =>
        joinBytes(raw.subarray(0, from % raw.length), put, raw.subarray(to % raw.length)),
      )
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 2000 }), mangled), async (raw) => {
        const mail = await readMail(raw)
        expect(mail === undefined || Array.isArray(mail.lines)).toBe(true)
      }),
      { numRuns: 600 },
    )
  })

  test('random HTML', async () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '</',
        '<!--',
        '-->',
        '<blockquote',
        '<p>',
        '&#',
        '&nbsp;',
        ';',
        '=',
        ' ',
        '\n',
        'x',
      ],
      ...['<div style="display:none', '</blockquote>', '<script>', '<br/>', '\0', '\uD800', '>'],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        const raw = mailOf({ type: 'text/html; charset=utf-8', body: pieces.join('') })
        expect(Array.isArray((await readMail(raw))!.lines)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  const nested = (depth: number): Uint8Array =>
    depth === 0
      ? joinBytes('Content-Type: text/plain\r\n\r\npass\r\n')
      : innerPart(`x-${depth}`, [nested(depth - 1)])

  test.each<[string, () => Uint8Array]>([
    ['a flood of fields', () => joinBytes('From: a@b.cc\r\n', 'X-A: b\r\n'.repeat(100_000), '\r\npass')],
    ['one endless field', () => joinBytes(`From: a@b.cc\r\nX-A: ${'a'.repeat(5 << 20)}\r\n\r\npass`)],
    ['a thousand parts in one another', () => joinBytes('From: a@b.cc\r\n', nested(1000))],
    ['a receiver without an end', () => mailOf('pass', { fields: { 'Delivered-To': 'a'.repeat(200_000) } })],
    ['a sender without an end', () => mailOf('pass', { from: `${'a <'.repeat(60_000)}` })],
    ['a hundred thousand receivers', () => mailOf('pass', { to: 'x@example.org, '.repeat(15_000) })],
  ])('%s is no mail, or a small one', async (_, make) => {
    const mail = await readMail(make())
    expect(['', 'pass']).toContain(mail?.lines.join() ?? '')
    expect(mail?.to.length ?? 0).toBeLessThanOrEqual(100)
  })

  test.each<[string, string]>([
    ['brackets', '<'.repeat(400_000)],
    ['open quotation marks', '<a b="'.repeat(60_000)],
    ['elements', '<blockquote>'.repeat(40_000)],
    ['elements that nothing opened', '<div>'.repeat(190) + '</p>'.repeat(100_000)],
    ['comments', '<!--'.repeat(100_000)],
    ['references', '&#x'.repeat(150_000)],
    ['spaces', `${' '.repeat(400_000)}x`],
    ['indented lines', `${' '.repeat(19_000)}x\n`.repeat(12)],
    ['quotation marks inside of others', `<a b='">`.repeat(30_000)],
    ['colons', 'a:\n'.repeat(80_000)],
    ['lines that go on', `Content-Type: text/plain; format=flowed\n${'word \n'.repeat(40_000)}`],
  ])('a flood of %s takes no time', async (_, body) => {
    const before = process.cpuUsage()
    expect(await readMail(mailOf({ type: 'text/html; charset=utf-8', body }))).toBeDefined()
    expect(await readMail(mailOf(body.replaceAll('>', '>\n')))).toBeDefined()
    expect(millisSince(before)).toBeLessThan(5000)
  })

  test('probe 38: ten megabytes are taken, what is attached is not even decoded, and no more is', async () => {
    const attached = (size: number) =>
      multipart('mixed', [
        { body: 'pass' },
        { type: 'application/zip', encoding: 'base64', body: base64(new Uint8Array(size)) },
      ])
    const large = attached(7_500_000)
    expect(large.length).toBeGreaterThan(9_500_000)
    const before = process.cpuUsage()
    expect((await readMail(large))!.lines).toEqual(['pass'])
    expect(millisSince(before)).toBeLessThan(5000)
    expect(await readMail(new Uint8Array(LARGEST_MAIL + 1))).toBeUndefined()
    expect(await readMail(attached(15_000_000))).toBeUndefined()
    expect(await readMail(new Uint8Array())).toBeUndefined()
  })
})
