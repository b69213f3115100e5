import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRng, type Prompt, randomCommand } from '../../src/core/index.ts'
import { bletchley } from '../../src/games/bletchley/index.ts'
import { openWords } from '../../src/open-words.ts'
import { openPglite } from '../../src/storage/postgres/pglite.ts'
import { client } from '../support/service.ts'
import { inDatabase, inDirectory, run, serve } from './process.ts'

const over = (address: string) => ({
  fetch: (path: string, init?: RequestInit) => fetch(new URL(path, address), init),
})

let template: string

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'heliograph-template-'))
  const store = await openPglite(template)
  await store.migrate()
  await store.close()
})
afterAll(() => rm(template, { recursive: true, force: true }))

const inOwn = <T>(work: (directory: string) => Promise<T>) => inDatabase(template, work)

test('probe 40: the service starts on an empty directory, its curl works, matches outlive it, and it prints no secret', () =>
  inDirectory(async (directory) => {
    const environment = { DATA_DIR: directory, TEST_OPTIONS: 'true', METRICS_TOKEN: 'a-token-for-metrics' }
    const first = await serve(environment)
    const { out } = first.output()
    expect(out).toContain('Anyone who can reach it may create matches')
    expect(out).toContain(`Mail: goes to ${join(directory, 'mail')}; no answers are taken yet`)
    const curl = /curl [\s\S]+?'\n$/.exec(out)![0]
    const made = JSON.parse(spawnSync('sh', ['-c', curl], { encoding: 'utf8' }).stdout)
    expect(made.match).toMatchObject({ game: 'bletchley', status: 'active' })
    const at = `/v1/matches/${made.match.id}`
    const seat = made.seats[0].token
    const chosen = await client(over(first.address), seat).post(
      `${at}/commands`,
      { type: 'chooseWord', word: 'house' },
      { 'Idempotency-Key': 'w' },
    )
    expect(chosen.status).toBe(200)
    const before = await client(over(first.address), seat).get(`${at}/view`)
    const metrics = await client(over(first.address), 'a-token-for-metrics').get('/metrics')
    expect(metrics.text).toMatch(/heliograph_requests_total\{operation="createMatch",status="201"\} 1/)
    expect(await first.stop()).toBe(0)
    expect(first.output().err).not.toContain('"level":"error"')

    const second = await serve(environment)
    const after = await client(over(second.address), seat).get(`${at}/view`)
    expect(after.text).toBe(before.text)
    const again = await client(over(second.address), seat).post(
      `${at}/commands`,
      { type: 'chooseWord', word: 'house' },
      { 'Idempotency-Key': 'w' },
    )
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
    expect(again.body.entry).toEqual(chosen.body.entry)
    expect(await second.stop('SIGINT')).toBe(0)
    for (const secret of [seat, made.hostToken, 'HOUSE', 'house'])
      expect(second.output().err + first.output().err + second.output().out).not.toContain(secret)
  }))

test('a stop ends streams, lets answers end, and leaves nothing locked', () =>
  inOwn(async (directory) => {
    const service = await serve({ DATA_DIR: directory })
    const made = await client(over(service.address)).post('/v1/matches', {
      game: 'bletchley',
      seats: [{}, {}],
    })
    const stream = await fetch(new URL(`/v1/matches/${made.body.match.id}/events`, service.address), {
      headers: { Accept: 'text/event-stream' },
    })
    const reader = stream.body!.getReader()
    await reader.read()
    const closed = (async () => {
      while (!(await reader.read()).done);
    })().catch(() => {})
    expect(await service.stop()).toBe(0)
    await closed
    const next = await serve({ DATA_DIR: directory })
    expect(await next.stop()).toBe(0)
  }))

test('two processes never share a directory; the second says why and where the first is', () =>
  inOwn(async (directory) => {
    const service = await serve({ DATA_DIR: directory })
    for (const args of [['src/node.ts'], ['scripts/keys.ts', 'list']]) {
      const second = run(args, { DATA_DIR: directory, PORT: '0' })
      expect(await second.ended).toBe(1)
      const { err } = second.output()
      expect(err).toContain(`${directory} is in use by another process (pid ${service.child.pid}`)
      expect(err.trim().split('\n')).toHaveLength(1)
    }
    expect((await client(over(service.address)).get('/readyz')).status).toBe(200)
    expect(await service.stop('SIGKILL')).toBeNull()
    const next = await serve({ DATA_DIR: directory })
    expect(await next.stop()).toBe(0)
  }))

