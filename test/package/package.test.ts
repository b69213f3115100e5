import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'
import { type Listening, listen } from '../../src/transports/server.ts'
import { client, createTestService, seatMatch } from '../support/service.ts'
import { type Project, packedProject, run, writeExample } from './project.ts'

/** What a stranger writes: folds entries as they came over HTTP, with nothing but the package. */
const FOLD = `
import { readFileSync } from 'node:fs'
import { emptyFold, foldAll, fromWire, verify, readRecord } from 'heliograph/core'
import { games } from 'heliograph/games'
const { game, seats, logs } = JSON.parse(readFileSync('logs.json', 'utf8'))
const views = Object.fromEntries(Object.entries(logs).map(([viewer, entries]) =>
  [viewer, foldAll(games[game], emptyFold(seats), entries.map(fromWire)).game]))
console.log(JSON.stringify(views))
`

/** The same, for a record. */
const VERIFY = `
import { readFile } from 'node:fs/promises'
import { verify } from 'heliograph/client'
import { bletchley } from 'heliograph/games/bletchley'
import { openPack } from 'heliograph/words'
const words = openPack(await readFile(new URL(import.meta.resolve('heliograph/words/en-1.bin'))))
const { right, entries } = verify(await readFile('record.ndjson', 'utf8'), bletchley, { words })
console.log(JSON.stringify([right, ...entries.map(({ verdict }) => verdict)]))
`

/** The types that come with the package are read under a strict compiler. */
const TYPED = `
import { advance, emptyFold, type Fold, fromWire, type WireEntry } from 'heliograph/core'
import { createClient, openMatch, verify, type Schemas } from 'heliograph/client'
import { games } from 'heliograph/games'
import { bletchley } from 'heliograph/games/bletchley'
export const next = (fold: Fold, entry: WireEntry): Fold => advance(games.bletchley!, fold, fromWire(entry))
export const start: Fold = emptyFold([{ kind: 'human', taken: true }])
export const code: string = bletchley.meta.id
// @ts-expect-error revisions are numbers
export const wrong: Fold = { ...start, revision: 'one' }
export const head = async (url: string, id: string): Promise<Schemas['Match'] | undefined> =>
  (await createClient({ url }).GET('/v1/matches/{id}', { params: { path: { id } } })).data
export async function played(url: string, id: string, token: string): Promise<boolean> {
  const match = await openMatch({ url, id, token, game: bletchley })
  await match.submit({ type: 'chooseWord', word: 'lantern' })
  // @ts-expect-error a word is a text
  await match.submit({ type: 'chooseWord', word: 7 })
  const boards: number | undefined = match.state.view?.boards.length
  return boards === 2 && verify('', bletchley).right
}
`

let project: Project

beforeAll(async () => {
  project = await packedProject()
}, 600_000)

afterAll(() => project.remove())

test('the packed package folds the log of a watcher and of a seat to the server’s view', async () => {
  const service = createTestService()
  const match = await seatMatch(service, {
    game: 'bletchley',
    seats: [{}, { kind: 'bot' }, { kind: 'bot' }],
    seed: '11'.repeat(32),
  })
  await client(service, match.seats[0]).post(`/v1/matches/${match.id}/commands`, {
    type: 'chooseWord',
    word: 'street',
  })
  for (let turn = 0; turn < 6; turn++) {
    await service.settled()
    await client(service, match.seats[0]).post(`/v1/matches/${match.id}/commands`, { type: 'pass' })
  }
  await service.settled()
  expect(service.errors).toEqual([])
  const tokens = { spectator: match.watch, 0: match.seats[0]! }
  const logs: Record<string, unknown> = {}
  const views: Record<string, unknown> = {}
  for (const [viewer, token] of Object.entries(tokens)) {
    const entries = (await client(service, token).get(`/v1/matches/${match.id}/events?limit=500`)).body
      .entries
    expect(entries.length).toBeGreaterThan(10)
    logs[viewer] = entries
    views[viewer] = (await client(service, token).get(`/v1/matches/${match.id}/view`)).body.view
  }
  const seats = Array.from({ length: 3 }, () => ({ kind: 'human', taken: false }))
  await project.write('logs.json', JSON.stringify({ game: 'bletchley', seats, logs }))
  await project.write('fold.js', FOLD)
  const { stdout } = await run('node', ['fold.js'], { cwd: project.folder })
  expect(JSON.parse(stdout)).toEqual(views)
  expect(JSON.stringify(views.spectator)).not.toContain('STREET')
  expect(JSON.stringify(views[0])).toContain('STREET')
})

