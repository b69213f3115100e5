import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, openMatch } from '../../src/client/index.ts'
import { bletchley } from '../../src/games/bletchley/index.ts'
import { type Served, serve } from '../runtime/process.ts'
import { cutter } from '../stress/support/cutter.ts'
import { until } from './support.ts'

let directory: string
let server: Served

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'heliograph-client-'))
  server = await serve({ DATA_DIR: directory })
})

afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

/** As a crash ends it, and at the same place again. */
async function restart(): Promise<void> {
  await server.stop('SIGKILL')
  server = await serve({ DATA_DIR: directory, PORT: new URL(server.address).port })
}

/** The machine may have much else to do while a server starts, milliseconds. */
const PATIENCE = 100_000

async function seated() {
  const { data } = await createClient({ url: server.address }).POST('/v1/matches', {
    body: { game: 'bletchley', options: { startingSeat: 0 }, seats: [{}, {}] },
  })
  const open = (seat: number, at = server.address) =>
    openMatch({
      url: at,
      id: data!.match.id,
      token: data!.seats[seat]!.token!,
      game: bletchley,
      patience: PATIENCE,
    })
  return { open }
}

test('connections that break or fall silent lose nothing, and an answer that was cut off neither', async () => {
  const { open } = await seated()
  const line = await cutter({ hostname: '127.0.0.1', port: Number(new URL(server.address).port) })
  const [ada, ben] = await Promise.all([open(0, `http://127.0.0.1:${line.port}`), open(1)])
  await until(ada, ({ connection }) => connection === 'open')
  line.cut()
  await until(ada, ({ connection }) => connection === 'waiting')
  await ben.submit({ type: 'chooseWord', word: 'signal' })
  await until(ada, ({ revision, connection }) => revision === 2 && connection === 'open')
  const kept = line.keepBack('HTTP/1.1 200') // what comes on the stream meanwhile is no answer
  const sent = ada.submit({ type: 'chooseWord', word: 'lantern' })
  await kept
  line.cut()
  expect(await sent).toMatchObject({ accepted: true, revision: 3, replayed: true })
  expect(await until(ben, ({ revision }) => revision === 3)).toMatchObject({ status: 'active' })
  ada.close()
  ben.close()
  await line.close()
})

test(
  'a match goes on over the death of the server, and a command that was sent meanwhile is done once',
  async () => {
    const { open } = await seated()
    const [ada, ben] = await Promise.all([open(0), open(1)])
    await ada.submit({ type: 'chooseWord', word: 'lantern' })
    await until(ben, ({ revision, connection }) => revision === 2 && connection === 'open')
    const down = restart()
    await until(ben, ({ connection }) => connection === 'waiting', PATIENCE)
    expect(ben.state.prompts.map(({ kind }) => kind)).toEqual(['choose-word'])
    const sent = await ben.submit({ type: 'chooseWord', word: 'signal' })
    expect(sent).toMatchObject({ accepted: true, revision: 3 })
    await down
    const state = await until(ada, ({ revision, connection }) => revision === 3 && connection === 'open')
    expect(state).toMatchObject({ source: 'folded', pending: [0], problem: null })
    const { data } = await ada.client.GET('/v1/matches/{id}/view', { params: { path: { id: ada.id } } })
    expect(data!.view).toEqual(state.view)
    ada.close()
    ben.close()
  },
  2 * PATIENCE,
)
