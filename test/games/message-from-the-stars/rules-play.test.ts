import { describe, expect, test } from 'vitest'
import {
  type AnyEvent,
  advance,
  emptyFold,
  type Fold,
  isRejection,
  parseCommand,
  redact,
  type Viewer,
} from '../../../src/core/index.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import type { State } from '../../../src/games/message-from-the-stars/state.ts'
import { given, stateAfter } from '../../support/given.ts'
import { type Move, play, startWorld, type World } from '../../support/world.ts'
import { seated } from './settings.ts'
import {
  allSent,
  allSentInTeams,
  C1,
  cipherOf,
  context,
  guess,
  guessCipher,
  played,
  send,
  table,
  typesOf,
  WORDS,
} from './table.ts'

const teams = { options: { mode: 'teams' }, seats: 4 } as const

const world = (options: object, count: number, ...moves: Move[]): World =>
  play(
    startWorld(game, {
      seats: seated(
        options,
        Array.from({ length: count }, () => ({})),
      ),
      options: { ...options },
      words: WORDS,
    }),
    moves,
  )

const foldFor = ({ entries, seats }: World, viewer: Viewer): Fold =>
  entries.reduce<Fold>(
    (fold, { command: _, ...entry }) => advance(game, fold, redact(entry, viewer)),
    emptyFold(seats),
  )

const viewFor = (of: World, viewer: Viewer) => foldFor(of, viewer).game as State

/** Everything that a viewer was told by the entries, as text. */
const feed = ({ entries }: World, viewer: Viewer) =>
  JSON.stringify(entries.map(({ command: _, ...entry }) => redact(entry, viewer)))

describe('R10 to R12: transmissions together', () => {
  test('A21: the Alien begins', () => {
    given(game, table(), { words: WORDS })
      .when(...send(1, 'MYTH'))
      .refused('wrong-phase')
  })

  test('A23: after eight of them the Alien guesses, and a ninth is refused', () => {
    const events = played(table(), ...allSent(4))
    expect(events.filter(({ type }) => type === 'transmitted')).toHaveLength(8)
    const { state } = given(game, events)
    expect(state.phase.kind).toBe('alienGuesses')
    for (const seat of [0, 1])
      given(game, events)
        .when(...send(seat, 'MYTH'))
        .refused('wrong-phase')
  })

  test('hard is three rounds', () => {
    const events = played(table({ options: { hard: true } }), ...allSent(3))
    expect(stateAfter(game, events).phase.kind).toBe('alienGuesses')
  })

  test('any Scientist may send, once', () => {
    const events = played(table({ seats: 4 }), send(0, 'MYTH'), send(3, 'MYTH'))
    expect(stateAfter(game, events).phase).toMatchObject({ kind: 'alienTransmits', round: 2 })
    given(game, events)
      .when(...send(1, 'MYTH'))
      .refused('wrong-phase')
  })
})

