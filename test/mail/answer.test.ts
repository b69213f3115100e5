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
    expect(await table.write('Hello!\n\nJoin.\n', { id: 'x@example.net', revision: 0 })).toBe('quiet')
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
      expect(await table.write(word)).toBe('quiet')
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

  test('with a full stop at its end too, which stays where it may be meant', async () => {
    const table = await toys()
    await table.write('motto Light!\nbid 300.')
    expect(await kindsOf(table)).toEqual(['inscribed', 'sealed'])
    expect(table.answer()).toContain('Light!')
    await table.seat(1).post(table.at('/commands'), { type: 'commit', number: 100 })
    await table.write('Roll.')
    expect(table.answer()).not.toContain('no line began with a word')
  })

  test('up to the first line that is refused, whose reason is told', async () => {
    const table = await toys()
    await table.write('motto Light\nbid 99999999\nresign\n')
    expect(await kindsOf(table)).toEqual(['inscribed'])
    expect(table.answer()).toContain('Not done: bid 99999999')
    expect(table.answer()).toContain('Not looked at, since it stood below that:\n    > resign')
  })

  test('up to the first part of a line that is refused, whose others are quoted back as well', async () => {
    const table = await toys()
    await table.write('motto Light; bid 99999999; motto Dark\nboard\n')
    expect(await kindsOf(table)).toEqual(['inscribed'])
    expect(table.answer()).toContain(
      'Not looked at, since it stood below that:\n    > motto Dark\n    > board',
    )
  })

  test('and that there was nothing but what is quoted', async () => {
    const table = await toys()
    await table.write('> note Light\n')
    expect(table.answer()).toContain('Nothing was done: nothing stood in it but what was quoted')
    expect(table.answer()).not.toContain('You wrote')
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

  test.each([
    ['resign please', 'resign'],
    ['Resign now?', 'resign'],
    ['board please', 'board'],
    ['help me', 'help'],
    ['undo; resign', 'undo'],
    ['agree please', 'agree'],
    ['agree; roll', 'agree'],
    ['motto Light; resign', 'resign'],
    ['motto Light; chat Hello', 'chat'],
    ['motto Light; agree', 'agree'],
  ])(
    'a word that has to stand alone does nothing where it does not, and that is said: %s',
    async (line, word) => {
      const table = await toys()
      const before = await table.revision()
      await table.write(`${line}\nmotto Light`)
      expect(table.answer()).toContain(`Not done: ${line}\n- "${word}" has to stand alone in its line.\n`)
      expect(await table.revision()).toBe(before)
    },
  )

  test.each(['Resign.', 'resign;', '*resign*'])('resign stands alone: %s', async (line) => {
    const table = await toys()
    await table.write(line)
    expect(await kindsOf(table)).toContain('seatResigned')
  })

  test('stop is no word of a match: what ends the mail is told', async () => {
    const table = await toys()
    await table.write('Stop!')
    expect(table.answer()).toContain(
      'Not done: Stop!\n- Nothing asks for that now; "unsubscribe" is what ends the mail.',
    )
    await table.write('Stop worrying\nmotto Light')
    expect(table.answer()).toContain('Done: motto Light')
  })

  test('of several parts the first that is no move at all is named', async () => {
    const table = await toys()
    await table.write('motto Light; make tea; bid 3')
    expect(await kindsOf(table)).toEqual(['inscribed'])
    expect(table.answer()).toContain(
      'Not done: make tea\n- No move of Lanterns begins like that, and nothing asks for it now.',
    )
  })

  test.each([
    ['note', `note ${'x'.repeat(10_001)}`, 'A note holds 10000 characters, and yours has no room for that.'],
    ['undo', 'undo', 'Nothing has been played yet.'],
    ['propose', 'propose', 'Write "propose" with pause, resume, undo, or vacation 7 (days, 30 at most).'],
    ['propose nonsense', 'propose nonsense', 'Write "propose" with pause'],
    ['propose vacation 99', 'propose vacation 99', 'Write "propose" with pause'],
    ['agree', 'Agree.', 'Nothing has been proposed.'],
  ])('what cannot be done is refused in one sentence: %s', async (_, line, sentence) => {
    const table = await toys()
    const before = await table.revision()
    await table.write(line)
    const [, refused = ''] = /^Not done: .{1,200}\n((?:- .*\n)+)/m.exec(table.answer()) ?? []
    expect(refused.split('\n')).toHaveLength(2)
    expect(refused).toContain(`- ${sentence}`)
    expect(await table.revision()).toBe(before)
  })

  test('a seat that has resigned is told so, once', async () => {
    const table = await toys({ seats: [{}, {}, {}] })
    await table.write('resign')
    await table.write('resign')
    expect(table.answer()).toContain('Not done: resign\n- This seat has resigned for good.\n\n')
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

  test('the board does not show what was taken back', async () => {
    const table = await toys()
    await table.write('motto Light\nundo\nboard')
    const last = /What happened last\n((?:- .*\n)+)/.exec(table.answer())![1]
    expect(last).toContain('The match starts')
    expect(last).not.toMatch(/Light|takes? .*back/)
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
    expect(waiting.answer()).toContain('Not done: motto Light\n\nThe match begins when every seat is taken.')
    await waiting.write('resign')
    expect(waiting.answer()).toContain('Not done: resign\n\nThe match begins when every seat is taken.')
    const over = await toys()
    await client(over.post, over.host).post(over.at('/abandon'))
    await over.write('motto Light')
    expect(over.answer()).toContain('Not done: motto Light\n\nThe match is over.')
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
    expect(table.answer()).toContain(
      'Not done: undo\n- Somebody else has acted since the mail that you answered; "propose undo" asks the others.\n',
    )
  })

  test('of what another move came after is for the others to allow', async () => {
    const table = await toys()
    await table.write('motto Light')
    await table.seat(1).post(table.at('/commands'), { type: 'commit', number: 2 })
    await table.write('undo')
    expect(table.answer()).toContain('You cannot take that back by yourself; "propose undo" asks the others.')
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

  test('the same Message-ID twice is one effect and one answer', async () => {
    const table = await toys()
    const mail = { id: 'twice@example.net', revision: await table.revision() }
    const text = 'motto Light; bid 300\nroll'
    expect(await table.write(text, mail)).toBe('answered')
    const [count, kinds] = [table.post.sent.length, await kindsOf(table)]
    expect(await table.write(text, mail)).toBe('quiet')
    expect(await kindsOf(table)).toEqual(kinds)
    expect(table.post.sent).toHaveLength(count)
  })

  const REFUSED = ['motto Light', 'propose pause', 'resign']
  test.each(REFUSED)('what was refused the first time is not done when it comes again: %s', async (text) => {
    const table = await mailTable({ game: 'toy', seats: [{}, { join: 'open' }] })
    const mail = { id: 'refused@example.net', revision: await table.revision() }
    await table.write(text, mail)
    expect(table.answer()).toContain(`Not done: ${text}`)
    const claimed = await client(table.post).post(table.at('/seats/1/claim'), { name: 'Ben' })
    expect(claimed.status).toBe(200)
    const before = await table.revision()
    expect(await table.write(text, mail)).toBe('quiet')
    expect(await table.revision()).toBe(before)
    expect(await table.write(text, { id: 'other@example.net' })).toBe('answered')
    expect(table.answer()).toContain(`Done: ${text}`)
  })

  test('an answer that is out is not sent again where nobody could write that down', async () => {
    const table = await toys()
    const mail = { id: 'marked@example.net', revision: await table.revision() }
    table.post.app.ports.store.mail!.setAnswered = async () => {
      throw new StoreUnavailable('away')
    }
    expect(await table.write('motto Light', mail)).toBe('answered')
    expect(await table.write('motto Light', mail)).toBe('answered')
    const [one, other] = table.post.sent.slice(-2)
    expect(other!.messageId).toBe(one!.messageId)
    expect(other!.text).toBe(one!.text)
    expect(await kindsOf(table)).toEqual(['inscribed'])
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
    await table.write('scan; make tea; data')
    expect(table.answer()).toContain('Done: scan')
    expect(table.answer()).toContain('Not done: make tea\n- No move of SETI begins like that')
    // What is a word, and answers nothing, is for the rules to refuse.
    await table.write('earth; end; data\nstop')
    expect(table.answer()).toContain('Done: earth')
    expect(table.answer()).toContain('Not done: end')
    expect(table.answer()).not.toContain('No move of SETI')
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
