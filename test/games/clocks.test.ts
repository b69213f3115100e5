import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  type ClockSettings,
  nextDeadline,
  pendingBot,
  playBot,
  redact,
  type SeatSetup,
  settle,
} from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { wordsFor } from '../support/words/index.ts'
import {
  append,
  humans,
  play,
  refold,
  settleWorld,
  startWorld,
  T0,
  tryMove,
  type World,
} from '../support/world.ts'
import { seated } from './message-from-the-stars/settings.ts'
import { seated as signalSeated } from './signal/settings.ts'

const words = wordsFor('en')!
const DAY = 86_400_000
const PER_MOVE = 60

interface Laid {
  name: string
  game: string
  seats: readonly SeatSetup[]
  options: Record<string, unknown>
  /** What a whole match is in which nobody does anything and the clock skips: seconds from the start, events. */
  skipped: readonly string[]
  /** Where nobody can be skipped any further and the match waits. */
  waits?: true
}

const stars = (wishes: number, options: Record<string, unknown> = {}) => ({
  game: 'message-from-the-stars',
  options,
  seats: seated(
    options,
    Array.from({ length: wishes }, () => ({})),
  ),
})

const round = (from: number) => [
  `${from} transmissionSkipped stepBegan`,
  `${from + PER_MOVE} transmissionSkipped stepBegan`,
]

const dropped = (round: number): string =>
  Array.from({ length: round === 0 ? 1 : 3 }, () => 'cardDiscarded').join(' ')

const TABLES: readonly Laid[] = [
  {
    name: 'Bletchley',
    game: 'bletchley',
    seats: humans(2),
    options: { startingSeat: 0 },
    skipped: [
      '60 wordForgone',
      '60 wordForgone deckShuffled handDealt handDealt turnBegan',
      ...['120', '180', '240'].map((at) => `${at} passed turnBegan`),
      '300 passed secretsRevealed matchFinished',
    ],
  },
  {
    name: 'A Message From the Stars, together',
    ...stars(4, { scientistSubmit: 'majority' }),
    skipped: [
      ...[60, 180, 300].flatMap(round),
      '420 transmissionSkipped stepBegan',
      '480 transmissionSkipped cardsShown stepBegan',
      '540 guessSkipped wordsScored cardsShown stepBegan',
      '600 guessSkipped wordsScored stepBegan',
      // The Scientists have a whole move for the cipher, though they were waited for all along.
      '660 guessSkipped cipherScored secretsRevealed matchFinished',
    ],
  },
  {
    name: 'A Message From the Stars, teams',
    ...stars(6, { mode: 'teams' }),
    skipped: [
      ...[60, 180, 300].flatMap((at) => [
        `${at} transmissionSkipped`,
        `${at} transmissionSkipped transmissionsOpened stepBegan`,
        `${at + PER_MOVE} transmissionSkipped`,
        `${at + PER_MOVE} transmissionSkipped ${at === 300 ? 'cardsShown ' : ''}stepBegan`,
      ]),
      '420 guessSkipped',
      '420 guessSkipped wordsScored cardsShown stepBegan',
      '480 guessSkipped',
      '480 guessSkipped wordsScored stepBegan',
      '540 guessSkipped',
      '540 guessSkipped cipherScored secretsRevealed matchFinished',
    ],
  },
  {
    name: 'Message in a Bottle, live',
    game: 'message-in-a-bottle',
    seats: humans(2),
    options: {},
    skipped: [
      '20 rolled', // by its own countdown
      '23 revealed',
      '83 passed',
      '83 passed roundClosed',
      '143 ready',
      '143 ready rolled',
      '146 revealed',
      '206 passed',
      '206 passed roundClosed',
      '266 ready',
      '266 ready rolled',
      '269 revealed',
      '329 passed',
      '329 passed roundClosed matchOver matchFinished',
    ],
  },
  {
    name: 'Message in a Bottle, sealed',
    game: 'message-in-a-bottle',
    seats: humans(2),
    options: { tempo: 'sealed' },
    skipped: [
      ...['60', '120'].flatMap((at) => [`${at} passed`, `${at} passed answersShown roundClosed rolled`]),
      '180 passed',
      '180 passed answersShown roundClosed matchOver matchFinished',
    ],
  },
  {
    name: 'Signal',
    game: 'signal',
    seats: signalSeated({}, [{}, {}]),
    options: {},
    skipped: ['60 alienChosen', '120 '],
    waits: true,
  },
  {
    name: 'SETI',
    game: 'seti',
    seats: humans(2),
    options: { startingSeat: 0 },
    skipped: [
      '60 cardTucked',
      '60 cardTucked roundBegan turnBegan',
      // Down to four cards: one of five, later what income and the stack have brought.
      ...[120, 240, 360, 480].flatMap((at, round) => [
        `${at} passed ${dropped(round)} rotated stackSeen stackCardTaken turnBegan`,
        `${at + PER_MOVE} passed ${dropped(round)} stackSeen stackCardTaken leftoverDiscarded gained gained gained gained roundBegan turnBegan`,
      ]),
      `600 passed ${dropped(4)} rotated turnBegan`,
      `660 passed ${dropped(4)} matchEnded matchFinished`,
    ],
  },
]

