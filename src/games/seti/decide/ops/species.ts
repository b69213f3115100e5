import type { Effect, EffectOf, State } from '../../state/index.ts'
import { inPlay, species } from '../species/index.ts'
import { marketOps } from '../species/market.ts'
import { does, type Ops, type Way } from '../way.ts'

/** Ops that only the cards, boards or sheet of one species use: that species says how, in its own file. */
type Own =
  | 'pickSample'
  | 'peekSampleReward'
  | 'sampleReward'
  | 'laySamples'
  | 'takeSample'
  | 'sampleRewardOf'
  | 'deliverSample'
  | 'layTile'
  | 'completeTile'
  | 'anomalyReward'
  | 'layAnomalies'
  | 'triggerAnomaly'
  | 'sendMessage'
  | 'messageArrives'
  | 'messageReward'
  | 'settleMessage'
  | 'dealExertians'
  | 'reachExertians'
  | 'playExertian'

const own = <K extends Effect['do']>(s: State, e: EffectOf<K>): Way[] => {
  for (const { hooks } of inPlay(s)) {
    const op = hooks.ops?.[e.do] as ((state: State, effect: Effect) => Way[]) | undefined
    if (op) return op(s, e)
  }
  return []
}

const ownOps: Ops<Own> = {
  pickSample: own,
  peekSampleReward: own,
  sampleReward: own,
  laySamples: own,
  takeSample: own,
  sampleRewardOf: own,
  deliverSample: own,
  layTile: own,
  completeTile: own,
  anomalyReward: own,
  layAnomalies: own,
  triggerAnomaly: own,
  sendMessage: own,
  messageArrives: own,
  messageReward: own,
  settleMessage: own,
  dealExertians: own,
  reachExertians: own,
  playExertian: own,
}

export const speciesOps: Ops<
  Own | 'alienCard' | 'alienShuffle' | 'alienDraw' | 'alienTurnUp' | 'scoreSpecies'
> = {
  ...ownOps,
  ...marketOps,
  scoreSpecies: (s, { slot }) => {
    const { id, discovered } = s.species[slot]!
    return does(discovered && id ? (species[id].score?.(s, slot) ?? []) : [])
  },
}