test('its types hold under a strict compiler', async () => {
  await project.write('typed.ts', TYPED)
  const tsc = resolve('node_modules/.bin/tsc')
  const flags = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--skipLibCheck',
    'false',
  ]
  await run(tsc, [...flags, '--types', '', 'typed.ts'], { cwd: project.folder }).catch((error) => {
    throw new Error(error.stdout)
  })
})

test('a record is checked with the word list that comes along', async () => {
  const service = createTestService()
  const match = await seatMatch(service, {
    game: 'bletchley',
    seats: [{}, {}],
    options: { dictionary: 'list' },
  })
  const path = `/v1/matches/${match.id}`
  const refused = await client(service, match.seats[0]).post(`${path}/commands`, {
    type: 'chooseWord',
    word: 'blorf',
  })
  expect(refused.body.code).toBe('word-unknown')
  for (const token of match.seats)
    await client(service, token).post(`${path}/commands`, { type: 'chooseWord', word: 'street' })
  await client(service, match.host).post(`${path}/abandon`)
  await project.write('record.ndjson', (await client(service).get(`${path}/record`)).text)
  await project.write('verify.js', VERIFY)
  const { stdout } = await run('node', ['verify.js'], { cwd: project.folder })
  expect(JSON.parse(stdout)).toEqual([true, 'right', 'right', 'right', 'right'])
})

test('it brings what it needs and nothing of the service', async () => {
  const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: project.folder })
  const names = stdout.trim().split('\n').slice(1)
  expect(names.map((path) => path.split('/node_modules/').at(-1)).sort()).toEqual([
    '@noble/hashes',
    'heliograph',
    'openapi-fetch',
    'openapi-typescript-helpers',
    'zod',
  ])
  const repository = JSON.parse(await readFile('package.json', 'utf8'))
  expect(Object.keys(repository.dependencies)).toContain('hono')
})

describe('the example of docs/client.md', () => {
  let server: Listening
  beforeAll(async () => {
    server = await listen(createTestService().rest, '127.0.0.1', 0)
    await writeExample(project)
  })
  afterAll(() => server.close())

  const PLAYED = /^2: Choose a secret word.*\n(\d+: .*\n)+\d+: ranked\nThe record is right\.$/

  test.each(['20.20.2', '22.23.3', '24.21.0'])(
    'runs on Node %s',
    async (version) => {
      const node = ['exec', '--yes', `--package=node@${version}`, '--', 'node']
      const at = { cwd: project.folder }
      expect((await run('npm', [...node, '--version'], at)).stdout.trim()).toBe(`v${version}`)
      const { stdout } = await run('npm', [...node, 'node.js', server.address], at)
      expect(stdout.trim()).toMatch(PLAYED)
    },
    300_000,
  )

  test('runs in workerd', async () => {
    await project.write(
      'wrangler.json',
      JSON.stringify({
        name: 'stranger',
        main: 'worker.js',
        compatibility_date: '2026-11-01',
        vars: { SERVICE: server.address },
      }),
    )
    const harness = createTestHarness({ workers: [{ configPath: join(project.folder, 'wrangler.json') }] })
    await harness.listen()
    const answer = await harness.fetch('http://stranger.test/')
    expect(await answer.text()).toMatch(PLAYED)
    await harness.close()
  }, 300_000)

  test('is built by Vite, and carries one game and no more', async () => {
    await project.write('index.html', '<!doctype html><body><script type="module" src="page.js"></script>')
    const built = await build({
      root: project.folder,
      logLevel: 'error',
      build: { target: 'es2022', write: false },
    })
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((b) => ('output' in b ? b.output : []))
    const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
    expect(code).toContain('bletchley')
    for (const other of ['message-in-a-bottle', 'alienCard', 'seti']) expect(code).not.toContain(other)
    const kibibytes = gzipSync(code, { level: 9 }).length / 1024
    expect(kibibytes).toBeGreaterThan(10)
    expect(kibibytes).toBeLessThan(45)
  }, 300_000)
})
