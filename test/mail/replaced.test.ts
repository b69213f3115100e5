import { beforeEach, describe, expect, test } from 'vitest'
import { type AnyGame, readRecord, verify } from '../../src/core/index.ts'
import { openWords } from '../../src/open-words.ts'
import { client } from '../support/service.ts'
import { toy } from '../toy/index.ts'
import { openPost, type Post, seatByMail, seatedByMail } from './table.ts'

const DORA = { kind: 'human', name: 'Dora', mail: 'dora@example.org' }

describe('a seat that is given to somebody by mail', () => {
  let post: Post
  beforeEach(() => {
    post = openPost()
  })

  type Table = Awaited<ReturnType<typeof seatByMail>>
  const replace = ({ host, at }: Table, body: object = DORA, seat = 1, key?: string) =>
    host.post(`${at}/seats/${seat}/replace`, body, key ? { 'Idempotency-Key': key } : {})
  const headOf = async ({ ada, at }: Table) => (await ada.get(at)).body
  const seatOf = async (table: Table, seat = 1) => (await headOf(table)).seats[seat]
  const state = async ({ host, at }: Table, seat = 1) =>
    (await host.get(`${at}/seats/${seat}/invitation`)).body
  const join = (page: string) => post.form(page, { act: 'join' })
  const reasons = async () => (await post.fresh()).map(({ to, text }) => `${to} ${text.split('\n')[0]}`)

  test('is taken by the one who reads that mail, while the match goes on', async () => {
    const table = await seatedByMail(post)
    const { host, at, page: former } = table
    await post.fresh()
    const replaced = await replace(table)
    expect([replaced.status, replaced.body]).toEqual([200, { seat: 1, join: 'mail' }])
    expect(await headOf(table)).toMatchObject({ status: 'active', revision: 3 })
    expect(await seatOf(table)).toMatchObject({ name: 'Dora', join: 'mail', taken: true })
    const [invitation, ...others] = await post.fresh()
    expect(invitation).toMatchObject({
      to: 'dora@example.org',
      messageId: `<${table.id}.1.1@heliograph.test>`,
    })
    expect(invitation!.text).toMatch(/^You are invited to take over a seat in Lanterns\.\n/)
    expect(others).toEqual([])
    expect(await state(table)).toEqual({ seat: 1, state: 'invited', sent: 1 })
    expect((await host.post(`${at}/seats/1/invitation`)).status).toBe(202)
    const again = await post.fresh()
    expect(again).toMatchObject([{ to: 'dora@example.org' }])
    expect(again[0]!.text).toContain('This has been sent before')

    const page = post.pageOf(invitation!)
    expect(await (await post.service.fetch(page)).text()).toContain('value="decline"')
    expect((await join(former)).status).toBe(404)
    for (const joined of await Promise.all([join(page), join(page)])) expect(joined.status).toBe(200)
    expect(await headOf(table)).toMatchObject({ revision: 3 })
    expect(await state(table)).toEqual({ seat: 1, state: 'confirmed', sent: 2 })
    expect(await post.service.store.notices!.subscriptions(table.id)).toHaveLength(1)
    const [first, ...more] = await post.fresh()
    expect(first).toMatchObject({ to: 'dora@example.org' })
    expect(first!.text).toContain('How moves are written')
    expect(more).toEqual([])
    // And she plays: her turns come to her.
    expect(await (await post.service.fetch(page)).text()).toContain('You play this seat by mail')
    await host.post(`${at}/abandon`)
    expect(await reasons()).toEqual(['dora@example.org Lanterns: the match is over.'])
  })

  test('is waited for where the match has not begun, as at its creation', async () => {
    const table = await seatByMail(post)
    await post.fresh()
    // Ada's seat had a token in use: nobody plays for Dora before she has joined.
    expect((await replace(table, DORA, 0)).status).toBe(200)
    expect(await headOf({ ...table, ada: table.cy })).toMatchObject({ status: 'waiting', revision: 1 })
    const seats = async () => (await table.cy.get(table.at)).body.seats
    expect((await seats())[0]).toMatchObject({ join: 'mail', taken: false })
    const claimed = await client(post.service).post(`${table.at}/seats/0/claim`, { name: 'Eve' })
    expect([claimed.status, claimed.body.code]).toEqual([403, 'not-allowed'])
    const [invitation] = await post.fresh()
    expect((await replace(table, { kind: 'bot' })).status).toBe(200)
    expect((await table.cy.get(table.at)).body).toMatchObject({ status: 'waiting' })
    for (const joined of await Promise.all([1, 2].map(() => join(post.pageOf(invitation!)))))
      expect(joined.status).toBe(200)
    expect((await table.cy.get(table.at)).body).toMatchObject({ status: 'active' })
    expect((await seats())[0]).toMatchObject({ name: 'Dora', join: 'mail', taken: true })
    expect(await post.service.store.notices!.subscriptions(table.id)).toHaveLength(1)
    await table.host.post(`${table.at}/abandon`)
    const record = readRecord((await table.cy.get(`${table.at}/record`)).text)
    const { entries } = verify(record, toy as AnyGame, openWords().forLanguage('en')!)
    expect(entries.map(({ verdict }) => verdict)).toEqual(Array(5).fill('right'))
  })

  test('an open one that is given away is open no more', async () => {
    const made = await post.make({ game: toy.meta.id, seats: [{}, { join: 'open' }] })
    const at = `/v1/matches/${made.body.match.id}`
    const host = client(post.service, made.body.hostToken)
    expect((await host.post(`${at}/seats/1/replace`, DORA)).status).toBe(200)
    const claimed = await client(post.service).post(`${at}/seats/1/claim`, { name: 'Eve' })
    expect([claimed.status, claimed.body.code]).toEqual([403, 'not-allowed'])
  })

  test('says by mail only as long as it is', async () => {
    const table = await seatByMail(post)
    expect(await seatOf(table)).toMatchObject({ join: 'mail', taken: false })
    for (const [body, how] of [
      [{ kind: 'human' }, 'token'],
      [DORA, 'mail'],
      [{ kind: 'bot' }, 'token'],
    ] as const) {
      expect((await replace(table, body)).status).toBe(200)
      expect((await seatOf(table)).join).toBe(how)
    }
    expect((await state(table)).code).toBe('not-found')
    expect(await post.service.store.mail!.addresses(table.id)).toEqual([])
  })

  test('asked for again under one key is one invitation; what came of it stays', async () => {
    const table = await seatByMail(post)
    await post.fresh()
    const [first, second] = [await replace(table, DORA, 1, 'a'), await replace(table, DORA, 1, 'a')]
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(second.headers.get('Idempotency-Replayed')).toBe('true')
    const mails = await post.fresh()
    expect(mails).toHaveLength(1)
    await join(post.pageOf(mails[0]!))
    expect((await replace(table, DORA, 1, 'a')).status).toBe(200)
    expect(await state(table)).toMatchObject({ state: 'confirmed' })
    expect((await replace(table, { ...DORA, mail: 'other@example.org' }, 1, 'a')).body.code).toBe(
      'idempotency-key-reused',
    )
    expect((await replace(table, { ...DORA, mail: 'other@example.org' }, 1, 'b')).status).toBe(200)
    const late = await replace(table, DORA, 1, 'a')
    expect([late.status, late.body.code]).toEqual([409, 'seat-taken'])
    expect(await state(table)).toMatchObject({ state: 'invited' })
  })

  test('is turned down, and free to be given to somebody else', async () => {
    const table = await seatedByMail(post)
    await post.fresh()
    await replace(table)
    const [invitation] = await post.fresh()
    expect((await post.form(post.pageOf(invitation!), { act: 'decline' })).status).toBe(200)
    expect(await state(table)).toMatchObject({ state: 'declined' })
    expect((await replace(table, { ...DORA, mail: 'eve@example.org' })).status).toBe(200)
    expect(await reasons()).toEqual(['eve@example.org You are invited to take over a seat in Lanterns.'])
  })

  test('is refused where a seat of a new match would be', async () => {
    const table = await seatByMail(post)
    const refusal = async (body: object, who = table.host) => {
      const answer = await who.post(`${table.at}/seats/1/replace`, body)
      return [
        answer.status,
        answer.body.code,
        ...(answer.body.errors ?? []).map((e: { path: string }) => e.path),
      ]
    }
    for (const mail of ['ben@localhost', 'play@heliograph.test', 'ben'])
      expect((await refusal({ kind: 'human', mail })).slice(0, 3)).toEqual([
        422,
        expect.stringMatching(/^invalid-(seats|body)$/),
        '/mail',
      ])
    expect(await refusal({ ...DORA, kind: 'bot' })).toEqual([422, 'invalid-seats', '/mail'])
    expect(await refusal({ kind: 'human', mail: 'ben@localhost' }, table.ada)).toEqual([403, 'not-allowed'])
    const fill = (n: number) => post.make({ game: toy.meta.id, seats: [{}, { mail: `${n}@example.org` }] })
    for (let n = 0; n < 9; n++) await fill(n)
    expect(await refusal(DORA)).toEqual([409, 'invitations-full'])
    expect(await refusal(DORA, table.ada)).toEqual([403, 'not-allowed'])
    expect(await headOf(table)).toMatchObject({ revision: 0 })
    const live = await post.make({ game: 'message-in-a-bottle', seats: [{}, {}] })
    const host = client(post.service, live.body.hostToken)
    const hasty = await host.post(`/v1/matches/${live.body.match.id}/seats/1/replace`, DORA)
    expect([hasty.status, hasty.body.code]).toEqual([422, 'invalid-seats'])
  })

  test('again and again counts as often: nobody is written to without end', async () => {
    const table = await seatByMail(post)
    for (let n = 0; n < 9; n++)
      expect((await replace(table, { ...DORA, mail: `${n}@example.org` })).status).toBe(200)
    const full = await replace(table)
    expect([full.status, full.body.code]).toEqual([409, 'invitations-full'])
    expect((await replace(table, { kind: 'human' })).status).toBe(200)
    await table.host.post(`${table.at}/abandon`)
    expect((await table.host.delete(table.at)).status).toBe(204)
    const made = await post.make({ game: toy.meta.id, seats: [{}, { mail: 'eve@example.org' }] })
    expect(made.body.code).toBe('invitations-full')
    post.service.clock.pass(86_400_001)
    expect((await post.make({ game: toy.meta.id, seats: [{}, { mail: 'eve@example.org' }] })).status).toBe(
      201,
    )
  })

  test('over GraphQL in the same words', async () => {
    const table = await seatByMail(post)
    await post.fresh()
    const ask = async (query: string, who = table.host) =>
      (await who.post('/graphql', { query, variables: { id: table.id } })).body
    const given =
      await ask(`mutation ($id: ID!) { replaceSeat(matchId: $id, seat: 1, kind: human, mail: "dora@example.org") {
      ... on SeatToken { seat token join replayed } ... on Problem { code } } }`)
    expect(given.data.replaceSeat).toEqual({ seat: 1, token: null, join: 'mail', replayed: false })
    const look = 'query ($id: ID!) { match(id: $id) { invitation(seat: 1) { seat state sent } } }'
    const again = `mutation ($id: ID!) { inviteAgain(matchId: $id, seat: 1) {
      ... on Invitation { seat state sent } ... on Problem { code } } }`
    await post.fresh()
    const standing = { seat: 1, state: 'invited', sent: 1 }
    expect((await ask(look)).data.match.invitation).toEqual(standing)
    expect((await ask(again)).data.inviteAgain).toEqual(standing)
    const [mail] = await post.fresh()
    await join(post.pageOf(mail!))
    expect((await ask(look)).data.match.invitation).toEqual({ seat: 1, state: 'confirmed', sent: 2 })
    expect((await ask(again)).data.inviteAgain).toEqual({ code: 'invitation-over' })
    const hidden = await ask(look, table.ada)
    expect(hidden.data.match.invitation).toBeNull()
    expect(hidden.errors[0].extensions.code).toBe('not-allowed')
  })
})
