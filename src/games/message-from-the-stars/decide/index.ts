import { type Context, isRejection, type Rejection, type Seat } from '../../../core/index.ts'
import { type CommandOf, oneWord, reject, type StarsCommand } from '../commands.ts'
import type { StarsEvent } from '../events.ts'
import { wordsOf } from '../material/index.ts'
import {
  askedSide,
  type PhaseKind,
  type SideName,
  type State,
  seatsOf,
  sideOf,
  teamsAsked,
} from '../state.ts'
import { advance, confer, send } from './advance.ts'
import { closeness, lettersOf } from './words.ts'

type Decided = StarsEvent[] | Rejection

/** Judges a command. Refusals depend on what is public and on the card of the seat's own side. */
export function decide(state: State, seat: Seat, command: StarsCommand, c: Context): Decided {
  switch (command.type) {
    case 'transmit':
      return transmit(state, seat, command, c)
    case 'confer':
      return propose(state, seat, command, c)
    case 'guessWords':
      return guessWords(state, seat, command)
    case 'guessCipher':
      return guessCipher(state, seat, command)
  }
}

/** Refuses what the present step does not ask of this seat. */
function notAsked(state: State, seat: Seat, phases: readonly PhaseKind[]): Rejection | undefined {
  const { kind } = state.phase
  if (kind === 'over') return reject('match-over', 'Nothing can be played any more.')
  if (!phases.includes(kind)) return reject('wrong-phase', `Now is the time for: ${NOW[kind]}.`)
  if (sideOf(state, seat) !== askedSide(state))
    return reject('wrong-phase', `Now is the time for: ${NOW[kind]}.`)
  if (teamsAsked(state).includes(state.seats[seat]!.team)) return undefined
  return reject('wrong-phase', 'Your side has done that already.')
}

const NOW: Readonly<Record<Exclude<PhaseKind, 'over'>, string>> = {
  alienTransmits: 'a word from the Alien',
  scientistsTransmit: 'a word from the Scientists',
  alienGuesses: 'the Alien’s guess of the words',
  scientistsGuess: 'the Scientists’ guess of the words',
  cipherGuess: 'the Scientists’ guess of the cipher',
}

function transmit(state: State, seat: Seat, command: CommandOf<'transmit'>, c: Context): Decided {
  const refused = notAsked(state, seat, ['alienTransmits', 'scientistsTransmit'])
  if (refused) return refused
  const side = sideOf(state, seat)
  if (side === 'scientists' && state.options.scientistSubmit === 'majority')
    return reject('confer-instead', 'At this table more than half of the Scientists have to want a word.')
  const word = readWord(state, seat, command, c)
  if (isRejection(word)) return word
  const { team } = state.seats[seat]!
  return advance(state, send(state, team, side, word))
}

function propose(state: State, seat: Seat, command: CommandOf<'confer'>, c: Context): Decided {
  if (sideOf(state, seat) === 'alien') return reject('wrong-role', 'Only Scientists confer.')
  if (state.options.scientistSubmit === 'any')
    return reject('no-conferring', 'At this table any Scientist may send a word.')
  const refused = notAsked(state, seat, ['scientistsTransmit'])
  if (refused) return refused
  const word = readWord(state, seat, command, c)
  if (isRejection(word)) return word
  const confirm = command.confirm === true
  return advance(state, confer(state, seat, state.seats[seat]!.team, { word, confirm }, c))
}

/** Lines and many a keyboard are all in capitals, so a name may be too. */
const NAME = /^\p{Lu}/u

/** The word in capitals, if it is one and far enough from those of the own card (R14 to R18). */
function readWord(
  state: State,
  seat: Seat,
  { word: typed, confirm }: Pick<CommandOf<'transmit'>, 'word' | 'confirm'>,
  { words }: Context,
): string | Rejection {
  const word = oneWord(typed)
  if (word === undefined)
    return reject(
      'invalid-word',
      'Send one word of 1 to 45 letters; hyphens and apostrophes may stand inside.',
    )
  const { wordCheck } = state.options
  const { card } = state.teams[state.seats[seat]!.team]![sideOf(state, seat)]
  const strict = wordCheck === 'strict'
  const all = (card ? wordsOf(card) : []).map((own) => ({
    own,
    near: closeness(word, own, words, wordCheck !== 'open'),
  }))
  // What cannot be confirmed comes first: masking is of masks, though it has a king in it.
  const found =
    all.find(({ near }) => near === 'close') ??
    all.find(({ own, near }) => (near === 'letters' ? strict || !confirm : strict && standsInside(word, own)))
  if (found) {
    const letters = found.near !== 'close'
    return { ...tooClose(found.own, letters), ...(letters && !strict && { confirmable: true }) }
  }
  if (strict && !words.has(lettersOf(word)) && !NAME.test(typed))
    return reject('word-unknown', 'That word is not in the list; a name begins with a capital.')
  return word
}

const tooClose = (own: string, letters: boolean): Rejection =>
  reject(
    'word-too-close',
    letters
      ? `That word and “${own}” of your card have letters in common that stand together.`
      : `That word contains or derives from “${own}” of your card.`,
  )

/** sun in sunlight */
const standsInside = (word: string, own: string): boolean => {
  const letters = lettersOf(word)
  return letters.length > 2 && lettersOf(own).includes(letters)
}

function guessWords(state: State, seat: Seat, { picks }: CommandOf<'guessWords'>): Decided {
  const refused = notAsked(state, seat, ['alienGuesses', 'scientistsGuess'])
  if (refused) return refused
  const { team } = state.seats[seat]!
  const side: SideName = sideOf(state, seat)
  const seats = seatsOf(state, team, side)
  return advance(state, [{ type: 'wordsGuessed', data: { team, side, seats }, secret: { picks } }])
}

function guessCipher(state: State, seat: Seat, { type: _, ...guess }: CommandOf<'guessCipher'>): Decided {
  if (sideOf(state, seat) === 'alien')
    return reject('wrong-role', 'You know the cipher; the Scientists guess it.')
  const refused = notAsked(state, seat, ['cipherGuess'])
  if (refused) return refused
  const letters = [...guess.trust, ...guess.amplify, guess.suspicion]
  if (new Set(letters).size < letters.length)
    return reject(
      'letters-not-different',
      'Name six different letters: none is in two groups, or twice in one.',
    )
  const { team } = state.seats[seat]!
  const seats = seatsOf(state, team, 'scientists')
  return advance(state, [{ type: 'cipherGuessed', data: { team, seats }, secret: { guess } }])
}
