import { describe, expect, test } from 'vitest'
import { client } from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { type MailTable, mailTable } from './answer-table.ts'
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
