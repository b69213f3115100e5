import type { Context, OpenCommand, Seat, WordPack } from '../../../core/index.ts'
import { seenScores } from '../aids.ts'
import type { CommandOf, StarsCommand } from '../commands.ts'
import { closeness, lettersOf } from '../decide/words.ts'
import { likeliest, tally } from '../material/deduction.ts'
import { type Card, COLUMNS, LETTERS, ROWS, wordsOf } from '../material/index.ts'
import { other, type Picks, type State, sideOf } from '../state.ts'

/** A considered move from what the seat sees: see the functions below for what it considers. */
export function bot(view: State, seat: Seat, c: Context): StarsCommand {
  switch (view.phase.kind) {
    case 'scientistsTransmit':
      if (view.options.scientistSubmit === 'majority') return conferring(view, seat, c)
      return { type: 'transmit', word: clue(view, seat, c) }
    case 'cipherGuess':
      return { type: 'guessCipher', ...likeliest(tally(seenScores(view))) }
    case 'alienGuesses':
    case 'scientistsGuess':
      return { type: 'guessWords', picks: readClues(view, seat, c) }
    default:
      return { type: 'transmit', word: clue(view, seat, c) }
  }
}

/** Supports what most of the others have proposed; proposes a word of its own where nobody has. */
function conferring(view: State, seat: Seat, c: Context): CommandOf<'confer'> {
  const { proposals } = view.teams[view.seats[seat]!.team]!
  const votes = (word: string | null) => proposals.filter((proposal) => proposal.word === word).length
  const [first] = proposals
    .filter((proposal) => proposal.word !== null && proposal.seat !== seat)
    .sort((one, two) => votes(two.word) - votes(one.word))
  if (!first?.word) return { type: 'confer', word: clue(view, seat, c) }
  return { type: 'confer', word: first.word, ...(first.confirm && { confirm: true }) }
}

const ownSide = (view: State, seat: Seat) => view.teams[view.seats[seat]!.team]![sideOf(view, seat)]

/** Whether the seat may send the word without being asked to confirm it. */
function sendable(view: State, seat: Seat, word: string, words: WordPack): boolean {
  const { card } = ownSide(view, seat)
  const { wordCheck } = view.options
  if (wordCheck === 'strict' && !words.has(word)) return false
  return (card ? wordsOf(card) : []).every(
    (own) =>
      closeness(word, own, words, wordCheck !== 'open') === 'none' &&
      !(wordCheck === 'strict' && lettersOf(own).includes(word)),
  )
}

/**
 * A word that hints at a column of the message, a column per round; in a fourth round at one again. Of the
 * words that it could say it takes the one that tells most about the cipher: with most letters in it.
 */
function clue(view: State, seat: Seat, c: Context): string {
  const { card, dice, transmissions } = ownSide(view, seat)
  const column = (view.phase.round - 1) % COLUMNS
  const meant = card && dice ? card.columns[column]?.[dice[column]! - 1] : undefined
  if (!meant) return anyWord(view, seat, c)
  const used = transmissions.map(({ word }) => word)
  const hints = hintsAt(meant, c.words).filter((word) => sendable(view, seat, word, c.words))
  const fresh = hints.filter((word) => !used.includes(word))
  return widest(fresh) ?? widest(hints) ?? anyWord(view, seat, c)
}

/**
 * What a bot says when it means a card word. Both sides know the table, so that a bot also recognises what another
 * one means; people can make of it what they like.
 */
const hintsAt = (cardWord: string, words: WordPack): readonly string[] =>
  words.beside('hint', cardWord.toUpperCase())

const letters = (word: string): number => new Set(word).size

const widest = (words: readonly string[]): string | undefined =>
  [...words].sort((one, two) => letters(two) - letters(one))[0]

/** Words for who finds none in the list. */
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

/** The row of each column that the other side’s words fit best. */
function readClues(view: State, seat: Seat, { rng, words }: Context): Picks {
  const name = other(sideOf(view, seat))
  const { card, transmissions } = view.teams[view.seats[seat]!.team]![name]
  const sent = transmissions.flatMap(({ word, round }) => (word === null ? [] : [{ word, round }]))
  return Array.from({ length: COLUMNS }, (_, column) => {
    const fits = card ? fitsOf(card, column, sent, words) : []
    const best = Math.max(...fits, 0)
    const rows = fits.flatMap((fit, row) => (fit === best ? [row + 1] : []))
    return rows.length ? rng.pick(rows) : 1 + rng.int(ROWS)
  })
}

interface Heard {
  word: string
  round: number
}

/** How well each row of a column explains what was sent: known hints most, in the column's own round more. */
const fitsOf = ({ columns }: Card, column: number, sent: readonly Heard[], words: WordPack): number[] =>
  (columns[column] ?? []).map((cardWord) => {
    const hints = hintsAt(cardWord, words)
    return Math.max(
      0,
      ...sent.map(({ word, round }) => {
        const inTurn = (round - 1) % COLUMNS === column ? 1 : 0
        if (hints.includes(word)) return 4 + inTurn
        return hints.some((hint) => kin(hint, word)) ? 2 + inTurn : 0
      }),
    )
  })

/** Words that begin alike are taken for forms of one. */
const kin = (one: string, two: string): boolean => one.length > 4 && one.slice(0, 5) === two.slice(0, 5)

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
