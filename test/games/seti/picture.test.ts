import { describe, expect, test } from 'vitest'
import { type AnyGame, advance, emptyFold, redact, render, type Viewer } from '../../../src/core/index.ts'
import { seti } from '../../../src/games/seti/index.ts'
import {
  CARDS,
  GOLD_TILES,
  PLANETS,
  SAMPLE_IDS,
  SPACES,
  SPECIES,
  type SpeciesId,
  STARS,
  TARGETS,
  TECHS,
} from '../../../src/games/seti/material/index.ts'
import { techName } from '../../../src/games/seti/picture/brief.ts'
import { handOf, type State } from '../../../src/games/seti/state/index.ts'
import { GOLD_SETS } from '../../../src/games/seti/tell/gold.ts'
import { stateAfter } from '../../support/given.ts'
import { play, type World } from '../../support/world.ts'
import {
  begun,
  choose,
  got,
  inFront,
  kept,
  laid,
  launched,
  learned,
  marked,
  stateOf,
  traced,
} from './table.ts'

type Events = Parameters<typeof stateAfter<object, State, never, ReturnType<typeof laid>[number]>>[1]

const tableAfter = (...events: ReturnType<typeof laid>): State => stateAfter(seti, events as Events)
const draw = (view: State, viewer: Viewer): string => render(seti.picture(view, viewer))

/** The match as somebody sees it. */
const viewOf = (world: World, viewer: Viewer): State =>
  world.entries.reduce(
    (fold, { command: _, ...entry }) => advance(seti as unknown as AnyGame, fold, redact(entry, viewer)),
    emptyFold(world.seats),
  ).game as State

/** What is written in the drawing, titles included, as a reader of XML has it. */
const said = (svg: string): string[] =>
  [...svg.matchAll(/>([^<>]+)</g)].map((found) =>
    found[1]!.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )

