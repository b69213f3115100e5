import { describe, expect, test } from 'vitest'
import { hashToken, makeToken } from '../../src/app/index.ts'
import { type AnyGame, isRejection } from '../../src/core/index.ts'
import { games } from '../../src/games/index.ts'
import { client, createTestClock } from '../support/service.ts'
import { openPost } from './table.ts'

/** Tables at which the seat by mail has something to do soon, with a fixed seed. */
const TABLES: Readonly<Record<string, { options?: object; bots: number }>> = {
  bletchley: { bots: 2 },
  'message-from-the-stars': { bots: 1 },
  'message-in-a-bottle': { options: { tempo: 'sealed', sealedBy: 'length' }, bots: 1 },
  signal: { bots: 1 },
  seti: { bots: 1 },
}

/** The first mail that asks a seat something, and the match that it is of. */
async function firstQuestion(id: string) {
  const { options = {}, bots } = TABLES[id]!
  const post = openPost({ clock: createTestClock() })
  const made = await post.make({
    game: id,
    options,
    seats: [{ name: 'Ben', mail: 'ben@example.org' }, ...Array(bots).fill({ kind: 'bot' })],
    seed: '5f'.repeat(32),
  })
  expect(made.status, made.text).toBe(201)
  const [invitation] = await post.fresh()
  await post.form(post.pageOf(invitation!), { act: 'join' })
  await post.service.settled()
  const [mail] = await post.fresh()
  return { post, mail: mail!, id: made.body.match.id as string }
}

const answersIn = (text: string): string[] => [...text.matchAll(/^ {4}(.+)$/gm)].map(([, answer]) => answer!)

/** What differs from run to run. */
const masked = (text: string): string => text.replace(/https:\S+/g, 'https://…')

test('each game has a table here', () => {
  expect(Object.keys(TABLES).sort()).toEqual(Object.keys(games).sort())
})

describe.each(Object.entries<AnyGame>(games))('a mail of %s', (id, game) => {
  test('says what is asked, in notation that can be copied, and reads as it did', async () => {
    const { post, mail, id: match } = await firstQuestion(id)
    expect(mail.text).toContain(`${game.meta.name}: it is your turn.`)
    const answers = answersIn(mail.text)
    expect(answers.length).toBeGreaterThan(0)
    const view = await viewOf(post, match)
    for (const answer of answers)
      expect(isRejection(game.notation.parse(answer, view as never, 0)), answer).toBe(false)
    await expect(masked(mail.text)).toMatchFileSnapshot(`golden/${id}.txt`)
  })
})

/** The seat's view, by a token of the test's own. */
async function viewOf({ service }: Awaited<ReturnType<typeof firstQuestion>>['post'], match: string) {
  const token = makeToken('seat', service.app.ports.random)
  await service.store.rotate(match, [], [{ hash: hashToken(token), kind: 'seat', seat: 0, generation: 0 }])
  return (await client(service, token).get(`/v1/matches/${match}/view`)).body.view
}
