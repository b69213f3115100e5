import { describe, expect, test } from 'vitest'
import { createTestService } from '../support/service.ts'
import { waitUntil } from '../support/trouble.ts'
import { expectOk, offered, seatToys, toTurn } from '../transports/support/table.ts'
import { follow, until } from './support.ts'

async function opened() {
  const service = createTestService()
  const table = await seatToys(service)
  const seat = await toTurn(table)
  const mine = await follow(service, { id: table.id, token: table.seats[seat]! })
  const other = await follow(service, { id: table.id, token: table.seats[1 - seat]! })
  await until(mine, ({ connection }) => connection === 'open')
  await until(other, ({ connection }) => connection === 'open')
  return { service, table, seat, mine, other }
}

describe('at the table', () => {
  test('what is said is heard while the stream is open, and said once under a key', async () => {
    const { mine, other, seat, table } = await opened()
    const heard: string[] = []
    const stop = other.hear(({ text, seat, to }) => heard.push(`${seat} to ${to}: ${text}`))
    const said = await mine.say('all', 'Hello.', { key: 'one' })
    expect(said).toMatchObject({ accepted: true, key: 'one', message: { seat, to: 'all', text: 'Hello.' } })
    expect(await mine.say('all', 'Hello.', { key: 'one' })).toEqual(said)
    expect(await mine.say('team', 'x')).toMatchObject({ accepted: false, problem: { code: 'invalid-body' } })
    await waitUntil(async () => heard.length > 0)
    expect(heard).toEqual([`${seat} to all: Hello.`])
    stop()
    await mine.say((1 - seat) as number, 'And you?')
    const { data } = await other.client.GET('/v1/matches/{id}/messages', {
      params: { path: { id: table.id } },
    })
    expect(data!.messages.map(({ text }) => text)).toEqual(['Hello.', 'And you?'])
    expect(heard).toHaveLength(1)
    for (const match of [mine, other]) match.close()
  })

  test('what is agreed on is folded here as well: a pause, and going back behind a draw', async () => {
    const { mine, other, seat, table } = await opened()
    const before = mine.state
    await expectOk(table.seat(seat).post(table.at('/commands'), await offered(table, seat, 'place')))
    await expectOk(table.say(seat, 'roll'))
    await mine.submit({ type: 'propose', what: 'undo', to: before.revision } as never)
    const asked = await until(other, ({ proposal }) => proposal !== null)
    expect(asked).toMatchObject({ proposal: { seat, what: 'undo', waitsFor: [1 - seat] } })
    expect(asked.prompts.map(({ kind }) => kind)).toContain('proposal')
    await other.submit({ type: 'agree' })
    const back = await until(
      mine,
      ({ proposal, revision }) => proposal === null && revision > before.revision + 2,
    )
    expect(back.view).toEqual(before.view)
    expect([mine.state.source, other.state.source]).toEqual(['folded', 'folded'])
    await mine.submit({ type: 'propose', what: 'pause' } as never)
    await until(other, ({ proposal }) => proposal !== null)
    await other.submit({ type: 'agree' })
    const paused = await until(mine, ({ pause }) => pause !== null)
    expect(paused).toMatchObject({ pending: [], prompts: [], undo: [] })
    expect(paused.always).toContainEqual({ type: 'propose', what: 'resume' })
    const head = (await table.nobody.get(table.at())).body
    expect(paused).toMatchObject({ proposal: head.proposal, pause: head.pause, deadlines: head.deadlines })
    for (const match of [mine, other]) match.close()
  })
})
