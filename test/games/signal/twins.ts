import type { Command, Seat } from '../../../src/core/index.ts'
import type { SignalCommand } from '../../../src/games/signal/commands.ts'
import type { Rule } from '../../../src/games/signal/material/language.ts'
import type { Twin, World } from '../../support/world.ts'
import { act, cardWith, choose, NO_BLACK, NOTHING, respond, send, start } from './table.ts'

const NO_CUBES: Rule = { op: 'remove', which: { shape: 'cube' } }
const ONE_WHITE: Rule = {
  op: 'move',
  which: { colour: 'W', shape: 'tri' },
  count: 1,
  towards: 'N',
  far: 'any',
}

/** What a seat may try, refused things among it. */
const triesOf = (...seats: Seat[]): [Seat, Command][] =>
  seats.flatMap((seat) =>
    (
      [
        { type: 'transmit', pieces: ['Wd@G5'], number: 2 },
        { type: 'transmit', pieces: ['Wd@G5', 'Wd@H5'], number: 2 },
        { type: 'transmit', pieces: ['Wd@G5'], number: 1 },
        { type: 'respond', choices: [] },
        { type: 'useAbility', ability: 'census' },
        { type: 'callAbility', ability: 'census' },
        { type: 'concede' },
      ] satisfies SignalCommand[]
    ).map((command): [Seat, Command] => [seat, command]),
  )

const both = (make: (columns: Rule[][]) => World, one: Rule[][], other: Rule[][]): [World, World] => [
  make(one),
  make(other),
]

const ABILITIES = { abilities: ['census', 'slowMotion', 'openPage'] }

export const twins = (): Twin[] => [
  {
    name: 'two Aliens with the same front that have not answered yet',
    viewers: [1, 'spectator'],
    kinds: ['alienChosen'],
    worlds: both(
      (columns) => act(start(), choose(cardWith(...columns)), send(1, 'Wd@C3')),
      [[NO_BLACK]],
      [[ONE_WHITE]],
    ),
    tries: triesOf(1),
  },
  {
    name: 'two Aliens that have answered alike so far, by different rules',
    viewers: [1, 'spectator'],
    kinds: ['alienChosen', 'responded'],
    worlds: both(
      (columns) => act(start(ABILITIES), choose(cardWith(...columns)), send(1, 'Wd@C3 Bc@D3'), respond()),
      [[NO_BLACK]],
      [[NOTHING, NO_CUBES], [ONE_WHITE]],
    ),
    tries: triesOf(1),
  },
  {
    name: 'choices that lead to the same end: how many there were stays secret',
    viewers: [1, 2, 'spectator'],
    kinds: ['alienChosen', 'responded'],
    worlds: [
      act(
        start({ responseVisibility: 'final', ...ABILITIES }, [{}, {}, {}]),
        choose(cardWith([{ op: 'remove', which: { shape: 'cube' }, count: 1 }, NO_CUBES])),
        send(1, 'Bc@C3 Bc@D3'),
        respond(1),
      ),
      act(
        start({ responseVisibility: 'final', ...ABILITIES }, [{}, {}, {}]),
        choose(cardWith([NO_CUBES])),
        send(1, 'Bc@C3 Bc@D3'),
        respond(),
      ),
    ],
    tries: triesOf(1, 2),
  },
  {
    name: 'an ability that says the same of two cards',
    viewers: [1, 'spectator'],
    kinds: ['alienChosen', 'responded'],
    worlds: both(
      (columns) =>
        act(
          start(ABILITIES),
          choose(cardWith(...columns)),
          send(1, 'Wd@C3 Bc@D3'),
          [0, { type: 'useAbility', ability: 'census' }],
          respond(),
        ),
      [[NO_BLACK]],
      [[NOTHING, NO_CUBES]],
    ),
    tries: triesOf(1),
  },
]
