import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shapes } from '../../src/app/index.ts'
import { openPost } from '../mail/table.ts'

const page = readFileSync('docs/mail.md', 'utf8')
const block = (language: string) =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(page)![1]!

test('the request on the page makes the match, and its mail reads as on the page', async () => {
  const post = openPost()
  const made = await post.make({ ...JSON.parse(block('json')), seed: '5f'.repeat(32) })
  expect(made.status, made.text).toBe(201)
  expect(made.body.seats[1]).toEqual({ seat: 1 })
  expect(made.body.match.seats[1].join).toBe('mail')
  const [invitation] = await post.fresh()
  for (const word of ['join', 'decline', 'stop']) expect(invitation!.text).toContain(word)
  await post.form(post.pageOf(invitation!), { act: 'join' })
  await post.service.settled()
  const [mail] = await post.fresh()
  expect(mail!.text).toContain(block('text'))
  expect(mail!.text).toContain('Less mail, or none')
})

test('every state of an invitation is explained', () => {
  const states = z.toJSONSchema(shapes.invitationOut).properties!.state as { enum: string[] }
  for (const state of states.enum) expect(page).toMatch(new RegExp(`^ *\\| \`${state}\` +\\|`, 'm'))
})
