import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  createRng,
  emptyFold,
  isRejection,
  pendingBot,
  playBot,
  type Rng,
  record,
  redact,
  type Seat,
} from '../../../src/core/index.ts'
import type { BletchleyEvent } from '../../../src/games/bletchley/events.ts'
import { bletchley } from '../../../src/games/bletchley/index.ts'
import type { State } from '../../../src/games/bletchley/state.ts'
import { stateAfter, wordList } from '../../support/given.ts'
import { wordsFor } from '../../support/words/index.ts'
import { append, refold, startWorld } from '../../support/world.ts'
import { FULL, type Laid, learned, table } from './table.ts'

const WORDS = wordList('CODE', 'ROSE', 'NOSE', 'NOTE', 'STREET', 'SEES')
const rng = (n = 0): Rng => createRng('77'.repeat(32), 'bot', n)

/** What the seat has of a position: a bot is never shown more. */
const viewAfter = (events: readonly BletchleyEvent[], seat: Seat): State => {
  const recorded = events.map((event) => record(bletchley.events, event))
  const entry = redact({ revision: 1, at: 0, seat: null, rules: 1, events: recorded }, seat)
  return stateAfter(bletchley, entry.events as BletchleyEvent[])
}

const play = (laid: Laid, seat = 0, more: BletchleyEvent[] = [], words = WORDS) =>
  bletchley.bot(viewAfter([...table(laid), ...more], seat), seat, { now: 0, rng: rng(), words })

describe('the bot', () => {
  test('chooses a word that it can spell', () => {
    for (let n = 0; n < 20; n++) {
      const view = viewAfter(table({ words: [null, 'ROSE'], below: { 0: ['SEES'] } }), 0)
      const command = bletchley.bot(view, 0, { now: 0, rng: rng(n), words: WORDS })
      expect(['CODE', 'NOTE']).toContain((command as { word: string }).word)
    }
  })

  test('passes when there is no such word, and invents one where any will do', () => {
    const laid: Laid = { words: [null, 'ROSE'] }
    expect(play(laid, 0, [], wordList())).toEqual({ type: 'pass' })
    const invented = play({ ...laid, options: { dictionary: 'honour' } }, 0, [], wordList())
    expect(invented).toMatchObject({ type: 'chooseWord', word: expect.stringMatching(/^[A-Z]{4,8}$/) })
  })

  test('R36: owes its new word to nobody: it chooses before any seat acts', () => {
    const seats = ['bot', 'bot', 'human'] as const
    const fold = (events: BletchleyEvent[]) => {
      const empty = emptyFold(seats.map((kind) => ({ kind, taken: true })))
      return {
        ...empty,
        table: { ...empty.table, status: 'active' as const },
        game: stateAfter(bletchley, events),
      }
    }
    const mover = (laid: Laid, words = WORDS) =>
      pendingBot(bletchley as unknown as AnyGame, fold(table(laid)), words)
    expect(mover({ words: ['CODE', null, null] })).toBe(1)
    expect(mover({ words: ['CODE', 'ROSE', null] })).toBe(0)
    // Without a word to choose there is nothing to be asked.
    expect(mover({ words: ['CODE', null, null] }, wordList())).toBe(0)
  })

  test('R36: in a match of bots nobody acts while a word is owed', () => {
    const game = bletchley as unknown as AnyGame
    const env = { seed: '5a'.repeat(32), words: wordsFor('en')! }
    const seats = [0, 1, 2].map(() => ({ kind: 'bot' as const, taken: true }))
    let world = startWorld(game, { seats, options: {}, ...env })
    let scored = 0
    for (let seat = pendingBot(game, world.fold, env.words); seat !== undefined; ) {
      const { phase, boards } = world.fold.game as State
      const owing = boards.flatMap(({ wordSince }, of) => (wordSince === null ? [] : [of]))
      if (phase.kind === 'turn' && owing.length) {
        expect(owing).toContain(seat)
        scored += 1
      }
      const view = refold(
        game,
        seats,
        world.entries.map(({ command: _, ...entry }) => redact(entry, seat!)),
      )
      world = append(world, playBot(game, world.fold, view, seat, env, world.fold.at))
      seat = pendingBot(game, world.fold, env.words)
    }
    expect(world.fold.table.status).toBe('finished')
    expect(scored).toBeGreaterThan(2)
  })

  test('reads the letter that costs least, as cheaply as it can', () => {
    const laid: Laid = {
      words: ['CODE', 'ROSE'],
      hands: [['e2', 'e5', 'e6', 'c1', 'c1']],
      boards: { 1: { 1: 'c7', 3: 'c5' } },
    }
    expect(play(laid)).toEqual({ type: 'decode', targetSeat: 1, position: 3, enigma: ['e5'] })
  })

  test('guesses when few words fit what it has read', () => {
    const laid: Laid = {
      words: ['CODE', 'ROSE'],
      hands: [['e1', 'e3', ...FULL]],
      boards: { 1: { 1: 'c10', 2: 'c10' } },
    }
    expect(play(laid, 0, [learned(1, 1, 'R', 0)])).toEqual({
      type: 'guessWord',
      targetSeat: 1,
      word: 'ROSE',
      enigma: ['e3'],
    })
  })

  test('otherwise puts its highest Cipher on a letter', () => {
    const laid: Laid = { words: ['CODE', 'ROSE'], hands: [['e1', 'c3', 'c10', 'c9']] }
    expect(play(laid)).toMatchObject({ type: 'encode', cipher: 'c10' })
  })

  test('passes when it knows nothing and has no Cipher', () => {
    expect(play({ words: ['CODE', 'ROSE'], hands: [['e1', 'e5']] })).toEqual({ type: 'pass' })
  })

  const asked = (total: number): BletchleyEvent => ({
    type: 'helpAsked',
    data: { seat: 1, targetSeat: 2, position: 1, cipher: 'c9', total, asked: [0], until: null },
  })
  const helping: Laid = {
    words: ['CODE', 'ROSE', 'STREET'],
    hands: [['e3', 'e5'], ['e1', 'e6', 'e4'], FULL],
    boards: { 2: { 1: 'c9' } },
    turn: 1,
  }

  test('helps where that decides it', () => {
    expect(play(helping, 0, [asked(4)])).toEqual({ type: 'offerHelp', enigma: ['e5'] })
    expect(play(helping, 0, [asked(0)])).toEqual({ type: 'declineHelp' })
    expect(play(helping, 0, [learned(2, 1, 'S', 0), asked(4)])).toEqual({ type: 'declineHelp' })
  })

  test('settles alone if it can, else with as little help as does, else loses nothing more', () => {
    const offer: BletchleyEvent = { type: 'helpOffered', data: { seat: 0, enigma: ['e5'] } }
    expect(play(helping, 1, [asked(4), offer])).toEqual({
      type: 'resolveHelp',
      accept: [],
      extra: ['e1', 'e4'],
    })
    const poor: Laid = { ...helping, hands: [['e5'], ['e1'], FULL] }
    expect(play(poor, 1, [asked(3), offer])).toEqual({ type: 'resolveHelp', accept: [0], extra: ['e1'] })
    expect(play(poor, 1, [asked(2), offer])).toEqual({ type: 'resolveHelp', accept: [], extra: [] })
  })
})

