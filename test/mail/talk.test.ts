import { describe, expect, test } from 'vitest'
import { client } from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { type MailTable, mailTable } from './answer-table.ts'

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
