import type { Context, OpenCommand, Rng, Seat, WordPack } from '../../core/index.ts'
import { seenScores } from './aids.ts'
import type { CommandOf, StarsCommand } from './commands.ts'
import { closeness, lettersOf } from './decide/words.ts'
import { likeliest, tally } from './material/deduction.ts'
import { COLUMNS, LETTERS, ROWS, wordsOf } from './material/index.ts'
import { other, type Picks, type State, sideOf } from './state.ts'

/** A considered move from what the seat sees: see the functions below for what it considers. */
export function bot(view: State, seat: Seat, c: Context): StarsCommand {
  switch (view.phase.kind) {
    case 'alienTransmits':
      return { type: 'transmit', word: clue(view, seat, c) }
    case 'scientistsTransmit':
      return view.options.scientistSubmit === 'majority'
        ? conferring(view, seat, c)
        : { type: 'transmit', word: clue(view, seat, c) }
    case 'cipherGuess':
      return { type: 'guessCipher', ...likeliest(tally(seenScores(view))) }
    default:
      return { type: 'guessWords', picks: readClues(view, seat, c.rng) }
  }
}

/** Supports what another has proposed; proposes a word of its own where nobody has. */
function conferring(view: State, seat: Seat, c: Context): CommandOf<'confer'> {
  const first = view.teams[view.seats[seat]!.team]!.proposals.find(({ word }) => word !== null)
  if (!first?.word) return { type: 'confer', word: clue(view, seat, c) }
  return { type: 'confer', word: first.word, ...(first.confirm && { confirm: true }) }
}

const ownCard = (view: State, seat: Seat) => view.teams[view.seats[seat]!.team]![sideOf(view, seat)].card

/** Whether the seat may send the word without a question asked. */
function sendable(view: State, seat: Seat, word: string, words: WordPack): boolean {
  const card = ownCard(view, seat)
  const { wordCheck } = view.options
  if (wordCheck === 'strict' && !words.has(word)) return false
  return (card ? wordsOf(card) : []).every(
    (own) =>
      closeness(word, own, words, wordCheck !== 'open') === 'none' &&
      !(wordCheck === 'strict' && lettersOf(own).includes(word)),
  )
}

/** Words for who has none in the list. */
const SPARE = ['ECHO', 'VELVET', 'QUARTZ', 'BREEZE', 'JIGSAW', 'PHRASE', 'TWIST', 'MYTH']

/** A word at random that the seat may send. */
function anyWord(view: State, seat: Seat, { rng, words }: Context): string {
  for (let i = 0; i < 200; i++) {
    const length = 4 + rng.int(5)
    const count = words.count(length)
    const word = count ? words.word(length, rng.int(count)) : rng.pick(SPARE)
    if (sendable(view, seat, word, words)) return word
  }
  return SPARE.find((word) => sendable(view, seat, word, words)) ?? SPARE[0]!
}

const clue = anyWord

function readClues(view: State, seat: Seat, rng: Rng): Picks {
  void other(sideOf(view, seat))
  return Array.from({ length: COLUMNS }, () => 1 + rng.int(ROWS))
}

/** One legal way at random to fill in an open command that the seat was offered. */
export function sample({ type }: OpenCommand, view: State, seat: Seat, c: Context): StarsCommand {
  switch (type as StarsCommand['type']) {
    case 'transmit':
      return { type: 'transmit', word: anyWord(view, seat, c) }
    case 'confer':
      return { type: 'confer', word: anyWord(view, seat, c) }
    case 'guessWords':
      return { type: 'guessWords', picks: Array.from({ length: COLUMNS }, () => 1 + c.rng.int(ROWS)) }
    case 'guessCipher': {
      const [a, b, d, e, f, g] = c.rng.shuffle(LETTERS)
      return { type: 'guessCipher', trust: [a!, b!, d!], amplify: [e!, f!], suspicion: g! }
    }
  }
}
