import { type Context, foldWord, isRejection, type Rejection, type Seat } from '../../core/index.ts'
import { type BletchleyCommand, type CommandOf, reject } from './commands.ts'
import type { BletchleyEvent } from './events.ts'
import { holds, lacking, paysGuess, sumOf, supplyOf, WORD_LENGTH, worth } from './material.ts'
import type { Options } from './options.ts'
import { endTurn, scoreWord } from './score.ts'
import { deal } from './setup.ts'
import { type Attempt, type Board, enigmasOf, handOf, reached, type State, stillChoosing } from './state.ts'

type Decided = BletchleyEvent[] | Rejection

/** Judges a command. Refusals depend on what is public and on what the seat itself knows. */
export function decide(state: State, seat: Seat, command: BletchleyCommand, c: Context): Decided {
  switch (command.type) {
    case 'chooseWord':
      return chooseWord(state, seat, command, c)
    case 'offerHelp':
      return offerHelp(state, seat, command)
    case 'declineHelp':
      return helpWanted(state, seat) ?? [{ type: 'helpDeclined', data: { seat } }]
    case 'resolveHelp':
      return resolveHelp(state, seat, command, c)
    case 'pass':
      return notTheTurnOf(state, seat) ?? endTurn(state, [{ type: 'passed', data: { seat } }], seat, c)
    case 'encode':
      return mayAct(state, seat) ?? encode(state, seat, command, c)
    case 'decode':
      return mayAct(state, seat) ?? decode(state, seat, command, c)
    case 'guessWord':
      return mayAct(state, seat) ?? guessWord(state, seat, command, c)
  }
}

/** The word that was typed, in capitals; what does not fold to letters is refused. R4 */
function readWord(typed: string): string | Rejection {
  const word = foldWord(typed)
  return /^[A-Z]+$/.test(word) ? word : reject('word-letters', 'A word has only the letters A to Z.')
}

function chooseWord(state: State, seat: Seat, { word: typed }: CommandOf<'chooseWord'>, c: Context): Decided {
  const { boards, options, phase } = state
  const board = boards[seat]!
  if (board.wordSince === null) return reject('word-standing', 'Your present word has to be scored first.')
  const word = readWord(typed)
  if (isRejection(word)) return word
  const refused = unfit(word, board, state, c)
  if (refused) return refused
  const chosen: BletchleyEvent = { type: 'wordChosen', data: { seat, length: word.length }, secret: { word } }
  if (phase.kind !== 'words' || stillChoosing(state).some((s) => s !== seat)) return [chosen]
  return [chosen, ...deal(options, boards.length, c.rng)]
}

/** Whether a seat may choose this word, by what lies open on the table and by the list. */
function unfit(word: string, board: Board, { options, boards }: State, c: Context): Rejection | undefined {
  const { min, max } = WORD_LENGTH
  if (word.length < min || word.length > max)
    return reject('word-length', `A secret word has ${min} to ${max} letters.`)
  const missing = lacking(word, supplyOf(board.below))
  if (missing.length)
    return reject('letters-not-available', `You have too few cards left of: ${missing.join(', ')}.`)
  if (!options.reuseWords && boards.some((b) => b.below.includes(word)))
    return reject('word-used', 'That word was scored before; this table takes each word once.')
  if (options.dictionary === 'list' && !c.words.has(word))
    return reject('word-unknown', 'That word is not in the list that this match is played with.')
  return undefined
}

/** Refuses what is not the seat's to do now: nothing but the seat whose turn it is takes an action. */
function notTheTurnOf({ phase }: State, seat: Seat): Rejection | undefined {
  if (phase.kind === 'over') return reject('match-over', 'Nothing can be played any more.')
  if (phase.kind === 'words')
    return reject('wrong-phase', 'The first turn comes when every seat has chosen its word.')
  if (phase.seat !== seat) return reject('not-your-turn', `It is the turn of seat ${phase.seat}.`)
  if (phase.kind === 'turn') return undefined
  return reject('wrong-phase', 'Your decode has to be settled first; it cannot be changed or taken back.')
}

function mayAct(state: State, seat: Seat): Rejection | undefined {
  const refused = notTheTurnOf(state, seat)
  if (refused) return refused
  if (state.boards[seat]!.wordSince === null) return undefined
  return reject('word-needed', 'Choose a new word before you act; without one you can only pass.')
}

function encode(state: State, seat: Seat, { position, cipher }: CommandOf<'encode'>, c: Context): Decided {
  const { length, places } = state.boards[seat]!
  if (position > length) return reject('no-such-position', `Your word has ${length} letters.`)
  if (places[position - 1]) return reject('position-taken', 'That letter is on your board already.')
  if (!handOf(state, seat).includes(cipher)) return notInHand()
  const happened: BletchleyEvent[] = [{ type: 'letterEncoded', data: { seat, position, cipher } }]
  const last = places.every((place, i) => place || i === position - 1)
  if (!last) return endTurn(state, happened, seat, c)
  return scoreWord(state, happened, { owner: seat, scorer: seat, points: 2 * length }, seat, c)
}

const notInHand = () => reject('card-not-in-hand', 'You do not hold these cards.')

/** The board of a seat whose word may be attacked by `seat`. */
function targetOf({ boards }: State, seat: Seat, target: Seat): Board | Rejection {
  if (target === seat) return reject('own-board', 'Choose a word of another seat.')
  const board = boards[target]
  if (!board || board.wordSince !== null)
    return reject('no-such-target', board ? 'That seat has no word at the moment.' : 'There is no such seat.')
  return board
}

