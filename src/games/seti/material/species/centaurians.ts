import type { BoardSpace, Card, Template } from '../vocabulary.ts'
import {
  alienCard,
  choice,
  credit,
  data,
  draw,
  energy,
  launch,
  message,
  publicity,
  signal,
  tech,
  trace,
  tuckThis,
  vp,
} from '../words.ts'

/** Top to bottom. */
export const spaces: readonly BoardSpace[] = [
  { id: 'red-1', color: 'red', cost: { res: 'data', n: 1 }, reward: [vp(6)], repeatable: true },
  { id: 'red-2', color: 'red', cost: { res: 'data', n: 3 }, reward: [vp(15)] },
  { id: 'red-3', color: 'red', reward: [vp(5)] },
  { id: 'red-4', color: 'red', reward: [vp(3), alienCard('centaurians')] },
  { id: 'red-5', color: 'red', reward: [vp(5), alienCard('centaurians')] },
  { id: 'yellow-1', color: 'yellow', cost: { res: 'data', n: 1 }, reward: [vp(6)], repeatable: true },
  { id: 'yellow-2', color: 'yellow', cost: { res: 'data', n: 3 }, reward: [vp(15)] },
  { id: 'yellow-3', color: 'yellow', reward: [vp(5)] },
  { id: 'yellow-4', color: 'yellow', reward: [vp(3), alienCard('centaurians')] },
  { id: 'yellow-5', color: 'yellow', reward: [vp(5), alienCard('centaurians')] },
  { id: 'blue-1', color: 'blue', cost: { res: 'data', n: 1 }, reward: [vp(6)], repeatable: true },
  { id: 'blue-2', color: 'blue', cost: { res: 'data', n: 3 }, reward: [vp(15)] },
  { id: 'blue-3', color: 'blue', reward: [vp(5)] },
  { id: 'blue-4', color: 'blue', reward: [vp(3), alienCard('centaurians')] },
  { id: 'blue-5', color: 'blue', reward: [vp(5), alienCard('centaurians')] },
]

export const cards: readonly Card[] = [
  message('et31', 'Vessel Designs', 1, 'vp+data', 'blue', 'publicity', [launch(1)], { later: [tuckThis] }),
  message('et32', 'Exocomputers', 1, 'vp+move', 'red', 'data', [data(2)], { later: [tuckThis] }),
  message('et33', 'Infocluster', 1, 'publicity2', 'yellow', 'publicity', [publicity(1), credit(1)], {
    later: [tuckThis],
  }),
  message('et34', 'A Message from Afar', 1, 'vp+move', 'red', 'energy', [draw(1)], { later: [trace('red')] }),
  message('et35', 'Synthesis Instructions', 1, 'publicity2', 'yellow', 'card', [data(1)], {
    later: [trace('yellow')],
  }),
  message('et36', 'Alien Schematics', 1, 'vp+data', 'blue', 'credit', [publicity(2)], {
    later: [trace('blue')],
  }),
  message('et37', 'Music of the Spheres', 2, 'vp+data', 'black', 'energy', [choice(1)], {
    later: [credit(1), trace('any')],
  }),
  message('et38', 'Hivemind Concept', 2, 'publicity2', 'blue', 'data', [tech('computer')], {
    later: [tuckThis],
  }),
  message('et39', 'Telescope Blueprints', 2, 'vp+move', 'red', 'publicity', [tech('telescope')], {
    later: [tuckThis],
  }),
  message('et40', 'Torrent-chain Signal', 2, 'publicity2', 'yellow', 'data', [signal(2, { any: true })], {
    later: [tuckThis],
  }),
]

/** What the first message of each seat may bring, each for one seat only. */
export const MESSAGE_REWARDS: readonly (readonly Template[])[] = [
  [trace('any')],
  [alienCard('centaurians'), energy(1)],
  [publicity(3)],
  [vp(8)],
]

/** Points above the own score at which a message arrives. */
export const MESSAGE_DISTANCE = 15
