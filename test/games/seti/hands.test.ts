import { describe, expect, test } from 'vitest'
import { createRng, type Rng, type Seat } from '../../../src/core/index.ts'
import type { SetiCommand } from '../../../src/games/seti/commands.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { ALL_SPACES, contentAt, type State } from '../../../src/games/seti/state/index.ts'
import { wordList } from '../../support/given.ts'
import { diceOf } from '../conformance/dice.ts'
import { answer, at, due, got, keys, laid, launched, lost, sent } from './table.ts'

/** Random matches; more by the environment. */
const MATCHES = Number(process.env.SETI_MATCHES ?? 8)
/** How many acts of a match are tried, and how long each is followed. */
const REVISIONS = 160
const FOLLOWED = 6
const words = wordList()

describe('a hand', () => {
  test('never decides whether its seat is asked, nor anything else that a spectator is told', () => {
    const seen = new Set<string>()
    const told: string[] = []
    for (let n = 0; n < MATCHES; n++)
      for (const { state, seat, command, dice } of acts(n)) {
        const lines = differences(state, seat, command, dice, seen)
        if (lines.length) told.push(`match ${n}, seat ${seat}: ${lines.join(' ')}`)
      }
    expect(told.slice(0, 3)).toEqual([])
    // What asks for cards of a hand has been looked at.
    for (const kind of ['move', 'showCards', 'income', 'giveCard', 'handSignal'])
      expect([...seen]).toContain(kind)
  })
})

describe('R5.7 a seat with cards is asked, whatever they are', () => {
  // Card 17 has energy as its income, cards 4 and 26 have not.
  const building = (...hand: string[]) =>
    sent(at(laid({ hands: [['90', ...hand]] })), [0, { type: 'playCard', card: '90' }])

  test('whether one more is shown', () => {
    expect(keys(building('4', '26'), 0)).toEqual(['done'])
    expect(building('4', '26').agenda).toEqual(building('4', '17').agenda)
    const shown = sent(building('4', '17'), [0, answer('card 17')])
    expect(keys(shown, 0)).toEqual(['done'])
    const done = sent(shown, [0, answer('done')])
    expect([done.agenda[0]!.do, done.players[0]!.energy]).toEqual(['endTurn', 4])
  })

  test('but not with an empty hand, nor when all are shown', () => {
    expect(building().agenda[0]!.do).toBe('endTurn')
    expect(sent(building('17'), [0, answer('card 17')]).agenda[0]!.do).toBe('endTurn')
  })

  test('which drawn card is discarded, though free actions may have used them', () => {
    const cards = [
      ['7', '8'],
      ['7', '8', '9'],
    ]
    const drawn = (from: string[], n: number) =>
      at(
        laid({ hands: [['et15', '6']] }),
        { type: 'cardPlayed', data: { seat: 0, card: 'et15', credits: 1 } },
        { type: 'drawn', data: { seat: 0, count: n, by: 'et15' }, secret: { cards: from } },
        due({ do: 'discardDrawnForIncome', seat: 0, by: 'et15' }, { do: 'endTurn', seat: 0 }),
      )
    const [two, three] = [drawn(cards[0]!, 2), drawn(cards[1]!, 3)]
    expect(keys(three, 0)).toEqual(['card 7', 'card 8', 'card 9'])
    const one = sent(two, [0, { type: 'corner', card: '7' }])
    expect(keys(one, 0)).toEqual(['card 8'])
    const none = sent(one, [0, { type: 'corner', card: '8' }])
    expect(keys(none, 0)).toEqual(['skip'])
    expect(sent(none, [0, answer('skip')]).agenda[0]!.do).toBe('endTurn')
    // Nobody but the seat knows that card 6 is none of those drawn.
    expect(keys(sent(two, [0, { type: 'corner', card: '6' }]), 0)).toEqual(['card 7', 'card 8'])
  })
})

interface Act {
  state: State
  seat: Seat
  command: SetiCommand
  dice: Rng
}

/** What seats do in a random match; before some acts the seat is short of energy and flies among asteroids. */
function* acts(n: number): Generator<Act> {
  const dice = diceOf('hands', n)
  const seats = Array.from({ length: 2 + (n % 3) }, () => ({ kind: 'human' as const }))
  const options = seti.options.parse({})
  let state = fold(undefined, seti.setup(options, seats, chance(n, 0)))
  for (let revision = 1; revision < REVISIONS && !state.over; revision++) {
    const seat = dice.pick(seti.pending(state))
    const poor =
      state.agenda[0]?.do === 'main' && dice.int(2) ? fold(state, troubles(state, seat, dice)) : state
    yield { state: poor, seat, command: pick(offered(poor, seat), dice), dice }
    state = fold(state, after(state, seat, pick(offered(state, seat), dice), chance(n, revision)))
  }
}

