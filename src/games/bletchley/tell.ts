import type { Line, Seat, SeatInfo, Seen } from '../../core/index.ts'
import type { BletchleyEvent } from './events.ts'
import { type Card, isEnigma, worth } from './material.ts'

/** One line about an event, with whatever of its secret the reader has. */
export function tell(event: Seen<BletchleyEvent>, _seats: readonly SeatInfo[]): Line {
  switch (event.type) {
    case 'opened':
      return say(
        'opened',
        { seats: event.data.seats },
        `${event.data.seats} seats choose their secret words.`,
      )
    case 'wordChosen': {
      const { seat, length } = event.data
      const word = event.secret?.word
      const what = word === undefined ? `a word of ${length} letters` : `the word ${word}`
      return say('word-chosen', { seat, length, ...(word && { word }) }, `${name(seat)} chooses ${what}.`)
    }
    case 'wordForgone':
      return say('word-forgone', event.data, `${name(event.data.seat)} begins without a word.`)
    case 'deckShuffled':
      return say('deck-shuffled', event.data, `${event.data.count} cards are shuffled into a new deck.`)
    case 'handDealt': {
      const { seat, cards } = event.data
      return say('hand-dealt', { seat, cards: cards.join(' ') }, `${name(seat)} is dealt ${list(cards)}.`)
    }
    case 'turnBegan':
      return say('turn-began', event.data, `It is the turn of ${name(event.data.seat)}.`)
    case 'letterEncoded': {
      const { seat, position, cipher } = event.data
      return say(
        'letter-encoded',
        event.data,
        `${name(seat)} puts letter ${position} under ${list([cipher])}.`,
      )
    }
    case 'decodeTried': {
      const { seat, targetSeat, position, cipher, enigma } = event.data
      const params = { seat, targetSeat, position, cipher, enigma: enigma.join(' ') }
      const against = `letter ${position} of ${name(targetSeat)} under ${list([cipher])}`
      return say('decode-tried', params, `${name(seat)} plays ${list(enigma)} on ${against}.`)
    }
    case 'helpAsked': {
      const { seat, cipher, total, asked } = event.data
      const params = { seat, total, cipher, asked: asked.join(' ') }
      const rest = `${name(seat)} lacks ${worth(cipher) - total}`
      const en = asked.length ? `${rest} and asks ${asked.map(name).join(', ')} for help.` : `${rest}.`
      return say('help-asked', params, en)
    }
    case 'helpOffered': {
      const { seat, enigma } = event.data
      return say('help-offered', { seat, enigma: enigma.join(' ') }, `${name(seat)} offers ${list(enigma)}.`)
    }
    case 'helpDeclined':
      return say('help-declined', event.data, `${name(event.data.seat)} offers no help.`)
    case 'helpResolved':
      return tellResolved(event.data)
    case 'letterLearned': {
      const { targetSeat, position, learners } = event.data
      const letter = event.secret?.letter
      const params = { targetSeat, position, learners: learners.join(' '), ...(letter && { letter }) }
      const verb = learners.length > 1 ? 'read' : 'reads'
      const read = `${learners.map(name).join(', ')} ${verb} letter ${position} of ${name(targetSeat)}`
      return say('letter-learned', params, letter === undefined ? `${read}.` : `${read}: ${letter}.`)
    }
    case 'wordGuessed': {
      const { seat, targetSeat, word, enigma, right } = event.data
      const params = { seat, targetSeat, word, enigma: enigma.join(' '), right: right ? 'yes' : 'no' }
      const guess = `${name(seat)} plays ${list(enigma)} and guesses that ${name(targetSeat)} has ${word}`
      return say('word-guessed', params, `${guess}: ${right ? 'yes' : 'no'}.`)
    }
    case 'wordScored': {
      const { owner, scorer, word, points } = event.data
      return say('word-scored', event.data, `${name(scorer)} scores ${points} for ${word} of ${name(owner)}.`)
    }
    case 'passed':
      return say('passed', event.data, `${name(event.data.seat)} passes.`)
    case 'drawn': {
      const { seat, count } = event.data
      const cards = event.secret?.cards
      const params = { seat, count, ...(cards && { cards: cards.join(' ') }) }
      const what = cards ? list(cards) : `${count} ${count === 1 ? 'card' : 'cards'}`
      return say('drawn', params, `${name(seat)} draws ${what}.`)
    }
    case 'bonusScored': {
      const { owner, scorer, points } = event.data
      const each =
        owner === scorer
          ? `${name(owner)} gets ${points} twice`
          : `${name(owner)} and ${name(scorer)} get ${points} each`
      return say('bonus-scored', event.data, `${each} for the last word.`)
    }
    case 'secretsRevealed': {
      const { reason, words } = event.data
      const why =
        reason === 'goal' ? 'A board has enough cards below it' : 'Everybody has passed twice in a row'
      const shown = words.flatMap((word, seat) => (word === null ? [] : [`${name(seat)} had ${word}`]))
      return say('secrets-revealed', { reason }, [`${why}`, ...shown].join('; ').concat('.'))
    }
  }
}

type Params = Readonly<Record<string, string | number>>

const say = (code: string, params: Params, en: string): Line => ({ code: `bletchley.${code}`, params, en })

const name = (seat: Seat) => `Seat ${seat}`

/** "Enigma 5, Enigma 2 and Cipher 7". */
function list(cards: readonly Card[]): string {
  const names = cards.map((card) => `${isEnigma(card) ? 'Enigma' : 'Cipher'} ${worth(card)}`)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'nothing')
}

function tellResolved(data: Extract<BletchleyEvent, { type: 'helpResolved' }>['data']): Line {
  const { seat, accepted, extra, total, success } = data
  const params = {
    seat,
    accepted: accepted.join(' '),
    extra: extra.join(' '),
    total,
    success: success ? 'yes' : 'no',
  }
  const from = accepted.length ? `accepts ${accepted.map(name).join(', ')}` : 'takes no help'
  const more = extra.length ? ` and adds ${list(extra)}` : ''
  const end = success ? 'it is enough' : 'it is not enough'
  return say('help-resolved', params, `${name(seat)} ${from}${more}: ${total}, ${end}.`)
}
