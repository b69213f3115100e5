import type { Line, Seat, SeatInfo, Seen } from '../../core/index.ts'
import type { BottleEvent, DataOf } from './events.ts'
import type { Fault, Roll } from './material.ts'
import type { Answer, Claim } from './state.ts'

/** One line about an event, with whatever of its secret the reader has. */
export function tell(event: Seen<BottleEvent>, _seats: readonly SeatInfo[]): Line {
  switch (event.type) {
    case 'opened':
      return say('opened', { seats: event.data.seats }, `${event.data.seats} seats get a diamond each.`)
    case 'ready':
      return say('ready', event.data, `${name(event.data.seat)} is ready.`)
    case 'rolled':
      return say('rolled', { round: event.data.round }, `Round ${event.data.round}: the bottle is shaken.`)
    case 'revealed':
      return say('revealed', rollParams(event.data.roll), `The bottle shows ${shown(event.data.roll)}.`)
    case 'wordClaimed': {
      const { seat } = event.data
      const words = event.secret?.words.join(' ')
      const what = words === undefined ? 'says a word' : `says ${words}`
      return say('word-claimed', { seat, ...(words !== undefined && { words }) }, `${name(seat)} ${what}.`)
    }
    case 'wordMissed': {
      const { seat, words, fault, loss } = event.data
      const params = { seat, words: words.join(' '), fault, loss }
      const what = words.length ? `: ${words.join(' ')}` : ''
      const price = loss ? 'loses a diamond and' : 'has no diamond to lose, but'
      return say('word-missed', params, `${name(seat)}${what} ${WHY[fault]}; it ${price} is out.`)
    }
    case 'covered':
      return say('covered', { seat: event.data.seat }, `${name(event.data.seat)} covers the bottle.`)
    case 'resumed':
      return say('resumed', {}, 'The round goes on.')
    case 'voteCalled': {
      const { claims } = event.data
      return say('vote-called', { words: said(claims) }, `The others vote on ${said(claims)}.`)
    }
    case 'voteCast': {
      const { seat, claim } = event.data
      const accept = event.secret?.accept
      const how = accept === undefined ? '' : accept ? ': yes' : ': no'
      const params = { seat, claim, ...(accept !== undefined && { accept: accept ? 'yes' : 'no' }) }
      return say('vote-cast', params, `${name(seat)} votes on the word of ${name(claim)}${how}.`)
    }
    case 'voteForgone':
      return say('vote-forgone', event.data, `${name(event.data.seat)} has no voice.`)
    case 'voteClosed': {
      const each = event.data.verdicts.map(
        ({ seat, accepted, yes, no }) =>
          `${name(seat)} ${accepted ? 'accepted' : 'turned down'} (${yes} to ${no})`,
      )
      return say('vote-closed', { verdicts: each.join('; ') }, `The vote: ${each.join('; ')}.`)
    }
    case 'claimsAccepted': {
      const words = said(event.data.claims)
      return say('claims-accepted', { words }, `Right: ${words}.`)
    }
    case 'wordLed': {
      const words = said(event.data.leaders)
      return say('word-led', { words }, `${words} leads. A shorter word may still win.`)
    }
    case 'nonExistentSaid':
      return say('non-existent-said', { seat: event.data.seat }, `${name(event.data.seat)}: "No such word!"`)
    case 'challengeFailed': {
      const { seat, loss, out } = event.data
      const price = loss ? 'loses a diamond' : 'has no diamond to lose'
      const en = `There is a word: ${name(seat)} ${price}${out ? ' and is out' : ''}.`
      return say('challenge-failed', { seat, loss, out: out ? 'yes' : 'no' }, en)
    }
    case 'passed':
      return say('passed', event.data, `${name(event.data.seat)} passes.`)
    case 'thinking':
      return say('thinking', { seat: event.data.seat }, `${name(event.data.seat)} thinks.`)
    case 'woken':
      return say('woken', event.data, `${name(event.data.seat)} has thought.`)
    case 'roundOpened': {
      const { seat } = event.data
      const lying = event.secret?.roll
      const what = lying ? ` and sees ${shown(lying)}` : ''
      return say(
        'round-opened',
        { seat, ...(lying && rollParams(lying)) },
        `${name(seat)} opens the round${what}.`,
      )
    }
    case 'answered': {
      const { seat } = event.data
      const answer = event.secret?.answer
      const what = answer ? `: ${answerText(answer)}` : ''
      return say(
        'answered',
        { seat, ...(answer && { answer: answerText(answer) }) },
        `${name(seat)} answers${what}.`,
      )
    }
    case 'answerMissed':
      return say('answer-missed', event.data, `${name(event.data.seat)} has run out of time.`)
    case 'answersShown': {
      const { roll, answers } = event.data
      const each = answers.map(({ seat, answer, elapsed }) => {
        const took = elapsed === null ? '' : ` (${(elapsed / 1000).toFixed(1)} s)`
        return `${name(seat)}: ${answerText(answer)}${took}`
      })
      const params = { ...rollParams(roll), answers: each.join('; ') }
      return say(
        'answers-shown',
        params,
        [`The bottle showed ${shown(roll)}`, ...each].join('; ').concat('.'),
      )
    }
    case 'roundClosed':
      return closed(event.data)
    case 'matchOver': {
      const { reason } = event.data
      return say('match-over', { reason }, LAST_WORDS[reason])
    }
  }
}

