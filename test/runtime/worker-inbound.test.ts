import { describe, expect, test } from 'vitest'
import type { Settings } from '../../src/app/index.ts'
import { replyTo } from '../../src/app/mail/place.ts'
import { multipart, PLAYER } from '../mail/mime.ts'
import { client } from '../support/service.ts'
import { stageWorker } from './worker-stage.ts'

const KEY = 'only for tests, and long enough for it'
const SECRET = 'a-secret-of-the-provider-1'
const settings = {
  signingKey: KEY,
  mail: { from: 'play@example.org', reply: 'play@example.org' },
} as Settings

const stage = stageWorker({
  sendsMail: true,
  vars: {
    SIGNING_KEY: KEY,
    MAIL_FROM: 'play@example.org',
    REPLY_ADDRESS: 'play@example.org',
    INBOUND_SECRET: SECRET,
  },
})

describe('mail on Workers', () => {
  test('an invitation is answered, a move is made, and both once more are nothing new', async () => {
    const made = await client(stage.worker).post('/v1/matches', {
      game: 'toy',
      seats: [{ mail: PLAYER }, {}],
    })
    expect(made.status, made.text).toBe(201)
    const at = `/v1/matches/${made.body.match.id}`
    const watcher = client(stage.worker, made.body.watchToken)
    const kinds = async () =>
      (await watcher.get(`${at}/events`)).body.entries.flatMap((e: { events: { type: string }[] }) =>
        e.events.map(({ type }) => type),
      )
    const place = { match: made.body.match.id, seat: 0, generation: 0 }
    const write = (text: string, id: string, revision: number, fields = '') => {
      const to = replyTo(settings, place, revision)!
      const head = `From: Ada <${PLAYER}>\r\nTo: ${to}\r\nMessage-ID: <${id}@example.net>\r\nSubject: Re: toy\r\n${fields}`
      return stage.worker.email({ from: PLAYER, to, raw: `${head}\r\n${text}\r\n` })
    }
    for (let i = 0; i < 2; i++) await write('join', 'join', 0)
    const { revision } = (await watcher.get(at)).body
    for (let i = 0; i < 2; i++) await write('motto Light', 'move', revision)
    await write('resign', 'automatic', revision + 1, 'Auto-Submitted: auto-replied\r\n')
    const told = await kinds()
    expect(told.filter((type: string) => type === 'inscribed')).toHaveLength(1)
    expect(told.filter((type: string) => type === 'seatTaken')).toHaveLength(1)
    expect(told).not.toContain('seatResigned')
    // Of parts of several kinds, as the bundle reads them.
    const raw = multipart(
      'mixed',
      [
        { type: 'text/html; charset=utf-8', body: '<p>bid&nbsp;300</p><blockquote>resign</blockquote>' },
        { body: 'Checked for all that is evil.' },
      ],
      { to: replyTo(settings, place, revision + 1)! },
    )
    const posted = await stage.worker.fetch('/v1/inbound/email', {
      method: 'POST',
      body: new TextDecoder().decode(raw),
      headers: { Authorization: `Bearer ${SECRET}`, 'Content-Type': 'message/rfc822' },
    })
    expect(await posted.json()).toEqual({ receipt: 'answered' })
    expect(await kinds()).toContain('sealed')
    expect(await kinds()).not.toContain('seatResigned')
  })

  test('an address that is none of ours is refused', async () => {
    const refused = await stage.worker.email({
      from: PLAYER,
      to: 'play+guessed@example.org',
      raw: `From: ${PLAYER}\r\nTo: play+guessed@example.org\r\nMessage-ID: <x@example.net>\r\n\r\nresign\r\n`,
    })
    expect(JSON.stringify(refused)).toContain('No such mailbox here')
  })
})
