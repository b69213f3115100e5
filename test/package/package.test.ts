import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client, createTestService, seatMatch } from '../support/service.ts'

const run = promisify(execFile)

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

/** The types that come with the package are read under a strict compiler. */
const TYPED = `
import { advance, emptyFold, type Fold, fromWire, type WireEntry } from 'heliograph/core'
import { games } from 'heliograph/games'
import { bletchley } from 'heliograph/games/bletchley'
export const next = (fold: Fold, entry: WireEntry): Fold => advance(games.bletchley!, fold, fromWire(entry))
export const start: Fold = emptyFold([{ kind: 'human', taken: true }])
export const code: string = bletchley.meta.id
// @ts-expect-error revisions are numbers
export const wrong: Fold = { ...start, revision: 'one' }
`

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heliograph-package-'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder])
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
  )
  await run('npm', ['install', '--no-audit', '--no-fund', `./${stdout.trim().split('\n').at(-1)}`], {
    cwd: folder,
  })
}, 600_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

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
  await writeFile(join(folder, 'logs.json'), JSON.stringify({ game: 'bletchley', seats, logs }))
  await writeFile(join(folder, 'fold.js'), FOLD)
  const { stdout } = await run('node', ['fold.js'], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual(views)
  expect(JSON.stringify(views.spectator)).not.toContain('STREET')
  expect(JSON.stringify(views[0])).toContain('STREET')
})

test('its types hold under a strict compiler', async () => {
  await writeFile(join(folder, 'typed.ts'), TYPED)
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
  await run(tsc, [...flags, '--types', '', 'typed.ts'], { cwd: folder }).catch((error) => {
    throw new Error(error.stdout)
  })
})
