/** What a frontend needs: the typed contract, and a match that keeps itself up to date. */
export type { components, operations, paths } from './api.gen.ts'
export {
  type Match,
  type MatchOptions,
  type Message,
  openMatch,
  type Said,
  type Sending,
  type Sent,
} from './match.ts'
export { type Fetch, randomKey } from './patient.ts'
export {
  type Client,
  type ClientOptions,
  createClient,
  type Problem,
  Refused,
  type Schemas,
  Unanswered,
} from './rest.ts'
export type { Connection, MatchState, OpenPrompt } from './state.ts'
export { type Checked, type Known, verify } from './verify.ts'
