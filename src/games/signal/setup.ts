import type { Context, SeatInfo } from '../../core/index.ts'
import { chosen, type Stock } from './decide/compose.ts'
import type { SignalEvent } from './events.ts'
import { ABILITY_IDS, abilityOf, CARD_IDS, FRONTS } from './material/index.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'

const MOST_ALIENS = 3

/** Gives the roles that were left out: a bot becomes the Alien before anybody else does (R1, R2). */
export function arrange(_: Options, seats: readonly SeatInfo[]): SeatInfo[] | string {
  if (seats.some(({ role }) => role !== undefined && role !== 'alien' && role !== 'expert'))
    return 'The roles are alien and expert.'
  if (seats.some(({ team }) => team !== undefined && team !== 0)) return 'All play in one team, 0.'
  const open = seats.flatMap(({ role, kind }, seat) => (role === undefined ? [{ seat, kind }] : []))
  const alien = seats.some(({ role }) => role === 'alien')
    ? undefined
    : (open.find(({ kind }) => kind === 'bot') ?? open[0])?.seat
  const arranged = seats.map(
    (info, seat): SeatInfo => ({ ...info, role: info.role ?? (seat === alien ? 'alien' : 'expert') }),
  )
  const aliens = arranged.filter(({ role }) => role === 'alien').length
  if (aliens < 1 || aliens > MOST_ALIENS) return 'One to three seats are the Alien.'
  return aliens < arranged.length ? arranged : 'There has to be an Expert.'
}

/** The abilities are laid out; where the Alien does not choose, it is given its card (R10, R39). */
export const setupWith =
  (stock: Stock) =>
  (options: Options, infos: readonly SeatInfo[], { rng }: Context): SignalEvent[] => {
    const arranged = arrange(options, infos)
    if (typeof arranged === 'string') throw new Error(arranged)
    const seats = arranged.map(({ role, kind }): State['seats'][number] => ({
      role: role === 'alien' ? 'alien' : 'expert',
      bot: kind === 'bot',
    }))
    const drawn = [1, 2, 3].map((value) =>
      rng.pick(ABILITY_IDS.filter((id) => abilityOf(id).value === value)),
    )
    const abilities = [...(options.abilities ?? drawn)].sort(
      (a, b) => abilityOf(a).value - abilityOf(b).value,
    )
    const opened: SignalEvent = { type: 'opened', data: { options, seats, abilities } }
    if (options.alien === 'choose') return [opened]
    const id =
      options.alien === 'random'
        ? rng.pick(CARD_IDS)
        : CARD_IDS.find((one) => FRONTS[one].grade === options.difficulty)!
    const card = stock[id]
    if (!card) throw new Error('the cards of the box are not at hand')
    return [opened, chosen({ seats }, id, card)]
  }
