import type { Command, Outcome, SeatInfo, SeatSetup } from '../../../src/core/index.ts'
import type { StarsCommand } from '../../../src/games/message-from-the-stars/commands.ts'
import { options as schema } from '../../../src/games/message-from-the-stars/options.ts'
import { arrange } from '../../../src/games/message-from-the-stars/setup.ts'
import type { State } from '../../../src/games/message-from-the-stars/state.ts'
import { wordsFor } from '../../support/words/index.ts'

/** Seats as a table has them when its match is created: what is left out was filled in. */
export function seated(options: object, wishes: readonly Partial<SeatInfo>[]): SeatSetup[] {
  const arranged = arrange(
    schema.parse(options),
    wishes.map((wish) => ({ kind: 'human', ...wish })),
  )
  if (typeof arranged === 'string') throw new Error(arranged)
  return arranged.map((info) => ({ ...info, taken: true }))
}

const people = (count: number, bots: readonly number[] = []): Partial<SeatInfo>[] =>
  Array.from({ length: count }, (_, seat) => (bots.includes(seat) ? { kind: 'bot' as const } : {}))

const table = (name: string, options: object, wishes: readonly Partial<SeatInfo>[]) => ({
  name,
  options: { ...options } as Record<string, unknown>,
  seats: seated(options, wishes),
})

export const settings = [
  table('two together', {}, people(2)),
  table('three, hard, aid', { hard: true, deductionAid: true, cipherDraw: 'uniform' }, [
    {},
    { role: 'alien' },
    { kind: 'bot' },
  ]),
  table('five, majority', { scientistSubmit: 'majority', wordCheck: 'open' }, people(5, [3])),
  table('two, strict', { wordCheck: 'strict', deck: 'original-en-1' }, people(2, [0])),
  table('four in teams', { mode: 'teams' }, people(4)),
  table(
    'six in teams, hard, majority',
    { mode: 'teams', hard: true, scientistSubmit: 'majority' },
    people(6, [4]),
  ),
  table(
    'seven in teams, strict, aid',
    { mode: 'teams', wordCheck: 'strict', deductionAid: true },
    people(7, [1, 2]),
  ),
  table('twelve in teams, hard', { mode: 'teams', hard: true, wordCheck: 'open' }, people(12)),
]

export const words = wordsFor('en')!

export const endings = ['points', 'teams', 'draw', 'lost', 'abandoned']

export const ending = ({ result, detail }: Outcome): string => {
  if (result !== 'ranked') return result
  return (detail.teams as unknown[]).length === 1 ? 'points' : 'teams'
}

export const revisions = ['since']

export const never = {
  'not-your-turn': 'a step asks a whole side: whoever is not of it is in the wrong phase',
  deadlinePassed: 'nothing in this game is a matter of time',
  'aid-off': 'only an aid says so, and no command',
  'aid-not-yours': 'only an aid says so, and no command',
}

/** Groups of a cipher are sets. */
export function normal(command: Command): Command {
  const known = command as StarsCommand
  if (known.type !== 'guessCipher') return command
  return { ...known, trust: [...known.trust].sort(), amplify: [...known.amplify].sort() } as Command
}

/** R4 to R9: cipher, cards and dice never change; no side sends twice in a round. */
export function conserved({ cipher, teams }: State) {
  const repeated = teams.flatMap(({ alien, scientists }) =>
    [alien, scientists].filter(
      ({ transmissions }) => new Set(transmissions.map((sent) => sent.round)).size < transmissions.length,
    ),
  )
  const sides = teams.flatMap(({ alien, scientists }) => [alien, scientists])
  return {
    cipher,
    repeated: repeated.length,
    sides: sides.map(({ card, dice }) => ({ card: card?.id, dice })),
  }
}
