import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  advance,
  begin,
  digest,
  emptyFold,
  pendingBot,
  playBot,
  redact,
} from '../../../src/core/index.ts'
import { hypotheses } from '../../../src/games/signal/bot/hypotheses.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import type { Exchange, State } from '../../../src/games/signal/state.ts'
import { answer, rulesOf, split } from './mats.ts'
import { seated, words } from './settings.ts'
import { game } from './table.ts'

const signal = game as unknown as AnyGame

/** Whether bots alone win the first round of the card of that grade. */
function winsRound1(difficulty: number, n: number): boolean {
  const seats = seated({}, [
    { kind: 'bot', role: 'alien' },
    { kind: 'bot', role: 'expert' },
  ])
  const env = { seed: digest(`signal bots ${difficulty} ${n}`), words }
  const options = signal.options.parse({ alien: 'difficulty', difficulty }) as Record<string, unknown>
  let step = begin(signal, emptyFold(seats), options, env, 0)
  let views = seats.map((_, seat) => advance(signal, emptyFold(seats), redact(step.entry, seat)))
  while (step.fold.table.status === 'active' && (step.fold.game as State).round === 1) {
    const seat = pendingBot(signal, step.fold)!
    step = playBot(signal, step.fold, views[seat]!, seat, env, 0)
    views = views.map((view, i) => advance(signal, view, redact(step.entry, i)))
  }
  return (step.fold.game as State).points.length > 0
}

describe('R54: the Expert bot', () => {
  // The bench plays a hundred of each.
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'wins the first round of grade %i in at least half of its tries',
    (grade) => {
      const tries = [0, 1, 2, 3].map((n) => winsRound1(grade, n))
      expect(tries.filter(Boolean).length).toBeGreaterThanOrEqual(2)
    },
    60_000,
  )

  test('guesses the rule from what it saw', () => {
    const seen = (text: string): Exchange => {
      const end = split(answer(text, rulesOf(STOCK.tideling, 1)))
      return {
        round: 1,
        number: 1,
        by: 0,
        pieces: split(text),
        end,
        steps: null,
        signal: false,
        choices: null,
      }
    }
    const mixed = 'Wd@A1 Bd@B4 WrH@C7 BrV@D2 Bc@G5'
    expect(hypotheses([], [seen(mixed)])).toContainEqual({ op: 'remove', which: { colour: 'B' } })
    expect(hypotheses([], [seen('Wd@A1')])).toEqual([])
  })
})
