/**
 * The words that cards, boards, tiles and techs are written in. A card is data: a template says what
 * happens and is bound to a seat when it goes on the agenda (R1). A wrong card does not compile.
 */

export type Resource = 'vp' | 'publicity' | 'credit' | 'energy' | 'data' | 'exofossil'
export type Color = 'yellow' | 'red' | 'blue' | 'black'
/** Life traces: red from sectors, yellow from landing, blue from analysis. */
export type TraceColor = 'red' | 'yellow' | 'blue'
export type Income = 'credit' | 'energy' | 'card' | 'data' | 'publicity'
export type TechKind = 'probe' | 'telescope' | 'computer'
export type PlanetId =
  | 'mercury'
  | 'venus'
  | 'earth'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'oumuamua'
export type StarId =
  | 'procyon'
  | 'vega'
  | 'sirius-a'
  | 'barnards-star'
  | 'kepler-22'
  | 'proxima-centauri'
  | '61-virginis'
  | 'beta-pictoris'
export type SpeciesId = 'mascamites' | 'anomalies' | 'oumuamua' | 'centaurians' | 'exertians'

/** Where a signal is marked (R7). */
export type Place =
  | { star: StarId }
  | { color: Color }
  | { planet: PlanetId }
  | { any: true }
  | { ownProbe: true }
  | { ownProbeAndNeighbours: true }
  | { earthOrNeighbours: true }
  | { nextAnomaly: true }
  | { oumuamua: 'sectorOrTile' }

/** A number read off the state for the seat that asks. */
export type Metric =
  | { metric: 'tuckedCards'; income: Income }
  | { metric: 'shownHandCards'; corner?: Resource | 'move'; income?: Income }
  | { metric: 'signalsMarkedByThis'; color?: Color; at?: 'oumuamuaTile' }
  | { metric: 'distinctSectorsMarkedByThis' }
  | { metric: 'sectorsWithMySignal' }
  | { metric: 'sectorWins'; color: Color }
  | { metric: 'traces'; color: TraceColor | 'sameAsJustMarked' }
  | { metric: 'figuresAt'; planet: PlanetId }
  | { metric: 'techs'; kind: TechKind | 'sameAsJustTaken' }
  | { metric: 'publicity' }
  | { metric: 'otherPlanetsAndCometsInEarthSector' }
  | { metric: 'tracesOnSpecies'; species: SpeciesId }
  | { metric: 'signalsInAnomalySectors' }

/** Something that holds or does not, for the seat that asks. */
export type Condition =
  | { cond: 'figureAt'; planets: readonly PlanetId[]; all?: true; kind?: 'orbiter' | 'lander' }
  | { cond: 'figures'; kind: 'orbiter' | 'lander' | 'any'; n: number; moons?: boolean }
  | { cond: 'figuresAtOnePlanet'; n: number; moons: true }
  | { cond: 'orbiterAndLanderAtOnePlanet'; moons: true }
  | { cond: 'landedNow'; planets: readonly PlanetId[]; anyMoon?: true }
  | { cond: 'probeOn'; space: 'asteroid' | 'comet'; adjacentToEarth?: true }
  | { cond: 'probeDistanceFromEarth'; n: number }
  | { cond: 'sectorWins'; color: Color | 'any'; n: number; sameStar?: true }
  | { cond: 'signalsInSectors'; n: number }
  | { cond: 'exactSignalsInThatSector'; n: number }
  | { cond: 'traces'; color: TraceColor; n: number; species?: SpeciesId }
  | { cond: 'traceOnEachSpecies'; color: TraceColor }
  | { cond: 'allTraceColorsOnOneSpecies'; species?: SpeciesId }
  | { cond: 'tracesOnSpecies'; species: SpeciesId | 'theOtherSpecies'; n: number }
  | { cond: 'tracesOfOneColor'; n: number }
  | { cond: 'traceOnPaidSpace'; species: SpeciesId }
  | { cond: 'publicity'; n: number }
  | { cond: 'score'; n: number }
  | { cond: 'techs'; kind: TechKind; n: number }
  | { cond: 'techJustTakenOwnedByAnother' }
  | { cond: 'tuckedCards'; n: number }
  | { cond: 'completedMissions'; n: number }
  | { cond: 'handEmpty' }
  | { cond: 'earthSectorHasAnomaly' }
  | { cond: 'markedOumuamuaTileByThis' }
  | { cond: 'signalOnOumuamuaTile'; n: number }
  | { cond: 'exofossils'; n: number }

