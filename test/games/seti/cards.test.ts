import { describe, expect, test } from 'vitest'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { cardOf, MAIN_CARDS, STAR_IDS } from '../../../src/games/seti/material/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { stateAfter } from '../../support/given.ts'
import { conserved } from './settings.ts'
import { answer, got, inFront, keys, laid, launched, learned, marked, sent, traced } from './table.ts'

/** A seat that can do most of what cards ask for, with a card to play. */
const rich = (card: string, ...more: SetiEvent[]) =>
  stateAfter(seti, [
    ...laid({ seats: 3, hands: [[card, ...['110', '137', '130'].filter((id) => id !== card)]] }),
    got(0, 'credit', 4),
    got(0, 'energy', 4),
    launched(0, 'r2s2'),
    learned(0, 'probe-1'),
    learned(1, 'telescope-1'),
    ...more,
  ])

/** Answers everything with the first or the last way until the main action is over. */
function resolved(state: State, pick: 0 | -1): State {
  let current = state
  for (let step = 0; step < 60; step++) {
    const [head] = current.agenda
    if (head!.do === 'endTurn') return current
    const way = keys(current, head!.seat).at(pick)
    if (way === undefined) throw new Error(`nothing to answer at '${head!.do}'`)
    current = sent(current, [head!.seat, answer(way)])
  }
  throw new Error('the effect does not end')
}

const play = (card: string, pick: 0 | -1 = 0, ...more: SetiEvent[]) =>
  resolved(sent(rich(card, ...more), [0, { type: 'playCard', card }]), pick)

describe('every card of the main deck', () => {
  test.each(MAIN_CARDS.map(({ id, name }) => ({ id, name })))('$id $name is played to its end', ({ id }) => {
    for (const pick of [0, -1] as const) {
      const after = play(id, pick)
      expect(after.play).toBeNull()
      expect(conserved(after)).toEqual({ twice: [], missing: [] })
      const { mission, endgame } = cardOf(id)
      const [me] = after.players
      const places = {
        mission: me!.missions.some((one) => one.card === id),
        endgame: me!.endgame.includes(id),
        elsewhere:
          after.discard.includes(id) || me!.tucked.includes(id) || after.hands[0]!.known.includes(id),
      }
      expect(places).toEqual({ mission: !!mission, endgame: !!endgame, elsewhere: !mission && !endgame })
    }
  })
})

describe('R10 single cards', () => {
  test('11 shows the card just drawn and gains its corner', () => {
    const [top] = rich('11').deck.known
    const after = play('11', -1)
    expect(after.hands[0]!.known).toContain(top)
    const spectator = after.hands[0]!.known.filter((card) => card === top)
    expect(spectator).toEqual([top])
  })

  test('15 opens the first space again; later orbiters do not slide into it', () => {
    const orbit = (seat: number, first: boolean) => ({
      type: 'orbited' as const,
      data: { seat, planet: 'venus' as const, first },
    })
    const after = play('15', 0, orbit(0, true), orbit(1, false))
    expect(after.planets.venus.orbiters).toEqual([{ seat: 1, first: false }])
    expect(after.players[0]!.score).toBe(1 + 3)
    expect(play('15').players[0]!.score).toBe(1)
  })

  test('25 pays for each new planet', () => {
    const start = sent(rich('25'), [0, { type: 'playCard', card: '25' }])
    const flown = sent(start, [0, answer('r2s2 r2s1')], [0, answer('r2s1 r2s2')], [0, answer('stop')])
    expect(flown.players[0]!.score).toBe(1 + 1)
  })

  test('30 without any probe does nothing', () => {
    const none = sent(stateAfter(seti, [...laid({ hands: [['30']] })]), [0, { type: 'playCard', card: '30' }])
    expect(none.agenda[0]!.do).toBe('endTurn')
    expect(none.discard).toEqual(['30'])
  })

  test('52 counts the red signals of its own scan', () => {
    const state = stateAfter(seti, laid({ hands: [['52']], row: ['4', '8', '9'] }))
    const done = sent(state, [0, { type: 'playCard', card: '52' }], [0, answer('card 4 barnards-star')])
    expect(done.players[0]!.score).toBe(1 + 2)
  })

  test('91 counts the tucked cards, then tucks itself', () => {
    const tucked = { type: 'cardTucked' as const, data: { seat: 0, card: '137', from: 'hand' as const } }
    const before = rich('91', tucked)
    const after = resolved(sent(before, [0, { type: 'playCard', card: '91' }]), 0)
    // One tucked energy card, then its own symbol.
    expect(after.players[0]!.energy).toBe(before.players[0]!.energy + 2)
    expect(after.players[0]!.tucked).toEqual(['137', '91'])
  })

  test('108 needs eight publicity', () => {
    expect(play('108').species[0]!.discovery.red).toBeNull()
    expect(play('108', 0, got(0, 'publicity', 4)).species[0]!.discovery.red).toBe(0)
  })

  test('98 goes where the seat has a trace of the colour', () => {
    const asked = sent(rich('98', traced(0, 1, 'red')), [0, { type: 'playCard', card: '98' }])
    // Both spaces are not taken, so there is no overflow, and the one on the right is the seat's own.
    expect(asked.agenda[0]!.do).toBe('endTurn')
    const full = sent(rich('98', traced(0, 1, 'red'), traced(1, 0, 'red')), [
      0,
      { type: 'playCard', card: '98' },
    ])
    expect(full.species[1]!.overflow).toEqual([{ seat: 0, color: 'red' }])
  })

  test('118 marks three signals in one sector without data', () => {
    const after = play('118')
    expect(after.players[0]!.data).toBe(0)
    const sector = Object.values(after.sectors).find((one) => one.markers.length)!
    expect(sector.markers).toEqual([0, 0, 0])
  })

  test('120 comes back to hand where its signal is the only one of the seat', () => {
    expect(play('120').hands[0]!.known).toContain('120')
    const star = STAR_IDS.find((id) => play('120').sectors[id].markers.length)!
    const again = play('120', 0, marked(0, star))
    expect(again.discard).toContain('120')
  })

  test('106 asks what a card cost', () => {
    const state = [...inFront(0, '106')]
    const cheap = sent(rich('137', ...state), [0, { type: 'playCard', card: '137' }])
    expect(keys(cheap, 0)).toEqual(['card 106 1', 'skip'])
  })

  test('19 a visit may bring a move instead of publicity', () => {
    const start = sent(rich('19'), [0, { type: 'playCard', card: '19' }], [0, answer('r2s2 r2s1')])
    const back = sent(start, [0, answer('r2s1 r2s2')])
    expect(keys(back, 0)).toEqual(['publicity', 'move'])
  })
})