type Params = Readonly<Record<string, string | number>>

const say = (code: string, params: Params, en: string): Line => ({
  code: `message-in-a-bottle.${code}`,
  params,
  en,
})

const name = (seat: Seat) => `Seat ${seat}`

const said = (claims: readonly Claim[]): string =>
  claims.map(({ seat, words }) => `${words.join(' ')} of ${name(seat)}`).join(', ')

const CONDITION = {
  classic: 'all letters in one word',
  'yellow-inside': 'the yellow letter inside and none of the others',
  initials: 'a word beginning with each letter',
  'first-last': 'nearest and farthest letter at the ends',
} as const

const shown = ({ condition, dice }: Roll): string => {
  const letters = dice
    .map(({ letter, distance }) => (condition === 'first-last' ? `${letter} (${distance})` : letter))
    .join(' ')
  return `${letters}: ${CONDITION[condition]}`
}

const rollParams = ({ condition, dice }: Roll): Params => ({
  condition,
  letters: dice.map(({ letter }) => letter).join(''),
  ...(condition === 'first-last' && { distances: dice.map(({ distance }) => distance).join('') }),
})

const LAST_WORDS: Record<DataOf<'matchOver'>['reason'], string> = {
  target: 'The last diamond is won.',
  silence: 'Nobody plays any more.',
  alone: 'Only one player is left.',
}

const WHY: Readonly<Record<Fault, string>> = {
  'too-short': 'is too short',
  'letters-missing': 'lacks a letter',
  'yellow-not-inside': 'does not have the yellow letter inside only',
  'letters-forbidden': 'has a letter that it must not have',
  'wrong-ends': 'has the wrong ends',
  'wrong-initial': 'begins with the wrong letter',
  'said-twice': 'is the same word twice',
  'already-said': 'was used up before',
  'not-a-noun': 'is no noun of the list',
  'too-rare': 'is rarer than what this table takes',
  'voted-down': 'is turned down',
  'too-late': 'comes too late',
}

function answerText({ kind, words, fault }: Answer): string {
  if (kind === 'pass') return 'pass'
  if (kind === 'non-existent') return 'no such word'
  return `${words.join(' ')}, ${fault ? `which ${WHY[fault]}` : 'fits'}`
}

const ENDS = {
  word: '',
  'non-existent': 'no word came',
  nobody: 'nobody is left',
  time: 'time is up',
} as const

function closed(data: Extract<BottleEvent, { type: 'roundClosed' }>['data']): Line {
  const { reason, winners, solutions, solvable } = data
  const params = {
    reason,
    winners: winners.join(' '),
    solutions: solutions.join(' '),
    ...(solvable !== null && { solvable: solvable ? 'yes' : 'no' }),
  }
  const verb = winners.length > 1 ? 'get a diamond each' : 'gets a diamond'
  const award = winners.length ? `${winners.map(name).join(' and ')} ${verb}` : 'no diamond is won'
  const some = solutions.length ? `possible: ${solutions.join(', ')}` : ''
  const none = solvable === false ? 'the list knows no such word' : ''
  const parts = ['The round is over', ENDS[reason], award, some, none].filter((part) => part !== '')
  return say('round-closed', params, `${parts.join('; ')}.`)
}