/** What has to happen, for slots of missions and for the rest of a turn. */
export type Trigger =
  | { event: 'visit'; planet: PlanetId | 'anyExceptEarth' }
  | { event: 'visit'; space: 'asteroid' | 'comet'; ownTurnOnly?: true }
  | { event: 'moveInRing' }
  | { event: 'launch' }
  | { event: 'orbit' }
  | { event: 'land' }
  | { event: 'orbitOrLand' }
  | { event: 'scan' }
  | { event: 'signal'; color: Color }
  | { event: 'sectorCompleted' }
  | { event: 'tech'; kind: TechKind | 'any' }
  | { event: 'trace'; color: TraceColor | 'any' }
  | { event: 'playCard'; creditCost: number }
  | { event: 'corner'; res: Resource | 'move' }

export type TurnRule = 'visitPlanetMoveInsteadOfPublicity' | 'ignoreAsteroidExit' | 'noPublicityFromProbes'

/** One thing that happens, without the seat it happens to. */
export type Template =
  | { do: 'gain'; res: Resource; n: number }
  | { do: 'pay'; res: Resource; n: number }
  | { do: 'mayPay'; res: Resource; n: number; repeat?: true; then: readonly Template[] }
  | { do: 'draw'; n: number; from: 'deck' | 'choice' }
  | { do: 'move'; n: number }
  | { do: 'launch'; n: number; ignoreLimit?: true }
  | { do: 'land'; moonWithoutTech?: true; onOccupied?: true }
  | { do: 'orbitOrLand' }
  | { do: 'scan' }
  | {
      do: 'tech'
      kinds: readonly TechKind[]
      rotate: boolean
      onlyOwnedByAnother?: true
      tileBonus?: false
    }
  | { do: 'signal'; n: number; at: Place; data?: false }
  | { do: 'rowSignals'; n: number }
  | { do: 'handSignals'; max: number }
  | { do: 'deckSignals'; n: number }
  | { do: 'probeSignals'; max: number }
  | { do: 'trace'; color: TraceColor | 'any'; species?: 'alreadyMarkedThisColor' | 'sameAsCondition' }
  | { do: 'income'; source: 'hand' | 'thisCard' }
  | { do: 'gainPer'; res: Resource | 'move'; n: number; per: Metric }
  | { do: 'vpPerNewPlanet' }
  | { do: 'if'; when: Condition; then: readonly Template[] }
  | { do: 'onceThisTurn'; on: Trigger; then: readonly Template[] }
  | { do: 'turnRule'; rule: TurnRule }
  | { do: 'removeFigure'; kind: 'orbiter' | 'lander'; then: readonly Template[] }
  | { do: 'gainCornerOfDrawn' }
  | { do: 'rowCorners'; n: number }
  | { do: 'returnToHandIf'; when: Condition }
  | { do: 'surveyProbe'; dataOnAsteroid: number; dataPerAdjacentAsteroid: number }
  | { do: 'takeWholeRow' }
  | { do: 'discardDrawnForCorner' }
  | { do: 'discardDrawnForIncome' }
  | { do: 'alienCard'; species: SpeciesId; n: number }
  | { do: 'pickSample' }
  | { do: 'peekSampleReward'; from: 'planetWithOwnProbe' | 'jupiterOrSaturn' }
  | { do: 'sampleReward'; times: number }
  | { do: 'anomalyReward' }

/** What a card in front of a seat scores after the last round (R13). */
export type EndScore =
  | { do: 'gainPer'; res: 'vp'; n: number; per: Metric }
  | { do: 'if'; when: Condition; then: readonly [{ do: 'gain'; res: 'vp'; n: number }] }
  | { do: 'scoreGoldTile' }

export interface Slot {
  on: Trigger
  reward: readonly Template[]
}

export type Mission =
  | { type: 'conditional'; when: Condition; reward: readonly Template[] }
  | { type: 'triggerable'; slots: readonly Slot[] }
  | { type: 'delivery'; to: PlanetId; reward: readonly Template[] }

/** A card that can be in a hand. Its id is the printed number, `et` before those of species. */
export interface Card {
  id: string
  name: string
  cost: { res: 'credit' | 'energy'; n: number }
  corner: readonly Template[]
  sector: Color
  income: Income
  /** Resolved left to right; what lasts for the turn comes first, so that the card's own moves count (R10.4). */
  play: readonly Template[]
  mission?: Mission
  endgame?: EndScore
  /** Centaurians: what the message brings when it arrives. */
  later?: readonly Template[]
  species?: SpeciesId
}

/** Exertians: never in a hand, scored at the very end. */
export interface HiddenCard {
  id: string
  name: string
  danger: number
  vp: number
  when: Condition
}

/** A space for a trace on a species' board. */
export interface BoardSpace {
  id: string
  color: TraceColor
  cost?: { res: 'data' | 'exofossil'; n: number }
  reward: readonly Template[]
  /** Takes any number of markers. */
  repeatable?: true
  /** Mascamites: open once a sample lies there; its reward is the sample's. */
  sample?: number
  /** Exertians. */
  danger?: number
}
