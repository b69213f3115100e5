import type { Context, OpenCommand, Rng, Seat, WordPack } from '../../core/index.ts'
import { patternOf } from './aids.ts'
import type { BletchleyCommand, CommandOf } from './commands.ts'
import {
  type Enigma,
  GUESS_COST,
  isEnigma,
  paysGuess,
  speller,
  sumOf,
  supplyOf,
  WORD_LENGTH,
  worth,
} from './material.ts'
import { covered, smallLists, someWord } from './prompts.ts'
import { type Attempt, enigmasOf, handOf, openPositions, reached, type State } from './state.ts'

/** A considered move from what the seat sees: see the functions below for what it considers. */
export function bot(view: State, seat: Seat, c: Context): BletchleyCommand {
  const { phase } = view
  if (phase.kind === 'help' && phase.attempt.waiting.includes(seat))
    return helpOrNot(view, seat, phase.attempt)
  if (phase.kind === 'resolve' && phase.seat === seat) return settle(view, seat, phase.attempt)
  if (view.boards[seat]!.wordSince !== null) {
    const word = pickWord(view, seat, c)
    return word === undefined ? { type: 'pass' } : { type: 'chooseWord', word }
  }
  return (
    guess(view, seat, c) ??
    decode(view, seat) ??
    encode(view, seat, c.rng) ??
    longShot(view, seat, c) ?? { type: 'pass' }
  )
}

/** Guessing pays with this many candidates or fewer. */
const FEW = 3
/** Words of this tier are chosen by hardly anybody. */
const RARE = 3
/** Words looked at for one choice. */
const TRIES = 60

/** A random word that can be spelt, rather a long one: it scores more and outlasts more guesses. */
export function pickWord(view: State, seat: Seat, { rng, words }: Context): string | undefined {
  const supply = supplyOf(view.boards[seat]!.below)
  const used = view.options.reuseWords ? [] : view.boards.flatMap((board) => board.below)
  const { min, max } = WORD_LENGTH
  const spells = speller(supply)
  let best: string | undefined
  for (let i = 0; i < TRIES && (best?.length ?? 0) < 6; i++) {
    const length = min + rng.int(max - min + 1)
    const count = words.count(length)
    if (!count) continue
    const word = words.word(length, rng.int(count))
    // Common words alone: nobody wants to lose to a word that no one knows, or to see a rude one.
    if (words.tier(word) !== 1 || !spells(word) || used.includes(word)) continue
    if (word.length > (best?.length ?? 0)) best = word
  }
  if (best !== undefined) return best
  return (
    someWord(view, seat, words) ??
    (view.options.dictionary === 'honour' ? invent(supply, rng, used) : undefined)
  )
}

/** Letters at random, for tables that trust their players; undefined if the supply does not do. */
function invent(
  supply: Readonly<Record<string, number>>,
  rng: Rng,
  used: readonly string[],
): string | undefined {
  const cards = Object.entries(supply).flatMap(([letter, count]) => Array<string>(count).fill(letter))
  if (cards.length < WORD_LENGTH.min) return undefined
  const longest = Math.min(WORD_LENGTH.max, cards.length)
  for (let i = 0; i < TRIES; i++) {
    const length = WORD_LENGTH.min + rng.int(longest - WORD_LENGTH.min + 1)
    const word = rng.shuffle(cards).slice(0, length).join('')
    if (!used.includes(word)) return word
  }
  return undefined
}

/** The cheapest cards worth `value` or more; undefined if the hand does not reach it. */
function cheapest(hand: readonly Enigma[], value: number): Enigma[] | undefined {
  if (value <= 0) return []
  const best = new Map<number, Enigma[]>([[0, []]])
  for (const card of hand)
    for (const [sum, cards] of [...best]) {
      const more = sum + worth(card)
      const known = best.get(more)
      if (!known || known.length > cards.length + 1) best.set(more, [...cards, card])
    }
  const sums = [...best.keys()].filter((sum) => sum >= value).sort((a, b) => a - b)
  return sums.length ? best.get(sums[0]!) : undefined
}

