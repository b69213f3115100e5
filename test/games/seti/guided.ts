import type { Context, Seat } from '../../../src/core/index.ts'
import { bot } from '../../../src/games/seti/bot/index.ts'
import type { SetiCommand } from '../../../src/games/seti/commands.ts'
import { asked } from '../../../src/games/seti/decide/ops/index.ts'
import {
  CARDS,
  type PlanetId,
  ROUNDS,
  SAMPLE_PLANETS,
  type Space,
} from '../../../src/games/seti/material/index.ts'
import { answers } from '../../../src/games/seti/prompts.ts'
import {
  contentAt,
  distance,
  handOf,
  probesOf,
  type State,
  spaceOf,
  starOfPlanet,
} from '../../../src/games/seti/state/index.ts'
import { wordsIn } from './words.ts'

/**
 * A player for recordings. It plays like the game's bot, but goes for what is rare by chance: it takes and plays
 * cards with words that were not seen yet, fetches samples and brings them home, and puts its signals on the
 * tile of the visitor.
 */
export const guided =
  (unseen: ReadonlySet<string>) =>
  (view: State, seat: Seat, c: Context): SetiCommand => {
    const questions = asked(view, seat)
    const offered = questions.flatMap((question) => answers(view, seat, question))
    const fresh = (id: string) => wordsIn(CARDS.get(id)).some((word) => unseen.has(word))
    const taking = questions.some(({ effect }) => TAKING.includes(effect.do))
    const curious: Wish = (_, __, command) =>
      (command.type === 'playCard' &&
        !takesSamples(command.card) &&
        !lacksFigure(view, seat, command.card) &&
        fresh(command.card)) ||
      (command.type === 'choose' && taking && fresh(command.way.replace('card ', '')))
    for (const wish of [curious, ...WISHES]) {
      const found = offered.filter((command) => wish(view, seat, command))
      if (found.length > 0) return c.rng.pick(found)
    }
    return bot(view, seat, c)
  }

/** Questions in which a card is taken, not given. */
const TAKING: readonly string[] = ['draw', 'alienCard', 'takeFromStack']

type Wish = (view: State, seat: Seat, command: SetiCommand) => boolean

const chooses = (command: SetiCommand, ...ways: string[]): boolean =>
  command.type === 'choose' && ways.includes(command.way)

const WISHES: readonly Wish[] = [
  (_, __, { type }) => type === 'deliver',
  (_, __, command) => chooses(command, 'tile'),
  // A signal where the tile is.
  (view, _, command) => {
    const star = view.own.oumuamua && starOfPlanet(view.solar, 'oumuamua')
    return star !== undefined && command.type === 'choose' && command.way.split(' ').at(-1) === star
  },
  (view, _, { type }) => view.own.oumuamua !== null && type === 'scan',
  // The open card of the Mascamites, if it takes samples.
  (_, __, command) => command.type === 'choose' && takesSamples(command.way.replace('card ', '')),
  (view, seat, command) =>
    command.type === 'playCard' &&
    takesSamples(command.card) &&
    probesOf(view, seat).some((at) => isAt(view, at)),
  (view, seat, command) => nears(view, seat, command),
  (view, seat, { type }) => hasCard(view, seat) && type === 'launch',
  (view, seat, command) => command.type === 'corner' && travels(view, seat) && movesBy(command.card),
  // Energy for the way there and back; a probe on its way does not land elsewhere.
  (view, seat, command) =>
    command.type === 'exchange' &&
    command.get === 'energy' &&
    command.give === 'credit' &&
    view.players[seat]!.credit > (flies(view, seat) ? 3 : 1) &&
    view.players[seat]!.energy === 0 &&
    travels(view, seat),
  (view, seat, { type }) => flies(view, seat) && (type === 'endTurn' || type === 'pass'),
  (view, seat, { type }) => hasCard(view, seat) && type === 'pass' && view.round < ROUNDS,
]

/** A probe that is on its way to samples. */
const flies = (view: State, seat: Seat): boolean => hasCard(view, seat) && probesOf(view, seat).length > 0

const travels = (view: State, seat: Seat): boolean =>
  (flies(view, seat) && !probesOf(view, seat).some((at) => isAt(view, at))) ||
  (goalsOf(view, seat).length > 0 &&
    (view.own.mascamites?.capsules.some((one) => one.seat === seat) ?? false))

const movesBy = (id: string): boolean =>
  !takesSamples(id) && (CARDS.get(id)?.corner.some((one) => one.do === 'move') ?? false)

const takesSamples = (id: string): boolean =>
  CARDS.get(id)?.play.some((one) => one.do === 'pickSample') ?? false

/** A card that takes back a figure of this kind, of which the seat has none. */
const lacksFigure = (view: State, seat: Seat, id: string): boolean =>
  CARDS.get(id)?.play.some(
    (one) =>
      one.do === 'removeFigure' &&
      Object.values(view.planets).every(
        (planet) => !planet[`${one.kind}s`].some((figure) => figure.seat === seat),
      ),
  ) ?? false

const hasCard = (view: State, seat: Seat): boolean => handOf(view, seat).some(takesSamples)

const isAt = (view: State, at: Space): boolean =>
  SAMPLE_PLANETS.some((planet) => contentAt(view.solar, at) === planet)

/** A step that brings a capsule nearer to where it is awaited, or a probe to samples. */
function nears(view: State, seat: Seat, command: SetiCommand): boolean {
  const step = stepOf(view, command)
  if (!step) return false
  const goals: readonly PlanetId[] = step.capsule
    ? goalsOf(view, seat)
    : hasCard(view, seat)
      ? SAMPLE_PLANETS
      : []
  const away = (from: Space) =>
    Math.min(...goals.map((planet) => distance(from, spaceOf(view.solar, planet)!)))
  return goals.length > 0 && away(step.to) < away(step.from)
}

const goalsOf = (view: State, seat: Seat): PlanetId[] =>
  view.players[seat]!.missions.flatMap(({ card }) => {
    const mission = CARDS.get(card)?.mission
    return mission?.type === 'delivery' ? [mission.to] : []
  })

/** The step that a command takes, as a free action or as a way of an effect. */
function stepOf(view: State, command: SetiCommand): { from: Space; to: Space; capsule: boolean } | undefined {
  if (command.type === 'move')
    return { from: command.from, to: command.to, capsule: command.capsule !== undefined }
  if (command.type !== 'choose') return undefined
  const [, number, from, to] = /^(?:capsule (\d)|(r\ds\d)) (r\ds\d)$/.exec(command.way) ?? []
  if (!to) return undefined
  const own = view.own.mascamites?.capsules.find((one) => `${one.number}` === number)
  return { from: own?.at ?? (from as Space), to: to as Space, capsule: own !== undefined }
}
