import { describe, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/app/index.ts'
import type { Command } from '../../src/core/index.ts'
import { anyToy } from '../games/toy/table.ts'
import { client } from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { createPost, type MailTable, mailTable } from './answer-table.ts'
import { PLAYER } from './mime.ts'

const toys = (more: object = {}) => mailTable({ game: 'toy', seed: SEED, ...more })

const entriesOf = async (table: MailTable) =>
  (await client(table.post, table.watch).get(table.at('/events'))).body.entries as {
    revision: number
    seat: number | null
    events: { type: string }[]
  }[]

const kindsOf = async (table: MailTable, seat = 0) =>
  (await entriesOf(table)).filter((e) => e.seat === seat).flatMap((e) => e.events.map(({ type }) => type))

describe('an invitation', () => {
  test('is answered with join, and the seat is taken; the same mail once more does nothing', async () => {
    const table = await mailTable({ game: 'toy' }, { joins: false })
    expect(await table.write('Hello!\n\nJoin.\n', { id: 'x@example.net' })).toBe('answered')
    expect(table.answer()).toContain('The seat is yours.')
    const revision = await table.revision()
    expect(await table.write('Hello!\n\nJoin.\n', { id: 'x@example.net', revision: 0 })).toBe('answered')
    expect(table.answer()).not.toContain('Nothing was done')
    expect(await table.revision()).toBe(revision)
  })

  test('takes no other word, and says so', async () => {
    const table = await mailTable({ game: 'toy' }, { joins: false })
    expect(await table.write('I would like to join you\nresign\n')).toBe('answered')
    expect(table.answer()).toContain('answered with join, decline or stop')
    expect(table.answer()).toContain('> I would like to join you')
    expect(await table.revision()).toBe(0)
  })

  test.each(['decline', 'stop'])(
    'that is answered with %s is over, and nobody is written to',
    async (word) => {
      const table = await mailTable({ game: 'toy' }, { joins: false })
      expect(await table.write(word)).toBe('ignored')
      expect(await table.write('help')).toBe('ignored')
      expect(table.post.sent).toEqual([])
    },
  )
})

describe('what a mail says is done', () => {
  test('as over REST, and the answer tells what was done and what is asked now', async () => {
    const table = await toys()
    expect(await table.write('Hi there,\n\n* motto Light for all\nbid 300\n\nAda\n')).toBe('answered')
    expect(await kindsOf(table)).toEqual(['inscribed', 'sealed'])
    const { text, html, subject, headers, replyTo, to, inReplyTo } = table.post.sent.at(-1)!
    expect(text).toContain('Done: motto Light for all')
    expect(text).toContain('Done: bid 300')
    expect(text).not.toContain('Hi there')
    expect(html).toContain('<h3>Done: bid 300</h3>')
    expect(subject).not.toMatch(/300|Light/)
    expect(headers['Auto-Submitted']).toBe('auto-replied')
    expect(to).toBe(PLAYER)
    expect(inReplyTo).toMatch(/^<\d+@example\.net>$/)
    expect(replyTo).toBe(table.address(await table.revision()))
  })

  test('up to the first line that is refused, whose reason is told', async () => {
    const table = await toys()
    await table.write('motto Light\nbid 99999999\nresign\n')
    expect(await kindsOf(table)).toEqual(['inscribed'])
    expect(table.answer()).toContain('Not done: bid 99999999')
    expect(table.answer()).toContain('Not looked at, since it stood below that:\n    > resign')
  })

  test('and how what is refused in doubt only can be said again', async () => {
    const doubtful = {
      ...anyToy,
      notation: {
        ...anyToy.notation,
        format: (command: Command & { confirm?: boolean }) =>
          `${anyToy.notation.format(command)}${command.confirm ? ' confirm' : ''}`,
      },
      decide: () => ({ code: 'wrong-phase', detail: 'Do you mean it?', confirmable: true }),
    }
    const table = await mailTable({ game: 'toy' }, { post: createPost({ games: { toy: doubtful } }) })
    await table.write('motto Light')
    expect(table.answer()).toContain('Do you mean it? Write "motto Light confirm" if you mean it.')
  })

  test('whatever programs make of letters', async () => {
    const table = await toys()
    await table.write('\u200F–\u00A0MOTTO\u00A0“Light”\n\u202A*bid 300*\u202C\n')
    expect(await kindsOf(table)).toEqual(['inscribed', 'sealed'])
  })

  test('parts of one line as well', async () => {
    const table = await toys()
    await table.write('motto Light; bid 300; roll')
    expect(await kindsOf(table)).toEqual(['inscribed', 'sealed'])
    expect(table.answer()).toContain('Not done: roll')
  })

  test('where nothing is meant for us it is quoted back, and nothing happens', async () => {
    const table = await toys()
    const before = await table.revision()
    expect(await table.write('Thanks a lot!\nI shall resign from work soon.\nUndoing is not my way.\n')).toBe(
      'answered',
    )
    expect(table.answer()).toContain('> Thanks a lot!')
    expect(await table.revision()).toBe(before)
  })

  test('resign stands alone', async () => {
    const table = await toys()
    await table.write('resign now?')
    expect(await kindsOf(table)).toEqual([])
    await table.write('Resign')
    expect(await kindsOf(table)).toContain('seatResigned')
  })

  test('notes are kept, once each, and shown', async () => {
    const table = await toys()
    await table.write('note Beware of “Ben” 👩‍👩‍👧', { id: 'n@example.net' })
    await table.write('note Beware of “Ben” 👩‍👩‍👧', { id: 'n@example.net' })
    await table.write('note second\nnote')
    expect(table.answer()).toContain('- Beware of “Ben” 👩‍👩‍👧\n- second')
    expect(table.answer().match(/Beware/g)).toHaveLength(1)
  })

  test('help and board show words, lately played moves and the table', async () => {
    const table = await toys()
    await table.write('motto Light\nhelp\nboard')
    for (const part of [
      'What you can write in',
      'undo – take your last move back',
      'What happened last',
      'The table',
    ])
      expect(table.answer()).toContain(part)
  })

  test('the board has a link to its picture where none can be painted', async () => {
    const table = await toys()
    await table.write('board')
    const [, link] = /^- As everybody sees it: http:\/\/heliograph\.test(\S+)$/m.exec(table.answer())!
    expect((await table.post.fetch(link!)).status).toBe(200)
  })

  test('the board has its picture, where one can be painted', async () => {
    const table = await toys()
    const png = new Uint8Array([1, 2, 3])
    table.post.app.ports.paint = async () => png
    await table.write('board')
    expect(table.answer()).not.toContain('As everybody sees it')
    expect(table.post.sent.at(-1)!.inline).toMatchObject([{ contentType: 'image/png', bytes: png }])
    await table.write('help')
    expect(table.post.sent.at(-1)!.inline ?? []).toEqual([])
  })

  test('before the start and after the end nothing can be played, and that is said', async () => {
    const waiting = await mailTable({ game: 'toy', seats: [{}, { join: 'open' }] })
    await waiting.write('motto Light')
    expect(waiting.answer()).toContain('Not done: motto Light')
    expect(waiting.answer()).toContain('The match begins when every seat is taken.')
    const over = await toys()
    await client(over.post, over.host).post(over.at('/abandon'))
    await over.write('motto Light')
    expect(over.answer()).toContain('The match is over.')
  })
})

describe('undo', () => {
  test('takes back what was done last', async () => {
    const table = await toys()
    await table.write('motto Light')
    await table.write('undo')
    expect(await kindsOf(table)).toEqual(['inscribed', 'rewound'])
    expect(table.answer()).toContain('Done: undo')
  })

  test('may answer the mail from before the move, as long as nobody else has acted since', async () => {
    const table = await toys()
    const shown = await table.revision()
    await table.write('motto Light', { revision: shown })
    await table.write('undo', { revision: shown })
    expect(await kindsOf(table)).toEqual(['inscribed', 'rewound'])
    expect(table.answer()).toContain('Done: undo')
  })

  test('does nothing once somebody else has acted whom the answered mail did not show', async () => {
    const table = await toys()
    await table.write('motto Light')
    const shown = await table.revision()
    await table.seat(1).post(table.at('/commands'), { type: 'commit', number: 2 })
    await table.write('bid 1', { revision: shown })
    const before = await kindsOf(table)
    await table.write('undo', { revision: shown })
    expect(await kindsOf(table)).toEqual(before)
    expect(table.answer()).toContain('Not done: undo')
  })
})

describe('probe 38: a mail proves nothing by itself:', () => {
  test('forged, guessed, automatic or from elsewhere it does nothing and is not answered', async () => {
    const table = await toys()
    const count = table.post.sent.length
    const before = await table.revision()
    const right = table.address(before)
    const guessed = right.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'b' : 'a'))
    expect(await table.write('motto X', { from: 'mallory@example.com' })).toBe('ignored')
    expect(await table.write('motto X', { to: guessed })).toBe('ignored')
    expect(await table.write('motto X', { to: 'play@example.org' })).toBe('ignored')
    expect(await table.write('motto X', { to: table.address(before, 1) })).toBe('ignored')
    expect(await table.write('motto X', { to: table.address(before, 0, 1) })).toBe('ignored')
    for (const fields of [
      { 'Auto-Submitted': 'auto-replied' },
      { Precedence: 'bulk' },
      { 'Return-Path': '<>' },
      { 'X-Heliograph-Match': 'x' },
    ])
      expect(await table.write('motto X', { fields })).toBe('ignored')
    expect(await table.revision()).toBe(before)
    expect(table.post.sent).toHaveLength(count)
  })

  test('the same Message-ID twice is one effect, and answered alike', async () => {
    const table = await toys()
    const mail = { id: 'twice@example.net', revision: await table.revision() }
    const text = 'motto Light; bid 300\nroll'
    await table.write(text, mail)
    const [first, kinds] = [table.answer(), await kindsOf(table)]
    await table.write(text, mail)
    expect(await kindsOf(table)).toEqual(kinds)
    expect(table.answer()).toBe(first)
    const [one, other] = table.post.sent.slice(-2)
    expect(one!.messageId).toBe(other!.messageId)
  })

  test('twenty of the same at once are one effect', async () => {
    const table = await toys()
    const mail = { id: 'many@example.net', revision: await table.revision() }
    await Promise.all(Array.from({ length: 20 }, () => table.write('motto Light\nbid 300', mail)))
    expect(await kindsOf(table)).toEqual(['inscribed', 'sealed'])
  })

  test('of two moves that contradict each other the first counts', async () => {
    const table = await toys()
    await table.write('motto Light\nbid 300\nbid 500')
    expect(await kindsOf(table)).toEqual(['inscribed', 'sealed'])
    expect(table.answer()).toContain('Not done: bid 500')
  })

  test('a move that is quoted from an older mail is none', async () => {
    const table = await toys()
    await table.write(
      'motto Light\n\nOn Mon, Nov 30, 2026 at 10:00 AM X <x@example.org> wrote:\n> bid 300\n> resign\n',
    )
    expect(await kindsOf(table)).toEqual(['inscribed'])
  })

  test('an address is answered so often in an hour and no more; what it says is done all the same', async () => {
    const table = await toys()
    const receipts: string[] = []
    for (let i = 0; i < 50; i++) receipts.push(await table.write('help'))
    expect(receipts.filter((one) => one === 'answered').length).toBeLessThan(45)
    expect(receipts.at(-1)).toBe('quiet')
    expect(await table.write('motto Light')).toBe('quiet')
    expect(await kindsOf(table)).toEqual(['inscribed'])
    table.post.clock.pass(3_600_000)
    expect(await table.write('help')).toBe('answered')
  })
})

