import { expect } from 'vitest'
import type { OutgoingMail, Sent } from '../../src/app/index.ts'
import { client, createTestService, type ServiceSetup } from '../support/service.ts'
import { toy } from '../toy/index.ts'

export const KEY = 'a key that is long enough for tests'

export const MAIL_SETTINGS = {
  noticeHold: 0,
  publicUrl: () => 'https://heliograph.test',
  signingKey: KEY,
  mail: { from: 'Heliograph <hello@heliograph.test>', reply: 'play@heliograph.test' },
}

/** A service whose mails end in a list. `answer` says what comes of each. */
export function openPost(setup: Partial<ServiceSetup> = {}) {
  const mails: OutgoingMail[] = []
  const post = { answer: (): Sent | Promise<Sent> => ({ ok: true }) }
  const service = createTestService({
    async sendMail(mail) {
      const sent = await post.answer()
      if (sent.ok) mails.push(mail)
      return sent
    },
    ...setup,
    settings: { ...MAIL_SETTINGS, ...setup.settings },
  })
  const drain = async () => {
    for (;;) {
      const { begun, ended } = await service.app.dispatch()
      await ended
      if (begun === 0) return
    }
  }
  return {
    service,
    mails,
    post,
    drain,
    /** What went out since this was asked before. */
    async fresh(): Promise<OutgoingMail[]> {
      await drain()
      return mails.splice(0)
    },
    make: (body: object, token?: string) => client(service, token).post('/v1/matches', body),
    /** The path of the page behind a mail's link. */
    pageOf(mail: OutgoingMail): string {
      const link = /^<(https:\/\/heliograph\.test)(\/mail\/\S+)>$/.exec(mail.headers['List-Unsubscribe']!)
      return link![2]!
    },
    form: (path: string, fields: Record<string, string>) =>
      service.fetch(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

export type Post = ReturnType<typeof openPost>

/** Three at the toy: Ada with a token, Ben by mail, Cy with a token. */
export async function seatByMail(post: Post, mail = 'ben@example.org') {
  const made = await post.make({
    game: toy.meta.id,
    seats: [{ name: 'Ada' }, { name: 'Ben', mail }, { name: 'Cy' }],
  })
  expect(made.status, made.text).toBe(201)
  const { match, seats, hostToken } = made.body
  return {
    id: match.id as string,
    at: `/v1/matches/${match.id}`,
    made,
    ada: client(post.service, seats[0].token),
    cy: client(post.service, seats[2].token),
    host: client(post.service, hostToken),
  }
}

/** The same after Ben has joined; his mails so far are taken out. */
export async function seatedByMail(post: Post, mail?: string) {
  const table = await seatByMail(post, mail)
  const [invitation] = await post.fresh()
  const page = post.pageOf(invitation!)
  expect((await post.form(page, { act: 'join' })).status).toBe(200)
  return { ...table, page }
}