describe('R13: conferring', () => {
  const majority = table({ seats: 4, options: { scientistSubmit: 'majority' } })
  const asked = played(majority, send(0, 'MYTH'))

  test('a word is sent with more than half of the Scientists', () => {
    const one = played(asked, [1, { type: 'confer', word: 'jigsaw' }])
    expect(typesOf(one.slice(asked.length))).toEqual(['conferred'])
    const other = played(one, [2, { type: 'confer', word: 'VELVET' }])
    const changed = played(other, [2, { type: 'confer', word: 'JIGSAW' }])
    expect(typesOf(changed.slice(other.length))).toEqual(['conferred', 'transmitted', 'stepBegan'])
    expect(stateAfter(game, changed).teams[0]!.proposals).toEqual([])
  })

  test('what was proposed can be supported as it stands', () => {
    const state = stateAfter(game, played(asked, [1, { type: 'confer', word: 'JIGSAW' }]))
    const [prompt] = game.prompts(state, 2, { now: 0 })
    expect(prompt!.commands).toEqual([{ type: 'confer', word: 'JIGSAW' }])
    expect(game.prompts(state, 1, { now: 0 })[0]!.commands).toEqual([])
  })

  test('nobody sends alone there, and nobody confers elsewhere', () => {
    given(game, asked)
      .when(...send(1, 'MYTH'))
      .refused('confer-instead')
    given(game, asked).when(0, { type: 'confer', word: 'MYTH' }).refused('wrong-role')
    given(game, played(table({ seats: 4 }), send(0, 'MYTH')))
      .when(1, { type: 'confer', word: 'MYTH' })
      .refused('no-conferring')
  })

  test('who gave up does not count: two of three are enough', () => {
    const state = stateAfter(game, played(asked, [1, { type: 'confer', word: 'JIGSAW' }]))
    const made = game.decide(state, 2, { type: 'confer', word: 'JIGSAW' }, context([3]))
    expect(typesOf(made)).toContain('transmitted')
    const left = game.skip(state, 3, context([2, 3]))
    expect(typesOf(left)).toEqual(['transmitted', 'stepBegan'])
    expect(game.skip(state, 3, context([3]))).toEqual([{ type: 'abstained', data: { team: 0, seat: 3 } }])
  })

  test('what is wanted by more than half once somebody has given up is sent, also when another is late', () => {
    const five = table({ seats: 5, options: { scientistSubmit: 'majority' } })
    const confer = (word: string) => ({ type: 'confer', word }) as const
    const voted = played(five, send(0, 'MYTH'), [1, confer('JIGSAW')], [2, confer('JIGSAW')])
    const state = stateAfter(game, played(voted, [3, confer('VELVET')]))
    const late = game.skip(state, 4, context([3]))!
    expect(late[0]).toMatchObject({ type: 'transmitted', data: { side: 'scientists', word: 'JIGSAW' } })
    expect(typesOf(game.skip(state, 4, context()))).toEqual(['transmissionSkipped', 'stepBegan'])
  })

  const confer = (seat: number, word: string) => [seat, { type: 'confer', word } as never] as const
  const resign = (seat: number) => [seat, { type: 'resign' } as never] as const
  const sentAfter = (seats: number, ...moves: (readonly [number, never])[]) => {
    const before = world({ scientistSubmit: 'majority' }, seats, [
      0,
      { type: 'transmit', word: 'GIGA' } as never,
    ])
    return (play(before, moves).fold.game as State).teams[0]!.scientists.transmissions.map(({ word }) => word)
  }

  test('whoever gives up, a word that more than half of the others want is sent at once', () => {
    const votes = [confer(1, 'BANJO'), confer(2, 'BANJO'), confer(3, 'VIOLIN'), confer(4, 'VIOLIN')]
    expect(sentAfter(5, ...votes)).toEqual([])
    for (const seat of [3, 4]) expect(sentAfter(5, ...votes, resign(seat))).toEqual(['BANJO'])
    for (const seat of [1, 2]) expect(sentAfter(5, ...votes, resign(seat))).toEqual(['VIOLIN'])
  })

  test('what the last one there wants is sent; who gave up may have wanted something else', () => {
    const votes = [confer(1, 'BANJO'), confer(2, 'VIOLIN'), confer(3, 'CELLO')]
    expect(sentAfter(4, ...votes, resign(2))).toEqual([])
    expect(sentAfter(4, ...votes, resign(2), resign(3))).toEqual(['BANJO'])
    expect(sentAfter(4, ...votes, resign(1), resign(2))).toEqual(['CELLO'])
  })

  test('it waits for who has not spoken, and then for who spoke longest ago', () => {
    expect(game.pending(stateAfter(game, asked))).toEqual([1, 2, 3])
    const two = played(
      asked,
      [1, { type: 'confer', word: 'JIGSAW' }],
      [3, { type: 'confer', word: 'VELVET' }],
    )
    expect(game.pending(stateAfter(game, two))).toEqual([2])
    const all = played(two, [2, { type: 'confer', word: 'LIGHT' }])
    expect(game.pending(stateAfter(game, all))).toEqual([1])
  })
})

