import type { Line, Seen } from '../../src/core/index.ts'
import type { ToyEvent } from './events.ts'

/** One line about an event, from what its reader may see. */
export function tell(event: Seen<ToyEvent>): Line {
  switch (event.type) {
    case 'houseOpened':
      return say('opened', { seat: event.data.keeper }, `Seat ${event.data.keeper} keeps the house.`)
    case 'shuffled':
      return say('shuffled', { count: event.data.count }, `${event.data.count} cards are shuffled.`)
    case 'dealtOpen':
      return say('dealt', event.data, `Seat ${event.data.seat} is dealt ${event.data.card}.`)
    case 'drawn': {
      const what = event.secret ? event.secret.cards.join(', ') : cards(event.data.count)
      return say('drawn', event.data, `Seat ${event.data.seat} draws ${what}.`)
    }
    case 'inscribed':
      return say('motto', event.data, `Over the door stands: ${event.data.text}`)
    case 'sealed': {
      const what = event.secret ? ` ${event.secret.number}` : ''
      return say('sealed', event.data, `Seat ${event.data.seat} seals a bid${what}.`)
    }
    case 'abstained':
      return say('abstained', event.data, `Seat ${event.data.seat} does not bid.`)
    case 'unsealed': {
      const { numbers, target, nearest } = event.data
      const shown = numbers.map((n) => n ?? '–').join(', ')
      return say('unsealed', { target }, `Bids ${shown} against ${target}: ${seats(nearest)}.`)
    }
    case 'placed': {
      const { seat, card, lamp, lit } = event.data
      return say(
        'placed',
        { seat, card, lamp },
        `Seat ${seat} puts ${card} on lamp ${lamp}${lit ? ': lit!' : '.'}`,
      )
    }
    case 'rolled':
      return say('rolled', event.data, `Seat ${event.data.seat} rolls ${event.data.die}.`)
    case 'shown': {
      const { seat, to } = event.data
      const what = event.secret ? `: ${event.secret.hand.join(', ')}` : ''
      return say('shown', { seat, to }, `Seat ${seat} shows the hand to seat ${to}${what}.`)
    }
    case 'turnEnded':
      return say('turn-ended', event.data, `Seat ${event.data.seat} ends the turn.`)
    case 'oilBurnt':
      return say('oil', event.data, `Oil left: ${event.data.left}.`)
    case 'houseClosed':
      return say('closed', { why: event.data.why }, `The house closes (${event.data.why}).`)
  }
}

const say = (code: string, params: Record<string, string | number>, en: string): Line => ({
  code: `toy.${code}`,
  params,
  en,
})

const cards = (count: number) => (count === 1 ? 'a card' : `${count} cards`)
const seats = (list: readonly number[]) => (list.length ? `seat ${list.join(', ')}` : 'nobody')
