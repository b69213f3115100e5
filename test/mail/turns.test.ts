import { beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '../../src/app/index.ts'
import { readReplyToken, tokenIn } from '../../src/app/mail/reply-address.ts'
import { client } from '../support/service.ts'
import { openPost, type Post, seatedByMail } from './table.ts'

const MOTTO = { type: 'inscribe', text: 'Light' }
const HOUR = 3_600_000

/** Ada, Ben by mail and Cy at the toy game: one of them writes a motto, then all bid. */
describe('a turn', () => {
  let post: Post
  beforeEach(() => {
    post = openPost()
  })

  type Table = Awaited<ReturnType<typeof seatedByMail>>
  /** Plays the motto, whoever has to; Ben's by what the service itself may do for him. */
  const pending = async ({ ada, at }: Table) => (await ada.get(at)).body.pending as number[]
  /** A table at which Ada or Cy writes the motto: two in three are. */
  const tableWhereBenWaits = async (): Promise<Table & { writer: Table['ada'] }> => {
    for (;;) {
      const table = await seatedByMail(post)
      const [seat] = await pending(table)
      if (seat !== 1) return { ...table, writer: seat === 0 ? table.ada : table.cy }
      await post.fresh()
    }
  }
  const reasons = (mails: OutgoingMail[]) => mails.map(({ text }) => text.split('\n')[0])

  test('comes with what has happened, what may be answered, and where to', async () => {
    const { id, at, writer } = await tableWhereBenWaits()
    const [begun] = await post.fresh()
    expect(begun!.text).toMatch(/^Lanterns: the match goes on\./)
    expect(begun!.text).toContain('How moves are written')
    await writer.post(`${at}/commands`, MOTTO)
    const mails = await post.fresh()
    expect(reasons(mails)).toEqual(['Lanterns: it is your turn.'])
    const [mail] = mails
    expect(mail!.text).toContain('Light')
    expect(mail!.text).toMatch(/^ {4}bid \d+$/m)
    expect(mail!.text).not.toContain('The match starts.')
    expect(mail!.text).not.toContain('How moves are written')
    expect(mail!.text).toContain('/picture.svg?at=3')
    const thread = `<${id}.1.0@heliograph.test>`
    expect(mail).toMatchObject({ inReplyTo: thread, references: [thread], subject: begun!.subject })
    expect(mail!.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'X-Heliograph-Match': id })
    const token = tokenIn('play@heliograph.test', mail!.replyTo!)!
    expect(readReplyToken(post.service.app.ports.settings, token)).toMatchObject({ match: id, revision: 3 })
    expect(await post.fresh()).toEqual([])
  })

  test('keeps its id when it has to be sent again, and is told of once', async () => {
    const { at, id, writer } = await tableWhereBenWaits()
    await post.fresh()
    await writer.post(`${at}/commands`, MOTTO)
    const { notices } = post.service.store
    post.post.answer = () => ({ ok: false, error: 'SMTP 451' })
    await post.drain()
    const [subscription] = await notices!.subscriptions(id)
    const all = await notices!.deliveries(id, subscription!.id, 9)
    const failed = all.filter(({ error }) => error === 'SMTP 451')
    expect(failed.map(({ type }) => type)).toContain('turn.due')
    expect(failed.every(({ state }) => state === 'pending')).toBe(true)
    post.post.answer = () => ({ ok: true })
    post.service.clock.pass(10_000)
    // Whichever of them comes first tells of everything.
    const [mail, ...others] = await post.fresh()
    expect(failed.map(({ id }) => `<${id}@heliograph.test>`)).toContain(mail!.messageId)
    expect(others).toEqual([])
  })

  test('is not told of by a second mail while the first is on its way', async () => {
    await tableWhereBenWaits()
    await post.fresh()
    const { at, writer } = await tableWhereBenWaits() // its first mail waits
    let arrive = () => {}
    const way = new Promise<void>((done) => {
      arrive = done
    })
    post.post.answer = async () => {
      await way
      return { ok: true }
    }
    const first = await post.service.app.dispatch()
    expect(first.begun).toBe(1)
    await writer.post(`${at}/commands`, MOTTO)
    expect(await post.service.app.dispatch()).toMatchObject({ begun: 0 })
    arrive()
    await first.ended
    expect(reasons(await post.fresh())).toEqual([
      'Lanterns: the match goes on.',
      'Lanterns: it is your turn.',
    ])
  })

  test('is told of otherwise when it is taken back, and not at all when that was at once', async () => {
    const { at, writer } = await tableWhereBenWaits()
    await post.fresh()
    await writer.post(`${at}/commands`, MOTTO)
    await writer.post(`${at}/undo`, {})
    expect(await post.fresh()).toEqual([])
    await writer.post(`${at}/commands`, MOTTO)
    await post.fresh()
    await writer.post(`${at}/undo`, {})
    expect(reasons(await post.fresh())).toEqual(['Lanterns: it is not your turn any more.'])
  })

  test('what was taken back or withdrawn before a mail went out is in none', async () => {
    const { at, ada, writer } = await tableWhereBenWaits()
    await post.fresh()
    await ada.post(`${at}/commands`, { type: 'propose', what: 'pause' })
    await ada.post(`${at}/commands`, { type: 'withdraw' })
    await writer.post(`${at}/commands`, { ...MOTTO, text: 'Dark' })
    await writer.post(`${at}/undo`, {})
    await writer.post(`${at}/commands`, MOTTO)
    const [mail] = await post.fresh()
    expect(mail!.text).toContain('Light')
    expect(mail!.text).not.toMatch(/Dark|Taken back|propose|withdraw/)
    await writer.post(`${at}/undo`, {})
    expect((await post.fresh())[0]!.text).toContain('Taken back')
  })

  test('waits for the end of a stretch, and all that has gathered is one mail', async () => {
    const { at, page, writer } = await tableWhereBenWaits()
    expect((await post.form(page, { act: 'prefer', pace: 'hour' })).status).toBe(200)
    await post.fresh()
    post.service.clock.pass(1000)
    await writer.post(`${at}/commands`, MOTTO)
    expect(await post.fresh()).toEqual([])
    post.service.clock.pass(HOUR)
    expect(reasons(await post.fresh())).toEqual(['Lanterns: it is your turn.'])
  })

  test('that is held goes out once its reader wants mail for every turn again', async () => {
    const hours = (n: number) => new Date(post.service.clock.now() + n * HOUR).toISOString().slice(11, 16)
    for (const held of [{ pace: 'hour' }, { pace: 'each', from: hours(-1), until: hours(2) }] as Record<
      string,
      string
    >[]) {
      const { at, page, writer } = await tableWhereBenWaits()
      await post.fresh()
      expect((await post.form(page, { act: 'prefer', ...held })).status).toBe(200)
      post.service.clock.pass(1000)
      await writer.post(`${at}/commands`, MOTTO)
      expect(await post.fresh()).toEqual([])
      expect((await post.form(page, { act: 'prefer', pace: 'each' })).status).toBe(200)
      expect(reasons(await post.fresh())).toEqual(['Lanterns: it is your turn.'])
    }
  })

  test('waits for the end of quiet hours', async () => {
    const { at, page, writer } = await tableWhereBenWaits()
    await post.fresh()
    const minutes = (hours: number) =>
      new Date(post.service.clock.now() + hours * HOUR).toISOString().slice(11, 16)
    const asked = { act: 'prefer', pace: 'each', from: minutes(-1), until: minutes(2) }
    expect((await post.form(page, asked)).status).toBe(200)
    expect(await (await post.service.fetch(page)).text()).toContain(`value="${minutes(2)}"`)
    await writer.post(`${at}/commands`, MOTTO)
    expect(await post.fresh()).toEqual([])
    post.service.clock.pass(2 * HOUR)
    expect(await post.fresh()).toHaveLength(1)
    for (const wrong of [
      { pace: 'never' },
      { pace: 'each', from: '25:00', until: '07:00' },
      { pace: 'each', from: '22:00' },
    ])
      expect((await post.form(page, { act: 'prefer', ...wrong } as Record<string, string>)).status).toBe(422)
  })

  test('is not told of after one click, and is again when its reader comes back', async () => {
    const { at, page, host, writer } = await tableWhereBenWaits()
    await post.fresh()
    const stopped = await post.form(page, { 'List-Unsubscribe': 'One-Click' })
    expect(await stopped.text()).toContain('no more mail is sent to you')
    await writer.post(`${at}/commands`, MOTTO)
    expect(await post.fresh()).toEqual([])
    expect((await host.get(`${at}/seats/1/invitation`)).body.state).toBe('stopped')
    expect((await post.form(page, { act: 'join' })).status).toBe(200)
    await writer.post(`${at}/undo`, {})
    await post.fresh()
    await writer.post(`${at}/commands`, MOTTO)
    expect(reasons(await post.fresh())).toEqual(['Lanterns: it is your turn.'])
  })

  test('that came up while no mail was wanted is told of when its reader comes back', async () => {
    for (const back of [{ act: 'join' }, { act: 'prefer', pace: 'each' }] as Record<string, string>[]) {
      const { at, page, writer } = await tableWhereBenWaits()
      await post.fresh()
      await post.form(page, { act: 'stop' })
      await writer.post(`${at}/commands`, MOTTO)
      expect(await post.fresh()).toEqual([])
      expect((await post.form(page, back)).status).toBe(200)
      expect(reasons(await post.fresh())).toEqual(['Lanterns: it is your turn.'])
      expect((await post.form(page, back)).status).toBe(200)
      expect(await post.fresh()).toEqual([])
    }
  })

  test('that came with the start is told of when its reader stopped mail before the first one, and joins again', async () => {
    const table = await seatedByMail(post)
    expect((await post.form(table.page, { act: 'stop' })).status).toBe(200)
    expect(await post.fresh()).toEqual([])
    expect((await post.form(table.page, { act: 'join' })).status).toBe(200)
    const mine = (await pending(table))[0] === 1
    expect(reasons(await post.fresh())).toEqual([
      `Lanterns: ${mine ? 'it is your turn' : 'the match goes on'}.`,
    ])
  })

  test('is one thing, and a proposal another: the first line says which', async () => {
    const { id, at, ada, cy } = await tableWhereBenWaits()
    await post.fresh()
    const say = (who: Table['ada'], body: object) => who.post(`${at}/commands`, body)
    await say(ada, { type: 'propose', what: 'pause' })
    expect(reasons(await post.fresh())).toEqual(['Lanterns: you are asked about a proposal.'])
    await say(ada, { type: 'withdraw' })
    expect(reasons(await post.fresh())).toEqual(['Lanterns: the proposal need not be answered any more.'])
    const ben = { seat: 1, generation: 0 }
    const { app, clock } = post.service
    const sent = { matchId: id, token: ben, receivedAt: clock.now() }
    const proposal = { type: 'propose', what: 'pause' }
    await app.submitCommand(sent, proposal)
    await post.fresh()
    await say(cy, { type: 'refuse' })
    expect(reasons(await post.fresh())).toEqual(['Lanterns: your proposal was answered.'])
  })

  test('is told of to nobody once an address takes no mail', async () => {
    const { at, id, writer } = await tableWhereBenWaits()
    await post.fresh()
    await writer.post(`${at}/commands`, MOTTO)
    post.post.answer = () => ({ ok: false, error: 'SMTP 550', gone: true })
    await post.drain()
    post.post.answer = () => ({ ok: true })
    const [subscription] = await post.service.store.notices!.subscriptions(id)
    expect(subscription).toMatchObject({ disabled: 'SMTP 550' })
    expect(await post.service.store.mail!.address(id, 1, 0)).toMatchObject({ state: 'undeliverable' })
    await writer.post(`${at}/undo`, {})
    expect(await post.fresh()).toEqual([])
  })

  test('F38: is told of to the next holder of a seat, and not to the last one', async () => {
    const { at, id, host, page, writer } = await tableWhereBenWaits()
    await post.fresh()
    await host.post(`${at}/seats/1/replace`, { kind: 'human', name: 'Dora' })
    await writer.post(`${at}/commands`, MOTTO)
    expect(await post.fresh()).toEqual([])
    for (const act of ['join', 'stop', 'prefer'])
      expect((await post.form(page, { act, pace: 'each' })).status, act).toBe(404)
    expect(await post.service.store.mail!.addresses(id)).toEqual([])
  })

  test('a match that is over has one last word, and nothing after it', async () => {
    const { at, host, page } = await tableWhereBenWaits()
    await post.fresh()
    await host.post(`${at}/abandon`)
    const mails = await post.fresh()
    expect(reasons(mails)).toEqual(['Lanterns: the match is over.'])
    expect(mails[0]!.text).not.toContain('reply')
    post.service.clock.pass(30 * 24 * HOUR)
    expect(await post.fresh()).toEqual([])
    expect(await (await post.service.fetch(page)).text()).toContain('The match is over')
  })

  test('of little time left is written of, although it was told of before', async () => {
    const made = await post.make({
      game: 'toy',
      seats: [{ name: 'Ada' }, { name: 'Ben', mail: 'ben@example.org' }],
      clock: { perMove: 7200, reminders: [3600] },
    })
    const at = `/v1/matches/${made.body.match.id}`
    await post.form(post.pageOf((await post.fresh())[0]!), { act: 'join' })
    const ada = client(post.service, made.body.seats[0].token)
    if ((await ada.get(at)).body.pending[0] === 0) await ada.post(`${at}/commands`, MOTTO)
    const [due] = await post.fresh()
    expect(due!.text).toMatch(/^Lanterns: it is your turn\.\nUntil \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/m)
    post.service.clock.pass(HOUR)
    expect(reasons(await post.fresh())).toEqual(['Lanterns: it is still your turn, and little time is left.'])
    expect(await post.fresh()).toEqual([])
  })

  test('probe 40: an address is in no answer, entry, record or log', async () => {
    const log: string[] = []
    const table = await tableWhereBenWaits()
    const { at, ada, cy, host, writer } = table
    post.service.app.ports.log.info('nothing', {})
    await writer.post(`${at}/commands`, MOTTO)
    post.post.answer = () => {
      throw new Error('550 ben@example.org is unknown')
    }
    await post.drain()
    for (const who of [ada, cy, host, client(post.service)])
      for (const path of [
        '',
        '/view',
        '/prompts',
        '/events?lines=en',
        '/record',
        '/subscriptions',
        '/seats/1/invitation',
      ])
        log.push((await who.get(`${at}${path}`)).text)
    log.push(table.made.text, await (await post.service.fetch(table.page)).text())
    log.push((await host.post(`${at}/abandon`)).text, (await ada.get(`${at}/record`)).text)
    expect(log.length).toBeGreaterThan(20)
    for (const said of log) expect(said).not.toContain('ben@example')
  })

  test('no name and no word of a player becomes a header, a link or a line of its own', async () => {
    const made = await post.make({
      game: 'toy',
      seats: [{ name: '<img src=x>"\'&' }, { name: '=?utf-8?q?x?=', mail: 'ben@example.org' }],
    })
    const mails = await post.fresh()
    await post.form(post.pageOf(mails[0]!), { act: 'join' })
    const ada = client(post.service, made.body.seats[0].token)
    const at = `/v1/matches/${made.body.match.id}`
    await ada.post(`${at}/commands`, { type: 'inscribe', text: '</pre><script>alert(1)</script>' })
    mails.push(...(await post.fresh()))
    expect(mails.length).toBeGreaterThan(1)
    for (const { html, subject, headers } of mails) {
      expect(html).not.toMatch(/<(img src=x|script)/)
      expect([subject, ...Object.values(headers)].join('')).not.toMatch(/[\r\n]|utf-8/)
    }
    const page = await post.service.fetch(post.pageOf(mails[0]!))
    expect(await page.text()).not.toContain('<img')
  })
})
