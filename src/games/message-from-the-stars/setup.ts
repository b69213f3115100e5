import type { Context, Rng, Seat, SeatInfo } from '../../core/index.ts'
import type { StarsEvent } from './events.ts'
import { ALIEN_CARDS, SCIENTIST_CARDS } from './material/cards.ts'
import { type Cipher, COLUMNS, dealCipher, isCipher, LETTERS, ROWS, roundsOf } from './material/index.ts'
import type { Options } from './options.ts'
import { type Picks, SIDES, type State, seatsOf } from './state.ts'

const FEWEST_FOR_TEAMS = 4

/**
 * Fills in roles and teams: one Alien and else Scientists, in each of the teams (R1, R2). What a table
 * asked for is kept; the first seats become Aliens, and the others join the smaller team.
 */
export function arrange(options: Options, seats: readonly SeatInfo[]): SeatInfo[] | string {
  const teams = options.mode === 'teams' ? 2 : 1
  if (seats.some(({ role }) => role !== undefined && role !== 'alien' && role !== 'scientist'))
    return 'The roles are alien and scientist.'
  if (seats.some(({ team }) => team !== undefined && team >= teams))
    return teams === 1 ? 'All play in one team, 0.' : 'The teams are 0 and 1.'
  if (teams === 2 && seats.length < FEWEST_FOR_TEAMS) return 'Two teams need four seats or more.'
  for (const aliens of alienSeats(seats, teams)) {
    const arranged = withAliens(seats, aliens)
    if (arranged) return arranged
  }
  return teams === 1
    ? 'There has to be exactly one Alien, and a Scientist or more.'
    : 'Each team has to have exactly one Alien, and a Scientist or more.'
}

/** Who could be the Alien of each team, the first seats before others. */
function alienSeats(seats: readonly SeatInfo[], teams: number): Seat[][] {
  const could = (team: number) =>
    seats.flatMap((at, seat) =>
      at.role !== 'scientist' && (at.team === undefined || at.team === team) ? [seat] : [],
    )
  if (teams === 1) return could(0).map((seat) => [seat])
  return could(0).flatMap((one) => could(1).flatMap((two) => (one === two ? [] : [[one, two]])))
}

function withAliens(seats: readonly SeatInfo[], aliens: readonly Seat[]): SeatInfo[] | undefined {
  if (seats.some(({ role }, seat) => role === 'alien' && !aliens.includes(seat))) return undefined
  const sizes = aliens.map(() => 0)
  for (const [seat, { team }] of seats.entries())
    if (team !== undefined && !aliens.includes(seat)) sizes[team]! += 1
  const arranged = seats.map((at, seat): SeatInfo => {
    const alien = aliens.indexOf(seat)
    if (alien >= 0) return { ...at, role: 'alien', team: alien }
    const team = at.team ?? sizes.indexOf(Math.min(...sizes))
    if (at.team === undefined) sizes[team]! += 1
    return { ...at, role: 'scientist', team }
  })
  return sizes.every((size) => size > 0) ? arranged : undefined
}

/** The cipher is drawn, each side gets a card and rolls its dice (R4 to R9). */
export function setup(options: Options, infos: readonly SeatInfo[], { rng }: Context): StarsEvent[] {
  const arranged = arrange(options, infos)
  if (typeof arranged === 'string') throw new Error(arranged)
  const seats = arranged.map(({ role, team }): State['seats'][number] => ({
    role: role === 'alien' ? 'alien' : 'scientist',
    team: team ?? 0,
  }))
  const teams = options.mode === 'teams' ? [0, 1] : [0]
  const decks = { alien: rng.shuffle(ALIEN_CARDS), scientists: rng.shuffle(SCIENTIST_CARDS) }
  const aliens = teams.flatMap((team) => seatsOf({ seats }, team, 'alien'))
  return [
    { type: 'opened', data: { options, seats, rounds: roundsOf(options) } },
    {
      type: 'cipherDrawn',
      data: { seats: aliens },
      secret: { cipher: options.cipherDraw === 'deck' ? dealCipher(rng.shuffle(LETTERS)) : anyCipher(rng) },
    },
    ...teams.flatMap((team) =>
      SIDES.map(
        (side): StarsEvent => ({
          type: 'cardDealt',
          data: { team, side, seats: seatsOf({ seats }, team, side) },
          secret: { card: decks[side][team]!, dice: roll(rng) },
        }),
      ),
    ),
    { type: 'stepBegan', data: { kind: 'alienTransmits', round: 1 } },
  ]
}

const roll = (rng: Rng): Picks => Array.from({ length: COLUMNS }, () => 1 + rng.int(ROWS))

/** Each of the 1,888,920 ciphers with the same chance: six different letters, until they are one (R8). */
export function anyCipher(rng: Rng): Cipher {
  for (;;) {
    const [a, b, c, d, e, f] = rng.shuffle(LETTERS)
    const cipher = { trust: [a!, b!, c!], amplify: [d!, e!], suspicion: f! }
    if (isCipher(cipher)) return cipher
  }
}