/** Cards first: they bring most questions. A seat that passes soon would see little of the game. */
function pick(commands: readonly SetiCommand[], dice: Rng): SetiCommand {
  const kinds = [...new Set(commands.map(({ type }) => type))]
  const some = kinds.filter((kind) => kind !== 'pass')
  const kind =
    dice.int(3) && kinds.includes('playCard')
      ? 'playCard'
      : dice.pick(some.length && dice.int(12) ? some : kinds)
  return dice.pick(commands.filter(({ type }) => type === kind))
}

function troubles(state: State, seat: Seat, dice: Rng): SetiEvent[] {
  const { energy, credit, probes } = state.players[seat]!
  const asteroids = ALL_SPACES.filter((space) => contentAt(state.solar, space) === 'asteroid')
  return [
    ...(energy > 0 ? [lost(seat, 'energy', energy)] : []),
    got(seat, 'credit', Math.max(0, 4 - credit)),
    ...(probes.length ? [] : [launched(seat, dice.pick(asteroids))]),
  ]
}

/**
 * Follows an act in the match and in one where the seat holds other cards that nobody else knows. The first
 * thing that a spectator is told in one of them only, if there is any.
 */
function differences(state: State, seat: Seat, first: SetiCommand, dice: Rng, seen: Set<string>): string[] {
  const asked = (s: State) => s.agenda[0]?.do ?? ''
  const swaps = otherHand(state, seat, first, dice)
  let [here, there] = [state, exchanged(state, swaps)]
  let command = first
  for (let step = 0; step < FOLLOWED; step++) {
    if (here.lanes.length === 0) seen.add(asked(here))
    const mine = after(here, seat, command, chance(7, step))
    const other = after(there, seat, command, chance(7, step))
    const [a, b] = [opened(mine), opened(other)]
    // What is turned up by force, such as the last card to be given up, is told of course.
    if (
      swaps.some(([x, y]) => [a, b].some((lines) => lines.some((line) => named(line, x) || named(line, y))))
    )
      return []
    const from = a.findIndex((line, i) => line !== b[i])
    if (from >= 0 || a.length !== b.length)
      return [
        JSON.stringify(command),
        asked(here),
        a[from] ?? 'nothing',
        b[from < 0 ? a.length : from] ?? 'nothing',
      ]
    here = fold(here, mine)
    there = fold(there, other)
    if (here.over || seti.pending(here)[0] !== seat) return []
    const theirs = offered(there, seat).map((one) => JSON.stringify(one))
    const both = offered(here, seat).filter((one) => theirs.includes(JSON.stringify(one)))
    const goesOn = both.filter(({ type }) => type !== 'playCard' && type !== 'pass')
    if (!goesOn.length) return []
    command = dice.pick(goesOn)
  }
  return []
}

/** Every hidden card of the seat but those that the act names, each with one from the depth of the deck. */
function otherHand(state: State, seat: Seat, command: SetiCommand, dice: Rng): [string, string][] {
  const open = JSON.stringify([state.row, state.discard, state.play?.card, command])
  const mine = state.hands[seat]!.known.filter((card) => !card.startsWith('et') && !named(open, card))
  const deep = dice.shuffle(state.deck.known.slice(25))
  return mine.slice(0, deep.length).map((card, i) => [card, deep[i]!])
}

const named = (line: string, card: string): boolean => new RegExp(`["\\s]${card}["\\s]`).test(line)

/** The state with cards in each other's place: those of a hand and of the deck stand nowhere else. */
function exchanged(state: State, swaps: readonly [string, string][]): State {
  const to = new Map(
    swaps.flatMap(([a, b]): [string, string][] => [
      [a, b],
      [b, a],
    ]),
  )
  const swap = (cards: readonly string[]) => cards.map((card) => to.get(card) ?? card)
  const inZone = <Z extends { known: string[] }>(zone: Z): Z => ({ ...zone, known: swap(zone.known) })
  return {
    ...state,
    deck: inZone(state.deck),
    hands: state.hands.map(inZone),
    play: state.play && { ...state.play, drawn: inZone(state.play.drawn) },
  }
}

const opened = (events: readonly SetiEvent[]): string[] =>
  events.map(({ type, data }) => `${type} ${JSON.stringify(data)}`)

const offered = (state: State, seat: Seat): SetiCommand[] =>
  seti.prompts(state, seat, { now: 0, words }).flatMap((prompt) => prompt.commands as SetiCommand[])

function after(state: State, seat: Seat, command: SetiCommand, c: ReturnType<typeof chance>): SetiEvent[] {
  const decided = seti.decide(state, seat, command, c)
  if (!Array.isArray(decided)) throw new Error(`${JSON.stringify(command)}: ${decided.code}`)
  return decided
}

const fold = (state: State | undefined, events: readonly SetiEvent[]): State =>
  events.reduce<State | undefined>(
    (s, event) => seti.evolve(s, event as never, { revision: 1, at: 0, seat: null }),
    state,
  )!

const chance = (n: number, length: number) => ({
  rng: createRng(n.toString(16).padStart(64, '0'), 'game', length),
  now: 0,
  words,
})