function decode(state: State, seat: Seat, command: CommandOf<'decode'>, c: Context): Decided {
  const { targetSeat, position, enigma, askHelp } = command
  const board = targetOf(state, seat, targetSeat)
  if (isRejection(board)) return board
  if (position > board.length) return reject('no-such-position', `That word has ${board.length} letters.`)
  const cipher = board.places[position - 1]?.cipher
  if (!cipher) return reject('position-empty', 'No letter lies at that position yet.')
  if (!holds(enigmasOf(state, seat), enigma)) return notInHand()
  const total = sumOf(enigma)
  const enough = total >= worth(cipher)
  if (!enough && askHelp === false)
    return reject('too-weak', `Your cards make ${total}, the Cipher is ${worth(cipher)}.`)
  const tried: BletchleyEvent = { type: 'decodeTried', data: { seat, targetSeat, position, cipher, enigma } }
  if (enough) return endTurn(state, [tried, learn(state, targetSeat, position, [seat])], seat, c)
  const asked = state.boards.flatMap((_, s) => (s === seat || s === targetSeat ? [] : [s]))
  const { helpHours } = state.options
  const until = asked.length && helpHours !== undefined ? c.now + helpHours * 3_600_000 : null
  return [tried, { type: 'helpAsked', data: { seat, targetSeat, position, cipher, total, asked, until } }]
}

/** The learners see the letter: the one place where it is read off the word. */
function learn({ boards }: State, targetSeat: Seat, position: number, learners: Seat[]): BletchleyEvent {
  const letter = boards[targetSeat]!.word![position - 1]!
  return { type: 'letterLearned', data: { targetSeat, position, learners }, secret: { letter } }
}

function helpWanted({ phase }: State, seat: Seat): Rejection | undefined {
  if (phase.kind !== 'help') return reject('wrong-phase', 'Nobody is asking for help now.')
  if (phase.attempt.waiting.includes(seat)) return undefined
  return reject(
    'not-asked',
    'You have answered already, or cannot help: neither the seat that decodes nor the owner of the letter is asked.',
  )
}

function offerHelp(state: State, seat: Seat, { enigma }: CommandOf<'offerHelp'>): Decided {
  const refused = helpWanted(state, seat)
  if (refused) return refused
  return holds(enigmasOf(state, seat), enigma)
    ? [{ type: 'helpOffered', data: { seat, enigma } }]
    : notInHand()
}

/** Settles the open decode with offers that were made and cards that are held. */
export function settleHelp(
  state: State,
  seat: Seat,
  attempt: Attempt,
  { accept, extra }: Pick<CommandOf<'resolveHelp'>, 'accept' | 'extra'>,
  c: Context,
): BletchleyEvent[] {
  const accepted = [...accept].sort((a, b) => a - b)
  const total = reached(attempt, accepted, extra)
  const success = total >= worth(attempt.cipher)
  const happened: BletchleyEvent[] = [
    { type: 'helpResolved', data: { seat, accepted, extra, total, success } },
  ]
  if (success) {
    const learners = [seat, ...accepted].sort((a, b) => a - b)
    happened.push(learn(state, attempt.targetSeat, attempt.position, learners))
  }
  return endTurn(state, happened, seat, c)
}

function resolveHelp(state: State, seat: Seat, command: CommandOf<'resolveHelp'>, c: Context): Decided {
  const { phase } = state
  if (phase.kind === 'help' && phase.seat === seat)
    return reject('wrong-phase', 'Not everybody who was asked has answered yet.')
  if (phase.kind !== 'resolve')
    return reject('wrong-phase', 'There is no decode whose help is to be settled now.')
  if (phase.seat !== seat) return reject('not-your-turn', `Seat ${phase.seat} settles its decode.`)
  const { accept, extra } = command
  const offered = phase.attempt.offers.map((offer) => offer.seat)
  if (new Set(accept).size < accept.length || accept.some((s) => !offered.includes(s)))
    return reject('no-such-offer', 'Accept each seat that has made an offer once at most.')
  if (!holds(enigmasOf(state, seat), extra)) return notInHand()
  return settleHelp(state, seat, phase.attempt, command, c)
}

function guessWord(state: State, seat: Seat, command: CommandOf<'guessWord'>, c: Context): Decided {
  const { targetSeat, enigma } = command
  const board = targetOf(state, seat, targetSeat)
  if (isRejection(board)) return board
  const word = readWord(command.word)
  if (isRejection(word)) return word
  if (word.length !== board.length) return reject('word-length', `That word has ${board.length} letters.`)
  if (!holds(enigmasOf(state, seat), enigma)) return notInHand()
  if (!paysGuess(enigma, state.options.guessCost))
    return reject('wrong-cost', `A guess is paid with ${priceInWords[state.options.guessCost]}.`)
  const right = word === board.word
  const guessed: BletchleyEvent = { type: 'wordGuessed', data: { seat, targetSeat, word, enigma, right } }
  if (!right) return endTurn(state, [guessed], seat, c)
  const unplayed = board.places.filter((place) => !place).length
  const points = board.length + unplayed
  return scoreWord(state, [guessed], { owner: targetSeat, scorer: seat, points }, seat, c)
}

const priceInWords: Readonly<Record<Options['guessCost'], string>> = {
  atLeast3: 'Enigma cards worth 3 or more',
  exactly3: 'Enigma cards worth exactly 3',
  atMost3: 'Enigma cards worth 3 or less',
}
