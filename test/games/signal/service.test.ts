import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import { client, createTestService, seatMatch } from '../../support/service.ts'
import { cardWith, NO_BLACK } from './table.ts'

const TEXTS = Object.values(STOCK).flatMap(({ rounds }) =>
  rounds.flatMap(({ rules }) => rules.map(({ text }) => text)),
)

describe('R11: backs of cards', () => {
  test('are in no bundle of core and Signal', async () => {
    const contents = "export * from './src/core/index.ts'; export * from './src/games/signal/index.ts'"
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      charset: 'utf8',
      logLevel: 'error',
    })
    const text = outputFiles[0]!.text
    expect(text).toContain('Dark things do not float.')
    expect(TEXTS.length).toBeGreaterThan(100)
    expect(TEXTS.filter((one) => text.includes(one))).toEqual([])
  })

  test('are in no answer to another seat before the end, on any address', async () => {
    const service = createTestService()
    const match = await seatMatch(service, {
      game: 'signal',
      seats: [{ kind: 'human' }, { kind: 'human' }],
      options: { alien: 'difficulty', difficulty: 13 },
    })
    const [alien, expert] = [client(service, match.seats[0]!), client(service, match.seats[1]!)]
    const path = `/v1/matches/${match.id}`
    const sent = await expert.post(`${path}/commands`, { type: 'transmit', pieces: ['Wd@A1'], number: 1 })
    expect(sent.status).toBe(200)
    await alien.post(`${path}/commands`, { type: 'respond', choices: [] })
    const own = STOCK.ledger.rounds.flatMap(({ rules }) => rules.map(({ text }) => text))
    const told = async (who: typeof alien) => {
      const answers = ['', '/view', '/prompts', '/events', '/picture.svg', '/record', '/aids/response'].map(
        async (rest) => JSON.stringify((await who.get(`${path}${rest}`)).body ?? ''),
      )
      return (await Promise.all(answers)).join('\n')
    }
    const [ofAlien, ofExpert] = [await told(alien), await told(expert)]
    for (const text of own) {
      expect(ofAlien).toContain(JSON.stringify(text).slice(1, -1))
      expect(ofExpert).not.toContain(JSON.stringify(text).slice(1, -1))
    }
  })
})

describe('R11: cards of one’s own over HTTP', () => {
  const service = createTestService()
  const anyone = client(service)
  const check = (game: string, body: object) => anyone.post(`/v1/games/${game}/content/check`, body)

  test('the schema is published, and what cannot take content says so', async () => {
    const schema = await anyone.get('/v1/games/signal/schemas/content')
    expect(schema.status).toBe(200)
    expect(JSON.stringify(schema.body)).toContain('"unstack"')
    expect((await anyone.get('/v1/games/bletchley/schemas/content')).status).toBe(404)
    expect((await check('bletchley', {})).status).toBe(404)
    expect((await check('chess', {})).status).toBe(404)
  })

  test('a card is checked, and each round solved within a bound', async () => {
    const { status, body } = await check('signal', cardWith([NO_BLACK]))
    expect(status).toBe(200)
    expect(body.report.rounds).toMatchObject([
      { round: 1, solved: true },
      { round: 2, solved: true },
      { round: 3, solved: true },
    ])
    expect(body.report.rounds[0].witness.pieces.length).toBeGreaterThan(1)
  })

  test('a card that nobody can solve is right, and unsolved', async () => {
    const { status, body } = await check('signal', cardWith([{ op: 'remove' }]))
    expect([status, body.report.rounds.map((r: { solved: boolean }) => r.solved)]).toEqual([
      200,
      [false, false, false],
    ])
  })

  test('a witness of the card is looked at first', async () => {
    const card = cardWith([NO_BLACK])
    card.rounds[0]!.witness = ['Bc@A1', 'Wd@C3', 'Wd@D3']
    const { body } = await check('signal', card)
    expect(body.report.rounds[0].witness.pieces).toEqual(['Bc@A1', 'Wd@C3', 'Wd@D3'])
  })

  test('faults are told with their place', async () => {
    const card = cardWith([NO_BLACK], [{ op: 'move', towards: 'N', steps: 2, far: 'any' }])
    const places = async (change: object) => {
      const { status, body } = await check('signal', { ...card, ...change })
      expect([status, body.code]).toEqual([422, 'bad-card'])
      return body.errors.map((e: { path: string }) => e.path)
    }
    expect(await places({})).toEqual(['/rounds/1/rules/0/rule/steps'])
    expect(await places({ rounds: cardWith().rounds, goal: { layout: 'row' } })).toContain('/goal/total')
    expect(await places({ rounds: cardWith().rounds, goal: { total: 0 } })).toContain('/goal/total')
    expect(await places({ rounds: cardWith().rounds, goal: { pattern: ['Wd one'] } })).toEqual([
      '/goal/pattern/0',
    ])
    const odd = cardWith([{ op: 'dance' } as never])
    expect(await places(odd)).toEqual(['/rounds/0/rules/0/rule/op'])
  })
})
