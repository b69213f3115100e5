import {
  AnswerUnsent,
  OutcomeUnknown,
  type Refusal,
  refuse,
  SchemaBehind,
  StoreBusy,
  StoreUnavailable,
} from '../app/index.ts'

/** What to say when the store cannot be reached; undefined where the error is a bug. */
export function unavailable(error: unknown): Refusal | undefined {
  if (error instanceof OutcomeUnknown)
    return refuse('outcome-unknown', 'Send it again with the same Idempotency-Key.')
  if (error instanceof StoreBusy)
    return refuse('overloaded', 'Every connection to the database is taken; nothing was stored.')
  if (error instanceof AnswerUnsent)
    return refuse('answer-unsent', 'Hand the mail over again; what it did is not done twice.')
  if (error instanceof StoreUnavailable) return refuse('unavailable', 'Nothing was stored. Try again soon.')
  if (error instanceof SchemaBehind) return refuse('schema-behind', 'The host has to run the migrations.')
  return undefined
}
