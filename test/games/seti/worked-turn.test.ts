import { expect, test } from 'vitest'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { STARS, type StarId } from '../../../src/games/seti/material/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { answer, at, keys, laid, marked, onTop, sent } from './table.ts'

const ME = 1
const RED = 0
const WHITE = 2
/** Card 4 in the row is red: its sectors are these two. */
const SHORT: StarId = 'barnards-star'
const EARTH: StarId = '61-virginis'

/** No printed sector has a slot of three places: a slot is cut down to so many. */
const cut = (state: State, star: StarId, places: number): State => ({
  ...state,
  sectors: {
    ...state.sectors,
    [star]: { ...state.sectors[star], data: places - state.sectors[star].markers.length },
  },
})
const round3: SetiEvent[] = [
  { type: 'roundBegan', data: { round: 3, start: ME } },
  { type: 'turnBegan', data: { seat: ME } },
]

test('a turn with all its numbers: data, scan, a sector won, a milestone, and what comes next', () => {
  const own = (res: 'vp' | 'credit' | 'energy' | 'publicity', n: number): SetiEvent => ({
    type: n < 0 ? 'paid' : 'gained',
    data: { seat: ME, res, n: Math.abs(n) },
  })
  const table = at(
    laid({ seats: 3, row: ['4', '1', '2'] }),
    round3,
    // 23 points, 3 credits, 4 energy, 5 publicity, 5 of 6 top spaces covered and 5 data in the pool.
    own('vp', 21),
    own('credit', -1),
    own('energy', 1),
    own('publicity', 1),
    onTop(ME, 5),
    { type: 'gained', data: { seat: ME, res: 'data', n: 5 } },
    { type: 'milestoneReached', data: { seat: ME, at: 20 } },
    // Its first reward is gone, so that this one is three points.
    { type: 'sectorWon', data: { star: SHORT, seat: RED, second: null } },
    marked(RED, EARTH),
    marked(WHITE, SHORT),
    marked(ME, SHORT),
  )
  const state = cut(cut({ ...table, agenda: frameOf(table) }, EARTH, 5), SHORT, 3)
  expect(state.players[ME]).toMatchObject({ score: 23, credit: 3, energy: 4, publicity: 5, data: 5 })
  expect(state.players[ME]!.computer.top).toBe(5)
  expect([state.sectors[EARTH].data, state.sectors[SHORT].data]).toEqual([4, 1])

  const placed = sent(state, [ME, { type: 'placeData', row: 'top', column: 6 }])
  expect(placed.players[ME]).toMatchObject({ data: 4, computer: { top: 6 } })

  const scanning = sent(placed, [ME, { type: 'scan' }], [ME, answer('earth')])
  expect(scanning.players[ME]).toMatchObject({ credit: 2, energy: 2, data: 5, score: 25 })
  expect(scanning.sectors[EARTH]).toEqual({ data: 3, markers: [RED, ME], wins: [] })
  expect(keys(scanning, ME)).toContain(`card 4 ${SHORT}`)

  const won = sent(scanning, [ME, answer(`card 4 ${SHORT}`)])
  expect(won.row).toHaveLength(3)
  expect(won.row).not.toContain('4')
  expect(won.discard).toEqual(['4'])
  // The last data made the pool six; the sector is resolved: two markers against one.
  expect(won.players[ME]).toMatchObject({ data: 6, publicity: 6, score: 25 + 3 })
  expect(won.players[WHITE]!.publicity).toBe(5)
  expect(won.players[RED]!.publicity).toBe(4)
  expect(won.sectors[SHORT]).toEqual({ data: STARS[SHORT].slots - 1, markers: [WHITE], wins: [RED, ME] })

  const ended = sent(won, [ME, { type: 'endTurn' }])
  expect(keys(ended, ME)).toEqual(['tech', 'mission', 'income', 'other'])
  const marking = sent(ended, [ME, answer('other')])
  expect(marking.gold[3]).toMatchObject({ tile: 'other', side: 'A', marks: [{ seat: ME, space: 0 }] })
  expect(marking.turn.seat).toBe(WHITE)

  // In its next turn it may analyze for one energy, or pay six publicity for a tech.
  const next = sent(
    marking,
    [WHITE, { type: 'launch' }],
    [WHITE, { type: 'endTurn' }],
    [RED, { type: 'launch' }],
    [RED, { type: 'endTurn' }],
  )
  expect(next.turn.seat).toBe(ME)
  const analyzed = sent(next, [ME, { type: 'analyze' }], [ME, answer('right blue')])
  expect(analyzed.players[ME]).toMatchObject({ energy: 1, data: 6, computer: { top: 0 } })
  expect(sent(next, [ME, { type: 'research' }]).players[ME]!.publicity).toBe(0)
})

/** The turn of the seat, with all that comes between turns. */
const frameOf = ({ agenda }: State): State['agenda'] => agenda.map((one) => ({ ...one, seat: ME }))
