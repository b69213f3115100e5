import {
  type JsonSchema,
  type OpenCommand,
  openCommand,
  type Phrase,
  type Prompt,
  type Seat,
  typedWord,
  type ViewContext,
  type WordPack,
} from '../../core/index.ts'
import type { BletchleyCommand } from './commands.ts'
import {
  type Card,
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
import { format } from './notation.ts'
import type { Options } from './options.ts'
import { type Attempt, enigmasOf, handOf, openPositions, type State } from './state.ts'

/** What the seat may do. A list of cards is always left open, since its order is free. */
export function prompts(view: State, seat: Seat, c: ViewContext): Prompt[] {
  if (view.phase.kind === 'over') return []
  const words = wordPrompt(view, seat, c)
  return [...words, ...actionPrompt(view, seat, words.length > 0)]
}

/** Some word that the seat could choose, if the list has one: the search ends at the first. */
export function someWord({ boards, options }: State, seat: Seat, words: WordPack): string | undefined {
  const spells = speller(supplyOf(boards[seat]!.below))
  const used = options.reuseWords ? [] : boards.flatMap((board) => board.below)
  for (let length = WORD_LENGTH.min; length <= WORD_LENGTH.max; length++)
    for (let i = 0; i < words.count(length); i++) {
      const word = words.word(length, i)
      if (spells(word) && !used.includes(word)) return word
    }
  return undefined
}

function wordPrompt(view: State, seat: Seat, { words }: ViewContext): Prompt[] {
  const since = view.boards[seat]!.wordSince
  if (since === null) return []
  // Without any word to choose there is nothing to ask; the seat can pass (R36).
  if (view.options.dictionary === 'list' && words && !someWord(view, seat, words)) return []
  const open = openCommand('chooseWord', { word: wordSchema(WORD_LENGTH.min, WORD_LENGTH.max) })
  const text = { code: 'bletchley.choose-word', en: 'Choose a secret word of 4 to 8 letters.' }
  return [
    prompt('choose-word', since, text, [], [{ ...open, example: { type: 'chooseWord', word: 'WORD' } }]),
  ]
}

const wordSchema = (min: number, max: number): JsonSchema => ({
  type: 'string',
  maxLength: 32,
  pattern: typedWord(min, max),
})

/** An open command and one way to fill it in, to show its notation; words in it are placeholders. */
interface Offer extends OpenCommand {
  example: BletchleyCommand
}

function prompt(
  kind: string,
  since: number,
  text: Phrase,
  commands: BletchleyCommand[],
  offers: Offer[],
  deadline: number | null = null,
): Prompt {
  const kinds = [...new Set(commands.map((command) => command.type))]
  const listed = kinds.map((type) => commands.find((command) => command.type === type)!)
  return {
    kind,
    since,
    text,
    commands,
    open: offers.map(({ type, schema }) => ({ type, schema })),
    deadline,
    notation: [...listed, ...offers.map((offer) => offer.example)].map(format),
  }
}

function actionPrompt(view: State, seat: Seat, mayChoose: boolean): Prompt[] {
  const { phase } = view
  switch (phase.kind) {
    case 'turn':
      return phase.seat === seat ? [turnPrompt(view, seat, phase.since, mayChoose)] : []
    case 'help':
      return phase.attempt.waiting.includes(seat) ? [helpPrompt(view, seat, phase)] : []
    case 'resolve':
      return phase.seat === seat ? [resolvePrompt(view, seat, phase)] : []
    default:
      return []
  }
}

function turnPrompt(view: State, seat: Seat, since: number, mayChoose: boolean): Prompt {
  const pass: BletchleyCommand = { type: 'pass' }
  if (view.boards[seat]!.wordSince !== null) {
    const text = mayChoose
      ? { code: 'bletchley.turn-without-word', en: 'Choose a word before you act, or pass.' }
      : {
          code: 'bletchley.turn-without-letters',
          en: 'Your cards spell no word any more; you can only pass.',
        }
    return prompt('turn', since, text, [pass], [])
  }
  const ciphers = [...new Set(handOf(view, seat))].filter((card) => !isEnigma(card))
  const encode = openPositions(view.boards[seat]!).flatMap((position) =>
    ciphers.map((cipher) => ({ type: 'encode', position, cipher }) as BletchleyCommand),
  )
  const text = { code: 'bletchley.turn', en: 'Encode a letter, decode one, guess a word or pass.' }
  return prompt('turn', since, text, [...encode, pass], [...decodeOpen(view, seat), ...guessOpen(view, seat)])
}

function helpPrompt(
  view: State,
  seat: Seat,
  { seat: asking, since, attempt }: { seat: Seat; since: number; attempt: Attempt },
): Prompt {
  const { targetSeat, position, cipher, total, until } = attempt
  const text = {
    code: 'bletchley.help',
    en: `Seat ${asking} has ${total} against the Cipher ${worth(cipher)} on position ${position} of seat ${targetSeat}. Do you help?`,
    params: { seat: asking, targetSeat, position, cipher: worth(cipher), total },
  }
  const cards = enigmasOf(view, seat)
  const open = openCommand('offerHelp', { enigma: cardsFrom(cards, 1) })
  const offers = cards
    .slice(0, 1)
    .map((first): Offer => ({ ...open, example: { type: 'offerHelp', enigma: [first] } }))
  return prompt('help', since, text, [{ type: 'declineHelp' }], offers, until)
}

function resolvePrompt(
  view: State,
  seat: Seat,
  { since, attempt }: { since: number; attempt: Attempt },
): Prompt {
  const { targetSeat, position, cipher, total, offers } = attempt
  const cards = enigmasOf(view, seat)
  const text = {
    code: 'bletchley.resolve',
    en: resolveText(attempt, cards),
    params: { targetSeat, position, cipher: worth(cipher), total },
  }
  if (!offers.length && !cards.length)
    return prompt('resolve', since, text, [{ type: 'resolveHelp', accept: [], extra: [] }], [])
  const seats = offers.map((offer) => offer.seat)
  const accept = seats.length
    ? { type: 'array', items: { enum: seats }, uniqueItems: true }
    : { type: 'array', maxItems: 0 }
  const open = openCommand('resolveHelp', { accept, extra: cardsFrom(cards, 0) })
  const extra = seats.length ? [] : cards.slice(0, 1)
  const example: BletchleyCommand = { type: 'resolveHelp', accept: seats, extra }
  return prompt('resolve', since, text, [], [{ ...open, example }])
}

/** What was offered, what may be done with it, and what is at stake. */
function resolveText({ cipher, total, offers }: Attempt, cards: readonly Enigma[]): string {
  const sum = `You have ${total} against the Cipher ${worth(cipher)}.`
  const offered = offers.map((offer) => `${sumOf(offer.enigma)} by seat ${offer.seat}`)
  if (!offers.length && !cards.length) return `${sum} Nobody helps and you have no Enigma card to add.`
  if (!offers.length) return `${sum} Nobody helps; you may add cards. Too little, and all of them are lost.`
  const help = `${sum} Offered: ${offered.join(', ')}.`
  return `${help} Say whose help you take and what you add; too little, and all these cards are lost.`
}

/** Exactly the lists that can be laid out of these cards, in any order. */
function cardsFrom(cards: readonly Card[], least: number): JsonSchema {
  if (!cards.length) return { type: 'array', maxItems: 0 }
  const kinds = [...new Set(cards)]
  return {
    type: 'array',
    items: { enum: kinds },
    minItems: least,
    maxItems: cards.length,
    allOf: kinds.map((card) => ({
      contains: { const: card },
      minContains: 0,
      maxContains: cards.filter((other) => other === card).length,
    })),
  }
}

/** The covered letters of the other seats. */
export const covered = (view: State, seat: Seat) =>
  view.boards.flatMap(({ places }, targetSeat) =>
    targetSeat === seat
      ? []
      : places.flatMap((cover, i) => (cover ? [{ targetSeat, position: i + 1, cipher: cover.cipher }] : [])),
  )

/** A choice among places, as a schema over `targetSeat` and `position`. */
function atOneOf(places: readonly { targetSeat: Seat; position: number }[]): JsonSchema[] {
  const seats = [...new Set(places.map((place) => place.targetSeat))]
  return seats.map((targetSeat) => ({
    properties: {
      targetSeat: { const: targetSeat },
      position: {
        enum: places.filter((p) => p.targetSeat === targetSeat).map((place) => place.position),
      },
    },
  }))
}

function decodeOpen(view: State, seat: Seat): Offer[] {
  const cards = enigmasOf(view, seat)
  const places = covered(view, seat)
  if (!cards.length || !places.length) return []
  const { type, schema } = openCommand(
    'decode',
    {
      targetSeat: { enum: [...new Set(places.map((place) => place.targetSeat))] },
      position: { type: 'integer' },
      enigma: cardsFrom(cards, 1),
      askHelp: { type: 'boolean' },
    },
    ['askHelp'],
  )
  // Whoever rules out help has to reach the Cipher at once.
  const alone = [...new Set(places.map((place) => place.cipher))].flatMap((cipher) => {
    const enough = leastSets(cards, worth(cipher))
    if (!enough.length) return []
    const there = { anyOf: atOneOf(places.filter((place) => place.cipher === cipher)) }
    return [{ allOf: [there, { anyOf: enough.map((set) => ({ properties: { enigma: including(set) } })) }] }]
  })
  const helped = { properties: { askHelp: { const: true } } }
  const allOf = [{ anyOf: atOneOf(places) }, { anyOf: [helped, ...alone] }]
  const { targetSeat, position, cipher } = places[0]!
  const enigma = leastSets(cards, worth(cipher))[0] ?? cards.slice(0, 1)
  return [{ type, schema: { ...schema, allOf }, example: { type: 'decode', targetSeat, position, enigma } }]
}

/** The smallest multisets out of `cards` that are worth `value` or more: less any card they are not. */
function leastSets(cards: readonly Enigma[], value: number): Enigma[][] {
  const found = new Map<string, Enigma[]>()
  const grow = (from: number, set: Enigma[], sum: number) => {
    if (sum >= value) {
      // Sets grow by rising value, so the first card is the least: no other can be spared if it cannot.
      if (sum - worth(set[0]!) < value) found.set(set.join(), set)
      return
    }
    for (let i = from; i < cards.length; i++)
      if (i === from || cards[i] !== cards[i - 1]) grow(i + 1, [...set, cards[i]!], sum + worth(cards[i]!))
  }
  grow(0, [], 0)
  return [...found.values()]
}

/** A list with at least these cards. */
const including = (set: readonly Enigma[]): JsonSchema => ({
  type: 'array',
  allOf: [...new Set(set)].map((card) => ({
    contains: { const: card },
    minContains: set.filter((other) => other === card).length,
  })),
})

function guessOpen(view: State, seat: Seat): Offer[] {
  const cards = enigmasOf(view, seat)
  const paying = payments(cards, view.options.guessCost)
  const targets = view.boards.flatMap(({ length }, targetSeat) =>
    targetSeat === seat || length === 0 ? [] : [{ targetSeat, length }],
  )
  const [first] = targets
  if (!first || !paying) return []
  const { type, schema } = openCommand('guessWord', {
    targetSeat: { enum: targets.map((target) => target.targetSeat) },
    word: { type: 'string', maxLength: 32 },
    enigma: paying.schema,
  })
  const anyOf = targets.map(({ targetSeat, length }) => ({
    properties: { targetSeat: { const: targetSeat }, word: wordSchema(length, length) },
  }))
  const { targetSeat, length } = first
  const example = { type: 'guessWord', targetSeat, word: 'X'.repeat(length), enigma: paying.example } as const
  return [{ type, schema: { ...schema, anyOf }, example }]
}

/** What of the hand pays for a guess, and one such payment; undefined if there is none. */
function payments(
  cards: readonly Enigma[],
  cost: Options['guessCost'],
): { schema: JsonSchema; example: Enigma[] } | undefined {
  const small = smallLists(cards)
  const paying = small.filter((list) => paysGuess(list, cost))
  const example = cost === 'atLeast3' ? leastSets(cards, GUESS_COST)[0] : paying[0]
  if (!example) return undefined
  if (cost !== 'atLeast3') return { schema: { type: 'array', enum: paying }, example }
  const short = small.filter((list) => !paying.includes(list))
  return { schema: { ...cardsFrom(cards, 1), ...(short.length && { not: { enum: short } }) }, example }
}

/** Every list out of `cards` that is worth no more than a guess costs, in every order. */
export function smallLists(cards: readonly Enigma[], most: number = GUESS_COST): Enigma[][] {
  return [...new Set(cards)]
    .filter((card) => worth(card) <= most)
    .flatMap((card) => {
      const rest = cards.toSpliced(cards.indexOf(card), 1)
      return [[card], ...smallLists(rest, most - worth(card)).map((more) => [card, ...more])]
    })
}
