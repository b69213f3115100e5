import { describe, expect, test } from 'vitest'
import { digest, pendingBot, playBot, redact } from '../../../src/core/index.ts'
import { closeness } from '../../../src/games/message-from-the-stars/decide/words.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { ALIEN_CARDS, SCIENTIST_CARDS } from '../../../src/games/message-from-the-stars/material/cards.ts'
import { wordsOf } from '../../../src/games/message-from-the-stars/material/index.ts'
import { wordsFor } from '../../support/words/index.ts'
import { append, refold, startWorld, type World } from '../../support/world.ts'
import { seated } from './settings.ts'

const words = wordsFor('en')!

/** A match of bots alone to its end, and the longest time a decision took, in milliseconds. */
function botMatch(seed: string, options: object = {}, count = 2) {
  const seats = seated(
    options,
    Array.from({ length: count }, () => ({ kind: 'bot' as const })),
  )
  let world: World = startWorld(game, { seats, options: { ...options }, words, seed })
  const times: number[] = []
  for (;;) {
    const seat = pendingBot(game, world.fold)
    if (seat === undefined) return { outcome: world.fold.table.outcome!, times }
    const view = refold(
      game,
      seats,
      world.entries.map(({ command: _, ...entry }) => redact(entry, seat)),
    )
    const began = performance.now()
    const made = playBot(game, world.fold, view, seat, { seed, words }, world.fold.at + 1000)
    times.push(performance.now() - began)
    world = append(world, made)
  }
}

describe('bots', () => {
  test('a pair makes 4 of 12 points and more on average over 100 matches, in no time', () => {
    const matches = Array.from({ length: 100 }, (_, n) => botMatch(digest(`pair ${n}`)))
    const points = matches.map(({ outcome }) => outcome.places[0]!.score!)
    const average = points.reduce((sum, score) => sum + score, 0) / points.length
    const times = matches.flatMap((match) => match.times).sort((a, b) => a - b)
    console.info(`pair of bots: ${average} of 12 points; median ${times[times.length >> 1]!.toFixed(2)} ms`)
    expect(average).toBeGreaterThan(4)
    // One slow moment of a busy machine is not the bot's.
    expect(times[Math.floor(times.length * 0.98)]).toBeLessThan(50)
  })

  test('teams that confer play to the end', () => {
    const { outcome } = botMatch(digest('teams'), { mode: 'teams', scientistSubmit: 'majority' }, 8)
    expect(['ranked', 'draw']).toContain(outcome.result)
  })

  test('have hints for every card word, and may send one on every card that has it', () => {
    for (const card of [...ALIEN_CARDS, ...SCIENTIST_CARDS])
      for (const word of wordsOf(card)) {
        const hints = words.beside('hint', word.toUpperCase())
        expect(hints.length, word).toBe(2)
        const fit = hints.filter((hint) =>
          wordsOf(card).every((own) => closeness(hint, own, words, true) === 'none'),
        )
        expect(fit.length, `${word} on ${card.id}: ${hints}`).toBeGreaterThan(0)
      }
  })
})
