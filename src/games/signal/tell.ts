import type { Line, SeatInfo, Seen } from '../../core/index.ts'
import type { SignalEvent } from './events.ts'
import { abilityOf, type Piece, readPiece } from './material/index.ts'
import type { Finding } from './state.ts'

/** One line about an event; a response has a clause for each step that its reader may see. */
export function tell(event: Seen<SignalEvent>, _seats: readonly SeatInfo[]): Line {
  const say = (en: string, params?: Line['params']): Line => ({
    code: `signal.${event.type}`,
    en,
    ...(params && { params }),
  })
  switch (event.type) {
    case 'opened': {
      const names = event.data.abilities.map((id) => abilityOf(id).name).join(', ')
      return say(`The mat is laid out. Abilities: ${names}.`, { abilities: names })
    }
    case 'alienChosen': {
      const { name, goalText } = event.data.front
      return say(`The Alien is ${name}. Its Signal: ${goalText}`, { name })
    }
    case 'tokensSplit': {
      const shares = event.data.shares.flatMap((tokens, seat) =>
        tokens ? [`seat ${seat} has ${tokens}`] : [],
      )
      return say(`The tokens are split: ${shares.join(', ')}.`)
    }
    case 'transmitted':
      return say(`Seat ${event.data.seat} transmits ${mat(event.data.pieces)}.`, {
        seat: event.data.seat,
        pieces: event.data.pieces.join(' '),
      })
    case 'abilityCalled':
      return say(`Seat ${event.data.seat} calls for ${abilityOf(event.data.ability).name}.`, event.data)
    case 'abilityUsed': {
      const { ability, piece } = event.data
      const named = piece ? ` It will leave ${piece} as it is.` : ''
      return say(`The Alien uses ${abilityOf(ability).name}.${named}`, { ability })
    }
    case 'variantSent':
      return say(`Seat ${event.data.seat} asks what would become of ${mat(event.data.pieces)}.`, {
        seat: event.data.seat,
        pieces: event.data.pieces.join(' '),
      })
    case 'abilityTold':
      return say(found(event.data.finding), { ability: event.data.finding.ability })
    case 'responded': {
      const { end, steps, signal } = event.data
      const seen = steps?.length
        ? `${sentence(steps.map(stepText).join('; '))} `
        : steps
          ? 'Nothing moves. '
          : ''
      const result = signal ? 'That is the Signal!' : `The mat is ${mat(end)}.`
      return say(`The Alien responds. ${seen}${result}`, { pieces: end.join(' ') })
    }
    case 'roundWon':
      return say(`Round ${event.data.round} is won with ${event.data.points} points.`, event.data)
    case 'roundBegan':
      return say(`Round ${event.data.round} begins with ten tokens.`, event.data)
    case 'revealed': {
      const { result, reason } = event.data
      return say(`The match is ${result}${WHY[reason]}. The card lies open.`, { result, reason })
    }
  }
}

const WHY = {
  signal: '',
  tokens: ': no token is left',
  conceded: ': the Experts gave up',
  left: ': one side has left',
} as const

const sentence = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}.`

const mat = (pieces: readonly string[]): string => (pieces.length ? pieces.join(' ') : 'an empty mat')

const COLOUR = { W: 'white', B: 'black' } as const
const SHAPE = { disc: 'disc', cube: 'cube', tri: 'triangle', rod: 'rod' } as const

const read = (text: string): Omit<Piece, 'id'> => readPiece(text) as Omit<Piece, 'id'>
const called = ({ colour, shape }: Omit<Piece, 'id'>): string => `${COLOUR[colour]} ${SHAPE[shape]}`
const place = (text: string): string => text.slice(text.indexOf('@') + 1)

/** What was done to one piece, as one would say who watches. */
export function stepText({ before, after }: { before: string | null; after: string | null }): string {
  if (before === null) return `a ${called(read(after!))} is added at ${place(after!)}`
  const what = `the ${called(read(before))} at ${place(before)}`
  if (after === null) return `${what} is removed`
  const [was, is] = [read(before), read(after)]
  const changes = [
    ...(called(was) === called(is) ? [] : [`becomes a ${called(is)}`]),
    ...(place(before) === place(after) ? [] : [`moves to ${place(after)}`]),
    ...(was.facing === is.facing || was.shape !== is.shape ? [] : [`turns to ${is.facing}`]),
  ]
  return `${what} ${changes.join(' and ')}`
}

function found(finding: Finding): string {
  switch (finding.ability) {
    case 'census':
      return `Census: ${finding.changing} of the active rules changed something.`
    case 'stillPoint':
      return finding.piece
        ? `Still Point: ${finding.piece} was left as it is.`
        : 'Still Point: no piece was left as it is.'
    case 'dictionary':
      return `Dictionary: ${finding.used ? 'an' : 'no'} active rule uses “${finding.term}”.`
    case 'spareFrequency':
      return finding.refunded
        ? 'Spare Frequency: the token comes back.'
        : 'Spare Frequency: the round is won, the token stays spent.'
    case 'slowMotion':
      return `Slow Motion, after each rule: ${finding.after.map((one, i) => `${i + 1}. ${mat(one)}`).join('; ')}.`
    case 'threeVoices': {
      const voices = finding.voices.map(({ piece, column }) => `${piece} by column ${column}`)
      return `Three Voices: ${voices.length ? voices.join(', ') : 'no piece was touched'}.`
    }
    case 'secondVoice':
      return `Second Voice: ${mat(finding.pieces)} would become ${mat(finding.end)}.`
    case 'openPage':
      return `Open Page, column ${finding.column}: “${finding.text}”`
    case 'helpingHand':
      return `Helping Hand: the transmission is now ${mat(finding.pieces)}.`
    case 'rehearsal': {
      const answers = finding.answers.map(({ pieces, possible }) => `${mat(pieces)}: ${POSSIBLE[possible]}`)
      return `Rehearsal: ${answers.join('; ')}.`
    }
  }
}

const POSSIBLE = { yes: 'could be the Signal', no: 'cannot be the Signal', unknown: 'nobody knows' } as const