test('an environment that cannot be used is refused, each variable by its name', async () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    MIGRATE: 'perhaps',
    PUBLIC_URL: 'not a url',
    OPEN_CREATION: 'some',
    ADMIN_KEY: 'short',
    TRUST_PROXY: 'yes',
    RETENTION_DAYS: '0',
    METRICS_TOKEN: 'short',
    TEST_OPTIONS: '2',
  }
  const refused = run(['src/node.ts'], wrong)
  expect(await refused.ended).toBe(1)
  const { out, err } = refused.output()
  expect(out).toBe('')
  expect(
    err
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual(expect.arrayContaining(Object.keys(wrong)))
  expect(err).not.toMatch(/^ +at /m)
  const unreachable = run(['src/node.ts'], { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' })
  expect(await unreachable.ended).toBe(1)
  expect(unreachable.output().err).toMatch(/^the database does not answer/)
})

test('a port that is taken is said in one line', () =>
  inOwn((directory) =>
    inOwn(async (other) => {
      const service = await serve({ DATA_DIR: directory })
      const second = run(['src/node.ts'], { DATA_DIR: other, PORT: new URL(service.address).port })
      expect(await second.ended).toBe(1)
      expect(second.output().err).toMatch(/EADDRINUSE[^\n]*\n$/)
      expect(await service.stop()).toBe(0)
    }),
  ))

test('where creation is closed, keys are made, shown once, listed and revoked on the command line', () =>
  inOwn(async (directory) => {
    const environment = { DATA_DIR: directory, OPEN_CREATION: 'false' }
    const keys = async (...args: string[]) => {
      const ran = run(['scripts/keys.ts', ...args], environment)
      return { code: await ran.ended, ...ran.output() }
    }
    const made = await keys('create', 'Ada’s', 'frontend')
    expect(made.code).toBe(0)
    const [key, told] = made.out.split('\n')
    const id = /id (\S+)\./.exec(told!)![1]!
    const listed = await keys('list')
    expect(listed.out).toMatch(new RegExp(`^${id}  \\S+Z  alive  Ada’s frontend\n$`))
    expect(listed.out).not.toContain(key)
    const service = await serve(environment)
    const create = (token?: string) =>
      client(over(service.address), token).post('/v1/matches', { game: 'bletchley', seats: [{}, {}] })
    expect((await create()).status).toBe(401)
    expect((await create(key)).status).toBe(201)
    expect(await service.stop()).toBe(0)
    expect((await keys('revoke', id)).code).toBe(0)
    expect((await keys('revoke', id)).code).toBe(1)
    expect((await keys('list')).out).toContain('revoked')
    for (const args of [[], ['create'], ['delete', 'x'], ['list', 'more']]) {
      const wrong = await keys(...args)
      expect([wrong.code, wrong.err.includes('npm run keys -- create <name>')], args.join(' ')).toEqual([
        1,
        true,
      ])
    }
  }))

test('a record that the service gives is found right by `verify`, a changed one wrong', () =>
  inOwn(async (directory) => {
    const service = await serve({ DATA_DIR: directory })
    const made = await client(over(service.address)).post('/v1/matches', {
      game: 'bletchley',
      seats: [{}, {}],
    })
    const at = `/v1/matches/${made.body.match.id}`
    const dice = createRng('07'.repeat(32), 'verify', 0)
    for (let i = 0; i < 12; i++)
      for (const [n, { token }] of made.body.seats.entries()) {
        const mine = client(over(service.address), token)
        const { prompts } = (await mine.get(`${at}/prompts`)).body as { prompts: Prompt[] }
        if (!prompts.length) continue
        const { view } = (await mine.get(`${at}/view`)).body
        const c = { rng: dice, now: Date.now(), words: openWords().forLanguage('en')! }
        await mine.post(`${at}/commands`, randomCommand(bletchley as never, view, n, prompts, c))
      }
    await client(over(service.address), made.body.hostToken).post(`${at}/abandon`)
    const record = (await client(over(service.address)).get(`${at}/record`)).text
    expect(await service.stop()).toBe(0)
    const judge = async (text: string) => {
      const ran = run(['scripts/verify.ts', '-'], {}, text)
      return { code: await ran.ended, ...ran.output() }
    }
    const right = await judge(record)
    expect(right.err).toBe('')
    expect(right.code).toBe(0)
    expect(right.out).toMatch(/commitment right\n1 right\n2 right\n/)
    expect(right.out).toMatch(/\d+ right, 0 wrong, 0 unchecked\n$/)
    const seed = await judge(record.replace(/"seed":"../, '"seed":"00'))
    expect([seed.code, /commitment wrong/.test(seed.out)]).toEqual([1, true])
    const lines = record.trim().split('\n')
    const swapped = await judge(
      [lines[0], lines[1]!.replace(/"at":\d/, '"at":9'), ...lines.slice(2)].join('\n'),
    )
    expect([swapped.code, / wrong/.test(swapped.out)]).toEqual([1, true])
    for (const text of [
      '',
      'x',
      '{}',
      '{"record":1}\n',
      '[1]\n[2]',
      record.replace('"bletchley"', '"chess"'),
    ]) {
      const nonsense = await judge(text)
      expect(nonsense.code, text.slice(0, 20)).toBe(1)
      expect(nonsense.err.trim().split('\n'), text.slice(0, 20)).toHaveLength(1)
    }
    const missing = run(['scripts/verify.ts', '/no/such/file'])
    expect(await missing.ended).toBe(1)
  }))
