import { expect, test } from 'vitest'
import { client } from '../support/service.ts'
import { stageWorker } from './worker-stage.ts'

const stage = stageWorker({
  main: 'test/support/worker-mail-entry.ts',
  sendsMail: true,
  vars: { MAIL_FROM: 'Heliograph <hello@heliograph.test>', REPLY_ADDRESS: '@play.heliograph.test' },
})

interface Mail {
  from: unknown
  to: string
  text: string
  replyTo: string
  headers: Record<string, string>
}

const mails = async (): Promise<Mail[]> =>
  (await (await stage.worker.fetch('/test/mails')).json()) as unknown as Mail[]

/** Waits until so many have gone out; cron is what sends those that no request did. */
const sent = async (count: number): Promise<Mail[]> => {
  await expect
    .poll(
      async () => {
        await stage.worker.sweep()
        return (await mails()).length
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(count)
  return mails()
}

test('on Workers an invitation goes out by the binding, its page joins, and turns follow', async () => {
  const made = await client(stage.worker).post('/v1/matches', {
    game: 'toy',
    seats: [{ name: 'Ada' }, { name: 'Ben', mail: 'ben@example.org' }],
    seed: '5f'.repeat(32), // with it Ada begins
  })
  expect(made.status, made.text).toBe(201)
  const [invitation] = await sent(1)
  expect(invitation).toMatchObject({
    from: { email: 'hello@heliograph.test', name: 'Heliograph' },
    to: 'ben@example.org',
    replyTo: expect.stringMatching(/^[a-z2-7]{58}@play\.heliograph\.test$/),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  const page = new URL(invitation!.headers['List-Unsubscribe']!.slice(1, -1)).pathname
  expect((await stage.worker.fetch(page)).status).toBe(200)
  const body = new URLSearchParams({ act: 'join' }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect((await stage.worker.fetch(page, { method: 'POST', body, headers })).status).toBe(200)
  const [, first] = await sent(2)
  expect(first!.headers['In-Reply-To']).toBe(`<${made.body.match.id}.1.0@play.heliograph.test>`)
  expect(first!.text).toMatch(/^Lanterns: the match goes on\./)
  const ada = client(stage.worker, made.body.seats[0].token)
  await ada.post(`/v1/matches/${made.body.match.id}/commands`, { type: 'inscribe', text: 'Light' })
  const [, , turn] = await sent(3)
  expect(turn!.text).toMatch(/^Lanterns: it is your turn\./)
}, 120_000)
