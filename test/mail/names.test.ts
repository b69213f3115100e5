import { describe, expect, test } from 'vitest'
import { callNames, nameSeats } from '../../src/app/mail/name-seats.ts'
import { client } from '../support/service.ts'
import { SEED } from '../support/world.ts'
import { mailTable } from './answer-table.ts'
import { openPost, seatedByMail } from './table.ts'

describe('a seat is called', () => {
  test.each<[string, (string | null)[], (string | null)[]]>([
    ['by its name', ['Ada', 'Ben  B.', null], ['Ada', 'Ben B.', null]],
    ['by no name that two have', ['Ada', ' ada', 'Ben'], [null, null, 'Ben']],
    ['by no name that looks like another’s', ['Ada', 'A\u200Bda', 'Ａda'], [null, null, null]],
    ['by no name that is a seat', ['Seat 1', 'the real seat #0', 'Seatbelt 5'], [null, null, 'Seatbelt 5']],
  ])('%s', (_, names, called) => {
    expect(callNames(names)).toEqual(called)
  })

  test.each([
    ['Seat 1 chooses a word.', 'Ben chooses a word.'],
    ['A bot plays for seat 0 until it is back.', 'A bot plays for $& until it is back.'],
    ['Seat 1 plays e5 on position 3 of seat 0’s word.', 'Ben plays e5 on position 3 of $&’s word.'],
    ['Seat 2 passes.', 'Seat 2 passes.'],
    ['seats 0 and 1 agree; 3 seats are left.', 'seats 0 and 1 agree; 3 seats are left.'],
    ['Seat 1 writes “Seat 0 cheats” and "seat 0".', 'Ben writes “Seat 0 cheats” and "seat 0".'],
    ['Seat 0, 1 has said a word', 'Seat 0, 1 has said a word'],
    ['Seat 1 is taken.', 'Ben takes seat 1.'],
    ['Seat 2 is taken.', 'Seat 2 is taken.'],
    ['Seat 1 goes to another player.', 'Seat 1 goes to another player.'],
  ])('in %j', (line, named) => {
    expect(nameSeats(line, ['$&', 'Ben', null])).toBe(named)
  })
})

/** Ada or Cy writes the motto: two in three tables are so. */
async function tableWhereBenWaits(post: ReturnType<typeof openPost>) {
  for (;;) {
    const table = await seatedByMail(post)
    const [writer] = (await table.ada.get(table.at)).body.pending as number[]
    if (writer !== 1) return { ...table, writer, player: writer === 0 ? table.ada : table.cy }
    await post.fresh()
  }
}

describe('names stand', () => {
  test('in the mail of a turn, and not for what a former holder has done', async () => {
    const post = openPost()
    const { at, writer, player, host } = await tableWhereBenWaits(post)
    expect((await post.fresh())[0]!.text).toContain('- Ben takes seat 1.')
    await player.post(`${at}/commands`, { type: 'inscribe', text: 'Light' })
    await host.post(`${at}/seats/${writer}/replace`, { kind: 'human', name: 'Dora' })
    const [mail] = await post.fresh()
    expect(mail!.text).toContain(`- Seat ${writer} `)
    expect(mail!.text).toContain(`- Seat ${writer} goes to another player.`)
    expect(mail!.text).not.toMatch(/^- (Ada|Cy|Dora) /m)
  })

  test('in what the board shows', async () => {
    const table = await mailTable({
      game: 'bletchley',
      seats: [{ name: 'Ada' }, { name: 'Ben' }],
      options: { startingSeat: 1, dictionary: 'honour' },
    })
    await table.seat(1).post(table.at('/commands'), { type: 'chooseWord', word: 'lantern' })
    await table.write('word beacon\nboard')
    expect(table.answer()).toContain('Bletchley: turn of Ben')
  })

  test('in answers and in what is told of lately, and in no line of the API', async () => {
    const table = await mailTable({ game: 'toy', seed: SEED, seats: [{ name: 'Ada' }, { name: 'Ben' }] })
    await table.write('motto Light')
    await table.seat(1).post(table.at('/commands'), { type: 'propose', what: 'pause' })
    await table.write('board')
    expect(table.answer()).toContain('\nBen proposes to pause the match. Do you agree?')
    await table.write('board\nrefuse')
    expect(table.answer()).toContain('- Ben proposes to pause the match.')
    expect(table.answer()).toContain('Done: refuse\n- Ada refuses.')
    const { text } = await client(table.post, table.watch).get(table.at('/events?lines=en'))
    expect(text).toContain('Seat 1 proposes')
    expect(text).not.toMatch(/Ada|Ben/)
  })
})
