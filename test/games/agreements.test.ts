import { expect, test } from 'vitest'
import {
  type AnyGame,
  ask,
  type Command,
  emptyFold,
  type Fold,
  foldAll,
  isRejection,
  nextDeadline,
  pendingSeats,
  redact,
  type Seat,
  type Viewer,
  verify,
  viewers,
} from '../../src/core/index.ts'
import { recordOf, refold, settleWorld, tryMove, type World } from '../support/world.ts'
import { active, MATCH_SEED, playMatch } from './conformance/play.ts'
import { loadSettings, subjects } from './conformance/subject.ts'

const DAY = 86_400_000

/** A match that random players have brought so far, with people at the table who have not left. */
async function running(game: AnyGame): Promise<World> {
  const subject = await loadSettings(game.meta.id)
  for (let n = 0; ; n++) {
    const setting = subject.settings[n % subject.settings.length]!
    const seed = MATCH_SEED('agreement', n)
    for (const { match, after } of playMatch(game, { ...subject, game } as never, setting, seed)) {
      const { seats, options, env, clock } = match
      const people = peopleAt(after.state)
      if (!active(after.state) || clock || people.length < Math.min(2, peopleIn(seats))) break
      if (after.state.revision < 20) continue
      return { game, seats, options, seed, words: env.words, entries: [...match.entries], fold: after.state }
    }
  }
}

const peopleIn = (seats: World['seats']) => seats.filter(({ kind }) => kind === 'human').length
const peopleAt = ({ table }: Fold): Seat[] =>
  table.seats.flatMap(({ kind, resigned, away }, seat) =>
    kind === 'human' && !resigned && !away ? [seat] : [],
  )

const viewOf = ({ game, seats, entries }: World, viewer: Viewer, to = entries.length): Fold =>
  foldAll(
    game,
    emptyFold(seats),
    entries.slice(0, to).map(({ command: _, ...entry }) => redact(entry, viewer)),
  )

/** Seats that sit there speak in turn; whatever is due by then has happened. */
function say(world: World, seat: Seat, command: Command, at = world.fold.at + 1): World {
  const made = tryMove(settleWorld(world, at), seat, command, at)
  if (isRejection(made)) throw new Error(`${command.type} of seat ${seat}: ${made.code}: ${made.detail}`)
  return made
}

/** Everybody agrees to what one proposes. */
function agreed(world: World, command: Command): World {
  const [first, ...others] = peopleAt(world.fold)
  return others.reduce((now, seat) => say(now, seat, { type: 'agree' }), say(world, first!, command))
}

const asked = ({ game, fold, words }: World) =>
  fold.table.seats.map((_, seat) =>
    ask(game, fold, seat, { now: fold.at, words }).map(({ deadline, ...prompt }) => ({
      ...prompt,
      left: deadline === null ? null : deadline - fold.at,
    })),
  )

const propose = (what: string, more: object = {}): Command => ({ type: 'propose', what, ...more }) as Command

test.each(subjects.map((game) => [game.meta.id, game] as const))(
  'at a table of %s one pauses, goes on and goes back as in any other game',
  async (_, game) => {
    const world = await running(game)
    const paused = agreed(world, propose('pause'))
    const lasted = paused.fold.at - world.fold.at
    expect(paused.fold.table.pause).not.toBeNull()
    expect([pendingSeats(game, paused.fold), asked(paused).flat()]).toEqual([[], []])
    expect(nextDeadline(game, paused.fold)?.id).toBe('table.pause')
    const seat = pendingSeats(game, world.fold).find((one) => peopleAt(world.fold).includes(one))
    const offer = seat === undefined ? undefined : asked(world)[seat]!.flatMap(({ commands }) => commands)[0]
    if (seat !== undefined && offer)
      expect(tryMove(paused, seat, offer, paused.fold.at)).toMatchObject({ code: 'match-paused' })

    // The game does not know that days have gone by: it asks the same, and gives as much time as it did.
    const on = say(paused, peopleAt(world.fold)[0]!, propose('resume'), paused.fold.at + 5 * DAY)
    const left = (of: World, less: number) =>
      asked(of).map((all) => all.map((one) => ({ ...one, left: one.left === null ? null : one.left - less })))
    expect(left(on, 0)).toEqual(left(world, lasted))
    const due = (of: World) => of.game.deadlines(of.fold.game!)
    expect(due(on)).toEqual(due(world))

    const { started } = on.fold.table
    const to = started + Math.floor((world.fold.revision - started) / 2)
    const back = agreed(on, propose('undo', { to }))
    const before = refold(game, world.seats, world.entries.slice(0, to))
    expect(back.fold.game).toEqual(before.game)
    expect(back.fold.length).toBe(before.length)
    for (const viewer of viewers(world.seats.length))
      expect(viewOf(back, viewer).game, `${viewer}`).toEqual(viewOf(world, viewer, to).game)
    const start = agreed(back, propose('undo', { to: started }))
    const again = agreed(start, propose('undo', { to: world.fold.revision }))
    expect(again.fold.game).toEqual(world.fold.game)

    const kept = refold(game, again.seats, JSON.parse(JSON.stringify(again.entries)))
    expect(JSON.parse(JSON.stringify(kept))).toEqual(JSON.parse(JSON.stringify(again.fold)))
    const verdicts = verify(recordOf(again), game, again.words).entries
    expect(verdicts.filter(({ verdict }) => verdict !== 'right')).toEqual([])
    expect(viewOf(again, 'spectator').table).toEqual(again.fold.table)
  },
)
