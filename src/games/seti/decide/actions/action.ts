import type { Rejection, Seat } from '../../../../core/index.ts'
import type { CommandOf, CommandType } from '../../commands.ts'
import type { State } from '../../state/index.ts'
import type { Deed } from '../way.ts'

/** A typed command: what may be asked for, why it may be refused, what it sets going. */
export interface Action<T extends CommandType> {
  /** Every command of this kind that comes into question; those that are refused are left out by the caller. */
  offers(state: State, seat: Seat): CommandOf<T>[]
  refuse(state: State, seat: Seat, command: CommandOf<T>): Rejection | undefined
  begin(state: State, seat: Seat, command: CommandOf<T>): Deed
}

export type Actions<K extends CommandType> = { readonly [T in K]: Action<T> }
