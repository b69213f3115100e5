import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { client } from '../support/service.ts'
import { run, serve } from './process.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres(18)
})
afterAll(() => server.stop())

const over = (address: string) => ({
  // A connection for each, so that both processes have their share.
  fetch: (path: string, init?: RequestInit) =>
    fetch(new URL(path, address), { ...init, headers: { ...init?.headers, Connection: 'close' } }),
})

/** The children of a process, by proc(5). */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) /, '')
            .split(' ')[1] === String(parent)
        )
      } catch {
        return false
      }
    })
    .map(Number)

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 50))
}

test('PROCESSES: several behind one port play one match; one that is killed is replaced, a signal ends all', async () => {
  const service = await serve({
    DATABASE_URL: await server.createDatabase(),
    OPEN_CREATION: 'true',
    PROCESSES: '2',
  })
  expect(service.output().out.match(/listens on/g)).toHaveLength(1)
  const parent = service.child.pid!
  await until(() => childrenOf(parent).length === 2)
  const http = over(service.address)
  const made = await client(http).post('/v1/matches', { game: 'bletchley', seats: [{}, {}] })
  const at = `/v1/matches/${made.body.match.id}`
  const choose = (seat: number, word: string) =>
    client(http, made.body.seats[seat].token).post(
      `${at}/commands`,
      { type: 'chooseWord', word },
      { 'Idempotency-Key': word },
    )
  const chosen = await choose(0, 'house')
  expect(chosen.status).toBe(200)
  for (let n = 0; n < 8; n++)
    expect((await client(http).get(at)).body).toMatchObject({ revision: chosen.body.revision })

  const [victim] = childrenOf(parent)
  // As long as a process has to live for its end to be an accident.
  await new Promise((done) => setTimeout(done, 2000))
  process.kill(victim!, 'SIGKILL')
  await until(() => childrenOf(parent).length === 2 && !childrenOf(parent).includes(victim!))
  expect((await choose(1, 'plant')).status).toBe(200)

  expect(await service.stop()).toBe(0)
  expect(childrenOf(parent)).toEqual([])
}, 60_000)

test('PROCESSES: what keeps one from starting is said, and not tried for ever', async () => {
  const broken = run(['src/node.ts'], {
    PORT: '0',
    PROCESSES: '2',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  })
  expect(await broken.ended).toBe(1)
  expect(broken.output().err).not.toBe('')
  const embedded = run(['src/node.ts'], { PORT: '0', PROCESSES: '2' })
  expect(await embedded.ended).toBe(1)
  expect(embedded.output().err).toContain('PROCESSES')
}, 60_000)
