import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { content } from '../../../src/games/signal/content.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import type { Rule } from '../../../src/games/signal/material/language.ts'
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

  test('a card that nobody can solve is right, and unsolved: the search has stopped', async () => {
    const { status, body } = await check('signal', cardWith([{ op: 'remove' }]))
    expect(status).toBe(200)
    expect(body.report.rounds).toEqual([1, 2, 3].map((round) => ({ round, solved: false, stopped: true })))
  })

  test('a witness of the card is looked at first, and what became of it is told', async () => {
    const card = cardWith([NO_BLACK])
    card.rounds[0]!.witness = ['Bc@A1', 'Wd@C3', 'Wd@D3']
    card.rounds[1]!.witness = ['Wd@C3']
    card.rounds[2]!.witness = ['Wd@C3', 'Wd@D3']
    const { body } = await check('signal', card)
    expect(body.report.rounds[0].witness.pieces).toEqual(['Bc@A1', 'Wd@C3', 'Wd@D3'])
    expect(body.report.rounds.map(({ given }: { given: string }) => given)).toEqual([
      'holds',
      'fails',
      'fails',
    ])
  })

  const anywhere: Rule = { op: 'toward', target: {}, pick: 'shared', far: 'any' }
  const between: Rule = { op: 'add', kind: { colour: 'W', shape: 'disc' }, between: [{}, {}] }
  const picky: Rule = {
    op: 'remove',
    count: 4,
    which: { either: Array.from({ length: 4 }, () => ({ touching: { alone: false } })), stack: 'single' },
  }

  test.each([
    ['go anywhere', anywhere],
    ['fill the mat', between],
    ['look at everything', picky],
  ])('eighteen rules that %s: the search stops, says so, and has not done too much', (_, rule) => {
    const card = cardWith(...Array.from({ length: 3 }, () => Array.from({ length: 6 }, () => rule)))
    // Twelve black pieces: more than can be sent, and no rule adds a black one.
    const pattern = Array.from({ length: 12 }, (_, i) => `B${'dct'[i % 3]} ${i % 4},${i >> 2}`)
    const began = performance.now()
    const report = content.check({ ...card, goal: { pattern, rotate: true, reflect: true } })
    // It is some 50 ms of work; without a bound these took a minute and more.
    expect(performance.now() - began).toBeLessThan(2000)
    expect(report).toMatchObject({ rounds: Array(3).fill({ solved: false, stopped: true }) })
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
    expect(await places({ rounds: cardWith().rounds, goal: { pattern: ['Wd 0,0^1'] } })).toEqual([
      '/goal/pattern/0',
    ])
    const odd = cardWith([{ op: 'dance' } as never])
    expect(await places(odd)).toEqual(['/rounds/0/rules/0/rule/op'])
  })
})
