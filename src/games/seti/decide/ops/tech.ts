import type { Seat } from '../../../../core/index.ts'
import {
  FIRST_TAKE_VP,
  kindOf,
  OWN_BONUS,
  TECH_COLUMNS,
  TECHS,
  type TechId,
  type Template,
  TILES,
} from '../../material/index.ts'
import { bind, owns, type State } from '../../state/index.ts'
import { does, due, type Ops } from '../way.ts'

type TechTemplate = Extract<Template, { do: 'tech' }>

/** Researching and taking techs. */
export const techOps: Ops<'tech' | 'takeTech' | 'placeTech'> = {
  tech: (_, { seat, by, ...from }) =>
    does(
      [],
      bind(
        [...(from.rotate ? [{ do: 'rotate' as const }] : []), { do: 'takeTech', from }],
        due({ seat }, by),
      ),
    ),

  takeTech: (s, e) =>
    available(s, e.seat, e.from).map((tech) => {
      const { top, vp, below } = s.techs[tech]
      const bonus = top!
      const own = OWN_BONUS[tech]
      return {
        key: tech,
        events: [
          {
            type: 'techTaken',
            data: due({ seat: e.seat, tech, bonus, next: below.known[0] ?? null }, e.by),
          },
        ],
        then: bind(
          [
            ...(vp ? [{ do: 'gain' as const, res: 'vp' as const, n: FIRST_TAKE_VP }] : []),
            ...(e.from.tileBonus === false ? [] : [TILES[bonus]]),
            ...(own ? [own] : []),
            ...(kindOf(tech) === 'computer' ? [{ do: 'placeTech' as const, tech }] : []),
          ],
          e,
        ),
      }
    }),

  placeTech: (s, e) => {
    const taken = s.players[e.seat]!.computer.techs.map((one) => one.column)
    return TECH_COLUMNS.filter((column) => !taken.includes(column)).map((column) => ({
      key: `column ${column}`,
      events: [{ type: 'techPlaced', data: { seat: e.seat, tech: e.tech, column } }],
    }))
  },
}

/** Stacks that the seat may take from (R16.2, R16.6). */
export const available = (s: State, seat: Seat, { kinds, onlyOwnedByAnother }: TechTemplate): TechId[] =>
  TECHS.filter(
    (tech) =>
      kinds.includes(kindOf(tech)) &&
      s.techs[tech].top !== null &&
      !owns(s, seat, tech) &&
      (!onlyOwnedByAnother || s.players.some((player) => player.techs.includes(tech))),
  )
