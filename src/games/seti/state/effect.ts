import type { Seat } from '../../../core/index.ts'
import type { SamplePlanet, StarId, Target, TechId, Template, Trigger } from '../material/index.ts'

/** Steps of the procedure itself, beside what cards and boards say. */
export type Step =
  // turn and round
  | { do: 'main' }
  | { do: 'endTurn' }
  | { do: 'closeFree' }
  | { do: 'milestones' }
  | { do: 'goldTile'; at: number }
  | { do: 'neutral' }
  | { do: 'discoveries' }
  | { do: 'discover'; slot: number }
  | { do: 'nextTurn' }
  | { do: 'discardDown' }
  | { do: 'passRotation' }
  | { do: 'lookAtStack' }
  | { do: 'takeFromStack' }
  | { do: 'endRound' }
  | { do: 'collectIncome' }
  | { do: 'beginRound' }
  | { do: 'finalScoring' }
  // cards
  | { do: 'drawDeck'; n: number }
  | { do: 'shuffleDeck' }
  | { do: 'refillRow' }
  | { do: 'firstIncome' }
  | { do: 'giveCard'; n: number }
  | { do: 'settleCard'; card: string }
  | { do: 'trigger'; slots: { card: string; slot: number }[] }
  | { do: 'showCards'; per: Extract<Template, { do: 'gainPer' }>; shown: string[] }
  // board
  | { do: 'rotate' }
  | { do: 'afterRotation' }
  | { do: 'visit'; planet: boolean }
  | { do: 'mark'; star: StarId; data?: false }
  | { do: 'scanStep'; left: ScanPart[] }
  | { do: 'rowSignal' }
  | { do: 'handSignal'; max: number }
  | { do: 'probeSignal'; max: number; used: string[] }
  | { do: 'rowCorner'; left: number }
  | { do: 'completeSectors' }
  | { do: 'winSector'; star: StarId }
  | { do: 'takeTech'; from: Extract<Template, { do: 'tech' }> }
  | { do: 'placeTech'; tech: TechId }
  // species
  | { do: 'alienShuffle'; slot: number }
  | { do: 'alienDraw'; slot: number; n: number }
  | { do: 'alienTurnUp'; slot: number }
  | { do: 'layAnomalies' }
  | { do: 'triggerAnomaly'; sector: number }
  | { do: 'laySamples' }
  | { do: 'takeSample'; planet: SamplePlanet }
  | { do: 'sampleRewardOf'; planet: SamplePlanet }
  | { do: 'deliverSample'; card: string }
  | { do: 'layTile' }
  | { do: 'completeTile' }
  | { do: 'sendMessage'; card: string | null }
  | { do: 'messageArrives'; at: number; card: string | null }
  | { do: 'messageReward' }
  | { do: 'settleMessage'; card: string }
  | { do: 'dealExertians' }
  | { do: 'reachExertians'; index: number }
  | { do: 'playExertian'; credits: number }
  | { do: 'scoreSpecies'; slot: number }
  | { do: 'endMatch' }
  | ({ do: 'landOn' } & Landing)
  | ({ do: 'touchDown' } & Landing)

interface Landing {
  planet: Target
  moon: string | null
  onOccupied?: true
}

/** The parts of a scan, each done once at most, in whatever order (R7.3). */
export type ScanPart = 'earth' | 'row' | 'mercury' | 'hand' | 'probe'

/** What every effect on the agenda has: whose it is and, inside a card's effect, which card. */
export interface Bound {
  seat: Seat
  by?: string
}

export type Effect = (Template | Step) & Bound
export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>

/** A thing that happens once in this turn when its trigger comes. */
export interface Watch extends Bound {
  on: Trigger
  then: readonly Template[]
}

/** Puts a template on the agenda of a seat. */
export const bind = (of: readonly (Template | Step)[], { seat, by }: Bound): Effect[] =>
  of.map((one) => (by === undefined ? { ...one, seat } : { ...one, seat, by }))
