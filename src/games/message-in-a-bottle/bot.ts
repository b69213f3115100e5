import type { Context, OpenCommand, Rng, Seat } from '../../core/index.ts'
import type { BottleCommand, CommandOf } from './commands.ts'
import { type Die, queriesOf, type Roll, solutions, WORD_LENGTH } from './material.ts'
import { rarest } from './options.ts'
import { lettersOf, openVotes, type State, underlying } from './state.ts'

/**
 * A player by the table's `strength`: it knows words up to that tier and takes its time first. A bot is
 * asked the moment its seat is waited for, so its first move in a round is `think`: the match then waits
 * for the seat only when that time is over, and the bot speaks. The delay is in the log, not in the bot.
 */
export function bot(view: State, seat: Seat, c: Context): BottleCommand {
  const { phase } = view
  switch (phase.kind) {
    case 'closed':
      return { type: 'ready' }
    case 'vote':
      return vote(view, seat, c)
    case 'sealed': {
      const look = phase.opened.find((one) => one.seat === seat)
      if (!look?.roll) return { type: 'openRound' }
      if (view.options.sealedBy === 'time' && !view.thought.includes(seat)) return { type: 'think' }
      return speak(view, look.roll, c)
    }
    default: {
      const mayThink = phase.kind !== 'tie' && phase.kind !== 'cover'
      if (mayThink && !view.thought.includes(seat)) return { type: 'think' }
      return speak(view, view.roll!, c)
    }
  }
}

/** Whether the list is one of the table's language: where players judge there may be none (R44). */
const knows = ({ options }: State, { words }: Context): boolean => words.language === options.language

/** Takes a word that stands in the list, and any where there is none. */
function vote(view: State, seat: Seat, c: Context): BottleCommand {
  const [claim] = openVotes(view, seat)
  const said = view.phase.kind === 'vote' ? view.phase.claims.find((one) => one.seat === claim) : undefined
  return {
    type: 'voteWord',
    claim: claim!,
    accept: !knows(view, c) || !!said?.words.every((word) => c.words.isNoun(word)),
  }
}

/** Candidates that a bot chooses from: the stronger, the shorter the word that it takes. */
const CHOICE = { 1: 12, 2: 4, 3: 1 } as const

function speak(view: State, roll: Roll, c: Context): BottleCommand {
  const { strength, nonExistentWordRule } = view.options
  const most = lettersAllowed(view, roll)
  const limit = CHOICE[strength as keyof typeof CHOICE]
  const tier = Math.min(strength, rarest(view.options))
  const literate = knows(view, c)
  const found = literate ? solutions(roll, c.words, view.words, limit, { tier, family: true, max: most }) : []
  if (roll.condition === 'initials') {
    const words = roll.dice.map(({ die }, i) => ({ die, word: found[i] ?? '' }))
    const fits = found.length > 0 && lettersOf({ words: found }) <= most
    if (fits) return { type: 'sayInitials', words }
    return view.phase.kind === 'cover' ? junkInitials(roll, c.rng) : { type: 'pass' }
  }
  if (found.length) return { type: 'sayWord', word: c.rng.pick(found) }
  const doubts = view.phase.kind === 'open' || view.phase.kind === 'sealed'
  const dares = strength === 3 || (strength === 2 && c.rng.int(2) === 0)
  return literate && doubts && dares && nonExistentWordRule ? { type: 'sayNonExistent' } : { type: 'pass' }
}

/** The most letters that a word may have now, so that it is shorter than what leads. */
function lettersAllowed(view: State, { dice, condition }: Roll): number {
  const base = underlying(view)
  const words = condition === 'initials' ? dice.length : 1
  return base?.kind === 'leading' ? lettersOf(base.leaders[0]!) - 1 : WORD_LENGTH.max * words
}

/** One legal way, at random, to fill in an open command: half of them right, where anything is. */
export function sample(open: OpenCommand, view: State, seat: Seat, c: Context): BottleCommand {
  const { phase } = view
  const look = phase.kind === 'sealed' ? phase.opened.find((one) => one.seat === seat) : undefined
  const roll = look?.roll ?? view.roll!
  const right = c.rng.int(2) === 0
  if (open.type === 'sayInitials') return (right && someInitials(view, roll, c)) || junkInitials(roll, c.rng)
  const most = lettersAllowed(view, roll)
  const found = right
    ? solutions(roll, c.words, view.words, 20, { max: most, tier: rarest(view.options) })
    : []
  return { type: 'sayWord', word: found.length ? c.rng.pick(found) : junk(c.rng) }
}

function someInitials(
  view: State,
  roll: Roll,
  { rng, words }: Context,
): CommandOf<'sayInitials'> | undefined {
  const said: { die: Die; word: string }[] = []
  for (const [i, query] of queriesOf(roll).entries()) {
    const fresh = words
      .nouns({ ...query, tier: rarest(view.options) }, 30)
      .filter((word) => !view.words.includes(word))
    if (!fresh.length) return undefined
    said.push({ die: roll.dice[i]!.die, word: rng.pick(fresh) })
  }
  const few = lettersOf({ words: said.map(({ word }) => word) }) <= lettersAllowed(view, roll)
  return few ? { type: 'sayInitials', words: said } : undefined
}

/** Too short to be a word anywhere. */
const junk = (rng: Rng, length = 3): string =>
  Array.from({ length }, () => String.fromCharCode(65 + rng.int(26))).join('')

const junkInitials = ({ dice }: Roll, rng: Rng): CommandOf<'sayInitials'> => ({
  type: 'sayInitials',
  words: dice.map(({ die }) => ({ die, word: junk(rng) })),
})
