import type { Line, Seat, SeatInfo, Seen } from '../../core/index.ts'
import type { StarsEvent } from './events.ts'
import type { Card, Cipher } from './material/index.ts'
import type { PhaseKind, SideName } from './state.ts'

/** One line about an event, with whatever of its secret the reader has. */
export function tell(event: Seen<StarsEvent>, seats: readonly SeatInfo[]): Line {
  const many = seats.some(({ team }) => team === 1)
  const who = (team: number, side: SideName) =>
    `The ${side === 'alien' ? 'Alien' : 'Scientists'}${many ? ` of team ${team}` : ''}`
  switch (event.type) {
    case 'opened': {
      const { rounds, options } = event.data
      const how = options.mode === 'teams' ? 'Two teams play' : 'All play together'
      return say('opened', { rounds, mode: options.mode }, `${how}, ${rounds} rounds.`)
    }
    case 'cipherDrawn': {
      const cipher = event.secret?.cipher
      return say(
        'cipher-drawn',
        cipher ? { cipher: short(cipher) } : {},
        cipher ? `The cipher is ${inWords(cipher)}.` : 'A cipher is drawn.',
      )
    }
    case 'cardDealt': {
      const { team, side } = event.data
      const dealt = event.secret
      const message = dealt && secretWords(dealt.card, dealt.dice).join(', ')
      return say(
        'card-dealt',
        { team, side, ...(dealt && { card: dealt.card.id, dice: dealt.dice.join(' ') }) },
        `${who(team, side)} ${verb(side, 'gets', 'get')} ${dealt ? `the message ${message}. ${inRows(dealt.card)}` : 'a message.'}`,
      )
    }
    case 'stepBegan':
      return say('step-began', event.data, STEPS[event.data.kind](event.data.round))
    case 'transmitted': {
      const { team, side, word, score } = event.data
      return say(
        'transmitted',
        event.data,
        `${who(team, side)} ${verb(side, 'sends', 'send')} ${word}: ${score}.`,
      )
    }
    case 'transmissionSealed':
      return sentLine('transmission-sealed', { ...event.data, side: 'alien' }, event.secret, who)
    case 'transmissionShown':
      return sentLine('transmission-shown', event.data, event.secret, who)
    case 'transmissionsOpened': {
      const { round, sent } = event.data
      const words = sent.map(({ team, word, score }) => `${word} (${score}) by team ${team}`)
      return say(
        'transmissions-opened',
        { round, words: sent.map(({ team, word, score }) => `${team} ${word} ${score}`).join(', ') },
        words.length ? `The Aliens have sent ${words.join(' and ')}.` : 'No Alien has sent a word.',
      )
    }
    case 'transmissionSkipped': {
      const { team, side } = event.data
      return say(
        'transmission-skipped',
        event.data,
        `${who(team, side)} ${verb(side, 'sends', 'send')} nothing.`,
      )
    }
    case 'conferred': {
      const { team, seat } = event.data
      const word = event.secret?.word
      return say(
        'conferred',
        { team, seat, ...(word !== undefined && { word }) },
        `${name(seat)} ${word === undefined ? 'confers' : `would send ${word}`}.`,
      )
    }
    case 'abstained':
      return say('abstained', event.data, `${name(event.data.seat)} has no part in this word.`)
    case 'cardsShown': {
      const { side, cards } = event.data
      const shown = cards.map(inRows).join(' and ')
      const params = { side, cards: cards.map(({ id }) => id).join(' ') }
      return say(
        'cards-shown',
        params,
        `The ${side === 'alien' ? 'Alien’s' : 'Scientists’'} message: ${shown}`,
      )
    }
    case 'wordsGuessed': {
      const { team, side } = event.data
      const picks = event.secret?.picks.join(' ')
      return say(
        'words-guessed',
        { team, side, ...(picks && { picks }) },
        `${who(team, side)} ${verb(side, 'has', 'have')} guessed the words${picks ? `: rows ${picks}` : ''}.`,
      )
    }
    case 'guessSkipped': {
      const { team, side, guess } = event.data
      const what = guess === 'words' ? 'no words' : 'no cipher'
      return say('guess-skipped', event.data, `${who(team, side)} ${verb(side, 'guesses', 'guess')} ${what}.`)
    }
    case 'wordsScored': {
      const { side, teams } = event.data
      const each = teams.map(
        ({ dice, points }, team) =>
          `${who(team, side)} ${verb(side, 'has', 'have')} ${points} of 3 (rows ${dice.join(' ')})`,
      )
      return say(
        'words-scored',
        { side, points: teams.map(({ points }) => points).join(' ') },
        `${each.join('; ')}.`,
      )
    }
    case 'cipherGuessed': {
      const { team } = event.data
      const guess = event.secret?.guess
      return say(
        'cipher-guessed',
        { team, ...(guess && { guess: short(guess) }) },
        `${who(team, 'scientists')} have guessed the cipher${guess ? `: ${inWords(guess)}` : ''}.`,
      )
    }
    case 'cipherScored': {
      const { cipher, teams } = event.data
      const each = teams.map(({ points }, team) => `${who(team, 'scientists')} have ${points} of 6`)
      return say(
        'cipher-scored',
        { cipher: short(cipher), points: teams.map(({ points }) => points).join(' ') },
        `The cipher was ${inWords(cipher)}. ${each.join('; ')}.`,
      )
    }
    case 'sideLeft': {
      const { team, side } = event.data
      return say('side-left', event.data, `${who(team, side)} ${verb(side, 'has', 'have')} given up.`)
    }
    case 'secretsRevealed': {
      const { reason, cipher, teams } = event.data
      const each = teams.flatMap(({ alien, scientists }, team) => [
        `${who(team, 'alien')} had ${secretWords(alien.card, alien.dice).join(', ')}`,
        `${who(team, 'scientists')} had ${secretWords(scientists.card, scientists.dice).join(', ')}`,
      ])
      const params = { reason, cipher: short(cipher) }
      return say('secrets-revealed', params, `${each.join('; ')}; the cipher was ${inWords(cipher)}.`)
    }
  }
}

