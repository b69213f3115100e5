import type { Outcome, SeatInfo, SeatSetup } from '../../../src/core/index.ts'
import { options as schema } from '../../../src/games/signal/options.ts'
import { arrange } from '../../../src/games/signal/setup.ts'
import type { State } from '../../../src/games/signal/state.ts'
import { wordList } from '../../support/given.ts'

/** Seats as a table has them when its match is created: roles that were left out are filled in. */
export function seated(options: object, wishes: readonly Partial<SeatInfo>[]): SeatSetup[] {
  const arranged = arrange(
    schema.parse(options),
    wishes.map((wish) => ({ kind: 'human', ...wish })),
  )
  if (typeof arranged === 'string') throw new Error(arranged)
  return arranged.map((info) => ({ ...info, taken: true }))
}

const person = {}
const bot = { kind: 'bot' } as const
const alien = { role: 'alien' } as const
const expert = { role: 'expert' } as const

const table = (name: string, options: object, wishes: readonly Partial<SeatInfo>[]) => ({
  name,
  options: { ...options } as Record<string, unknown>,
  seats: seated(options, wishes),
})

export const settings = [
  table('two, guided', {}, [person, person]),
  table('alone with an automatic Alien', { alien: 'random', choicePolicy: 'default' }, [person, bot]),
  table(
    'three, free',
    {
      alienInput: 'free',
      abilities: ['stillPoint', 'secondVoice', 'helpingHand'],
      alien: 'difficulty',
      difficulty: 17,
    },
    [expert, alien, expert],
  ),
  table(
    'four, two Aliens, split, ends alone',
    { tokenSplit: 'split', responseVisibility: 'final', abilities: ['census', 'threeVoices', 'openPage'] },
    [alien, expert, alien, expert],
  ),
  table(
    'five with a bot, the Alien sets the order',
    {
      order: 'alien',
      abilities: ['dictionary', 'slowMotion', 'rehearsal'],
      alien: 'difficulty',
      difficulty: 8,
    },
    [person, person, person, { ...bot, ...expert }, person],
  ),
  table(
    'six, automatic Alien, split',
    {
      tokenSplit: 'split',
      alien: 'difficulty',
      difficulty: 1,
      abilities: ['spareFrequency', 'secondVoice', 'helpingHand'],
    },
    [person, person, bot, person, person, person],
  ),
  table(
    'three Aliens, automatic and free',
    {
      alienInput: 'free',
      alien: 'difficulty',
      difficulty: 3,
      abilities: ['stillPoint', 'slowMotion', 'rehearsal'],
    },
    [{ ...bot, ...alien }, { ...bot, ...alien }, { ...bot, ...alien }, expert],
  ),
]

/** No words are played with. */
export const words = wordList('SIGNAL')

export const endings = ['signal', 'tokens', 'conceded', 'left', 'abandoned']

export const ending = ({ result, detail }: Outcome): string => String(detail.reason ?? result)

export const revisions = ['since']

export const never = {
  'not-your-turn': 'a side acts, and whoever is not of it is told that',
  deadlinePassed: 'nothing in this game is a matter of time',
  'aid-not-yours': 'only an aid says so, and no command',
}

/** R15, R23: what lies on the table stays; tokens are shared out without rest; points are those of rounds. */
export function conserved({ abilities, tokens, shares, points, round, phase }: State) {
  const rounds = phase.kind === 'over' ? points.length <= round : points.length === round - 1
  return {
    abilities: abilities.map(({ id }) => id),
    shared: shares === null || shares.reduce((sum, n) => sum + n, 0) === tokens,
    rounds,
  }
}
