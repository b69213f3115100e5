import { describe, expect, test } from 'vitest'
import { parseCommand, redact, type Viewer } from '../../../src/core/index.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { roundsOf } from '../../../src/games/message-from-the-stars/material/index.ts'
import { options } from '../../../src/games/message-from-the-stars/options.ts'
import { scoreOf } from '../../../src/games/message-from-the-stars/score.ts'
import type { State } from '../../../src/games/message-from-the-stars/state.ts'
import { given, stateAfter } from '../../support/given.ts'
import { type Move, play, refold, startWorld, type World } from '../../support/world.ts'
import { seated } from './settings.ts'
import {
  allSent,
  allSentInTeams,
  C1,
  cipherOf,
  guess,
  guessCipher,
  played,
  send,
  table,
  typesOf,
  WORDS,
} from './table.ts'

const start = (settings: object, count: number): World => {
  const wishes = Array.from({ length: count }, () => ({}))
  return startWorld(game, { seats: seated(settings, wishes), options: { ...settings }, words: WORDS })
}

const viewOf = ({ entries, seats }: World, viewer: Viewer): State =>
  refold(
    game,
    seats,
    entries.map(({ command: _, ...entry }) => redact(entry, viewer)),
  ).game as State

test('R3: the Scientists of a team act as one: one message, one word, one guess for all of them', () => {
  const view = (seat: number) => viewOf(start({ mode: 'teams' }, 6), seat).teams
  const seats = start({ mode: 'teams' }, 6).fold.table.seats
  const own = seats.flatMap(({ team, role }, seat) => (team === 0 && role === 'scientist' ? [seat] : []))
  expect(own).toHaveLength(2)
  expect(view(own[0]!)[0]!.scientists).toEqual(view(own[1]!)[0]!.scientists)
  expect(view(own[0]!)[0]!.scientists.card).not.toBeNull()
  expect(view(own[0]!)[1]!.scientists.card).toBeNull()

  const sent = played(table({ seats: 4 }), send(0, 'MYTH'), send(3, 'JIGSAW'))
  expect(stateAfter(game, sent).teams[0]!.scientists.transmissions).toHaveLength(1)
  const asked = played(table({ seats: 4 }), ...allSent(4), guess(0, 1, 1, 1))
  const guessed = played(asked, guess(2, 2, 5, 6))
  expect(stateAfter(game, guessed).teams[0]!.scientists.guess.points).toBe(3)
  given(game, guessed)
    .when(...guess(1, 1, 1, 1))
    .refused('wrong-phase')
})

test('R19: a score is worked out here; nobody can send one along', () => {
  for (const word of ['CHOPPER', 'HORCRUXES', 'BORAX', 'ROCK-HOPPER']) {
    const sent = played(table(), send(0, word)).find(({ type }) => type === 'transmitted')!
    expect(sent.data).toMatchObject({ word, score: scoreOf(C1, word) })
  }
  expect(parseCommand(game, { type: 'transmit', word: 'CHOPPER' })).not.toHaveProperty('code')
  expect(parseCommand(game, { type: 'transmit', word: 'CHOPPER', score: 8 } as never)).toHaveProperty('code')
})

test.each([
  ['together', {}, 2, 4],
  ['together, hard', { hard: true }, 2, 3],
  ['teams', { mode: 'teams' }, 4, 3],
  ['teams, hard', { mode: 'teams', hard: true }, 4, 3],
] as const)('R22, R33: %s is so many rounds, and then come the guesses', (_, chosen, count, rounds) => {
  expect(roundsOf(options.parse(chosen))).toBe(rounds)
  const laid = table({ options: chosen, seats: count })
  const all = count === 2 ? allSent(rounds) : allSentInTeams()
  expect(stateAfter(game, played(laid, ...all.slice(0, -1))).phase).toMatchObject({ round: rounds })
  expect(stateAfter(game, played(laid, ...all)).phase.kind).toBe('alienGuesses')
})

test('R34: hard teams: the words of both Aliens are never laid open, each goes to its own team', () => {
  const events = (hard: boolean) =>
    played(table({ options: { mode: 'teams', hard }, seats: 4 }), send(0, 'VELVET'), send(1, 'JIGSAW'))
  expect(typesOf(events(false))).toContain('transmissionsOpened')
  expect(typesOf(events(true))).not.toContain('transmissionsOpened')
  const shown = events(true).flatMap((event) => (event.type === 'transmissionShown' ? [event] : []))
  expect(shown.map(({ data, secret }) => [data.team, data.seats, secret.word])).toEqual([
    [0, [0, 2], 'VELVET'],
    [1, [1, 3], 'JIGSAW'],
  ])
})

test('R35: together all seats share the first place with the points of the match, few or many', () => {
  const end = (...picks: [number, number, number]) =>
    game.outcome(
      stateAfter(
        game,
        played(
          table({ seats: 5 }),
          ...allSent(4),
          guess(0, ...picks),
          guess(4, ...picks),
          guessCipher(2, cipherOf('JQV', 'KZ', 'W')),
        ),
      ),
    )
  expect(end(2, 5, 6)).toMatchObject({
    result: 'ranked',
    places: [{ seats: [0, 1, 2, 3, 4], rank: 1, score: 6 }],
  })
  expect(end(1, 1, 1)!.places).toEqual([{ seats: [0, 1, 2, 3, 4], rank: 1, score: 0 }])
})

describe('R36: notes', () => {
  const shared = (seat: number) =>
    game.team!(stateAfter(game, table({ options: { mode: 'teams' }, seats: 6 })), seat)

  test('are shared by the Scientists of a team; an Alien keeps its own', () => {
    expect([0, 1, 2, 3, 4, 5].map(shared)).toEqual([[0], [1], [2, 4], [3, 5], [2, 4], [3, 5]])
  })

  test('together all Scientists have them in common', () => {
    const state = stateAfter(game, table({ seats: 4 }))
    expect([0, 1, 2, 3].map((seat) => game.team!(state, seat))).toEqual([
      [0],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
  })
})

test('R40: when the match is over a spectator has what the server has', () => {
  const hard = { mode: 'teams', hard: true }
  const begun = start(hard, 4)
  const hidden = viewOf(begun, 'spectator')
  expect([hidden.cipher, hidden.teams[0]!.alien.card, hidden.teams[0]!.alien.dice]).toEqual([
    null,
    null,
    null,
  ])
  const moves: Move[] = [
    ...allSentInTeams(),
    ...[0, 1, 2, 3].map((seat) => guess(seat, 1, 2, 3)),
    guessCipher(2, C1),
    guessCipher(3, C1),
  ] as never
  const over = play(begun, moves)
  expect(over.fold.table.status).toBe('finished')
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
    const { cipher, teams } = viewOf(over, viewer)
    const real = over.fold.game as State
    expect(cipher).toEqual(real.cipher)
    for (const [team, { alien, scientists }] of teams.entries())
      for (const [mine, all] of [
        [alien, real.teams[team]!.alien],
        [scientists, real.teams[team]!.scientists],
      ] as const) {
        expect([mine.card, mine.dice]).toEqual([all.card, all.dice])
        expect(mine.transmissions).toEqual(all.transmissions)
        expect(mine.transmissions.map(({ word }) => word)).toEqual(['GIGA', 'GIGA', 'GIGA'])
      }
  }
})
