import type { DataOf, EventType } from '../events.ts'
import { SPECIES, STAR_IDS, STARS, START, TARGETS, TECHS } from '../material/index.ts'
import { amount, NOTHING_OWN, type Player, type SpeciesSlot, type State } from '../state/index.ts'
import { type Fold, onPlayer } from './fold.ts'

type Kinds = Extract<
  EventType,
  | 'techsStacked'
  | 'speciesHidden'
  | 'resolved'
  | 'lanesOpened'
  | 'roundBegan'
  | 'turnBegan'
  | 'inserted'
  | 'passed'
  | 'watched'
  | 'watchSpent'
  | 'turnRuled'
  | 'planetsCounted'
  | 'milestoneReached'
  | 'goldMarked'
  | 'scored'
  | 'matchEnded'
  | 'gained'
  | 'paid'
  | 'dataPlaced'
  | 'analyzed'
>

/** Set-up, procedure, resources. */
export const frameFold: Fold<Kinds> = {
  techsStacked: (s, { tops }, secret) => ({
    ...s,
    techs: record(TECHS, (tech) => ({
      top: tops[tech],
      vp: true,
      below: { count: 3, known: secret?.below[tech] ?? [] },
    })),
  }),
  speciesHidden: (s, { box }, secret) => ({
    ...s,
    box: { count: box, known: secret?.box ?? [] },
    species: s.species.map((one, i) => ({ ...one, id: secret?.used[i] ?? null })),
  }),
  resolved: (s, { lane, then }, _, revision) => {
    if (lane === null) return { ...s, since: revision, agenda: [...then, ...s.agenda.slice(1)] }
    const lanes = s.lanes
      .map((one) =>
        one.seat === lane ? { ...one, since: revision, effects: [...then, ...one.effects.slice(1)] } : one,
      )
      .filter((one) => one.effects.length > 0)
    return { ...s, lanes }
  },
  inserted: (s, { then }, _, since) => ({ ...s, since, agenda: [...then, ...s.agenda] }),
  lanesOpened: (s, { lanes }, _, since) => ({ ...s, lanes: lanes.map((one) => ({ ...one, since })) }),
  roundBegan: (s, { round, start }) => ({
    ...s,
    round,
    start,
    passed: [],
    players: s.players.map((player) => ({ ...player, seen: { count: 0, known: [] } })),
  }),
  turnBegan: (s, { seat }, _, since) => ({
    ...s,
    since,
    turn: { seat, rules: [], watches: [], newPlanets: null },
  }),
  passed: (s, { seat }) => ({ ...s, passed: [...s.passed, seat] }),
  watched: (s, { watch }) => ({ ...s, turn: { ...s.turn, watches: [...s.turn.watches, watch] } }),
  watchSpent: (s, { index }) => ({ ...s, turn: { ...s.turn, watches: s.turn.watches.toSpliced(index, 1) } }),
  turnRuled: (s, { rule }) => ({ ...s, turn: { ...s.turn, rules: [...s.turn.rules, rule] } }),
  planetsCounted: (s) => ({ ...s, turn: { ...s.turn, newPlanets: [] } }),
  milestoneReached: (s, { seat, at }) => onPlayer(s, seat, { tiles: [...s.players[seat]!.tiles, at] }),
  goldMarked: (s, { seat, tile, space }) => ({
    ...s,
    gold: s.gold.map((one) => (one.tile === tile ? { ...one, marks: [...one.marks, { seat, space }] } : one)),
  }),
  scored: (s, { seat, n }) => onPlayer(s, seat, { score: s.players[seat]!.score + n }),
  matchEnded: (s) => ({ ...s, over: true, agenda: [], lanes: [] }),
  gained: (s, { seat, res, n }) => changed(s, { seat, res, n }),
  paid: (s, { seat, res, n }) => changed(s, { seat, res, n: -n }),
  dataPlaced: (s, { seat, row, column }) => {
    const { computer, data } = s.players[seat]!
    return onPlayer(s, seat, {
      data: data - 1,
      computer:
        row === 'top' ? { ...computer, top: column } : { ...computer, bottom: [...computer.bottom, column] },
    })
  },
  analyzed: (s, { seat }) =>
    onPlayer(s, seat, { computer: { ...s.players[seat]!.computer, top: 0, bottom: [] } }),
}

const changed = (s: State, { seat, res, n }: DataOf<'gained'>): State =>
  onPlayer(s, seat, { [res === 'vp' ? 'score' : res]: amount(s, seat, res) + n })

const record = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>

/** The table before anything is dealt (R2). */
export function opened({ options, seats, start, offsets, stars, gold, neutral }: DataOf<'opened'>): State {
  const empty = { count: 0, known: [] }
  const order = (seat: number) => (seat - start + seats) % seats
  const player = (seat: number): Player => ({
    score: 1 + order(seat),
    publicity: START.publicity,
    credit: START.credit,
    energy: START.energy,
    data: 0,
    exofossil: 0,
    probes: [],
    computer: { top: 0, techs: [], bottom: [] },
    techs: [],
    tucked: [],
    missions: [],
    done: [],
    endgame: [],
    tiles: [],
    seen: empty,
  })
  const side = (): SpeciesSlot => ({
    id: null,
    discovered: false,
    discovery: { red: null, yellow: null, blue: null },
    overflow: [],
    marks: [],
    deck: empty,
    faceUp: null,
  })
  return {
    options,
    round: 0,
    over: false,
    start,
    turn: { seat: start, rules: [], watches: [], newPlanets: null },
    passed: [],
    agenda: [],
    lanes: [],
    since: 0,
    play: null,
    solar: { offsets, next: 0, stars, oumuamua: false },
    deck: empty,
    row: [],
    discard: [],
    spent: [],
    stacks: [],
    techs: record(TECHS, () => ({ top: null, vp: true, below: empty })),
    gold: gold.map((one) => ({ ...one, marks: [] })),
    neutral,
    sectors: record(STAR_IDS, (id) => ({ data: STARS[id].slots, markers: [], wins: [] })),
    planets: record(TARGETS, () => ({ orbiters: [], landers: [] })),
    species: [side(), side()],
    box: { count: SPECIES.length, known: [] },
    own: NOTHING_OWN,
    players: Array.from({ length: seats }, (_, seat) => player(seat)),
    hands: Array.from({ length: seats }, () => empty),
  }
}
