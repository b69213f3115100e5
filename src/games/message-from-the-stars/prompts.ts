import {
  type JsonSchema,
  type OpenCommand,
  openCommand,
  type Phrase,
  type Prompt,
  type Seat,
  type ViewContext,
} from '../../core/index.ts'
import { LONGEST_WORD, type StarsCommand, TYPED_WORD } from './commands.ts'
import { COLUMNS, LETTERS, ROWS } from './material/index.ts'
import { format } from './notation.ts'
import { type PhaseKind, type State, seatsAsked } from './state.ts'

/**
 * What the seat may do: the one thing that the step asks of its side. Words are open, since there is no
 * list of them; so are guesses, for there are too many.
 */
export function prompts(view: State, seat: Seat, _: ViewContext): Prompt[] {
  const { kind, since, round } = view.phase
  if (kind === 'over' || !seatsAsked(view).includes(seat)) return []
  const conferring = kind === 'scientistsTransmit' && view.options.scientistSubmit === 'majority'
  const [name, text, offer] = QUESTIONS[conferring ? 'confer' : kind]
  const supported = conferring ? supports(view, seat) : []
  const phrase: Phrase =
    name === 'transmit' || name === 'confer'
      ? { code: `message-from-the-stars.${name}`, en: text, params: { round, rounds: view.rounds } }
      : { code: `message-from-the-stars.${name}`, en: text }
  return [
    {
      kind: name,
      since,
      text: phrase,
      commands: supported,
      open: [offer.open],
      deadline: null,
      notation: [...supported.slice(0, 1), offer.example].map(format),
    },
  ]
}

/** Words that others of the team have proposed, as they may be supported. */
function supports(view: State, seat: Seat): StarsCommand[] {
  const proposals = view.teams[view.seats[seat]!.team]!.proposals
  const own = proposals.find((proposal) => proposal.seat === seat)?.word
  const words = new Map(
    proposals.flatMap(({ word, confirm }) =>
      word === null || word === own ? [] : [[word, confirm] as const],
    ),
  )
  return [...words].map(([word, confirm]) => ({
    type: 'confer',
    word,
    ...(confirm && { confirm }),
  }))
}

interface Offer {
  open: OpenCommand
  /** One way to fill it in, to show its notation. */
  example: StarsCommand
}

const WORD: Readonly<Record<string, JsonSchema>> = {
  word: {
    type: 'string',
    description: `One word of at most ${LONGEST_WORD} letters, not too close to one of your card.`,
    maxLength: 160,
    pattern: TYPED_WORD,
  },
  confirm: { type: 'boolean' },
}

const letters = (count: number): JsonSchema => ({
  type: 'array',
  items: { enum: LETTERS },
  minItems: count,
  maxItems: count,
  uniqueItems: true,
})

const transmit: Offer = {
  open: openCommand('transmit', WORD, ['confirm']),
  example: { type: 'transmit', word: 'PACHYDERM' },
}

const confer: Offer = {
  open: openCommand('confer', WORD, ['confirm']),
  example: { type: 'confer', word: 'PACHYDERM' },
}

const guessWords: Offer = {
  open: openCommand('guessWords', {
    picks: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: ROWS },
      minItems: COLUMNS,
      maxItems: COLUMNS,
    },
  }),
  example: { type: 'guessWords', picks: [2, 5, 1] },
}

const has = (letter: string): JsonSchema => ({ contains: { const: letter } })

/** Six different letters: none is in two groups. */
const apart: JsonSchema[] = LETTERS.map((letter) => ({
  anyOf: [
    { properties: { trust: { not: has(letter) }, amplify: { not: has(letter) } } },
    { properties: { trust: { not: has(letter) }, suspicion: { not: { const: letter } } } },
    { properties: { amplify: { not: has(letter) }, suspicion: { not: { const: letter } } } },
  ],
}))

const cipher = openCommand('guessCipher', {
  trust: letters(3),
  amplify: letters(2),
  suspicion: { enum: LETTERS },
})

const guessCipher: Offer = {
  open: { ...cipher, schema: { ...cipher.schema, allOf: apart } },
  example: { type: 'guessCipher', trust: ['E', 'P', 'H'], amplify: ['R', 'X'], suspicion: 'O' },
}

type Question = readonly [kind: string, text: string, offer: Offer]

const QUESTIONS: Readonly<Record<Exclude<PhaseKind, 'over'> | 'confer', Question>> = {
  alienTransmits: ['transmit', 'Send the Scientists a word that hints at your message.', transmit],
  scientistsTransmit: ['transmit', 'Send the Alien a word that hints at your message.', transmit],
  confer: [
    'confer',
    'Propose or support a word for the Alien; more than half of you have to want it.',
    confer,
  ],
  alienGuesses: ['guess-words', 'Guess the three words of the Scientists, a row per column.', guessWords],
  scientistsGuess: ['guess-words', 'Guess the three words of the Alien, a row per column.', guessWords],
  cipherGuess: [
    'guess-cipher',
    'Guess the cipher: three trust, two amplify letters, one suspicion letter.',
    guessCipher,
  ],
}