describe('F40: an answer to a question that is gone', () => {
  test('does nothing and says what is asked now', async () => {
    const table = await toys()
    const shown = await table.revision()
    await table.write('motto Light\nbid 500')
    await client(table.post, table.seats[1]).post(table.at('/commands'), { type: 'commit', number: 100 })
    const [before, turn] = [await kindsOf(table), await table.revision()]
    await table.write('place k3 a', { revision: shown })
    expect(await kindsOf(table)).toEqual(before)
    expect(table.answer()).toContain('What is asked now came up after the mail that you answered')
    expect(table.answer()).toContain('    place k3 a')
    expect(await table.revision()).toBe(turn)
    // The answer itself has shown the question: who answers it plays.
    await table.write('place k3 a', { to: table.post.sent.at(-1)!.replyTo! })
    expect(await kindsOf(table)).toEqual([...before, 'placed'])
  })

  test('that was answered by other means meanwhile does nothing either', async () => {
    const table = await mailTable({ game: 'bletchley', seats: [{}, {}], options: { startingSeat: 1 } })
    const shown = await table.revision()
    await table.write('word lantern', { revision: shown })
    const after = await table.revision()
    await table.write('word beacon', { revision: shown })
    expect(table.answer()).toContain('Not done: word beacon')
    expect(await table.revision()).toBe(after)
  })

  test('does: a whole turn in one mail answers what its own moves bring up', async () => {
    const table = await mailTable({ game: 'seti', seed: SEED, seats: [{}, { kind: 'bot' }] })
    const board = async () => {
      await table.post.settled()
      await table.post.app.sweep()
      await table.post.settled()
      await table.write('board')
      return table.answer()
    }
    for (let asked = await board(); !asked.includes('take a main action'); asked = await board())
      await table.write(/\n {4}(\S.*)/.exec(asked)?.[1] ?? 'board')
    await table.write('scan; earth\nstop\n')
    expect(table.answer()).toContain('Done: scan')
    expect(table.answer()).toContain('Done: earth')
  })
})

