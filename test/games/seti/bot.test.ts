import { expect, test } from 'vitest'
import {
  advance,
  begin,
  createRng,
  digest,
  emptyFold,
  isRejection,
  randomCommand,
  redact,
  type Seat,
  type SeatSetup,
  submit,
} from '../../../src/core/index.ts'
import { seti } from '../../../src/games/seti/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { wordList } from '../../support/given.ts'

const seats: SeatSetup[] = [0, 1].map(() => ({ kind: 'human', taken: true }))
const options = seti.options.parse({}) as never

/** The points of both, the bot in one seat, random commands in the other. */
function scores(n: number, mine: Seat): number[] {
  const env = { seed: digest(`bot ${n}`), words: wordList() }
  const first = begin(seti as never, emptyFold(seats), options, env, 0)
  let fold = first.fold
  const views = seats.map((_, seat) => advance(seti as never, emptyFold(seats), redact(first.entry, seat)))
  for (let n = 0; n < 3000 && !seti.outcome(fold.game as State); n++) {
    const seat = seti.pending(fold.game as State)[0]!
    const view = views[seat]!.game as State
    const c = { rng: createRng(env.seed, 'bot', fold.revision), now: 0, words: env.words }
    const command =
      seat === mine
        ? seti.bot(view, seat, c)
        : randomCommand(seti as never, view, seat, seti.prompts(view, seat, c), c)
    const step = submit(seti as never, fold, seat, command as never, env, 0)
    if (isRejection(step)) throw new Error(`${command.type}: ${step.detail}`)
    fold = step.fold
    for (const [viewer, seen] of views.entries())
      views[viewer] = advance(seti as never, seen, redact(step.entry, viewer))
  }
  return (fold.game as State).players.map((player) => player.score)
}

test('the bot plays whole matches from its view and beats random play', () => {
  const matches = Array.from({ length: 8 }, (_, n) => ({ mine: n % 2, points: scores(n, n % 2) }))
  expect(
    matches.filter(({ mine, points }) => points[mine]! > points[1 - mine]!).length,
  ).toBeGreaterThanOrEqual(7)
})
