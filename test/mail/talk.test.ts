import { describe, expect, test } from 'vitest'
import { replyTo } from '../../src/app/mail/place.ts'
import { readMail } from '../../src/transports/mail/read/index.ts'
import { client } from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { type MailTable, mailTable } from './answer-table.ts'
import { mailOf } from './mime.ts'
import { openPost, seatedByMail } from './table.ts'

const toys = () => mailTable({ game: 'toy', seed: SEED })

const messages = async (table: MailTable, seat = 1) =>
  (await table.seat(seat).get(table.at('/messages'))).body.messages as { to: unknown; text: string }[]

describe('talk by mail', () => {
  test('is said as it was written, once', async () => {
    const table = await toys()
    for (let i = 0; i < 2; i++)
      await table.write('chat Hello – “all” 👩‍👩‍👧\nchat 1: psst', { id: 'said@example.net' })
    expect((await messages(table)).map(({ to, text }) => [to, text])).toEqual([
      ['all', 'Hello – “all” 👩‍👩‍👧'],
      [1, 'psst'],
    ])
    expect(table.answer()).toContain('It has been said.')
  })

  test('what cannot be said is refused, and nothing after it is done', async () => {
    const table = await toys()
    await table.write(`chat ${'x'.repeat(3000)}\nresign`)
    expect(table.answer()).toContain('Not done: chat')
    expect(await messages(table)).toEqual([])
    expect(table.answer()).not.toContain('Done: resign')
    expect(table.answer()).toContain('- Write behind it what you want to say, in 2000 characters at most.\n')
    expect(table.answer().length).toBeLessThan(1000)
  })

  test.each([
    ['chat', 'Write behind it what you want to say'],
    ['chat 9: x', 'There is no such other seat.'],
    ['chat 100: x', 'There is no such other seat.'],
    ['chat seat 2: x', 'There is no such other seat.'],
    ['chat 0: x', 'There is no such other seat.'],
    ['chat team: x', 'There is nobody else in your team.'],
  ])('nobody hears it, and that is said plainly: %s', async (line, sentence) => {
    const table = await toys()
    await table.write(line)
    expect(table.answer()).toContain(`Not done: ${line}\n- ${sentence}`)
    expect(await messages(table)).toEqual([])
  })

  test('a seat may be called so', async () => {
    const table = await toys()
    await table.write('chat Seat 1: psst')
    expect(await messages(table)).toMatchObject([{ to: 1, text: 'psst' }])
  })
})

describe('talk in mails', () => {
  test('what others say is told with the next turn and by board, to those alone who may hear it', async () => {
    const post = openPost()
    const { ada, cy, at } = await seatedByMail(post)
    const say = (who: typeof ada, to: unknown, text: string) => who.post(`${at}/messages`, { to, text })
    expect((await say(ada, 'all', 'Good luck,\n\neverybody')).status).toBe(201)
    expect((await say(cy, 1, 'Just between us')).status).toBe(201)
    expect((await say(ada, 2, 'Not for Ben')).status).toBe(201)
    const mails: string[] = []
    for (const who of [ada, cy, ada, cy]) {
      const [prompt] = (await who.get(`${at}/prompts`)).body.prompts
      const command = prompt?.commands[0] ?? (prompt && { type: 'inscribe', text: 'Light' })
      if (command) await who.post(`${at}/commands`, command)
      post.service.clock.pass(1000)
      mails.push(...(await post.fresh()).map(({ text }) => text))
    }
    const told = mails.join('\n')
    expect(told.split('- Ada: Good luck, everybody')).toHaveLength(2)
    expect(told).toContain('- Cy (to you): Just between us')
    expect(told).not.toContain('Not for Ben')
  })
})

