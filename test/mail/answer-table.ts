import type { OutgoingMail, Receipt, Sent } from '../../src/app/index.ts'
import { replyTo } from '../../src/app/mail/place.ts'
import { readMail } from '../../src/transports/mail/read/index.ts'
import {
  client,
  createTestService,
  type Seated,
  type ServiceSetup,
  type TestService,
} from '../support/service.ts'
import { mailOf, PLAYER } from './mime.ts'

export const MAIL = {
  signingKey: 'a key for tests that is long enough',
  mail: { from: 'Heliograph <play@example.org>', reply: 'play@example.org' },
  publicUrl: () => 'http://heliograph.test',
}

/** A service that sends mail: here it is. */
export interface Post extends TestService {
  sent: OutgoingMail[]
  /** What comes of sending, in place of all going well. */
  outcome: { now: Sent }
}

export function createPost(setup: ServiceSetup = {}): Post {
  const sent: OutgoingMail[] = []
  const outcome = { now: { ok: true } as Sent }
  const service = createTestService({
    ...setup,
    settings: { ...MAIL, ...setup.settings },
    async sendMail(mail) {
      if (outcome.now.ok) sent.push(mail)
      return outcome.now
    },
  })
  return { ...service, sent, outcome }
}

/** A match of which seat 0 is played by mail. */
export interface MailTable extends Seated {
  post: Post
  /** Where a mail that showed this revision is answered to. */
  address(revision: number, seat?: number, generation?: number): string
  revision(): Promise<number>
  /** Somebody answers the mail that showed the newest revision, or another one. */
  write(text: string, more?: Written): Promise<Receipt>
  /** What the last answer says. */
  answer(): string
  seat(n: number): ReturnType<typeof client>
  at(rest?: string): string
}

export interface Written {
  revision?: number
  id?: string
  from?: string
  to?: string
  fields?: Readonly<Record<string, string>>
}

let mails = 0

/** @param joins whether the player has taken the seat already */
export async function mailTable(
  body: Record<string, unknown>,
  { joins = true, post = createPost() }: { joins?: boolean; post?: Post } = {},
): Promise<MailTable> {
  const { game, seats = [{}, {}], ...rest } = body as { game: string; seats?: object[] }
  const [first, ...others] = seats
  const made = await client(post).post('/v1/matches', {
    game,
    ...rest,
    seats: [{ name: 'Ada', ...first, mail: PLAYER }, ...others],
  })
  if (made.status !== 201) throw new Error(made.text)
  const seated: Seated = {
    id: made.body.match.id,
    host: made.body.hostToken,
    watch: made.body.watchToken,
    seats: made.body.seats.map((one: { token?: string }) => one.token),
  }
  const at = (path = '') => `/v1/matches/${seated.id}${path}`
  const address = (revision: number, seat = 0, generation = 0) =>
    replyTo(post.app.ports.settings, { match: seated.id, seat, generation }, revision)!
  const revision = async () => (await client(post, seated.host).get(at())).body.revision as number
  const table: MailTable = {
    ...seated,
    post,
    address,
    revision,
    at,
    seat: (n) => client(post, seated.seats[n]),
    answer: () => post.sent.at(-1)?.text ?? '',
    async write(
      text,
      { revision: shown, id = `${++mails}@example.net`, from = PLAYER, to, fields = {} } = {},
    ) {
      const raw = mailOf(text, {
        from,
        to: to ?? address(shown ?? (await revision())),
        fields: { 'Message-ID': `<${id}>`, ...fields },
      })
      return post.app.receiveMail((await readMail(raw))!)
    },
  }
  if (joins && (await table.write('join')) !== 'answered') throw new Error('the player could not join')
  return table
}
