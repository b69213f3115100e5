import { describe, expect, test } from 'vitest'
import { client } from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { type MailTable, mailTable } from './answer-table.ts'

const HOLD = 10_000

const BOTS = { game: 'bletchley', seed: SEED, options: { dictionary: 'list' } }

/** What went out since this was asked before, when all that is due has gone out. */
async function fresh({ post }: MailTable): Promise<string[]> {
  for (;;) {
    await post.settled()
    post.clock.pass(HOLD)
    const { begun, ended } = await post.app.dispatch()
    await ended
    if (begun === 0) return post.sent.splice(0).map(({ text }) => text)
  }
}

const toldOf = async ({ post, id }: MailTable) => (await post.store.mail!.address(id, 0, 0))!.told

describe('one mail', () => {
  test('answers join and is the first one of the match', async () => {
    const table = await mailTable({ ...BOTS, seats: [{}, { name: 'Ben' }] }, { joins: false })
    await fresh(table)
    await table.write('join')
    const mails = await fresh(table)
    expect(mails).toHaveLength(1)
    const parts = [
      'Done: join\n- The seat is yours.',
      'What has happened\n- Ada takes seat 0.\n- The match starts.',
      'The table\n- Bletchley: words are being chosen',
      'Choose a secret word of 4 to 8 letters.\n    word WORD',
      'What you can write in Bletchley, one per line',
      'Who plays\n- Seat 0: Ada (you)\n- Seat 1: Ben',
    ]
    const places = parts.map((part) => mails[0]!.indexOf(part))
    expect(
      places.every((at, i) => at > (places[i - 1] ?? -1)),
      mails[0],
    ).toBe(true)
  })

  test('joins and does what stands below that, as far as it is no answer to a question that came up only now', async () => {
    const table = await mailTable({ ...BOTS, seats: [{}, { name: 'Ben' }] }, { joins: false })
    await fresh(table)
    await table.write('Hello,\njoin\n\nchat I am here\nword LANTERN\nhelp\n')
    const [mail] = await fresh(table)
    expect(mail).toContain('Done: join')
    expect(mail).toContain('Done: chat I am here')
    expect(mail).toContain('Not done: word LANTERN\n- That question is no longer open.')
    expect(mail).toContain('Not looked at, since it stood below that:\n    > help')
    expect(mail).toContain('Choose a secret word')
  })

  test('has its help once, where that was asked for', async () => {
    const table = await mailTable({ ...BOTS, seats: [{}, {}] }, { joins: false })
    const { post, id } = table
    // By its page; the answer to a mail comes before the first mail has gone out.
    await post.app.joinByMail({ match: id, seat: 0, generation: 0 }, { receivedAt: post.clock.now() })
    await table.write('help')
    expect(table.answer().match(/What you can write/g)).toHaveLength(1)
    expect(table.answer()).toContain('Who plays')
    const { length } = post.sent
    expect(await fresh(table)).toHaveLength(length)
  })

  test('answers join where the match has not begun; the first one then has the help', async () => {
    const table = await mailTable({ ...BOTS, seats: [{}, { join: 'open' }] }, { joins: false })
    await fresh(table)
    await table.write('join')
    const [answer, ...others] = await fresh(table)
    expect(answer).toContain('The match begins when every seat is taken.')
    expect(answer).not.toContain('What you can write')
    expect(others).toEqual([])
    await client(table.post).post(table.at('/seats/1/claim'), { name: 'Ben' })
    const [first, ...more] = await fresh(table)
    expect(first).toContain('How moves are written')
    expect(first).toContain('- Ben takes seat 1.')
    expect(first).not.toContain('Ada takes')
    expect(more).toEqual([])
  })

  test('is enough for who comes back, with what has happened meanwhile', async () => {
    const table = await mailTable({ game: 'toy', seed: SEED, seats: [{}, { name: 'Ben' }] })
    await table.write('motto Light\nbid 300\nunsubscribe')
    await fresh(table)
    await table.seat(1).post(table.at('/commands'), { type: 'commit', number: 100 })
    expect(await fresh(table)).toEqual([])
    await table.write('join')
    const mails = await fresh(table)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/What has happened\n- (?!Ada)/)
    expect(mails[0]).toContain('    place k3 a')
    expect(mails[0]).not.toContain('What you can write')
  })

  test('is all that comes to who wanted no more mail: moves are played, and nothing else is answered', async () => {
    const table = await mailTable({ game: 'toy', seed: SEED, seats: [{}, { name: 'Ben' }] })
    await table.write('motto Light\nunsubscribe')
    await fresh(table)
    await table.write('bid 300')
    const [answer, ...none] = await fresh(table)
    expect(answer).toContain('Done: bid 300')
    expect(none).toEqual([])
    await table.write('bid 9000')
    expect((await fresh(table))[0]).toContain('Not done: bid 9000')
    await table.write('Please do not write to me any more!')
    expect(await fresh(table)).toEqual([])
    await table.seat(1).post(table.at('/commands'), { type: 'commit', number: 100 })
    expect(await fresh(table)).toEqual([])
  })

  test('is one for each match that a mail was sent to', async () => {
    const body = { game: 'toy', seed: SEED, seats: [{}, { name: 'Ben' }] }
    const table = await mailTable(body)
    const other = await mailTable(body, { post: table.post })
    await table.post.settled()
    table.post.sent.length = 0
    const to = [table, other].map(async (one) => one.address(await one.revision()))
    const mail = { to: (await Promise.all([...to, to[0]!])).join(', '), id: 'both@example.net' }
    expect(await table.write('motto Light', mail)).toBe('answered')
    expect(table.post.sent.map(({ text }) => text.includes('Done: motto Light'))).toEqual([true, true])
    for (const one of [table, other]) {
      const log = await client(table.post, one.watch).get(one.at('/events'))
      expect(log.text.match(/inscribed/g)).toHaveLength(1)
    }
    expect(await table.write('motto Light', mail)).toBe('quiet')
  })

  test('tells of a move: neither its question nor the move comes again', async () => {
    const table = await mailTable({ game: 'toy', seed: SEED, seats: [{}, { name: 'Ben' }] })
    await fresh(table)
    await table.seat(1).post(table.at('/messages'), { to: 'all', text: 'Good luck' })
    await table.write('motto Light\nbid 300')
    const [answer, ...none] = await fresh(table)
    expect(answer).toContain('Done: motto Light')
    expect(answer).toContain('What was said\n- Ben: Good luck')
    expect(none).toEqual([])
    await table.seat(1).post(table.at('/commands'), { type: 'commit', number: 100 })
    const [turn, ...others] = await fresh(table)
    expect(turn).toContain('it is your turn')
    expect(turn).not.toMatch(/Light|Good luck|What you can write|How moves/)
    expect(others).toEqual([])
  })

  test('tells of what others did before one has heard of it, once', async () => {
    const table = await mailTable({ game: 'toy', seed: SEED, seats: [{}, { name: 'Ben' }] })
    await table.write('motto Light\nbid 300')
    await table.seat(1).post(table.at('/commands'), { type: 'commit', number: 100 })
    table.post.sent.splice(0)
    // Its turn has come up, and the mail about it has not gone out yet.
    await table.write('help')
    expect(table.answer()).toContain('What has happened\n- Ben ')
    expect(table.answer()).toContain('    place k3 a')
    table.post.sent.splice(0)
    expect(await fresh(table)).toEqual([])
    await table.write('help\nboard')
    expect(table.answer()).not.toContain('What has happened')
    expect(table.answer()).toContain('What happened last')
  })

  test('that did not get away, or that nobody was sent, has told nothing', async () => {
    const table = await mailTable({ game: 'toy', seed: SEED, seats: [{}, { name: 'Ben' }] })
    const before = await toldOf(table)
    table.post.outcome.now = { ok: false, error: '550', gone: true }
    expect(await table.write('motto Light')).toBe('quiet')
    expect(await toldOf(table)).toBe(before)
    table.post.outcome.now = { ok: true }
    await table.write('bid 300')
    expect(await toldOf(table)).toBe(await table.revision())
  })

  test('offers a vacation in its help only where there is a clock to stop', async () => {
    const help = async (more: object) => {
      const table = await mailTable({ game: 'toy', seed: SEED, ...more })
      await table.write('help')
      return table.answer()
    }
    expect(await help({})).toContain('propose resume, propose undo')
    const clock = { perMove: 86_400, onDeadline: 'skip' }
    expect(await help({ clock })).toContain('propose resume, propose vacation 7, propose undo')
  })

  test('says how it ended, and not once more what the answer to the last move told', async () => {
    const seats = [{}, { name: 'Ben' }]
    const table = await mailTable({ ...BOTS, seats })
    const ben = table.seat(1)
    await table.write('word lantern')
    await ben.post(table.at('/commands'), { type: 'chooseWord', word: 'signal' })
    await ben.post(table.at('/commands'), { type: 'resign' })
    await fresh(table)
    const over = async () => (await ben.get(table.at(''))).body.status === 'finished'
    expect(await over()).toBe(false)
    await table.write('resign')
    const [answer, last, ...more] = [...(await fresh(table)), ...(await fresh(table))]
    expect(await over()).toBe(true)
    expect(answer).toContain('Done: resign\n- Ada resigns.')
    expect(answer).toContain('Ada had LANTERN')
    expect(last).toMatch(/^Bletchley: the match is over\.\n\n/)
    expect(last).not.toContain('What has happened')
    expect(more).toEqual([])
  })

  test('comes of each question that no answer has shown, since there have been too many', async () => {
    const table = await mailTable({ game: 'toy', seed: SEED, seats: [{}, { name: 'Ben' }] })
    const { post } = table
    const later = async () => {
      await fresh(table)
      post.clock.pass(HOLD * 3)
      return fresh(table)
    }
    await fresh(table)
    for (let n = 1; n < 40; n++) expect(await table.write('help')).toBe('answered')
    await fresh(table)
    expect(await table.write('motto Light')).toBe('quiet')
    const [asked, ...none] = await later()
    expect(asked).toContain('it is your turn')
    expect(asked).toMatch(/^ {4}bid \d+$/m)
    expect(none).toEqual([])
    // Of what follows from it in the same turn as well, and of nothing that changed nothing.
    await table.seat(1).post(table.at('/commands'), { type: 'commit', number: 100 })
    await later()
    expect(await table.write('help')).toBe('quiet')
    expect(await later()).toEqual([])
    expect(await table.write('propose pause')).toBe('quiet')
    expect(await later()).toEqual([expect.stringContaining('it is your turn')])
  })

  test('of how it ended comes although an answer has said that it is over', async () => {
    const table = await mailTable({ game: 'toy', seed: SEED, seats: [{}, { name: 'Ben' }] })
    await fresh(table)
    await table.write('motto Light')
    await client(table.post, table.host).post(table.at('/abandon'))
    await table.write('bid 300')
    const mails = await fresh(table)
    expect(mails).toHaveLength(3)
    expect(mails[1]).toMatch(/^Not done: bid 300\n[\s\S]*\nThe match is over\.\n/)
    expect(mails[1]).not.toContain('What has happened')
    expect(mails[2]).toContain('It was ended before its time.')
    expect(mails[2]).not.toContain('Light')
    await table.write('help')
    expect(await fresh(table)).toHaveLength(1)
  })
})