test('every game stands here', () => {
  expect([...new Set(TABLES.map(({ game }) => game))].sort()).toEqual(Object.keys(games).sort())
})

describe.each(TABLES)('time per move: $name', ({ game: id, seats, options, skipped, waits }) => {
  const game = games[id] as AnyGame
  const start = (onDeadline: ClockSettings['onDeadline']): World =>
    startWorld(game, { seats, options, words, clock: { perMove: PER_MOVE, reminders: [10], onDeadline } })
  const typesOf = ({ events }: World['entries'][number]) => events.map(({ type }) => type)
  const dueOf = ({ fold }: World) => fold.table.clock!.seats.map(({ due }) => due)
  /** The first time at which a seat of this table is timed, whatever countdown of the game runs before. */
  const flagged = (world: World): World => {
    for (let w = world; ; ) {
      const next = nextDeadline(game, w.fold)
      if (!next || next.id.startsWith('clock.')) return w
      w = settleWorld(w, next.at)
    }
  }

  test('skip: a match that nobody plays is skipped to its end, each skip at its deadline', () => {
    const world = settleWorld(start('skip'), T0 + DAY)
    const log = world.entries.slice(1).map((entry) => {
      expect([entry.seat, entry.command]).toEqual([null, null])
      const [first, ...then] = typesOf(entry)
      expect(first).toBe('deadlinePassed')
      return `${(entry.at - T0) / 1000} ${then.filter((type) => type !== 'drawn' && type !== 'resolved').join(' ')}`
    })
    expect(log).toEqual(skipped)
    expect(world.fold.table.status).toBe(waits ? 'active' : 'finished')
  })

  test('remind: nothing happens to a seat that is late, however late it is', () => {
    const world = flagged(start('remind'))
    expect(dueOf(world).some((due) => due !== null)).toBe(true)
    const late = settleWorld(world, T0 + DAY)
    for (const entry of late.entries.slice(world.entries.length))
      for (const { type, data } of entry.events) {
        expect(type).not.toMatch(/^seat|Skipped|Forgone/)
        if (type === 'deadlinePassed') expect((data as { id: string }).id).not.toMatch(/^clock\./)
      }
    expect(late.fold.table.seats.some(({ resigned, away }) => resigned || away)).toBe(false)
  })

  test('bot: a bot plays for whoever is late, and bots alone come to the end', () => {
    let world = flagged(start('bot'))
    const [seat] = game.pending(world.fold.game!)
    world = settleWorld(world, dueOf(world)[seat!]!)
    expect(world.entries.some((entry) => String(typesOf(entry)) === 'deadlinePassed,seatAway')).toBe(true)
    expect(world.fold.table.seats[seat!]!.away).toBe(true)
    let moved = 0
    for (let n = 0; n < 600 && world.fold.table.status === 'active'; n++) {
      const mover = pendingBot(game, world.fold)
      if (mover === undefined) {
        const next = nextDeadline(game, world.fold)!
        world = settleWorld(world, next.at)
        continue
      }
      const view = refold(
        game,
        world.seats,
        world.entries.map((entry) => redact(entry, mover)),
      )
      const env = { seed: world.seed, words }
      world = append(world, playBot(game, world.fold, view, mover, env, world.fold.at))
      moved += 1
    }
    expect(moved).toBeGreaterThan(0)
    expect(world.fold.table.status).toBe('finished')
  }, 60_000)

  test('resign: whoever is late has given up, and a table of those comes to its end', () => {
    const first = flagged(start('resign'))
    const [seat] = game.pending(first.fold.game!)
    const at = dueOf(first)[seat!]!
    const world = settleWorld(first, at)
    const entry = world.entries[first.entries.length]!
    expect([entry.at, typesOf(entry)]).toEqual([at, ['deadlinePassed', 'seatResigned']])
    expect(world.fold.table.seats[seat!]!.resigned).toBe(true)
    expect(tryMove(world, seat!, { type: 'undo' }, at + 1)).toHaveProperty('code')
    expect(settleWorld(world, T0 + DAY).fold.table.status).toBe('finished')
  })

  test('after an outage nobody is late at once: what was lost is given back, by an entry of its own', () => {
    const world = flagged(start('resign'))
    const due = dueOf(world)
    const outage = { from: world.fold.at + 10_000, until: world.fold.at + DAY }
    const env = { seed: world.seed, words }
    const steps = settle(game, world.fold, env, outage.until, undefined, outage)
    const credited = steps.findIndex(({ entry }) => entry.events[0]!.type === 'clockCredited')
    expect(steps[credited]!.entry).toMatchObject({
      at: outage.until,
      seat: null,
      events: [{ type: 'clockCredited', data: outage }],
    })
    for (const { entry } of steps) expect(entry.events.map(({ type }) => type)).not.toContain('seatResigned')
    const after = steps.slice(0, credited + 1).reduce(append, world)
    const lost = outage.until - outage.from
    expect(dueOf(after)).toEqual(
      due.map((was) => was && Math.max(was + lost, outage.until + PER_MOVE * 1000)),
    )
  })
})

