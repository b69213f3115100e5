import type { Store } from '../../src/app/index.ts'
import { createWebhooks } from '../../src/transports/webhooks/index.ts'
import { createPost, type LookUp } from '../../src/transports/webhooks/post-node.ts'
import { client, createTestService, type ServiceSetup, type TestService } from '../support/service.ts'
import { toy } from '../toy/index.ts'

/** A service that sends webhooks at once, to receivers on this machine too. */
export function sending(
  store: Store,
  {
    lookUp,
    patience = 500,
    settings,
    sendMail,
  }: Pick<ServiceSetup, 'settings' | 'sendMail'> & { lookUp?: LookUp; patience?: number } = {},
) {
  const post = createPost({ allowPrivate: true, patience, ...(lookUp && { lookUp }) })
  const service = createTestService({
    store,
    clock: { now: Date.now, pass: () => {} },
    settings: {
      hooksAllowPrivate: true,
      noticeHold: 0,
      publicUrl: () => 'https://heliograph.test',
      signingKey: 'a key that is long enough for tests',
      ...settings,
    },
    ...(sendMail && { sendMail }),
    send: (app) => createWebhooks(app, post),
  })
  /** Until nothing more is due. */
  const drain = async () => {
    for (;;) {
      const { begun, ended } = await service.app.dispatch()
      await ended
      if (begun === 0) return
    }
  }
  return { service, drain }
}

export type Client = ReturnType<typeof client>

/** A match of the toy game, and everybody at it. */
export async function seatPeople(service: TestService, names: readonly string[] = ['Ada', 'Ben', 'Cy']) {
  const made = await client(service).post('/v1/matches', {
    game: toy.meta.id,
    seats: names.map((name) => ({ name })),
  })
  const { match, seats, hostToken, watchToken } = made.body
  return {
    id: match.id as string,
    at: `/v1/matches/${match.id}`,
    tokens: seats.map((s: { token: string }) => s.token) as string[],
    seats: seats.map((s: { token: string }) => client(service, s.token)) as Client[],
    host: client(service, hostToken),
    watch: client(service, watchToken),
  }
}

/** The seats that a match waits for. */
export const pendingOf = async (who: Client, at: string) => (await who.get(at)).body.pending as number[]