describe('R22 to R25: teams', () => {
  test('A39: of a sealed word others see only that it was sent', () => {
    const sent = world({ mode: 'teams' }, 4, [0, { type: 'transmit', word: 'VELVET' } as never])
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(feed(sent, viewer)).not.toContain('VELVET')
      expect(viewFor(sent, viewer).teams[0]!.alien.transmissions).toEqual([
        { round: 1, status: 'sealed', word: null, score: null },
      ])
    }
    expect(viewFor(sent, 0).teams[0]!.alien.transmissions[0]!.word).toBe('VELVET')
    const both = play(sent, [[1, { type: 'transmit', word: 'JIGSAW' } as never]])
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(viewFor(both, viewer).teams.map(({ alien }) => alien.transmissions[0]!.word)).toEqual([
        'VELVET',
        'JIGSAW',
      ])
  })

  test('the second word of the same Alien in a round is refused', () => {
    given(game, played(table(teams), send(0, 'MYTH')))
      .when(...send(0, 'JIGSAW'))
      .refused('wrong-phase')
  })

  test('A41: word and score of Scientists are for their team', () => {
    const sent = world(
      { mode: 'teams' },
      4,
      [0, { type: 'transmit', word: 'MYTH' } as never],
      [1, { type: 'transmit', word: 'MYTH' } as never],
      [2, { type: 'transmit', word: 'BANANA' } as never],
    )
    for (const viewer of [0, 2] as const) {
      const [first] = viewFor(sent, viewer).teams[0]!.scientists.transmissions
      expect(first).toMatchObject({ status: 'sent', word: 'BANANA', score: expect.any(Number) })
    }
    for (const viewer of [1, 3, 'spectator'] as const) {
      expect(feed(sent, viewer)).not.toContain('BANANA')
      expect(viewFor(sent, viewer).teams[0]!.scientists.transmissions).toEqual([
        { round: 1, status: 'sent', word: null, score: null },
      ])
    }
  })

  test('A42: hard: each team sees the word of its own Alien', () => {
    const sent = world(
      { mode: 'teams', hard: true },
      4,
      [0, { type: 'transmit', word: 'VELVET' } as never],
      [1, { type: 'transmit', word: 'JIGSAW' } as never],
    )
    const words = (viewer: Viewer) =>
      viewFor(sent, viewer).teams.map(({ alien }) => alien.transmissions[0]!.word)
    expect(words(2)).toEqual(['VELVET', null])
    expect(words(3)).toEqual([null, 'JIGSAW'])
    expect(words('spectator')).toEqual([null, null])
    expect(feed(sent, 3)).not.toContain('VELVET')
  })

  test('A43: after three rounds both Aliens guess face down, and see the result together', () => {
    const events = played(table(teams), ...allSentInTeams())
    expect(stateAfter(game, events).phase.kind).toBe('alienGuesses')
    const one = played(events, guess(0, 1, 2, 3))
    expect(typesOf(one.slice(events.length))).toEqual(['wordsGuessed'])
    given(game, one)
      .when(...guess(0, 1, 2, 4))
      .refused('wrong-phase')
    const both = played(one, guess(1, 2, 5, 6))
    expect(typesOf(both.slice(one.length))).toEqual([
      'wordsGuessed',
      'wordsScored',
      'cardsShown',
      'stepBegan',
    ])
    expect(stateAfter(game, both).teams.map(({ alien }) => alien.guess.points)).toEqual([0, 3])
  })

  test('R32: the higher total wins, and equal ones share the first place', () => {
    const before = played(
      table(teams),
      ...allSentInTeams(),
      guess(0, 2, 5, 6),
      guess(1, 2, 1, 1),
      guess(2, 1, 1, 1),
      guess(3, 1, 5, 6),
    )
    const end = (one: string, other: string) =>
      game.outcome(
        stateAfter(
          game,
          played(
            before,
            guessCipher(2, cipherOf('EPH', 'RX', one)),
            guessCipher(3, cipherOf('EPH', 'RX', other)),
          ),
        ),
      )
    expect(end('O', 'O')).toMatchObject({
      result: 'draw',
      places: [{ seats: [0, 1, 2, 3], rank: 1, score: 9 }],
    })
    expect(end('A', 'O')).toMatchObject({
      result: 'ranked',
      places: [
        { seats: [1, 3], rank: 1, score: 9 },
        { seats: [0, 2], rank: 2, score: 8 },
      ],
    })
  })

  test('A45: both Aliens know the cipher, neither the other’s card', () => {
    const begun = world({ mode: 'teams' }, 4)
    const [one, other] = [viewFor(begun, 0), viewFor(begun, 1)]
    expect(one.cipher).not.toBeNull()
    expect(other.cipher).toEqual(one.cipher)
    expect([one.teams[1]!.alien.card, other.teams[0]!.alien.card]).toEqual([null, null])
    expect([viewFor(begun, 2).cipher, viewFor(begun, 'spectator').cipher]).toEqual([null, null])
  })
})