/** A payment that the table's price admits, as cheap as can be. */
function payment(hand: readonly Enigma[], cost: State['options']['guessCost']): Enigma[] | undefined {
  if (cost === 'atLeast3') return cheapest(hand, GUESS_COST)
  return smallLists(hand).find((list) => paysGuess(list, cost))
}

/** Guesses where at most a few words of the list fit what it has read, or where it has read it all. */
function guess(view: State, seat: Seat, c: Context): BletchleyCommand | undefined {
  const enigma = payment(enigmasOf(view, seat), view.options.guessCost)
  if (!enigma) return undefined
  const [best] = targets(view, seat)
    .filter(({ pattern }) => known(pattern) > 0)
    .map(({ targetSeat, pattern, supply }) => ({
      targetSeat,
      found: known(pattern) < pattern.length ? candidates(pattern, supply, c.words, 0, FEW + 1) : [pattern],
    }))
    .filter(({ found }) => found.length > 0 && found.length <= FEW)
    .sort((a, b) => a.found.length - b.found.length)
  if (!best) return undefined
  return { type: 'guessWord', targetSeat: best.targetSeat, word: c.rng.pick(best.found), enigma }
}

/**
 * Any word that fits, if at least half of it was read: better than nothing when nothing else can be paid.
 * With less to go by it passes, so that a table of bots comes to an end.
 */
function longShot(view: State, seat: Seat, { rng, words }: Context): BletchleyCommand | undefined {
  const enigma = payment(enigmasOf(view, seat), view.options.guessCost)
  const [best] = targets(view, seat)
    .filter(({ pattern }) => 2 * known(pattern) >= pattern.length)
    .sort((a, b) => known(b.pattern) - known(a.pattern))
  if (!enigma || !best) return undefined
  const { targetSeat, pattern, supply } = best
  const from = rng.int(words.count(pattern.length) || 1)
  const word = candidates(pattern, supply, words, from, 1)[0] ?? candidates(pattern, supply, words, 0, 1)[0]
  return word === undefined ? undefined : { type: 'guessWord', targetSeat, word, enigma }
}

const known = (pattern: string): number => pattern.replaceAll('?', '').length

interface Target {
  targetSeat: Seat
  pattern: string
  supply: Readonly<Record<string, number>>
}

const targets = (view: State, seat: Seat): Target[] =>
  view.boards.flatMap(({ length, below }, targetSeat) =>
    targetSeat === seat || length === 0
      ? []
      : [{ targetSeat, pattern: patternOf(view, targetSeat), supply: supplyOf(below) }],
  )

/** The first `most` words of the list, from the `from`-th on, that fit a pattern and the cards; nobody chooses rare ones. */
function candidates(
  pattern: string,
  supply: Target['supply'],
  words: WordPack,
  from: number,
  most: number,
): string[] {
  const fits = new RegExp(`^${pattern.replaceAll('?', '.')}$`)
  const spells = speller(supply)
  const found: string[] = []
  for (let i = from; i < words.count(pattern.length) && found.length < most; i++) {
    const word = words.word(pattern.length, i)
    if (fits.test(word) && spells(word) && words.tier(word)! < RARE) found.push(word)
  }
  return found
}

/** Reads a letter that it does not know, the cheapest, as long as an Enigma card is left to guess with. */
function decode(view: State, seat: Seat): BletchleyCommand | undefined {
  const hand = enigmasOf(view, seat)
  if (hand.length < 2) return undefined
  const choices = covered(view, seat).flatMap(({ targetSeat, position, cipher }) => {
    if (view.boards[targetSeat]!.places[position - 1]!.seenBy.includes(seat)) return []
    const enigma = cheapest(hand, worth(cipher))
    return enigma && enigma.length < hand.length ? [{ targetSeat, position, enigma }] : []
  })
  const [best] = choices.sort(
    (a, b) => a.enigma.length - b.enigma.length || sumOf(a.enigma) - sumOf(b.enigma),
  )
  return best && { type: 'decode', ...best }
}

/** Puts the highest Cipher on a letter at random. */
function encode(view: State, seat: Seat, rng: Rng): BletchleyCommand | undefined {
  const cipher = handOf(view, seat).findLast((card) => !isEnigma(card))
  const positions = openPositions(view.boards[seat]!)
  if (cipher === undefined || isEnigma(cipher) || !positions.length) return undefined
  return { type: 'encode', position: rng.pick(positions), cipher }
}