test('who answers for a side late leaves the others a whole move for the next question', () => {
  const { game, options, seats } = stars(4)
  const world = startWorld(games[game] as AnyGame, {
    seats,
    options,
    words,
    clock: { perMove: 100, reminders: [], onDeadline: 'skip' },
  })
  const silent = settleWorld(world, T0 + 900_000)
  const guess = { type: 'guessWords', picks: [1, 2, 3] }
  const late = tryMove(silent, 1, guess, T0 + 999_000) as World
  expect(late.fold.game).toMatchObject({ phase: { kind: 'cipherGuess' } })
  expect(late.fold.table.clock!.seats.slice(1).map(({ due }) => due! - T0)).toEqual([
    1_099_000, 1_099_000, 1_099_000,
  ])
  const cipher = { type: 'guessCipher', trust: ['A', 'B', 'C'], amplify: ['D', 'E'], suspicion: 'F' }
  expect(play(late, [[2, cipher]]).fold.table.status).toBe('finished')
})

test('F37: a turn that was played but not ended counts as it stands when its time is up', () => {
  const seti = games.seti as AnyGame
  const clock: ClockSettings = { perMove: 100, reminders: [], onDeadline: 'skip' }
  let world = startWorld(seti, { seats: humans(2), words, clock })
  const ended = (one: World) => one.entries.flatMap(({ events }) => events.map(({ type }) => type))
  const asked = () => {
    const [seat] = seti.pending(world.fold.game!)
    return { seat: seat!, prompts: seti.prompts(world.fold.game!, seat!, { now: world.fold.at }) }
  }
  const offers = (type: string) =>
    asked().prompts.some(({ commands }) => commands.some((one) => one.type === type))
  for (let answers = 0; !offers('endTurn'); answers++) {
    const commands = asked().prompts.flatMap((prompt) => prompt.commands)
    const played = commands.find(({ type }) => type !== 'pass' && type !== 'endTurn')!
    expect(answers).toBeLessThan(20)
    world = play(world, [[asked().seat, played]])
  }
  expect(world.entries.at(-1)!.seat).toBe(asked().seat)
  const before = ended(world)
  const due = nextDeadline(seti, world.fold)!.at
  const after = ended(settleWorld(world, due)).slice(before.length)
  expect(after).toContain('deadlinePassed')
  expect(after).toContain('turnBegan')
  expect(after).not.toContain('passed')
})
