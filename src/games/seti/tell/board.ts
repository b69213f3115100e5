import { amountOf, type LinesOf, moonName, planetName, seatName, sideName, starName } from './line.ts'

/** Solar system, planets, sectors, techs, traces. */
export const boardLines: LinesOf<
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
> = {
  rotated: ({ disc }) => `The solar system turns: disc ${disc + 1}${disc > 0 ? ' with those above it' : ''}.`,
  probeLaunched: ({ seat, at }) => `${seatName(seat)} launches a probe at Earth (${at}).`,
  moved: ({ seat, from, to, content, how, capsule }) =>
    `A ${capsule === undefined ? 'probe' : 'capsule'} of ${seatName(seat).toLowerCase()} ${HOW[how]} from ${from} to ${to}${content === 'empty' ? '' : ` (${planetName(content)})`}.`,
  orbited: ({ seat, planet, first }) =>
    `${seatName(seat)} orbits ${planetName(planet)}${first ? ', the first to do so' : ''}.`,
  landed: ({ seat, planet, moon }) =>
    `${seatName(seat)} lands on ${moon === null ? planetName(planet) : `${moonName(moon)}, a moon of ${planetName(planet)}`}.`,
  figureRemoved: ({ seat, planet, kind }) =>
    `${seatName(seat)} takes back its ${kind} at ${planetName(planet)}.`,
  probeRemoved: ({ seat, at }) => `The probe of ${seatName(seat).toLowerCase()} leaves ${at}.`,
  signalMarked: ({ seat, star, token }) =>
    `${seatName(seat)} marks a signal at ${starName(star)}${token ? '' : ', where no data is left'}.`,
  scanned: ({ seat }) => `The scan of ${seatName(seat).toLowerCase()} is over.`,
  sectorWon: ({ star, seat, second }) =>
    `${seatName(seat)} wins the sector of ${starName(star)}${second === null ? '' : `; ${seatName(second).toLowerCase()} is second`}.`,
  techTaken: ({ seat, tech, bonus }) => `${seatName(seat)} takes the tech ${tech} (${BONUS[bonus]}).`,
  techPlaced: ({ seat, tech, column }) =>
    `${seatName(seat)} puts ${tech} at column ${column} of its computer.`,
  traceMarked: ({ seat, slot, color, on, space }) =>
    `${seatName(seat)} marks a ${color} trace of life on the ${sideName(slot)} ${on === 'board' ? `board (${space})` : on === 'overflow' ? 'overflow' : 'discovery space'}.`,
  neutralPlaced: ({ slot, color, at }) =>
    `${at} points were reached: a neutral marker goes to the ${color} discovery space on the ${sideName(slot)}.`,
}

const HOW = { moved: 'moves', pushed: 'is pushed', carried: 'is carried' } as const

const BONUS = {
  vp3: amountOf(3, 'vp'),
  energy: amountOf(1, 'energy'),
  publicity: amountOf(1, 'publicity'),
  card: '1 card',
} as const