describe('R26 to R31: the final guesses', () => {
  const dice = { alien: [1, 2, 3], scientists: [2, 5, 6] }
  const before = played(table({ dice }), ...allSent(4))

  test('A31: the card was open without its dice; two of three are right, and then the dice are', () => {
    const shown = before.find((event): event is AnyEvent & typeof event => event.type === 'cardsShown')!
    expect(shown.data).toMatchObject({ side: 'scientists' })
    expect(JSON.stringify(shown)).not.toContain('dice')
    const after = played(before, guess(0, 2, 5, 1)).slice(before.length)
    expect(after.find(({ type }) => type === 'wordsScored')).toEqual({
      type: 'wordsScored',
      data: { side: 'alien', teams: [{ picks: [2, 5, 1], dice: [2, 5, 6], points: 2 }] },
    })
  })

  test('rows are 1 to 6, one per column', () => {
    for (const picks of [
      [0, 1, 2],
      [1, 2, 7],
      [1, 2],
      [1, 2, 3, 4],
      [1.5, 2, 3],
    ])
      expect(parseCommand(game, { type: 'guessWords', picks })).toMatchObject({ code: 'invalid-command' })
  })

  test('who is not asked guesses nothing', () => {
    given(game, before)
      .when(...guess(1, 1, 1, 1))
      .refused('wrong-phase')
    given(game, before)
      .when(...guessCipher(1, C1))
      .refused('wrong-phase')
    given(game, before)
      .when(...guessCipher(0, C1))
      .refused('wrong-role')
  })

  const guessed = played(before, guess(0, 2, 5, 1), guess(1, 1, 2, 3))

  test('A35: a letter in two groups, or twice in one, is refused', () => {
    for (const wrong of [cipherOf('EPH', 'EX', 'O'), cipherOf('EPH', 'RX', 'E'), cipherOf('EEH', 'RX', 'O')])
      given(game, guessed)
        .when(...guessCipher(1, wrong))
        .refused('letters-not-different')
  })

  test('a guess that the colours rule out is accepted', () => {
    expect(
      isRejection(given(game, guessed).when(...guessCipher(1, cipherOf('JQX', 'AE', 'Z'))).decided),
    ).toBe(false)
  })

  test('A37: 2, 3 and 4 make 9, and everything is public', () => {
    const end = played(guessed, guessCipher(1, cipherOf('EPR', 'HX', 'O')))
    const state = stateAfter(game, end)
    expect(game.outcome(state)).toEqual({
      result: 'ranked',
      places: [{ seats: [0, 1], rank: 1, score: 9 }],
      detail: { reason: 'scored', of: 12, teams: [{ alien: 2, scientists: 3, cipher: 4, total: 9 }] },
    })
    const open = end.map(({ type, data }) => ({ type, data }))
    expect(stateAfter(game, open as typeof end)).toEqual(state)
    expect(state.cipher).toEqual(C1)
    expect(state.teams[0]!.alien.dice).toEqual([1, 2, 3])
    given(game, end)
      .when(...send(0, 'MYTH'))
      .refused('match-over')
  })

  test('A46: the log alone gives every state and view again', () => {
    const played = world({}, 2, ...([1, 2, 3, 4].flatMap(() => [send(0, 'GIGA'), send(1, 'GIGA')]) as Move[]))
    const text = JSON.parse(JSON.stringify(played.entries)) as World['entries']
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(foldFor({ ...played, entries: text }, viewer)).toEqual(foldFor(played, viewer))
  })
})