describe('talk that a mail has told', () => {
  test('is told once; of much the newest is', async () => {
    const post = openPost()
    const { id, ada, host, at } = await seatedByMail(post)
    await post.fresh()
    const say = async (text: string) => {
      post.service.clock.pass(60_000)
      expect((await ada.post(`${at}/messages`, { to: 'all', text })).status).toBe(201)
    }
    const seen: string[][] = []
    const read = async () => {
      const [mail] = await post.fresh()
      seen.push([...mail!.text.matchAll(/^- Ada: (.*)$/gm)].map(([, text]) => text!))
    }
    for (const text of ['one', 'two']) await say(text)
    // Something that every mail tells of.
    await host.post(`${at}/seats/2/replace`, { kind: 'human' })
    await ada.post(`${at}/commands`, { type: 'propose', what: 'pause' })
    await read()
    for (let n = 0; n < 25; n++) await say(`${n}`)
    await host.post(`${at}/abandon`)
    await read()
    expect(seen).toEqual([['one', 'two'], Array.from({ length: 20 }, (_, n) => `${n + 5}`)])
    expect(await post.service.store.mail!.address(id, 1, 0)).toMatchObject({ heard: 27 })
  })

  test('is not told again by the next one, where it came after the last move', async () => {
    const post = openPost()
    const { ada, host, at } = await seatedByMail(post)
    post.service.clock.pass(60_000)
    await ada.post(`${at}/messages`, { to: 'all', text: 'one' })
    const [first] = await post.fresh()
    expect(first!.text).toContain('- Ada: one')
    await host.post(`${at}/abandon`)
    const [last] = await post.fresh()
    expect(last!.text).toContain('the match is over')
    expect(last!.text).not.toContain('- Ada: one')
  })
})

describe('an agreement by mail', () => {
  test('is proposed and agreed to', async () => {
    const table = await toys()
    await table.write('propose pause')
    expect(table.answer()).toContain('Done: propose pause')
    await table.seat(1).post(table.at('/commands'), { type: 'refuse' })
    await table.seat(1).post(table.at('/commands'), { type: 'propose', what: 'pause' })
    await table.write('board')
    expect(table.answer()).toContain('    agree')
    await table.write('agree')
    expect(table.answer()).toContain('Done: agree')
    const { body } = await client(table.post, table.host).get(table.at())
    expect(body.pause).not.toBeNull()
  })

  test('that came up after the mail that is answered is not agreed to', async () => {
    const table = await toys()
    const shown = await table.revision()
    await table.seat(1).post(table.at('/commands'), { type: 'propose', what: 'pause' })
    await table.write('agree', { revision: shown })
    expect(table.answer()).toContain('Not done: agree')
    expect(table.answer()).toContain('came up after the mail')
  })
})

describe('what came of a proposal', () => {
  /** Ben, by mail, has proposed a pause to Ada and Cy; nobody waits for him. */
  async function proposed() {
    const post = openPost()
    for (;;) {
      const table = await seatedByMail(post)
      const { ada, cy, at, id } = table
      const [writer] = (await ada.get(at)).body.pending as number[]
      await post.fresh()
      if (writer === 1) continue
      const { address } = (await post.service.store.mail!.address(id, 1, 0))!
      const to = replyTo(post.service.app.ports.settings, { match: id, seat: 1, generation: 0 }, 2)!
      await post.service.app.receiveMail((await readMail(mailOf('propose pause', { from: address, to })))!)
      expect((await post.fresh()).map(({ text }) => text.split('\n')[0])).toEqual(['Done: propose pause'])
      const send = (who: typeof ada, command: object) => who.post(`${at}/commands`, command)
      return { ...table, post, send, ada, cy, writer: writer === 0 ? ada : cy }
    }
  }

  test('is told to its proposer, by one mail', async () => {
    const { post, send, ada, cy } = await proposed()
    await send(ada, { type: 'agree' })
    expect(await post.fresh()).toEqual([])
    await send(cy, { type: 'refuse' })
    const [mail, ...others] = await post.fresh()
    expect(mail!.text).toContain('- Ada agrees.\n- Cy refuses.')
    expect(others).toEqual([])
  })

  test('is told as a pause; its end is told with the turn that follows', async () => {
    const { post, send, ada, cy, writer } = await proposed()
    for (const who of [ada, cy]) await send(who, { type: 'agree' })
    const paused = await post.fresh()
    expect(paused).toHaveLength(1)
    expect(paused[0]!.text).toMatch(/^Lanterns: the match is paused\./)
    expect(paused[0]!.text).toContain('"propose resume" ends that at once.')
    await send(ada, { type: 'propose', what: 'resume' })
    await send(writer, { type: 'inscribe', text: 'Light' })
    const on = await post.fresh()
    expect(on).toHaveLength(1)
    expect(on[0]!.text).toMatch(/^Lanterns: it is your turn\./)
    expect(on[0]!.text).toContain('- The match goes on.')
  })

  test('is told where it lapses', async () => {
    const { post } = await proposed()
    post.service.clock.pass(3 * 86_400_000)
    await post.service.app.sweep()
    const [mail, ...others] = await post.fresh()
    expect(mail!.text).toContain('- Not everybody answered the proposal in time.')
    expect(others).toEqual([])
  })
})