describe('sample', () => {
  test('fills every open command in legally, at honour tables without a list too', () => {
    const laid: Laid = {
      words: ['CODE', 'ROSE', null],
      hands: [['e1', 'e2', 'e3', 'e5', 'c1'], FULL, ['e1', 'e2']],
      boards: { 1: { 1: 'c7', 3: 'c2' } },
      options: { dictionary: 'honour' },
    }
    const positions = (['atLeast3', 'exactly3', 'atMost3'] as const).flatMap((guessCost) => {
      const start = table({ ...laid, options: { ...laid.options, guessCost } })
      const ask: BletchleyEvent = {
        type: 'helpAsked',
        data: { seat: 0, targetSeat: 1, position: 1, cipher: 'c7', total: 1, asked: [2], until: null },
      }
      const offer: BletchleyEvent = { type: 'helpOffered', data: { seat: 2, enigma: ['e1'] } }
      return [start, [...start, ask], [...start, ask, offer]]
    })
    const filled = new Set<string>()
    for (const [n, events] of positions.entries())
      for (const seat of [0, 1, 2]) {
        const view = viewAfter(events, seat)
        for (const open of bletchley.prompts(view, seat, { now: 0 }).flatMap((prompt) => prompt.open))
          for (let i = 0; i < 30; i++) {
            const c = { now: 0, rng: rng(100 * n + i), words: wordList() }
            const command = bletchley.sample(open, view, seat, c)
            const made = bletchley.decide(stateAfter(bletchley, events), seat, command, c)
            expect(isRejection(made) ? `${made.code}: ${JSON.stringify(command)}` : 'legal').toBe('legal')
            filled.add(command.type)
          }
      }
    expect([...filled].sort()).toEqual(['chooseWord', 'decode', 'guessWord', 'offerHelp', 'resolveHelp'])
  })
})
