import type { GraphQLResolveInfo } from 'graphql'
import { type Ending, isRefusal, isTalk, type News, refuse } from '../../../app/index.ts'
import type { Asking } from '../asking.ts'
import { errorOf, told } from '../problem.ts'
import { selects } from '../selects.ts'

export const Subscription = {
  async matchAdvanced(
    _: unknown,
    { id, after }: { id: string; after?: number | null },
    asking: Asking,
    info: GraphQLResolveInfo,
  ) {
    const { app, token, resumed, gone } = asking
    const from = resumed ?? after ?? 0
    if (from < 0) throw errorOf(refuse('bad-parameter', '`after` takes a revision.'))
    const { longestStream } = app.ports.settings
    const { first, stream } = await told(asking, () =>
      app.follow(id, token, {
        after: from,
        lines: selects(info, 'line'),
        signal: gone().signal,
        ...(longestStream !== undefined && { longest: longestStream }),
      }),
    )
    if (from > first.revision)
      throw errorOf(
        refuse(
          'bad-parameter',
          `The match is at revision ${first.revision}; a stream cannot begin after that.`,
          {
            revision: first.revision,
          },
        ),
      )
    // Who comes back to what is over has seen everything, and is told not to come again.
    if (resumed !== undefined && first.over && first.entries.length === 0) asking.stream.nothing = true
    return entries(stream, asking)
  },
}

async function* entries(stream: AsyncGenerator<News, Ending>, asking: Asking) {
  for (let told = await stream.next(); ; told = await stream.next()) {
    if (told.done) {
      asking.stream.paused = told.value === 'paused'
      if (isRefusal(told.value)) throw errorOf(told.value)
      return
    }
    const { value } = told
    for (const entry of value && !isTalk(value) ? value.entries : []) {
      asking.stream.revision = entry.revision
      yield { matchAdvanced: entry }
    }
  }
}
