import type { Delivery } from './ports.ts'

/** What a notice says, in one plain sentence that anybody may read. `names` by seat. */
export function sentenceOf(
  { type, data }: Pick<Delivery, 'type' | 'data'>,
  game: string,
  names: readonly (string | null)[],
): string {
  const { seat, deadline, asks } = data as { seat?: number; deadline?: string | null; asks?: string }
  const who = seat === undefined ? '' : (names[seat] ?? `seat ${seat}`)
  const until = deadline ? ` (until ${deadline.slice(0, 16).replace('T', ' ')} UTC)` : ''
  switch (type) {
    case 'match.started':
      return `${game}: the match has begun.`
    case 'match.advanced':
      return `${game}: the match has moved on.`
    case 'match.finished':
      return `${game}: the match is over.`
    case 'turn.due':
      return asks === 'proposal'
        ? `${game}: ${who} is asked about a proposal${until}.`
        : `${game}: it is ${who}'s turn${until}.`
    case 'turn.withdrawn':
      return asks === 'proposal'
        ? `${game}: ${who} need not answer the proposal any more.`
        : `${game}: it is not ${who}'s turn any more.`
    case 'deadline.near':
      return `${game}: little time is left for ${who}${until}.`
    case 'seat.replaced':
      return `${game}: ${who} has taken over a seat.`
    case 'test':
      return `${game}: this is a test; whoever reads it has set everything right.`
  }
}
