import { type Entry, isTableEvent } from '../../core/index.ts'

/**
 * A stretch of the log that its reader has heard nothing of, without what was taken back in it, by an undo or by the
 * withdrawal of a proposal: of that nothing is left to be told. What reaches back behind the stretch stays.
 */
export function withoutUndone(stretch: readonly Entry[]): Entry[] {
  const before = (stretch[0]?.revision ?? 1) - 1
  let kept: Entry[] = []
  for (const entry of stretch) {
    const [event] = entry.events
    const back = event && isTableEvent(event) ? event : undefined
    const proposed = kept.findLast((one) => has(one, 'proposed'))
    if (back?.type === 'rewound' && back.data.to >= before)
      kept = kept.filter((one) => one.revision <= back.data.to || one.events.some(isTableEvent))
    else if (back?.type === 'proposalWithdrawn' && proposed)
      kept = kept.filter((one) => one.revision < proposed.revision || !isNegotiation(one))
    else kept.push(entry)
  }
  return kept
}

const has = ({ events }: Entry, type: string): boolean => events.some((event) => event.type === type)

const isNegotiation = ({ events }: Entry): boolean =>
  events.every(({ type }) => type === 'proposed' || type === 'proposalAgreed')