type Params = Readonly<Record<string, string | number>>

const say = (code: string, params: Params, en: string): Line => ({
  code: `message-from-the-stars.${code}`,
  params,
  en,
})

const name = (seat: Seat) => `Seat ${seat}`

const verb = (side: SideName, one: string, many: string): string => (side === 'alien' ? one : many)

const short = ({ trust, amplify, suspicion }: Cipher): string =>
  `${trust.join('')} ${amplify.join('')} ${suspicion}`

const inWords = ({ trust, amplify, suspicion }: Cipher): string =>
  `${trust.join(', ')} (trust), ${amplify.join(', ')} (amplify), ${suspicion} (suspicion)`

/** A card in a line: its sentence, then the words for each gap, row by row. */
const inRows = ({ sentence, columns }: Card): string => {
  const gaps = columns.map((words, i) => `(${i + 1}) ${words.join(', ')}`)
  return `“${sentence.replace(/\{(\d)\}/g, '($1)')}” ${gaps.join('; ')}`
}

/** The words that the dice chose; a log from outside may have rows that the card has not. */
export const secretWords = ({ columns }: Card, dice: readonly number[]): string[] =>
  dice.map((row, column) => columns[column]?.[row - 1] ?? '?')

function sentLine(
  code: string,
  { team, side, round }: { team: number; side: SideName; round: number },
  secret: { word: string; score: number } | undefined,
  who: (team: number, side: SideName) => string,
): Line {
  const params = { team, side, round, ...secret }
  const what = secret ? `${secret.word}: ${secret.score}` : 'a word'
  return say(code, params, `${who(team, side)} ${verb(side, 'sends', 'send')} ${what}.`)
}

const STEPS: Readonly<Record<PhaseKind, (round: number) => string>> = {
  alienTransmits: (round) => `Round ${round}: a word from the Alien is awaited.`,
  scientistsTransmit: (round) => `Round ${round}: a word from the Scientists is awaited.`,
  alienGuesses: () => 'The Alien guesses the words of the Scientists.',
  scientistsGuess: () => 'The Scientists guess the words of the Alien.',
  cipherGuess: () => 'The Scientists guess the cipher.',
  over: () => 'The match is over.',
}