/** Every element that is opened is closed in its turn. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, end, name, own] of svg.matchAll(/<(\/?)(\w+)(?:\s[\w:-]+="[^"<>]*")*(\/?)>/g))
    if (end) expect(open.pop()).toBe(name)
    else if (!own) open.push(name!)
  expect(svg.replaceAll(/<\/?\w+(?:\s[\w:-]+="[^"<>]*")*\/?>/g, '')).not.toMatch(/[<>]/)
  return open
}

describe('the picture', () => {
  const table = laid({ seats: 3, hands: [['15', '3'], ['69'], ['55']], row: ['130', '133', '1'] })

  test('is well-formed and small for everybody, at the start and later', () => {
    const world = begun(4)
    for (const viewer of [0, 3, 'spectator'] as const) {
      const svg = draw(viewOf(world, viewer), viewer)
      expect(unclosed(svg)).toEqual([])
      expect(svg.length).toBeLessThan(160_000)
      expect(svg).toContain('role="img"')
    }
  })

  test('escapes what it says', () => {
    expect(draw(tableAfter(...table), 0)).toContain('Barnard&#39;s Star')
  })

  test('shows every zone of the table', () => {
    const texts = said(draw(tableAfter(...table), 'spectator'))
    const zones = ['Techs', 'Gold tiles', 'Planets', 'Card row', 'Computer', 'Sun', 'Earth', 'Spectator']
    const stars = Object.values(STARS).map(({ name }) => name)
    const planets = TARGETS.filter((id) => id !== 'oumuamua').map((id) => PLANETS[id].name)
    const row = ['130', '133', '1'].map((id) => CARDS.get(id)!.name)
    for (const one of [...zones, ...stars, ...planets, ...TECHS.map(techName)]) expect(texts).toContain(one)
    // A long name goes over two lines.
    for (const name of row) expect(texts.some((one) => one.startsWith(`${name}: `))).toBe(true)
    for (const seat of [0, 1, 2]) expect(texts).toContain(`Seat ${seat}`)
    expect(texts).toContain('Left species: face down')
    expect(texts).toContain('Next rotation: disc 1')
  })

  test('shows what stands on the boards and lies in front of the seats', () => {
    const before = said(draw(tableAfter(...table), 0))
    const texts = said(
      draw(
        tableAfter(
          ...table,
          launched(1, 'r2s3'),
          marked(2, 'vega'),
          learned(1, 'probe-2'),
          traced(2, 0, 'red'),
          got(0, 'vp', 17),
          ...inFront(0, '3'),
        ),
        0,
      ),
    )
    const fresh = ['Seat 1, probe', 'Techs: Probe 2', 'Seat 2, red discovery', 'Your hand (1)']
    for (const one of fresh) {
      expect(texts).toContain(one)
      expect(before).not.toContain(one)
    }
    expect(texts.filter((one) => one === 'Seat 2').length).toBeGreaterThan(
      before.filter((one) => one === 'Seat 2').length,
    )
    expect(texts).toContain(`${tableAfter(...table).players[0]!.score + 17} VP`)
    expect(before).not.toContain('In front')
    expect(texts).toContain('In front')
  })

  test('shows the viewer its hand, and of the others only how many cards they hold', () => {
    const world = begun(3)
    const state = stateOf(world)
    const open = [...state.row, ...state.players.flatMap(({ tucked }) => tucked)]
    const namesOf = (seat: number) =>
      handOf(state, seat)
        .filter((id) => !open.includes(id))
        .map((id) => CARDS.get(id)!.name)
    for (const viewer of [0, 1, 'spectator'] as const) {
      const texts = said(draw(viewOf(world, viewer), viewer))
      for (const seat of [0, 1, 2])
        for (const name of namesOf(seat))
          expect(texts.some((one) => one.startsWith(`${name}: `))).toBe(seat === viewer)
    }
  })

  test('shows what discovered species bring, and a sample only to who has seen it', () => {
    const state = tableAfter(...table)
    const [left, right] = state.species as [State['species'][number], State['species'][number]]
    const known = (sample: 'vp7' | null): State => ({
      ...state,
      species: [
        { ...left, id: 'mascamites', discovered: true },
        { ...right, id: 'exertians', discovered: true },
      ],
      own: {
        ...state.own,
        mascamites: {
          jupiter: { count: 2, known: [] },
          saturn: { count: 3, known: [] },
          filled: 1,
          capsules: [{ number: 1, seat: 1, at: 'r3s2', sample }],
          open: ['energy2'],
        },
        exertians: {
          at: [61, 81],
          reached: [[2], []],
          held: [2, 3, 3].map((count) => ({ count, known: count === 2 ? ['et41', 'et42'] : [] })),
          played: [1, 0, 0].map((count) => ({ count, known: [] })),
          gone: { count: 0, known: [] },
        },
      },
    })
    const texts = said(draw(known(null), 0))
    for (const one of [
      'Left species: Mascamites',
      'Samples at Jupiter: 2 face down',
      'Seat 1, capsule 1',
      'capsule 1: on its way, closed',
      '2 en',
      'Right species: Exertians',
      'reached the milestone at 61 points',
      'Milestone at 81 points: reached by nobody yet',
      'holds 3 of their cards, played 0 face down',
      'Razor-edge Shuttle',
    ])
      expect(texts).toContain(one)
    expect(texts.join(' ')).toContain('14 points at the end if you have 3 probe techs; danger 6')
    expect(said(draw(known('vp7'), 1))).toContain('capsule 1: 7 VP')
    expect(said(draw(known(null), 1)).join()).not.toContain('Razor-edge')
  })

  test('has room for the open cards of both species beside the row, and for messages close together', () => {
    const state = tableAfter(...table)
    const [left, right] = state.species as [State['species'][number], State['species'][number]]
    const open: State = {
      ...state,
      species: [
        { ...left, faceUp: 'et5' },
        { ...right, faceUp: 'et31' },
      ],
      own: {
        ...state.own,
        centaurians: {
          rewards: [],
          messages: [45, 46, 60].map((at, seat) => ({ seat, at, card: null })),
        },
      },
    }
    const texts = said(draw(open, 0))
    // All five on one line: the longest text of them is no taller than two lines of cards.
    expect(seti.picture(open, 0).height).toBeLessThan(seti.picture(state, 0).height + 60)
    expect(texts).toContain('M0 M1')
    expect(texts).toContain('M2')
  })

  test('stays within its frame, however much a seat holds', () => {
    const ids = [...CARDS.keys()].slice(0, 40)
    const view = tableAfter(...laid({ hands: [ids, []], row: ['130', '133', '129'] }))
    const { width, height } = seti.picture(view, 0)
    const svg = draw(view, 0)
    const moved = [...svg.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g)]
    expect(width).toBe(1000)
    expect(Math.max(...moved.map((found) => Number(found[1])))).toBeLessThan(width)
    expect(Math.max(...moved.map((found) => Number(found[2])))).toBeLessThan(height)
    expect(said(svg)).toContain('Your hand (40)')
  })

  test('cuts off nothing that a seat decides by', () => {
    const state = tableAfter(...table)
    const [left, right] = state.species as [State['species'][number], State['species'][number]]
    const own: State['own'] = {
      ...state.own,
      mascamites: {
        jupiter: { count: 0, known: [] },
        saturn: { count: 0, known: [] },
        filled: 0,
        capsules: [],
        open: [...SAMPLE_IDS],
      },
    }
    for (const [one, other] of PAIRS) {
      const marked = (id: SpeciesId) => SPACES[id].map(({ id: space }, i) => ({ space, seat: i % 3 }))
      const view: State = {
        ...state,
        own,
        species: [
          { ...left, id: one, discovered: true, marks: marked(one) },
          { ...right, id: other, discovered: true, marks: marked(other) },
        ],
        solar: { ...state.solar, oumuamua: true },
      }
      expect(
        said(draw(view, 0)).filter((text) => text.endsWith('…') && text !== 'VP at the end for each …'),
      ).toEqual([])
    }
  })

  test('says what a mission in front asks for and gives, and which of its circles are covered', () => {
    const missions = ['2', '10', '129', '114'].flatMap((card) => inFront(1, card))
    const covered = { type: 'slotCovered', data: { seat: 1, card: '129', slot: 1 } } as const
    const texts = said(draw(tableAfter(...table, ...missions, covered, ...kept(1, '12')), 0))
    const all = texts.join(' ')
    for (const one of [
      '○ When you visit Mercury: draw a card',
      '○ If you have an orbiter or lander at Neptune and at Uranus, moons count: 5 points, a card from row or deck',
      '○●○ When you come to asteroids in your own turn: 1 data',
      'At the end: 3 points for each orbiter or lander of yours at Jupiter, moons count',
    ])
      expect(all).toContain(one)
  })

  test('shows the cards of the stack to the seat that chooses from it, and to nobody else', () => {
    let world = play(begun(2), [[0, { type: 'pass' }]])
    while (stateOf(world).agenda[0]!.do === 'discardDown')
      world = play(world, [[0, choose(`card ${handOf(stateOf(world), 0)[0]}`)]])
    const state = stateOf(world)
    expect(state.agenda[0]!.do).toBe('takeFromStack')
    for (const viewer of [0, 1, 'spectator'] as const) {
      const texts = said(draw(viewOf(world, viewer), viewer))
      expect(texts.includes('The stack of this round: one is yours')).toBe(viewer === 0)
      for (const card of state.stacks[0]!.known)
        expect(texts.some((one) => one.startsWith(`${CARDS.get(card)!.name}: `))).toBe(viewer === 0)
    }
  })

  test('says what a set of each gold tile is, on the side that is up', () => {
    for (const gold of ['A', 'B'] as const) {
      const texts = said(draw(tableAfter(...laid({ gold })), 'spectator'))
      for (const tile of GOLD_TILES) {
        expect(texts).toContain(GOLD_SETS[tile][gold])
        expect(GOLD_SETS[tile].A).not.toBe(GOLD_SETS[tile].B)
      }
    }
  })

  test('has milestones in order, and a legend that goes on below itself', () => {
    const reached = [25, 20, 30].map((n) => ({ type: 'milestoneReached', data: { seat: 0, at: n } }) as const)
    const texts = said(draw(tableAfter(...table, ...reached), 0))
    expect(texts).toContain('Milestones reached: 20, 25, 30')
    const legend = texts.filter((text) => text.startsWith('VP points') || text.endsWith('fulfilled'))
    expect(legend).toHaveLength(2)
    for (const line of legend) expect(line.length * 11 * 0.54).toBeLessThan(976)
  })
})

/** Each species once on either side. */
const PAIRS = SPECIES.map((id, i) => [id, SPECIES[(i + 1) % SPECIES.length]!] as const)
