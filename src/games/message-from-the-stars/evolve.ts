import type { EntryHead, Seen } from '../../core/index.ts'
import type { DataOf, StarsEvent } from './events.ts'
import type { Side, SideName, State, Team } from './state.ts'

/** One event further. On a viewer's log secrets are missing: what is unknown stays null. */
export function evolve(
  state: State | undefined,
  event: Seen<StarsEvent>,
  { revision }: Pick<EntryHead, 'revision'>,
): State {
  if (event.type === 'opened') return opened(event.data, revision)
  if (!state) throw new Error(`'${event.type}' before the match was opened`)
  switch (event.type) {
    case 'cipherDrawn':
      return { ...state, cipher: event.secret?.cipher ?? null }
    case 'cardDealt': {
      const { team, side } = event.data
      return onSide(state, team, side, {
        card: event.secret?.card ?? null,
        dice: event.secret?.dice ?? null,
      })
    }
    case 'stepBegan':
      return {
        ...state,
        phase: { ...event.data, since: revision },
        teams: state.teams.map((team) => ({ ...team, proposals: [] })),
      }
    case 'transmitted': {
      const { team, side, round, word, score } = event.data
      return sent(state, team, side, { round, status: 'sent', word, score })
    }
    case 'transmissionSealed': {
      const { team, round } = event.data
      const { word = null, score = null } = event.secret ?? {}
      return sent(state, team, 'alien', { round, status: 'sealed', word, score })
    }
    case 'transmissionsOpened': {
      const { round } = event.data
      return event.data.sent.reduce(
        (s, { team, word, score }) => sent(s, team, 'alien', { round, status: 'sent', word, score }),
        state,
      )
    }
    case 'transmissionShown': {
      const { team, side, round } = event.data
      const { word = null, score = null } = event.secret ?? {}
      return sent(state, team, side, { round, status: 'sent', word, score })
    }
    case 'transmissionSkipped': {
      const { team, side, round } = event.data
      return sent(state, team, side, { round, status: 'skipped', word: null, score: null })
    }
    case 'conferred':
    case 'abstained': {
      const { team, seat } = event.data
      const { word = null, confirm = null } = (event.type === 'conferred' && event.secret) || {}
      const others = state.teams[team]!.proposals.filter((proposal) => proposal.seat !== seat)
      return onTeam(state, team, { proposals: [...others, { seat, word, confirm }] })
    }
    case 'cardsShown': {
      const { side, cards } = event.data
      return cards.reduce((s, card, team) => onSide(s, team, side, { card }), state)
    }
    case 'wordsGuessed': {
      const { team, side } = event.data
      const picks = event.secret?.picks ?? null
      return onSide(state, team, side, { guess: { status: 'sealed', picks, points: null } })
    }
    case 'cipherGuessed': {
      const guess = event.secret?.guess ?? null
      return onTeam(state, event.data.team, { cipherGuess: { status: 'sealed', guess, points: null } })
    }
    case 'guessSkipped': {
      const { team, side, guess } = event.data
      if (guess === 'cipher')
        return onTeam(state, team, { cipherGuess: { status: 'skipped', guess: null, points: null } })
      return onSide(state, team, side, { guess: { status: 'skipped', picks: null, points: null } })
    }
    case 'wordsScored':
      return wordsScored(state, event.data)
    case 'cipherScored':
      return event.data.teams.reduce<State>(
        (s, { guess, points }, team) =>
          onTeam(s, team, { cipherGuess: { status: guess ? 'scored' : 'skipped', guess, points } }),
        { ...state, cipher: event.data.cipher },
      )
    case 'sideLeft':
      return state
    case 'secretsRevealed':
      return revealed(state, event.data, revision)
  }
}

function opened({ options, seats, rounds }: DataOf<'opened'>, revision: number): State {
  const side: Side = {
    card: null,
    dice: null,
    transmissions: [],
    guess: { status: 'open', picks: null, points: null },
  }
  const team: Team = {
    alien: side,
    scientists: side,
    proposals: [],
    cipherGuess: { status: 'open', guess: null, points: null },
  }
  return {
    options,
    seats,
    rounds,
    phase: { kind: 'alienTransmits', round: 1, since: revision },
    cipher: null,
    teams: options.mode === 'teams' ? [team, team] : [team],
    over: null,
  }
}

const onTeam = (state: State, team: number, change: Partial<Team>): State => ({
  ...state,
  teams: state.teams.with(team, { ...state.teams[team]!, ...change }),
})

const onSide = (state: State, team: number, name: SideName, change: Partial<Side>): State =>
  onTeam(state, team, { [name]: { ...state.teams[team]![name], ...change } })

/** A transmission of a round, in place of what is known of it so far. */
function sent(state: State, team: number, name: SideName, what: Side['transmissions'][number]): State {
  const before = state.teams[team]![name].transmissions.filter(({ round }) => round !== what.round)
  return onSide(state, team, name, { transmissions: [...before, what].sort((a, b) => a.round - b.round) })
}

const wordsScored = (state: State, { side, teams }: DataOf<'wordsScored'>): State =>
  teams.reduce((s, { picks, dice, points }, team) => {
    const guess = { status: picks ? 'scored' : 'skipped', picks, points } as const
    const told: SideName = side === 'alien' ? 'scientists' : 'alien'
    return onSide(onSide(s, team, side, { guess }), team, told, { dice })
  }, state)

function revealed(state: State, data: DataOf<'secretsRevealed'>, since: number): State {
  const { reason, cipher, teams } = data
  const open = teams.reduce((s, { alien, scientists, sent: words }, team) => {
    const told = onSide(onSide(s, team, 'alien', alien), team, 'scientists', scientists)
    return words.reduce(
      (t, { side, round, word, score }) => sent(t, team, side, { round, status: 'sent', word, score }),
      told,
    )
  }, state)
  return { ...open, cipher, over: reason, phase: { kind: 'over', round: state.phase.round, since } }
}
