import { expect, test } from 'vitest'
import {
  type AnyGame,
  advance,
  type Command,
  createRng,
  emptyFold,
  type Fold,
  fromWire,
  type Prompt,
  type Rng,
  randomCommand,
  type Viewer,
  viewers,
} from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { MATCH_SEED } from '../games/conformance/play.ts'
import { loadSettings } from '../games/conformance/subject.ts'
import { anyToy } from '../games/toy/table.ts'
import { client, createTestService, seatMatch } from '../support/service.ts'
import { watched } from './support/stage.ts'
import { type Client, tableOf } from './support/table.ts'

/** Commands per game; a hundred thousand are no trouble, only slower. */
const COMMANDS = Number(process.env.RANDOM_COMMANDS ?? 1500)
/** A match is left after so many, so that there are several. */
const PER_MATCH = 250

/** Somebody who reads the log alone, and folds it with the published reducers. */
function createReader(
  game: AnyGame,
  viewer: Viewer,
  seats: Fold['table']['seats'],
  mine: Client,
  at: string,
) {
  let fold: Fold = emptyFold(seats)
  return {
    async catchUp() {
      const { body } = await mine.get(`${at}/events?after=${fold.revision}&limit=500`)
      for (const entry of body.entries) fold = advance(game, fold, fromWire(entry))
      const view = await mine.get(`${at}/view`)
      expect(view.text).toBe(JSON.stringify({ revision: fold.revision, viewer, view: fold.game ?? null }))
      return fold
    },
  }
}

/** Nearly right: a legal command with one value changed, taken away or added, or none of this game. */
function spoilt(command: Command, dice: Rng): object {
  const fields = Object.entries(command)
  const [key] = dice.pick(fields)
  const odd = [null, -1, 1e9, '', 'x'.repeat(300), [], {}, true, '\u0000', 1.5, ['c7', 'c7', 'c7']]
  return dice.pick<object>([
    { ...command, [key]: dice.pick(odd) },
    { ...command, more: 1 },
    Object.fromEntries(fields.filter(([k]) => k !== key)),
    { type: dice.pick(['undo', 'toString', '__proto__', 'pass', 'endTurn']) },
  ])
}

test.each([anyToy, ...Object.values(games)].map((game) => [game.meta.id, game] as const))(
  'probe 21: whoever reads the log of %s has what the server has, after random commands of every kind',
  async (_, game) => {
    const { settings, words } = await loadSettings(game.meta.id)
    // Czech tables let players judge, so the list of another language does for them.
    const lists = [words, { ...words, id: 'cs-test', language: 'cs' }]
    const service = createTestService({ games: { [game.meta.id]: game }, words: lists })
    const strict = watched(service) // looks at every answer: too slow for all those reads
    let [sent, accepted, refused] = [0, 0, 0]
    for (let n = 0; sent < COMMANDS; n++) {
      const setting = settings[n % settings.length]!
      const seed = MATCH_SEED('http', n)
      const table = tableOf(
        service,
        await seatMatch(service, {
          game: game.meta.id,
          options: setting.options,
          seats: setting.seats.map(({ taken: _taken, ...seat }) => ({ ...seat, kind: 'human' })),
          seed,
        }),
      )
      const dice = createRng(seed, 'dice', 0)
      const { body: head } = await table.nobody.get(table.at())
      const all = viewers(head.seats.length)
      const readers = all.map((viewer) => {
        const mine = viewer === 'spectator' ? table.nobody : table.seat(viewer)
        const setup = setting.seats.map((seat) => ({ ...seat, kind: 'human' as const, taken: true }))
        return createReader(game, viewer, emptyFold(setup).table.seats, mine, table.at())
      })
      let folds = await Promise.all(readers.map((reader) => reader.catchUp()))
      for (let i = 0; i < PER_MATCH && folds[0]!.table.status === 'active'; i++) {
        service.clock.pass(1 + dice.int(20_000))
        const pending = game.pending(folds.at(-1)!.game!)
        const seat = dice.int(5) ? (dice.pick(pending) ?? 0) : dice.int(head.seats.length)
        const mine = table.seat(seat, strict)
        const asked = (await mine.get(table.at('/prompts'))).body.prompts as Prompt[]
        folds = await Promise.all(readers.map((reader) => reader.catchUp())) // time has gone by
        const c = { rng: dice, now: service.clock.now(), words }
        const legal = asked.length
          ? randomCommand(game, folds[seat]!.game!, seat, asked, c)
          : { type: 'pass' }
        const how = dice.int(20)
        const answer =
          how === 0
            ? await mine.post(table.at('/undo'), {})
            : await mine.post(table.at('/commands'), how < 6 ? spoilt(legal, dice) : legal)
        sent++
        if (answer.status === 200) accepted++
        else refused++
        expect([200, 409, 422, 425, 403]).toContain(answer.status)
        folds = await Promise.all(readers.map((reader) => reader.catchUp()))
      }
      if (folds[0]!.table.status === 'active') continue
      const record = await client(service).get(table.at('/record'))
      expect(record.status).toBe(200)
    }
    expect(accepted).toBeGreaterThan(COMMANDS / 3)
    expect(refused).toBeGreaterThan(COMMANDS / 10)
    expect(service.errors).toEqual([])
  },
  60_000 + COMMANDS * 10,
)
