import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { words as ownWords } from '../../src/app/mail/words.ts'
import type { AnyGame } from '../../src/core/index.ts'
import { ask, createRng, emptyFold, foldAll, redact } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { openWords } from '../../src/open-words.ts'
import { type ListeningForMail, listenForMail } from '../../src/transports/mail/listen-smtp.ts'
import { SEED } from '../support/world.ts'
import { createPost, mailTable } from './answer-table.ts'
import { PLAYER } from './mime.ts'

/** Small tables that people can play by mail, with bots in the other seats. */
const TABLES: Readonly<Record<string, object>> = {
  bletchley: { seats: [{}, { kind: 'bot' }] },
  'message-from-the-stars': { seats: [{}, { kind: 'bot' }] },
  'message-in-a-bottle': {
    seats: [{}, { kind: 'bot' }],
    options: { tempo: 'sealed', sealedBy: 'length' },
  },
  signal: { seats: [{}, { kind: 'bot' }] },
  seti: { seats: [{}, { kind: 'bot' }] },
}

const post = createPost()
let listening: ListeningForMail
beforeAll(async () => {
  listening = await listenForMail(post.app, '127.0.0.1', 0)
})
afterAll(() => listening.close())

describe('a whole match with one seat by mail alone, over SMTP:', () => {
  test.each(Object.entries(TABLES))('%s', async (id, body) => {
    const game = games[id] as AnyGame
    const table = await mailTable({ game: id, seed: SEED, ...body }, { post })
    const mailer = createTransport({
      host: '127.0.0.1',
      port: Number(listening.address.split(':')[1]),
      ignoreTLS: true,
    })
    const words = openWords().forLanguage('en')!
    const seen = async () => {
      await post.settled()
      await post.app.sweep()
      await post.settled()
      const { head, entries, match } = (await post.store.load({ matchId: table.id, held: 0 }))!
      const log = entries.map((entry) => redact(entry, 0))
      return { head, view: foldAll(game, emptyFold(match!.seats), log) }
    }
    let [mails, now] = [0, await seen()]
    for (let rounds = 0; now.head.status === 'active' && rounds < 2000; rounds++, now = await seen()) {
      const c = { rng: createRng(SEED, 'mail', rounds), now: post.clock.now(), words }
      const { view, head } = now
      if (ask(game, view, 0, c).length === 0) {
        post.clock.pass(60_000)
        continue
      }
      const line = game.notation.format(game.bot(view.game!, 0, c))
      mails++
      await mailer.sendMail({
        from: PLAYER,
        to: table.address(head.revision),
        subject: 'Re: your turn',
        text: `Here you are:\n\n${line}\n\nBest, Ada\n\nOn Mon, Nov 30, 2026 at 10:00 AM X <x@example.org> wrote:\n> resign\n`,
      })
      expect(table.answer(), line).toContain(`Done: ${line.replace(/\s+/g, ' ')}`)
      // As it would be between mails of people; the answers are bounded per hour.
      post.clock.pass(120_000)
    }
    expect(now.head.status).toBe('finished')
    expect(mails).toBeGreaterThan(1)
    expect(post.errors).toEqual([])
  })
})

describe('the words of every mail', () => {
  test.each(Object.values(games))('are none of $meta.name', (game) => {
    expect(game.notation.words().filter((word) => Object.hasOwn(ownWords, word))).toEqual([])
  })
})
