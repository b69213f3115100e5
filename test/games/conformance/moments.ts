import { ranOut, timed } from './clock.ts'
import { fuzz, roundTrip } from './notation.ts'
import { nothingOutside, offersAreLegal, sameOnViewAndState, waitingIsAsked } from './prompts.ts'
import type { MakeProof } from './proof.ts'
import { conserved, dense, rebuild, schemas } from './rebuild.ts'
import { scrambled } from './scramble.ts'
import { canaries, refinement } from './secrecy.ts'

/** The proofs that look on while matches are played. */
export const moments: readonly MakeProof[] = [
  dense,
  rebuild,
  schemas,
  conserved,
  sameOnViewAndState,
  offersAreLegal,
  waitingIsAsked,
  nothingOutside,
  timed,
  ranOut,
  refinement,
  canaries,
  scrambled,
  roundTrip,
  fuzz,
]
