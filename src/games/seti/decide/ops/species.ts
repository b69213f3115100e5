import type { Effect, EffectOf, State } from '../../state/index.ts'
import { inPlay } from '../species/index.ts'
import type { Ops, Way } from '../way.ts'

/** Ops that only cards and boards of one species use: that species says how, in its own file. */
export const speciesOps: Ops<
  'alienCard' | 'pickSample' | 'peekSampleReward' | 'sampleReward' | 'anomalyReward'
> = {
  alienCard: (s, e) => own(s, e),
  pickSample: (s, e) => own(s, e),
  peekSampleReward: (s, e) => own(s, e),
  sampleReward: (s, e) => own(s, e),
  anomalyReward: (s, e) => own(s, e),
}

const own = <K extends Effect['do']>(s: State, e: EffectOf<K>): Way[] => {
  for (const { hooks } of inPlay(s)) {
    const op = hooks.ops?.[e.do] as ((state: State, effect: Effect) => Way[]) | undefined
    if (op) return op(s, e)
  }
  return []
}
