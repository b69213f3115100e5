import type { SpeciesId } from '../../material/index.ts'
import type { State } from '../../state/index.ts'

/** Where a discovered species lies: 0 left, 1 right, -1 where it is not in play or not yet discovered. */
export const slotOf = (state: State, species: SpeciesId): number =>
  state.species.findIndex((one) => one.discovered && one.id === species)