describe('F38: a seat that was given to somebody else', () => {
  test('takes no mail of its last holder', async () => {
    const table = await toys()
    const shown = await table.revision()
    await client(table.post, table.host).post(table.at('/seats/0/replace'), { kind: 'human' })
    const [before, count] = [await table.revision(), table.post.sent.length]
    expect(await table.write('motto Light', { revision: shown })).toBe('ignored')
    expect([await table.revision(), table.post.sent.length]).toEqual([before, count])
  })
})

describe('what cannot be done now is to be sent again', () => {
  test('when the store is away, and when the answer does not get away', async () => {
    const table = await toys()
    const mail = { id: 'later@example.net', revision: await table.revision() }
    const { store } = table.post.app.ports
    const { load } = store
    store.load = async () => {
      throw new StoreUnavailable('away')
    }
    await expect(table.write('motto Light', mail)).rejects.toBeInstanceOf(StoreUnavailable)
    store.load = load
    table.post.outcome.now = { ok: false, error: 'busy' }
    await expect(table.write('motto Light', mail)).rejects.toBeInstanceOf(StoreUnavailable)
    table.post.outcome.now = { ok: true }
    expect(await table.write('motto Light', mail)).toBe('answered')
    expect(await kindsOf(table)).toEqual(['inscribed'])
  })

  test('without mail nothing is taken', async () => {
    const post = createPost({ settings: { mail: undefined as never } })
    expect(post.app.takesMail('play@example.org')).toBe(false)
  })
})
