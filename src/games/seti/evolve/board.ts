import type { EventType } from '../events.ts'
import { STARS } from '../material/index.ts'
import { isPlanet, type State, turnDisc } from '../state/index.ts'
import { type Fold, note, onPlayer, shift, without } from './fold.ts'
import { capsuleMoved } from './mascamites.ts'

type Kinds = Extract<
  EventType,
  | 'rotated'
  | 'probeLaunched'
  | 'moved'
  | 'orbited'
  | 'landed'
  | 'figureRemoved'
  | 'probeRemoved'
  | 'signalMarked'
  | 'scanned'
  | 'sectorWon'
  | 'techTaken'
  | 'techPlaced'
  | 'traceMarked'
  | 'neutralPlaced'
>

/** Solar system, planets, sectors, techs, traces. */
export const boardFold: Fold<Kinds> = {
  rotated: (s, { disc }) => ({ ...s, solar: turnDisc(s.solar, disc) }),
  probeLaunched: (s, { seat, at }) => onPlayer(s, seat, { probes: [...s.players[seat]!.probes, at] }),
  moved: (s, { seat, from, to, content, how, capsule }) => {
    const { probes } = s.players[seat]!
    const next =
      capsule === undefined
        ? onPlayer(s, seat, { probes: probes.with(probes.indexOf(from), to) })
        : capsuleMoved(s, capsule, to)
    const { newPlanets } = s.turn
    const counts = newPlanets && how !== 'carried' && seat === s.turn.seat && isPlanet(content)
    if (!counts || newPlanets.includes(content)) return next
    return { ...next, turn: { ...s.turn, newPlanets: [...newPlanets, content] } }
  },
  orbited: (s, { seat, planet, first, by }) => {
    const here = s.planets[planet]
    const next = atPlanet(s, planet, { ...here, orbiters: [...here.orbiters, { seat, first }] })
    return note(next, by, () => ({ orbited: planet }))
  },
  landed: (s, { seat, planet, moon, data, by }) => {
    const here = s.planets[planet]
    const next = atPlanet(s, planet, { ...here, landers: [...here.landers, { seat, moon, data }] })
    return note(next, by, () => ({ landed: { planet, moon } }))
  },
  figureRemoved: (s, { planet, kind, index }) => {
    const { orbiters, landers } = s.planets[planet]
    return atPlanet(
      s,
      planet,
      kind === 'orbiter'
        ? { landers, orbiters: orbiters.toSpliced(index, 1) }
        : { orbiters, landers: landers.toSpliced(index, 1) },
    )
  },
  probeRemoved: (s, { seat, at }) => onPlayer(s, seat, { probes: without(s.players[seat]!.probes, at) }),
  signalMarked: (s, { seat, star, token, by }) => {
    const sector = s.sectors[star]
    const marked = onSector(s, star, {
      ...sector,
      data: sector.data - (token ? 1 : 0),
      markers: [...sector.markers, seat],
    })
    return note(marked, by, (play) => ({ stars: [...play.stars, star] }))
  },
  scanned: (s) => s,
  sectorWon: (s, { star, seat, second }) => ({
    ...onSector(s, star, {
      wins: [...s.sectors[star].wins, seat],
      markers: second === null ? [] : [second],
      data: STARS[star].slots - (second === null ? 0 : 1),
    }),
  }),
  techTaken: (s, { seat, tech, next, by }) => {
    const { below } = s.techs[tech]
    const rest = below.count > 0 ? shift(below, 1) : below
    const techs = { ...s.techs, [tech]: { top: next, vp: false, below: rest } }
    const taken = onPlayer({ ...s, techs }, seat, { techs: [...s.players[seat]!.techs, tech] })
    return note(taken, by, () => ({ tech }))
  },
  techPlaced: (s, { seat, tech, column }) => {
    const { computer } = s.players[seat]!
    return onPlayer(s, seat, { computer: { ...computer, techs: [...computer.techs, { tech, column }] } })
  },
  traceMarked: (s, { seat, slot, color, on, space, by }) => {
    const one = s.species[slot]!
    const next =
      on === 'discovery'
        ? { ...one, discovery: { ...one.discovery, [color]: seat } }
        : on === 'overflow'
          ? { ...one, overflow: [...one.overflow, { seat, color }] }
          : { ...one, marks: [...one.marks, { space: space ?? '', seat }] }
    return note({ ...s, species: s.species.with(slot, next) }, by, () => ({ trace: color }))
  },
  neutralPlaced: (s, { slot, color, at }) => {
    const one = s.species[slot]!
    return {
      ...s,
      neutral: s.neutral.map((n) => (n.at === at ? { ...n, left: n.left - 1 } : n)),
      species: s.species.with(slot, { ...one, discovery: { ...one.discovery, [color]: 'neutral' } }),
    }
  },
}

const atPlanet = (s: State, planet: keyof State['planets'], here: State['planets']['mars']): State => ({
  ...s,
  planets: { ...s.planets, [planet]: here },
})

const onSector = (s: State, star: keyof State['sectors'], sector: State['sectors']['vega']): State => ({
  ...s,
  sectors: { ...s.sectors, [star]: sector },
})
