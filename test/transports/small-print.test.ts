import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { coreRejections } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { client, createTestService } from '../support/service.ts'
import { seatToys } from './support/table.ts'

const service = createTestService()

test('every code that a problem may have is an anchor of the page its type names', async () => {
  const page = (await client(service).get('/docs')).text
  const codes = [coreRejections, ...Object.values(games).map((game) => game.rejections)].flatMap(Object.keys)
  expect(codes.filter((code) => !page.includes(`id="problem-${code}"`))).toEqual([])
})

test('published patterns keep to what every reader of JSON Schema knows', async () => {
  const { text } = await client(service).get('/openapi.json')
  expect(text).toContain('"pattern"')
  expect(text).not.toMatch(/\\\\p\{|\(\?<[=!]/)
})

test('a misspelt parameter does nothing but tell: no question becomes a deed', async () => {
  const table = await seatToys(service)
  const sent = await table.seat(0).post(table.at('/commands?dryrun=true'), { type: 'inscribe', text: 'A' })
  expect(sent.body).toMatchObject({ status: 400, code: 'bad-parameter', errors: [{ path: '/dryrun' }] })
  expect((await table.seat(0).post(table.at('/undo?to=1'), {})).status).toBe(400)
  expect(await table.revision()).toBe(1)
})

test('a key that hides is named once', async () => {
  const table = await seatToys(service)
  const answer = await service.fetch(table.at('/undo'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${table.seats[0]}`, 'Content-Type': 'application/json' },
    body: '{"__proto__":1}',
  })
  const { errors } = (await answer.json()) as { errors: { path: string }[] }
  expect(errors.map((e) => e.path)).toEqual(['/__proto__'])
})

test('a name has one line and something to be seen', async () => {
  const made = async (name: string) =>
    (await client(service).post('/v1/matches', { game: 'toy', seats: [{ name }, {}] })).status
  for (const name of ['a\u2028b', 'a\u2029b', '   ', '\u200b', '\u00ad'])
    expect(await made(name), name).toBe(422)
  for (const name of ['Ada', 'á', '👩‍🚀', '李']) expect(await made(name), name).toBe(201)
})

const RELAY = {
  SMTP_URL: 'smtp://relay.example.org',
  MAIL_FROM: 'Heliograph <hello@example.org>',
  REPLY_ADDRESS: 'play@example.org',
  PUBLIC_URL: 'https://example.org',
}

describe('what the environment may not say', () => {
  test.each([
    [{ ADMIN_KEY: 'correct horse battery staple!' }, 'ADMIN_KEY'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SMTP_URL: 'http://relay.example.org' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Ada\r\nBcc: eve@example.org <ada@example.org>' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ REPLY_ADDRESS: 'player@example.org' }, 'REPLY_ADDRESS: has to be an address of at most 5'],
    [{ REPLY_ADDRESS: '@' }, 'REPLY_ADDRESS'],
    [{ ...RELAY, MAIL_FROM: '' }, 'MAIL_FROM: is needed'],
    [{ ...RELAY, REPLY_ADDRESS: '' }, 'REPLY_ADDRESS: is needed'],
    [{ ...RELAY, PUBLIC_URL: '' }, 'PUBLIC_URL: is needed'],
    [{ ...RELAY, DATABASE_URL: 'postgres://db' }, 'SIGNING_KEY: is needed'],
    [{ ...RELAY, MAIL_DIR: 'mail' }, 'MAIL_DIR'],
  ])('%j', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(name)
  })

  test.each(['play@localhost', '@localhost', 'play@example.org', '@play.example.org'])(
    'but %s may be answered to',
    (REPLY_ADDRESS) => {
      expect(readConfig({ ...RELAY, REPLY_ADDRESS })).toMatchObject({ REPLY_ADDRESS })
    },
  )
})
