import { describe } from 'vitest'
import type { MakeStage } from '../support/stage.ts'
import { agreements } from './agreements.ts'
import { coherence } from './coherence.ts'
import { graphqlToo } from './graphql.ts'
import { helpers } from './helpers.ts'
import { idempotency } from './idempotency.ts'
import { input, inputUnread } from './input.ts'
import { log } from './log.ts'
import { matches } from './matches.ts'
import { order } from './order.ts'
import { play } from './play.ts'
import { streams, streamsWithin } from './streams.ts'
import { talk } from './talk.ts'
import { viewers } from './viewers.ts'

/** What the service does, on any store and in any runtime: needs no clock that can be moved. */
export function anywhere(where: string, make: MakeStage, cuts?: number): void {
  describe(`the service on ${where}`, () => {
    viewers(make)
    order(make)
    idempotency(make)
    coherence(make)
    play(make)
    helpers(make)
    talk(make)
    agreements(make)
    matches(make)
    log(make)
    input(make)
    graphqlToo(make)
    streams(make, cuts)
  })
}

/** That, and what only a test in the same process as the service can see. */
export function behaviour(where: string, make: MakeStage): void {
  anywhere(where, make)
  describe(`from within, the service on ${where}`, () => {
    inputUnread(make)
    streamsWithin(make)
  })
}