describe('R37: talk', () => {
  const state = stateAfter(game, table({ ...teams, seats: 6 }))
  const may = (seat: number, to: number | 'all' | 'team') => game.mayTalk!(state, seat, to)

  test('an Alien says nothing, Scientists speak to those of their team', () => {
    for (const to of ['all', 'team', 2] as const) expect(may(0, to)).toBe(false)
    expect([may(2, 'team'), may(2, 4), may(2, 'all'), may(2, 0), may(2, 3)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('at the end everybody may', () => {
    const over = { ...state, phase: { ...state.phase, kind: 'over' as const } }
    for (const to of ['all', 'team', 3] as const) expect(game.mayTalk!(over, 0, to)).toBe(true)
  })
})

describe('R41, R42: absence', () => {
  test('who is late sends nothing in that round', () => {
    const after = game.skip(stateAfter(game, table()), 0, context())!
    expect(after).toEqual([
      { type: 'transmissionSkipped', data: { team: 0, side: 'alien', round: 1 } },
      { type: 'stepBegan', data: { kind: 'scientistsTransmit', round: 1 } },
    ])
    expect(game.skip(stateAfter(game, table()), 1, context())).toBeUndefined()
  })

  test('a guess that is skipped is worth nothing', () => {
    const events = played(table(), ...allSent(4))
    const skipped = game.skip(stateAfter(game, events), 0, context())!
    expect(typesOf(skipped)).toEqual(['guessSkipped', 'wordsScored', 'cardsShown', 'stepBegan'])
    const state = stateAfter(game, [...events, ...skipped])
    expect(state.teams[0]!.alien.guess).toEqual({ status: 'skipped', picks: null, points: 0 })
    const late = played([...events, ...skipped], guess(1, 1, 1, 1))
    const end = game.skip(stateAfter(game, late), 1, context())!
    expect(typesOf(end)).toEqual(['guessSkipped', 'cipherScored', 'secretsRevealed'])
    expect(game.outcome(stateAfter(game, [...late, ...end]))!.places[0]!.score).toBe(0)
  })

  test('the last of a side gives up: together the match is lost', () => {
    const lost = play(world({}, 3), [[0, { type: 'resign' }]])
    expect(lost.fold.table.status).toBe('finished')
    expect(lost.fold.table.outcome).toMatchObject({ result: 'lost' })
    const one = play(world({}, 3), [[1, { type: 'resign' }]])
    expect(one.fold.table.status).toBe('active')
    expect(play(one, [[0, { type: 'transmit', word: 'GIGA' } as never]]).fold.table.status).toBe('active')
    const both = play(one, [
      [2, { type: 'resign' }],
      [0, { type: 'transmit', word: 'GIGA' } as never],
    ])
    expect(both.fold.table.outcome).toMatchObject({ result: 'lost' })
  })

  test('in teams it is skipped, and the other team plays on', () => {
    const gone = play(world({ mode: 'teams' }, 4), [[0, { type: 'resign' }]])
    expect(gone.fold.table.status).toBe('active')
    const sent = play(gone, [[1, { type: 'transmit', word: 'GIGA' } as never]])
    const { teams, phase } = sent.fold.game as State
    expect(teams[0]!.alien.transmissions[0]!.status).toBe('skipped')
    expect(phase.kind).toBe('scientistsTransmit')
  })
})
