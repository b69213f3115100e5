import type { Context, Seat } from '../../../core/index.ts'
import type { StarsEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Cipher } from '../material/index.ts'
import { cipherPoints, scoreOf, wordPoints } from '../score.ts'
import {
  other,
  type PhaseKind,
  type SideName,
  type State,
  seatsOf,
  seatsOfTeam,
  teamsAsked,
} from '../state.ts'

/** What follows when the last side has done what the step asks for: it is opened, and the next one begins. */
export function advance(state: State, happened: StarsEvent[]): StarsEvent[] {
  const after = folded(state, happened)
  return teamsAsked(after).length ? happened : [...happened, ...closing(after)]
}

/** Decisions look ahead with the same fold that the log is read with; no revision is kept of it. */
const folded = (state: State, events: readonly StarsEvent[]): State =>
  events.reduce((s, event) => evolve(s, event, { revision: 0 }), state)

function closing(state: State): StarsEvent[] {
  const { round, kind } = state.phase
  const begin = (next: PhaseKind, at = round): StarsEvent => ({
    type: 'stepBegan',
    data: { kind: next, round: at },
  })
  switch (kind) {
    case 'alienTransmits':
      return [...openAliens(state), begin('scientistsTransmit')]
    case 'scientistsTransmit':
      if (round < state.rounds) return [begin('alienTransmits', round + 1)]
      return [showCards(state, 'scientists'), begin('alienGuesses')]
    case 'alienGuesses':
      return [scoreWords(state, 'alien'), showCards(state, 'alien'), begin('scientistsGuess')]
    case 'scientistsGuess':
      return [scoreWords(state, 'scientists'), begin('cipherGuess')]
    case 'cipherGuess':
      return [scoreCipher(state), reveal(state, 'scored')]
    case 'over':
      return []
  }
}

/** Teams: what both Aliens have sent is turned up, in hard mode for the own team only (R23, R34). */
function openAliens({ options, teams, phase: { round }, seats }: State): StarsEvent[] {
  if (options.mode === 'coop') return []
  const sealed = teams.flatMap(({ alien }, team) => {
    const { word, score } = alien.transmissions.find((sent) => sent.round === round)!
    return word === null ? [] : [{ team, word, score: score! }]
  })
  if (!options.hard) return [{ type: 'transmissionsOpened', data: { round, sent: sealed } }]
  return sealed.map(
    ({ team, ...secret }): StarsEvent => ({
      type: 'transmissionShown',
      data: { team, side: 'alien', round, seats: seatsOfTeam({ seats }, team) },
      secret,
    }),
  )
}

const showCards = ({ teams }: State, side: SideName): StarsEvent => ({
  type: 'cardsShown',
  data: { side, cards: teams.map((team) => team[side].card!) },
})

const scoreWords = ({ teams }: State, side: SideName): StarsEvent => ({
  type: 'wordsScored',
  data: {
    side,
    teams: teams.map((team) => {
      const { picks } = team[side].guess
      const dice = team[other(side)].dice!
      return { picks, dice, points: wordPoints(picks, dice) }
    }),
  },
})

const scoreCipher = ({ teams, cipher }: State): StarsEvent => ({
  type: 'cipherScored',
  data: {
    cipher: cipher!,
    teams: teams.map(({ cipherGuess: { guess } }) => ({ guess, points: cipherPoints(guess, cipher!) })),
  },
})

/** The end: everything that was kept secret (R40). */
export const reveal = ({ teams, cipher }: State, reason: 'scored' | 'left'): StarsEvent => ({
  type: 'secretsRevealed',
  data: {
    reason,
    cipher: cipher!,
    teams: teams.map((team) => ({
      alien: told(team.alien),
      scientists: told(team.scientists),
      sent: (['alien', 'scientists'] as const).flatMap((side) =>
        team[side].transmissions.flatMap(({ round, word, score }) =>
          word === null ? [] : [{ side, round, word, score: score! }],
        ),
      ),
    })),
  },
})

const told = ({ card, dice }: State['teams'][number]['alien']) => ({ card: card!, dice: dice! })

/** A side sends a word that may be sent; its score is worked out here and nowhere else (R19). */
export function send(state: State, team: number, side: SideName, word: string): StarsEvent[] {
  const { round } = state.phase
  const score = scoreOf(state.cipher as Cipher, word)
  if (state.options.mode === 'coop')
    return [{ type: 'transmitted', data: { team, side, round, word, score } }]
  if (side === 'alien') {
    const seats = seatsOf(state, team, 'alien')
    return [{ type: 'transmissionSealed', data: { team, round, seats }, secret: { word, score } }]
  }
  const seats = seatsOfTeam(state, team)
  return [{ type: 'transmissionShown', data: { team, side, round, seats }, secret: { word, score } }]
}

/** The word that more than half of the Scientists who are still there want, if there is one (R13). */
export function agreed(state: State, team: number, { resigned = [] }: Context): string | undefined {
  const there = seatsOf(state, team, 'scientists').filter((seat) => !resigned.includes(seat))
  const wanted = state.teams[team]!.proposals.filter(({ seat }) => there.includes(seat))
  const votes = (word: string | null) => wanted.filter((proposal) => proposal.word === word).length
  return wanted.find(({ word }) => word !== null && 2 * votes(word) > there.length)?.word ?? undefined
}

/** A proposal, and the transmission if it is the one that was missing. */
export function confer(
  state: State,
  seat: Seat,
  team: number,
  secret: { word: string; confirm: boolean },
  c: Context,
): StarsEvent[] {
  const seats = seatsOf(state, team, 'scientists')
  const happened: StarsEvent[] = [{ type: 'conferred', data: { team, seat, seats }, secret }]
  const word = agreed(folded(state, happened), team, c)
  return word === undefined ? happened : [...happened, ...send(state, team, 'scientists', word)]
}