/** Helps where two cards at most make the decode succeed and show a letter that it does not know. */
function helpOrNot(view: State, seat: Seat, attempt: Attempt): BletchleyCommand {
  const { targetSeat, position, cipher, total } = attempt
  const seen = view.boards[targetSeat]!.places[position - 1]?.seenBy.includes(seat)
  const enigma = cheapest(enigmasOf(view, seat), worth(cipher) - total)
  return !seen && enigma?.length && enigma.length <= 2
    ? { type: 'offerHelp', enigma }
    : { type: 'declineHelp' }
}

/** Pays alone if it can; otherwise takes as few offers as do; loses no more than it must. */
function settle(view: State, seat: Seat, attempt: Attempt): BletchleyCommand {
  const hand = enigmasOf(view, seat)
  const missing = worth(attempt.cipher) - attempt.total
  const alone = cheapest(hand, missing)
  if (alone) return { type: 'resolveHelp', accept: [], extra: alone }
  const accept: Seat[] = []
  for (const offer of [...attempt.offers].sort((a, b) => sumOf(b.enigma) - sumOf(a.enigma))) {
    accept.push(offer.seat)
    const extra = cheapest(hand, worth(attempt.cipher) - reached(attempt, accept, []))
    if (extra) return { type: 'resolveHelp', accept, extra }
  }
  return { type: 'resolveHelp', accept: [], extra: [] }
}

/** One legal way, at random, to fill in an open command. */
export function sample(open: OpenCommand, view: State, seat: Seat, c: Context): BletchleyCommand {
  const hand = enigmasOf(view, seat)
  const { rng } = c
  switch (open.type as BletchleyCommand['type']) {
    case 'chooseWord':
      return { type: 'chooseWord', word: pickWord(view, seat, c)! }
    case 'offerHelp':
      return { type: 'offerHelp', enigma: some(hand, 1, rng) }
    case 'resolveHelp': {
      const offers = view.phase.kind === 'resolve' ? view.phase.attempt.offers : []
      const accept = offers.flatMap((offer) => (rng.int(2) ? [offer.seat] : []))
      return { type: 'resolveHelp', accept, extra: some(hand, 0, rng) }
    }
    case 'guessWord':
      return sampleGuess(view, seat, hand, c)
    default:
      return sampleDecode(view, seat, hand, rng)
  }
}

/** A random part of the cards in random order, `least` or more. */
const some = (cards: readonly Enigma[], least: number, rng: Rng): Enigma[] =>
  rng.shuffle(cards).slice(0, least + rng.int(cards.length + 1 - least))

function sampleDecode(view: State, seat: Seat, hand: readonly Enigma[], rng: Rng): CommandOf<'decode'> {
  const { targetSeat, position, cipher } = rng.pick(covered(view, seat))
  const enigma = some(hand, 1, rng)
  const askHelp = rng.pick(sumOf(enigma) >= worth(cipher) ? [undefined, true, false] : [undefined, true])
  return { type: 'decode', targetSeat, position, enigma, ...(askHelp !== undefined && { askHelp }) }
}

/** Half of the guesses fit what the seat has read, so that random matches see right ones too. */
function sampleGuess(
  view: State,
  seat: Seat,
  hand: readonly Enigma[],
  { rng, words }: Context,
): CommandOf<'guessWord'> {
  const { targetSeat, pattern } = rng.pick(targets(view, seat))
  const count = words.count(pattern.length)
  const letters = pattern.replaceAll('?', () => String.fromCharCode(65 + rng.int(26)))
  const word = rng.int(2) || !count ? letters : words.word(pattern.length, rng.int(count))
  return { type: 'guessWord', targetSeat, word, enigma: samplePayment(hand, view.options.guessCost, rng) }
}

function samplePayment(hand: readonly Enigma[], cost: State['options']['guessCost'], rng: Rng): Enigma[] {
  if (cost !== 'atLeast3') return rng.pick(smallLists(hand).filter((list) => paysGuess(list, cost)))
  const part = some(hand, 1, rng)
  return paysGuess(part, cost) ? part : cheapest(hand, GUESS_COST)!
}
