import { createApp, hashToken, type MailStore, type OutgoingMail, uuidv7 } from '../../../src/app/index.ts'
import { replyTo } from '../../../src/app/mail/place.ts'
import type { Seat } from '../../../src/core/index.ts'
import type { Seated, TestService } from '../../support/service.ts'

/** The one address there is, of whoever asks. */
const readBy = (
  matchId: string,
  seat: Seat,
): Pick<MailStore, 'address' | 'setTold' | 'claimInvitations' | 'isAnswered' | 'setAnswered'> => ({
  address: async (_, __, generation) => ({
    matchId,
    seat,
    generation,
    address: 'reader@example.org',
    state: 'confirmed',
    invitations: 1,
    attempts: 0,
    told: 0,
    heard: 0,
  }),
  setTold: async () => {},
  isAnswered: async () => false,
  setAnswered: async () => {},
  claimInvitations: async () => [],
})

/**
 * The mail that tells a seat of all that there is, with its picture as SVG, all but the ids of the delivery; and
 * what its reader is answered who asks for the board.
 */
export async function mailTo(
  { app }: Pick<TestService, 'app'>,
  { id, seats }: Seated,
  seat: Seat,
): Promise<string> {
  const mails: OutgoingMail[] = []
  const { ports } = app
  const { notices } = ports.store
  const speaking = createApp({
    ...ports,
    store: { ...ports.store, mail: readBy(id, seat) as MailStore },
    async sendMail(mail) {
      mails.push(mail)
      return { ok: true }
    },
    paint: async (svg) => new TextEncoder().encode(svg),
    settings: {
      ...ports.settings,
      publicUrl: () => 'http://heliograph.test',
      signingKey: 'only for tests, and long enough for it',
      mail: { from: 'hello@heliograph.test', reply: 'play@heliograph.test' },
    },
  })
  const log = await ports.store.entries(id, 0, 10_000)
  // After the end nothing goes out but the last mail.
  const over = log.some(({ events }) => events.some(({ type }) => /^match(Finished|Abandoned)$/.test(type)))
  const type = over ? ('match.finished' as const) : ('match.started' as const)
  const subscription = {
    matchId: id,
    id: uuidv7(ports.clock.now(), ports.random),
    seat,
    tokenHash: hashToken(seats[seat]!),
    events: [type],
    target: { channel: 'mail' as const },
    preferences: { pace: 'each' as const, quiet: null },
    secrets: [],
  }
  const replacements = log.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'seatReplaced' ? [event.data as { seat: Seat }] : [])),
  )
  const generation = replacements.filter((one) => one.seat === seat).length
  await notices!.subscribe(subscription, 9)
  await notices!.add(id, subscription.id, {
    id: uuidv7(ports.clock.now(), ports.random),
    type,
    revision: 1,
    data: {},
    obligation: 'started',
  })
  const { ended } = await speaking.dispatch()
  await ended
  await notices!.unsubscribe(id, subscription.id)
  await speaking.receiveMail({
    to: [replyTo(speaking.ports.settings, { match: id, seat, generation }, 0)!],
    from: 'reader@example.org',
    messageId: 'asked@example.org',
    references: [],
    lines: ['help', 'board'],
  })
  if (mails.length !== 2) throw new Error(`${mails.length} mails went out to seat ${seat}, not two`)
  return mails.map(shown).join('\n')
}

const shown = ({ messageId: _, inline = [], ...rest }: OutgoingMail): string =>
  JSON.stringify([rest, ...inline.map(({ bytes }) => new TextDecoder().decode(bytes))])
