import { beforeEach, describe, expect, test } from 'vitest'
import { readReplyToken, tokenIn } from '../../src/app/mail/reply-address.ts'
import { client } from '../support/service.ts'
import { toy } from '../toy/index.ts'
import { MAIL_SETTINGS, openPost, type Post, seatByMail } from './table.ts'

const DAY = 86_400_000

describe('an invitation', () => {
  let post: Post
  beforeEach(() => {
    post = openPost()
  })

  const state = async ({ host, at }: Awaited<ReturnType<typeof seatByMail>>) =>
    (await host.get(`${at}/seats/1/invitation`)).body
  const headOf = async ({ ada, at }: Awaited<ReturnType<typeof seatByMail>>) => (await ada.get(at)).body

  test('goes to the address once, and says what it is to people and programs', async () => {
    const { id, made } = await seatByMail(post)
    expect(made.body.seats[1]).toEqual({ seat: 1 })
    expect(made.body.match).toMatchObject({ status: 'waiting', revision: 0 })
    const mails = await post.fresh()
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({
      to: 'ben@example.org',
      subject: `Lanterns (${id.slice(-6)})`,
      messageId: `<${id}.1.0@heliograph.test>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    const token = tokenIn('play@heliograph.test', mail!.replyTo!)!
    const place = { match: id, seat: 1, generation: 0, revision: 0 }
    expect(readReplyToken(post.service.app.ports.settings, token)).toEqual(place)
    for (const said of [mail!.text, mail!.html!]) {
      expect(said).toContain('join')
      expect(said).toContain('Seat 1: Ben, guest (you)')
      expect(said).toContain('https://heliograph.test/mail/')
    }
    expect(await post.fresh()).toEqual([])
  })

  test('F40: is looked at by scanners without anything coming of it', async () => {
    const table = await seatByMail(post)
    const page = post.pageOf((await post.fresh())[0]!)
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const answer = await post.service.fetch(page, { method })
      expect(answer.status, method).toBeLessThan(300)
    }
    const shown = await post.service.fetch(page)
    expect(await shown.text()).toContain('value="join"')
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(await headOf(table)).toMatchObject({ status: 'waiting', revision: 0 })
    expect(await state(table)).toEqual({ seat: 1, state: 'invited', sent: 1 })
    expect(await post.fresh()).toEqual([])
  })

  test('is accepted on its page, once and for all', async () => {
    const table = await seatByMail(post)
    const page = post.pageOf((await post.fresh())[0]!)
    const joined = await post.form(page, { act: 'join' })
    expect([joined.status, await joined.text()]).toEqual([200, expect.stringContaining('by mail')])
    expect(await headOf(table)).toMatchObject({ status: 'active', revision: 2 })
    expect((await headOf(table)).seats[1]).toMatchObject({ name: 'Ben', join: 'mail', taken: true })
    expect((await post.form(page, { act: 'join' })).status).toBe(200)
    expect(await headOf(table)).toMatchObject({ revision: 2 })
    expect(await state(table)).toMatchObject({ state: 'confirmed' })
    const { subscriptions } = post.service.store.notices!
    expect(await subscriptions(table.id)).toHaveLength(1)
  })

  test('is accepted by two clicks at once, and by one after a crash', async () => {
    const table = await seatByMail(post)
    const page = post.pageOf((await post.fresh())[0]!)
    const answers = await Promise.all([1, 2, 3].map(() => post.form(page, { act: 'join' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    // As if the process had died between the claim and what follows it.
    await post.service.store.mail!.setState(table.id, 1, 0, 'invited')
    const [before] = await post.service.store.notices!.subscriptions(table.id)
    await post.service.store.notices!.unsubscribe(table.id, before!.id)
    expect((await post.form(page, { act: 'join' })).status).toBe(200)
    expect(await headOf(table)).toMatchObject({ revision: 2 })
    expect(await post.service.store.notices!.subscriptions(table.id)).toHaveLength(1)
  })

  test.each([
    ['decline', 'declined'],
    ['stop', 'stopped'],
  ])('is turned down by %s, and nothing follows', async (act, said) => {
    const table = await seatByMail(post)
    const page = post.pageOf((await post.fresh())[0]!)
    expect((await post.form(page, { act })).status).toBe(200)
    expect(await state(table)).toMatchObject({ state: said })
    post.service.clock.pass(30 * DAY)
    expect(await post.fresh()).toEqual([])
    expect((await table.host.post(`${table.at}/seats/1/invitation`)).body.code).toBe('invitation-over')
    await seatByMail(post)
    expect(await post.fresh()).toHaveLength(act === 'stop' ? 0 : 1)
  })

  test('is stopped by one click of a mail program, in either encoding', async () => {
    for (const encode of [
      () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      () => {
        const form = new FormData()
        form.set('List-Unsubscribe', 'One-Click')
        return form
      },
    ]) {
      const table = await seatByMail(post, `${crypto.randomUUID()}@example.org`)
      const page = post.pageOf((await post.fresh())[0]!)
      expect((await post.service.fetch(page, { method: 'POST', body: encode() })).status).toBe(200)
      expect(await state(table)).toMatchObject({ state: 'stopped' })
    }
  })

  test('is repeated once by itself, and as often as the host may ask', async () => {
    const table = await seatByMail(post)
    const first = (await post.fresh())[0]!
    post.service.clock.pass(3 * DAY)
    const again = await post.fresh()
    expect(again).toMatchObject([{ inReplyTo: first.messageId, references: [first.messageId] }])
    expect(again[0]!.messageId).not.toBe(first.messageId)
    post.service.clock.pass(30 * DAY)
    expect(await post.fresh()).toEqual([])
    const ask = () => table.host.post(`${table.at}/seats/1/invitation`)
    for (let sent = 2; sent < 5; sent++) {
      expect((await ask()).status).toBe(202)
      expect(await post.fresh()).toHaveLength(1)
    }
    const refused = await ask()
    expect([refused.status, refused.body.code]).toEqual([409, 'invitation-over'])
    expect((await table.ada.post(`${table.at}/seats/1/invitation`)).status).toBe(403)
    expect((await table.host.get(`${table.at}/seats/0/invitation`)).status).toBe(404)
  })

  test('that the relay does not take now goes out later; a refused address is left alone', async () => {
    const table = await seatByMail(post)
    post.post.answer = () => ({ ok: false, error: 'SMTP 451' })
    expect(await post.fresh()).toEqual([])
    post.post.answer = () => ({ ok: true })
    expect(await post.fresh()).toEqual([])
    post.service.clock.pass(60_000)
    expect(await post.fresh()).toHaveLength(1)
    expect(await state(table)).toMatchObject({ sent: 1 })

    const refused = await seatByMail(post)
    post.post.answer = () => ({ ok: false, error: 'SMTP 550', gone: true })
    await post.drain()
    expect(await state(refused)).toEqual({ seat: 1, state: 'undeliverable', sent: 0 })
  })

  test('that nobody has answered when the match is over stays unanswered, and goes out no more', async () => {
    const table = await seatByMail(post)
    await table.host.post(`${table.at}/abandon`)
    expect(await post.fresh()).toEqual([])
    expect(await state(table)).toEqual({ seat: 1, state: 'invited', sent: 0 })
    expect((await table.host.post(`${table.at}/seats/1/invitation`)).body.code).toBe('invitation-over')
  })

  test('F38: is dead as soon as the host gives the seat to somebody else', async () => {
    const table = await seatByMail(post)
    const page = post.pageOf((await post.fresh())[0]!)
    await table.host.post(`${table.at}/seats/1/replace`, { kind: 'human', name: 'Dora' })
    expect((await post.service.fetch(page)).status).toBe(404)
    expect((await post.form(page, { act: 'join' })).status).toBe(404)
    expect(await post.service.store.mail!.addresses(table.id)).toEqual([])
    post.service.clock.pass(30 * DAY)
    expect(await post.fresh()).toEqual([])
  })

  test('with another signature leads nowhere', async () => {
    await seatByMail(post)
    const page = post.pageOf((await post.fresh())[0]!)
    for (const wrong of [
      page.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      page.replace('/1/0/', '/0/0/'),
      page.replace('/1/0/', '/1/1/'),
    ]) {
      expect((await post.service.fetch(wrong)).status, wrong).toBe(404)
      expect((await post.form(wrong, { act: 'join' })).status, wrong).toBe(404)
    }
    expect((await post.form(page, { act: 'dance' })).status).toBe(422)
    expect((await post.service.fetch(page, { method: 'POST', body: '{"act":"join"}' })).status).toBe(422)
  })

  test('works on a private match as well', async () => {
    const seats = [{}, { mail: 'ben@example.org' }]
    const made = await post.make({ game: toy.meta.id, visibility: 'private', seats })
    const page = post.pageOf((await post.fresh())[0]!)
    expect((await post.form(page, { act: 'join' })).status).toBe(200)
    const token = made.body.seats[0].token
    const head = await client(post.service, token).get(`/v1/matches/${made.body.match.id}`)
    expect(head.body.status).toBe('active')
  })

  test('is made once, however often the match is asked for', async () => {
    const body = { game: toy.meta.id, seats: [{ name: 'Ada' }, { mail: 'ben@example.org' }] }
    const key = { 'Idempotency-Key': '3f0d8a52-0000-4000-8000-000000000001' }
    const make = () => client(post.service).post('/v1/matches', body, key)
    const [first, second] = [await make(), await make()]
    expect(second.body.match.id).toBe(first.body.match.id)
    expect(second.body.seats[1]).toEqual({ seat: 1 })
    const mails = await post.fresh()
    expect(mails).toHaveLength(1)
    expect((await post.form(post.pageOf(mails[0]!), { act: 'join' })).status).toBe(200)
  })
})

describe('a seat by mail is refused', () => {
  const post = openPost()
  const refusal = async (seats: object[], more: object = {}, at = post) => {
    const { status, body } = await at.make({ game: toy.meta.id, seats, ...more })
    return [status, body.code, ...(body.errors ?? []).map((e: { path: string }) => e.path)]
  }

  test.each([
    'ben',
    'ben@',
    '@example.org',
    'ben@localhost',
    'ben@[127.0.0.1]',
    'ben@127.0.0.1',
    'ben@example.org\r\nBcc: eve@example.org',
    'ben@example.org\nx',
    'Ben <ben@example.org>',
    '"ben ben"@example.org',
    'ben@example.org,eve@example.org',
    'bén@example.org',
    `${'b'.repeat(65)}@example.org`,
    `ben@${`${'e'.repeat(60)}.`.repeat(5)}org`,
    `ben@${'e'.repeat(64)}.org`,
    'ben@exa_mple.org',
    'ben@example.org/x',
    'ben@evil.org#example.org',
    'play@heliograph.test',
    'play+mzxw6@heliograph.test',
    'PLAY@HELIOGRAPH.TEST',
  ])('at %j', async (mail) => {
    expect((await refusal([{}, { mail }])).slice(0, 3)).toEqual([
      422,
      expect.stringMatching(/^invalid-(seats|body)$/),
      '/seats/1/mail',
    ])
  })

  test('where it is a bot’s, or is offered otherwise as well', async () => {
    const mail = 'ben@example.org'
    for (const other of [{ kind: 'bot' }, { join: 'open' }, { join: 'invite' }, { join: 'token' }])
      expect(await refusal([{}, { mail, ...other }])).toEqual([422, 'invalid-seats', '/seats/1'])
    expect((await refusal([{}, { join: 'mail' }]))[0]).toBe(422)
  })

  test('where this server sends no mail', async () => {
    const seats = [{}, { mail: 'ben@example.org' }]
    const without = openPost({ settings: { mail: undefined } as object })
    expect(await refusal(seats, {}, without)).toEqual([409, 'not-offered'])
    const unsigned = openPost({ settings: { ...MAIL_SETTINGS, signingKey: undefined } as object })
    expect(await refusal(seats, {}, unsigned)).toEqual([409, 'not-offered'])
  })

  test('at a live table of Message in a Bottle', async () => {
    const make = (options: object) =>
      post.make({ game: 'message-in-a-bottle', options, seats: [{}, { mail: 'ben@example.org' }] })
    const live = await make({})
    expect([live.status, live.body.code]).toEqual([422, 'invalid-seats'])
    expect(live.body.detail).toContain('tempo: sealed')
    expect((await make({ tempo: 'sealed', sealedBy: 'length' })).status).toBe(201)
  })

  test('where too many are unanswered, of one inviter or to one address', async () => {
    const here = openPost()
    const invite = (mail: string, from: string) =>
      client(here.service).post(
        '/v1/matches',
        { game: toy.meta.id, seats: [{}, { mail }] },
        { 'X-Test-Address': from },
      )
    for (let n = 0; n < 10; n++) expect((await invite(`${n}@example.org`, 'one')).status).toBe(201)
    const full = await invite('more@example.org', 'one')
    expect([full.status, full.body.code]).toEqual([409, 'invitations-full'])
    expect((await invite('more@example.org', 'another')).status).toBe(201)
    for (let n = 0; n < 5; n++) expect((await invite('ben@example.org', `from ${n}`)).status).toBe(201)
    expect((await invite('ben@example.org', 'yet another')).body.code).toBe('invitations-full')
    here.service.clock.pass(86_400_001)
    expect((await invite('more@example.org', 'one')).status).toBe(201)
  })

  test('over GraphQL in the same words', async () => {
    const query = `mutation ($input: CreateMatchInput!) {
      createMatch(input: $input) { ... on Problem { code } ... on CreatedMatch { match { seats { join } } } } }`
    const make = async (mail: string) => {
      const input = { game: toy.meta.id, seats: [{}, { mail }] }
      return (await client(post.service).post('/graphql', { query, variables: { input } })).body.data
        .createMatch
    }
    expect(await make('ben@localhost')).toEqual({ code: 'invalid-seats' })
    expect(await make('ben@example.org')).toEqual({ match: { seats: [{ join: 'token' }, { join: 'mail' }] } })
  })
})

test('an address is kept as it is sent to', async () => {
  const post = openPost()
  await seatByMail(post, 'Ben+games@BÜCHER.Example.ORG')
  expect((await post.fresh())[0]!.to).toBe('Ben+games@xn--bcher-kva.example.org')
})
