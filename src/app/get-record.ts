import { type RecordHead, writeRecord } from '../core/index.ts'
import type { MatchRow } from './ports.ts'
import { read } from './read.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Service } from './service.ts'

/** The whole log with secrets, commands and the seed, once the match is over. NDJSON. */
export async function getRecord(
  service: Service,
  matchId: string,
  token: string | undefined,
): Promise<string | Refusal> {
  const reading = await read(service, matchId, token)
  if (isRefusal(reading)) return reading
  const { match, state } = reading.live
  if (state.table.status !== 'finished' && state.table.status !== 'abandoned')
    return refuse('match-not-over', 'The record opens when the match is over.', { revision: state.revision })
  const found = await service.ports.store.record(matchId)
  if (!found) return refuse('not-found', 'The match has just been removed.')
  return writeRecord({ head: recordHead(match, found.seed), entries: found.entries })
}

const recordHead = (match: MatchRow, seed: string): RecordHead => ({
  record: 1,
  id: match.id,
  game: match.game,
  options: match.options,
  seats: match.seats.map(({ join: _, ...seat }) => seat),
  ...(match.clock && { clock: match.clock }),
  seed,
  commitment: match.commitment,
  words: match.words,
})
