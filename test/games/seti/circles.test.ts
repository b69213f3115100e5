import { describe, expect, test } from 'vitest'
import type { SetiCommand } from '../../../src/games/seti/commands.ts'
import type { SetiEvent } from '../../../src/games/seti/events.ts'
import { cardOf, MAIN_CARDS, type Space } from '../../../src/games/seti/material/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import { answer, at, got, inFront, keys, laid, launched, learned, onTop, sent } from './table.ts'

interface Deed {
  /** What of it circles may wait for. */
  words: string[]
  events: (SetiEvent | SetiEvent[])[]
  commands: SetiCommand[]
  /** Cards in hand, beside the one in front. */
  hand?: string[]
}

const flight = (from: Space, to: Space, ...words: string[]): Deed => ({
  words,
  events: [launched(0, from)],
  commands: [{ type: 'move', from, to }],
})
const playing = (card: string, ...words: string[]): Deed => ({
  words: [`cost ${cardOf(card).cost.n}`, ...words],
  events: [],
  commands: [{ type: 'playCard', card }],
  hand: [card],
})
const corner = (card: string, word: string): Deed => ({
  words: [`corner ${word}`],
  events: [],
  commands: [{ type: 'corner', card }],
  hand: [card],
})
const research = (tech: string): Deed => ({
  words: [`tech ${tech.slice(0, -2)}`],
  events: [got(0, 'publicity', 2)],
  commands: [{ type: 'research' }, answer(tech)],
})

/** Discs stand as printed; where a question is asked, the first way is taken. */
const DEEDS: Readonly<Record<string, Deed>> = {
  'to Mercury': flight('r1s0', 'r1s1', 'mercury', 'planet'),
  'to Venus': flight('r1s4', 'r1s3', 'venus', 'planet'),
  'to Earth': flight('r1s4', 'r1s5'),
  'to Mars': flight('r2s3', 'r2s2', 'mars', 'planet'),
  'to Jupiter': flight('r3s2', 'r3s3', 'jupiter', 'planet'),
  'to Saturn': flight('r3s6', 'r3s7', 'saturn', 'planet'),
  'to Uranus': flight('r4s1', 'r4s0', 'uranus', 'planet'),
  'to Neptune': flight('r4s2', 'r4s3', 'neptune', 'planet'),
  'to an asteroid': flight('r1s4', 'r2s4', 'asteroid'),
  'to a comet': flight('r1s1', 'r2s1'),
  launch: { words: ['launch'], events: [], commands: [{ type: 'launch' }] },
  orbit: {
    words: ['orbit'],
    events: [launched(0, 'r1s3')],
    commands: [{ type: 'orbit', planet: 'venus' }],
  },
  landing: {
    words: ['land', 'trace yellow'],
    events: [launched(0, 'r1s3')],
    commands: [{ type: 'land', planet: 'venus' }],
  },
  'landing on a moon': {
    words: ['land'],
    events: [launched(0, 'r3s3'), learned(0, 'probe-4')],
    commands: [{ type: 'land', planet: 'jupiter', moon: 'io' }],
  },
  analysis: { words: ['trace blue'], events: [onTop(0, 6)], commands: [{ type: 'analyze' }] },
  'a red trace': { ...playing('108', 'trace red'), events: [got(0, 'publicity', 4)] },
  // Earth is in a yellow sector, and the card of the row is blue.
  scan: {
    words: ['scan', 'signal yellow', 'signal blue'],
    events: [],
    commands: [{ type: 'scan' }, answer('card 15 procyon')],
  },
  'a signal of a card, no scan': playing('44'),
  'red signals': playing('38', 'signal red'),
  'research of a probe tech': research('probe-2'),
  'research of a telescope tech': research('telescope-2'),
  'research of a computer tech': research('computer-1'),
  'a card for nothing': playing('123'),
  'a card for one': playing('137'),
  'a card for two': playing('113'),
  'a card for three': playing('91'),
  'a card for four': { ...playing('121', 'tech computer'), events: [got(0, 'credit', 1)] },
  'a corner of publicity': corner('7', 'publicity'),
  'a corner of data': corner('6', 'data'),
  'a corner of movement': corner('5', 'move'),
}

/** What each circle of each card waits for; of several words one is enough. */
const CIRCLES: Readonly<Record<string, string[]>> = {
  1: ['jupiter', 'saturn'],
  2: ['mercury', 'venus'],
  3: ['uranus', 'neptune'],
  4: ['venus', 'jupiter'],
  76: ['tech probe', 'tech telescope', 'tech computer'],
  77: ['trace red', 'trace yellow', 'trace blue'],
  78: ['scan', 'scan', 'scan'],
  79: ['launch', 'launch', 'launch'],
  80: ['launch', 'launch', 'launch'],
  82: ['orbit', 'land'],
  94: ['tech probe', 'tech telescope', 'tech computer'],
  101: ['scan', 'scan', 'scan'],
  106: ['cost 1', 'cost 2', 'cost 3'],
  107: ['trace blue', 'trace blue'],
  116: ['signal yellow', 'signal red', 'signal blue'],
  117: ['orbit land', 'orbit land'],
  128: ['planet', 'planet', 'planet'],
  129: ['asteroid', 'asteroid', 'asteroid'],
  131: ['tech telescope', 'scan'],
  138: ['corner publicity', 'corner data', 'corner move'],
}

/** The circles of a card that a deed offers to cover; none is covered. */
function offered(card: string, { events, commands, hand = [] }: Deed): number[] {
  const found = new Set<number>()
  let state: State = at(
    laid({ hands: [[card, ...hand]], row: ['15', '14', '13'] }),
    inFront(0, card),
    ...events,
  )
  const left = [...commands]
  for (let step = 0; step < 40; step++) {
    const head = state.agenda[0]!
    const ways = keys(state, 0)
    if (head.do === 'trigger') {
      for (const way of ways) if (way.startsWith(`card ${card} `)) found.add(Number(way.split(' ')[2]))
      state = sent(state, [0, answer('skip')])
    } else if (left.length) state = sent(state, [0, left.shift()!])
    else if (ways.length) state = sent(state, [0, answer(ways[0]!)])
    else return [...found].toSorted()
  }
  throw new Error('the deed does not end')
}

describe('R11.4 every circle', () => {
  test.each(Object.entries(CIRCLES))(
    'of card %s is offered for what it shows, and for nothing else',
    (card, circles) => {
      for (const [name, deed] of Object.entries(DEEDS)) {
        if (deed.hand?.includes(card)) continue
        const wanted = circles.flatMap((word, i) =>
          deed.words.some((one) => fits(word, one)) ? [i + 1] : [],
        )
        expect(offered(card, deed), name).toEqual(wanted)
      }
    },
  )

  test('none is left out, and each has a deed', () => {
    const all = MAIN_CARDS.filter(({ mission }) => mission?.type === 'triggerable').map(({ id }) => id)
    expect(Object.keys(CIRCLES).toSorted()).toEqual(all.toSorted())
    const words = Object.values(DEEDS).flatMap((deed) => deed.words)
    expect(
      Object.values(CIRCLES)
        .flat()
        .filter((word) => !words.some((one) => fits(word, one))),
    ).toEqual([])
  })
})

const fits = (circle: string, word: string): boolean =>
  circle === 'orbit land' ? word === 'orbit' || word === 'land' : circle === word
