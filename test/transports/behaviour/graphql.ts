import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../src/core/index.ts'
import { inputOf } from '../../../src/transports/graphql/commands.ts'
import { client, type TestService } from '../../support/service.ts'
import { SEED } from '../../support/world.ts'
import { graphql, MUTATIONS, PROBLEM, READS, statusOf } from '../support/graphql.ts'
import type { MakeStage } from '../support/stage.ts'
import { bodyOf, expectOk, seatToys, type Table, toTurn } from '../support/table.ts'

const SUBMIT = `
  mutation ($id: ID!, $command: CommandInput!, $key: String, $expected: Int, $prompt: ID, $dryRun: Boolean) {
    submitCommand(matchId: $id, command: $command, idempotencyKey: $key, expectedRevision: $expected, prompt: $prompt, dryRun: $dryRun) {
      __typename
      ... on Submitted {
        revision at replayed
        entry { revision at seat rules events { type data secret line } }
        now { revision pending prompts { id kind commands inputs notation } }
        match { revision status }
      }
      ... on Legal { legal }
      ${PROBLEM()}
    }
  }`

/** Sends what the toy's notation says, or any value of `CommandInput`. */
const submit = (
  service: Pick<TestService, 'fetch'>,
  token: string | undefined,
  id: string,
  command: string | object,
  more: Record<string, unknown> = {},
) =>
  graphql(service, token, SUBMIT, {
    id,
    command: typeof command === 'string' ? inputOf('toy', bodyOf(command) as Command) : command,
    ...more,
  })

export function graphqlToo(make: MakeStage): void {
  describe('over GraphQL', () => {
    const open = async (body = {}) => seatToys((await make()).open(), body)
    const say = (table: Table, seat: number, command: string | object, more = {}) =>
      submit(table, table.seats[seat], table.id, command, more)
    const matchOf = async (table: Table, token: string | undefined, selection: string) =>
      (await graphql(table, token, `query ($id: ID!) { match(id: $id) { ${selection} } }`, { id: table.id }))
        .body.data.match

    test('games are the same as over REST, with their schemas', async () => {
      const table = await open()
      const { body } = await graphql(
        table,
        undefined,
        '{ games { id name summary seats { min max } roles modes rulesVersion stage notation rejections { code kind title } } game(id: "toy") { name command: schema(kind: command) view: schema(kind: view) } none: game(id: "none") { id } }',
      )
      const { games } = (await table.nobody.get('/v1/games')).body
      expect(body.data.games.map((g: { id: string }) => g.id)).toEqual(games.map((g: { id: string }) => g.id))
      const one = (await table.nobody.get('/v1/games/toy')).body
      expect(body.data.games.at(-1)).toEqual({ roles: null, ...one })
      expect(body.data.game.command).toEqual((await table.nobody.get('/v1/games/toy/schemas/command')).body)
      expect(body.data.game.view).toEqual((await table.nobody.get('/v1/games/toy/schemas/view')).body)
      expect(body.data.none).toBeNull()
      expect(body.errors).toMatchObject([{ path: ['none'], extensions: { code: 'not-found', status: 404 } }])
    })

    test('a match is what REST says of it, for every viewer', async () => {
      const table = await open()
      await toTurn(table)
      await expectOk(table.seat(0).put(table.at('/notes/marks'), { scope: 'seat', body: 'k3?' }))
      for (const token of [undefined, table.watch, ...table.seats]) {
        const mine = client(table, token)
        const ask = async (read: string) =>
          (await graphql(table, token, READS[read]!, { id: table.id })).body.data.match
        const head = (await mine.get(table.at())).body
        const { game, ...shown } = await ask('head')
        expect(game.id).toBe(head.game)
        expect(withoutNulls({ ...shown, game: game.id, now: 0 })).toEqual(withoutNulls({ ...head, now: 0 }))
        const view = (await mine.get(table.at('/view'))).body
        expect((await ask('view')).view).toEqual({ ...view, viewer: String(view.viewer) })
        const { entries } = (await mine.get(table.at('/events?lines=en'))).body
        const connection = (await ask('entries')).entries
        expect(withoutNulls(connection.edges.map((e: { node: object }) => e.node))).toEqual(
          withoutNulls(entries),
        )
        expect((await ask('picture')).picture).toBe((await mine.get(table.at('/picture.svg'))).text)
        const prompts = await ask('prompts')
        const asked = await mine.get(table.at('/prompts'))
        if (asked.status !== 200) expect(prompts.prompts).toBeNull()
        else {
          const plain = prompts.prompts.prompts.map(({ inputs: _, ...prompt }: { inputs: unknown }) => prompt)
          expect(withoutNulls({ ...prompts.prompts, now: 0, prompts: plain })).toEqual(
            withoutNulls({ ...asked.body, now: 0 }),
          )
        }
      }
      expect(
        (await matchOf(table, table.seats[0], 'note(name: "marks") { scope body version }')).note,
      ).toEqual({
        scope: 'seat',
        body: 'k3?',
        version: 1,
      })
      expect((await matchOf(table, table.seats[1], 'note(name: "marks") { body }')).note).toBeNull()
    })

    test('entries are read page by page, and views and pictures as they were', async () => {
      const table = await open()
      await toTurn(table)
      const revision = await table.revision()
      const page =
        'entries(after: $after, first: 2) { edges { cursor node { revision } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }'
      const seen: number[] = []
      for (let after: string | null = null, more = true; more; ) {
        const answer = await graphql(
          table,
          undefined,
          `query ($id: ID!, $after: ID) { match(id: $id) { ${page} } }`,
          {
            id: table.id,
            after,
          },
        )
        const { edges, pageInfo } = answer.body.data.match.entries
        expect(pageInfo.hasPreviousPage).toBe(after !== null)
        expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges.at(0).cursor, edges.at(-1).cursor])
        seen.push(...edges.map((e: { node: { revision: number } }) => e.node.revision))
        after = pageInfo.endCursor
        more = pageInfo.hasNextPage
      }
      expect(seen).toEqual(Array.from({ length: revision }, (_, i) => i + 1))
      const old = (await table.seat(0).get(table.at('/view?at=2'))).body
      expect((await matchOf(table, table.seats[0], 'view(at: 2) { revision view }')).view).toEqual({
        revision: 2,
        view: old.view,
      })
      for (const wrong of [
        'view(at: -1) { revision }',
        'view(at: 99) { revision }',
        'entries(first: 501) { edges { cursor } }',
        'entries(first: 0) { edges { cursor } }',
        'entries(after: "x") { edges { cursor } }',
      ]) {
        const { body } = await graphql(
          table,
          undefined,
          `query ($id: ID!) { match(id: $id) { id ${wrong} } }`,
          { id: table.id },
        )
        expect(body.data.match.id, wrong).toBe(table.id)
        expect(body.errors[0].extensions.code, wrong).toMatch(/^(bad-parameter|revision-ahead)$/)
      }
      const { body } = await graphql(table, undefined, '{ matches(first: 10000) { edges { cursor } } }')
      expect(body.errors[0].extensions.code).toBe('bad-parameter')
    })

    test('every command that is offered is accepted as it is offered', async () => {
      const table = await open()
      await toTurn(table)
      let sent = 0
      for (let turn = 0; turn < 12; turn++) {
        const [seat] = (await matchOf(table, undefined, 'pending')).pending
        if (seat === undefined) break
        const { prompts } = await matchOf(
          table,
          table.seats[seat],
          'prompts { prompts { id inputs commands } }',
        )
        const [prompt] = prompts.prompts
        expect(prompt.inputs).toEqual(prompt.commands.map((c: Command) => inputOf('toy', c)))
        const command =
          prompt.inputs.at(turn % Math.max(1, prompt.inputs.length)) ??
          inputOf('toy', bodyOf(`bid ${turn}`) as Command)
        for (const input of prompt.inputs) {
          const { body } = await say(table, seat, input, { dryRun: true })
          expect(body.data.submitCommand).toMatchObject({ __typename: 'Legal', legal: true })
        }
        const { body } = await say(table, seat, command, { prompt: prompt.id })
        expect(body.data.submitCommand.__typename, JSON.stringify(body)).toBe('Submitted')
        sent++
      }
      expect(sent).toBeGreaterThan(5)
    })

    test('a command is answered with its entry, what is asked now and the match after it', async () => {
      const table = await open()
      await say(table, 0, 'motto A')
      const { body } = await say(table, 0, 'bid 7')
      expect(body.data.submitCommand).toMatchObject({
        __typename: 'Submitted',
        revision: 3,
        replayed: false,
        entry: {
          revision: 3,
          seat: 0,
          events: [{ type: 'sealed', data: { seat: 0 }, secret: { number: 7 } }],
        },
        now: { revision: 3, pending: [1], prompts: [] },
        match: { revision: 3, status: 'active' },
      })
      expect(body.data.submitCommand.entry.events[0].line).toBeTruthy()
      const told = (await table.seat(0).get(table.at('/events?after=2&lines=en'))).body.entries[0]
      expect(body.data.submitCommand.entry).toEqual(told)
    })

    test('refusals have the codes of REST, in its order', async () => {
      const table = await open()
      const problem = async (seat: number, command: string | object, more = {}) =>
        (await say(table, seat, command, more)).body.data.submitCommand
      expect(await problem(1, 'motto A')).toMatchObject({
        __typename: 'Problem',
        code: 'keeper-only',
        status: 403,
      })
      await say(table, 0, 'motto A')
      expect(await problem(0, 'bid 7', { expected: 1 })).toMatchObject({
        code: 'stale-revision',
        status: 412,
        matchRevision: 2,
      })
      expect(await problem(0, 'bid 7', { prompt: 'motto.1' })).toMatchObject({
        code: 'prompt-gone',
        status: 409,
      })
      expect(await problem(0, { toy: { commit: { number: -1 } } })).toMatchObject({
        code: 'invalid-command',
        status: 422,
        errors: [{ path: '/number' }],
      })
      expect(await problem(0, { toy: { roll: false } })).toMatchObject({
        code: 'invalid-command',
        status: 422,
      })
      expect(await problem(0, { bletchley: { resign: true } })).toMatchObject({
        code: 'unknown-command',
        status: 422,
      })
      expect(await table.revision()).toBe(2)
      const wrong: object[] = [
        {},
        { toy: {} },
        { toy: { roll: true, endTurn: true } },
        { toy: { roll: true }, bletchley: { pass: true } },
        { toy: { commit: { number: 1, admin: true } } },
        { toy: { commit: { number: 1, seat: 1 } } },
        { toy: { undo: true } },
      ]
      for (const command of wrong) {
        const { status, body } = await say(table, 0, command)
        expect(status, JSON.stringify(command)).toBe(400)
        expect(body.data, JSON.stringify(command)).toBeUndefined()
      }
      expect(await table.revision()).toBe(2)
    })

    test('probe 12: one key is one command, on whichever channel it comes', async () => {
      const table = await open()
      const key = randomUUID()
      const first = (await say(table, 0, 'motto A', { key })).body.data.submitCommand
      const again = (await say(table, 0, 'motto A', { key })).body.data.submitCommand
      expect(first).toMatchObject({ __typename: 'Submitted', replayed: false })
      expect(again).toEqual({ ...first, replayed: true })
      const rest = await table.say(0, 'motto A', { 'Idempotency-Key': key })
      expect([rest.status, rest.body.revision, rest.headers.get('Idempotency-Replayed')]).toEqual([
        200,
        2,
        'true',
      ])
      const other = (await say(table, 0, 'motto B', { key })).body.data.submitCommand
      expect(other).toMatchObject({ code: 'idempotency-key-reused', status: 422 })
      const unreadable = (await say(table, 0, 'bid 1', { key: 'with a space' })).body.data.submitCommand
      expect(unreadable).toMatchObject({ code: 'bad-parameter', status: 400 })
      expect(await table.revision()).toBe(2)
    })

    test('undo takes back, as far as it is offered', async () => {
      const table = await open()
      const undo = (more: object) =>
        graphql(
          table,
          table.seats[0],
          `mutation ($id: ID!, $to: Int) { undo(matchId: $id, to: $to) { __typename ... on Submitted { revision entry { events { type } } now { prompts { id inputs } } } ${PROBLEM()} } }`,
          { id: table.id, ...more },
        )
      await say(table, 0, 'motto A')
      const { prompts } = await matchOf(table, table.seats[0], 'prompts { undo }')
      expect(prompts.undo).toEqual([1])
      expect((await undo({ to: 0 })).body.data.undo).toMatchObject({
        code: 'invalid-body',
        errors: [{ path: '/to' }],
      })
      const { body } = await undo({})
      expect(body.data.undo).toMatchObject({ revision: 3, entry: { events: [{ type: 'rewound' }] } })
      expect(body.data.undo.now.prompts[0].inputs).toEqual([])
    })

    test('a match from its making to its end, with every mutation', async () => {
      const service = (await make()).open()
      const key = randomUUID()
      const create = `mutation ($input: CreateMatchInput!, $key: String) {
        createMatch(input: $input, idempotencyKey: $key) {
          __typename
          ... on CreatedMatch { match { id status visibility seats { name kind join taken } } hostToken watchToken seats { seat token invite } replayed }
          ${PROBLEM()}
        }
      }`
      const input = {
        game: 'toy',
        seats: [{ name: 'Ada', kind: null }, { join: 'open' }, { join: 'invite' }],
        visibility: 'private',
        options: { rounds: 3 },
        clock: null,
        seed: SEED,
      }
      const make_ = async (over: object, more: object = {}) =>
        (await graphql(service, undefined, create, { input: { ...input, ...over }, key, ...more })).body.data
          .createMatch
      const made = await make_({})
      expect(made).toMatchObject({
        __typename: 'CreatedMatch',
        replayed: false,
        match: {
          status: 'waiting',
          visibility: 'private',
          seats: [{ name: 'Ada', kind: 'human' }, { join: 'open' }, {}],
        },
        seats: [{ invite: null }, { token: null, invite: null }, { token: null }],
      })
      expect(await make_({})).toMatchObject({ replayed: true, match: { id: made.match.id } })
      expect(await make_({ options: { rounds: 4 } })).toMatchObject({ code: 'idempotency-key-reused' })
      expect(await make_({}, { key: 'weak' })).toMatchObject({ code: 'idempotency-key-weak', status: 400 })
      expect(await make_({ options: { rounds: 'x' } }, { key: null })).toMatchObject({
        code: 'invalid-options',
        errors: [{ path: '/options/rounds' }],
      })
      expect(await make_({ game: 'none' }, { key: null })).toMatchObject({
        code: 'unknown-game',
        status: 422,
      })
      expect(await make_({ seats: [] }, { key: null })).toMatchObject({
        code: 'invalid-body',
        errors: [{ path: '/seats' }],
      })

      const { id } = made.match
      const { seats, hostToken: host } = await make_({})
      const change = async (token: string | undefined, name: string, args: string, selection: string) =>
        (
          await graphql(
            service,
            token,
            `mutation ($id: ID!) { ${name}(matchId: $id ${args}) { __typename ${selection} ${PROBLEM()} } }`,
            { id },
          )
        ).body.data[name]
      const seat = '... on SeatToken { seat token replayed }'
      const invite = JSON.stringify(seats[2].invite)
      expect(await change(seats[2].invite, 'claimSeat', 'seat: 1, name: "Ben"', seat)).toMatchObject({
        code: 'not-allowed',
      })
      const claimed = await change(undefined, 'claimSeat', `seat: 2, name: "Cy", invite: ${invite}`, seat)
      expect(claimed).toMatchObject({ __typename: 'SeatToken', seat: 2, replayed: false })
      expect(await change(undefined, 'claimSeat', `seat: 2, invite: ${invite}`, seat)).toMatchObject({
        status: 409,
      })
      const bot = await change(host, 'replaceSeat', 'seat: 1, kind: bot', seat)
      expect(bot).toMatchObject({ seat: 1, token: null })
      const told = await graphql(service, claimed.token, READS.head!, { id })
      expect(told.body.data.match).toMatchObject({
        status: 'active',
        seats: [{ name: 'Ada' }, { kind: 'bot' }, { name: 'Cy' }],
      })

      const watch = await change(host, 'rotateWatchToken', '', '... on WatchToken { watchToken }')
      const seen = async (token: string) => statusOf(await graphql(service, token, READS.view!, { id }))
      expect([await seen(watch.watchToken), await seen(made.watchToken)]).toEqual([200, 401])
      const note = '... on Note { scope body version }'
      expect(
        await change(
          claimed.token,
          'putNote',
          'name: "marks", scope: seat, body: "a", expectedVersion: 0',
          note,
        ),
      ).toMatchObject({ body: 'a', version: 1 })
      expect(
        await change(
          claimed.token,
          'putNote',
          'name: "marks", scope: seat, body: "b", expectedVersion: 0',
          note,
        ),
      ).toMatchObject({ code: 'stale-note', status: 412 })
      expect(await change(host, 'deleteMatch', '', '... on DeletedMatch { id }')).toMatchObject({
        code: 'match-running',
        status: 409,
      })
      const record = async () => (await graphql(service, host, READS.record!, { id })).body
      expect((await record()).errors[0].extensions).toMatchObject({ code: 'match-not-over', status: 409 })
      const ended = await change(
        host,
        'abandonMatch',
        '',
        '... on AbandonedMatch { match { status outcome { result } } replayed }',
      )
      expect(ended).toMatchObject({
        replayed: false,
        match: { status: 'abandoned', outcome: { result: 'abandoned' } },
      })
      const rest = await client(service, host).get(`/v1/matches/${id}/record`)
      expect((await record()).data.match.record).toBe(rest.text)
      expect(await change(host, 'deleteMatch', '', '... on DeletedMatch { id }')).toMatchObject({ id })
      expect(await seen(host)).toBe(404)
    })

    test('matches are listed page by page, newest first', async () => {
      const stage = await make()
      const service = stage.open()
      const ids: string[] = []
      for (let i = 0; i < 3; i++) {
        ids.unshift((await seatToys(service, { visibility: 'public' })).id)
        await stage.later()
      }
      const list = async (after: string | null) =>
        (
          await graphql(
            service,
            undefined,
            'query ($after: ID) { matches(game: "toy", status: active, first: 2, after: $after) { edges { cursor node { id game { name } seats { seat name } } } pageInfo { hasNextPage endCursor } } }',
            { after },
          )
        ).body.data.matches
      const first = await list(null)
      expect(first.edges.map((e: { node: { id: string } }) => e.node.id)).toEqual(ids.slice(0, 2))
      const second = await list(first.pageInfo.endCursor)
      expect(second.edges[0].node).toMatchObject({ id: ids[2], game: { name: 'Lanterns' } })
      const mine = await graphql(service, undefined, '{ matches(mine: true) { edges { cursor } } }')
      expect(mine.body.errors[0].extensions).toMatchObject({ code: 'token-missing', status: 401 })
    })

    test('probe 29: what is too much is refused before anything is asked', async () => {
      const table = await open()
      const many = (n: number, of: (i: number) => string) =>
        Array.from({ length: n }, (_, i) => of(i)).join(' ')
      const match = `match(id: "${table.id}")`
      const nested = (n: number) => `{ ${match} ${'{ game '.repeat(n)}{ id }${' }'.repeat(n)} }`
      const wrong: Record<string, unknown> = {
        'fifty levels': nested(50),
        'a thousand aliases': `{ ${many(1000, (i) => `a${i}: games { id }`)} }`,
        'forty aliases': `{ ${many(40, (i) => `a${i}: games { id }`)} }`,
        'twenty thousand fields': `{ games { ${many(20_000, () => 'id')} } }`,
        'a thousand directives': `{ games { id ${many(1000, () => '@skip(if: false)')} } }`,
        'forty directives': `{ games { id ${many(40, () => '@skip(if: false)')} } }`,
        'fragments in a circle': `{ ${match} { ...A } } fragment A on Match { ...B } fragment B on Match { ...A }`,
        'fragments that double': `{ ${match} { ...F0 } } ${many(12, (i) => `fragment F${i} on Match { ...F${i + 1} seats { seat } ...F${i + 1} }`)} fragment F12 on Match { view { view } }`,
        'five thousand lists in each other': `{ ${match} { aid(name: "a", query: ${'['.repeat(5000)}${']'.repeat(5000)}) { seat } } }`,
        'a hundred kilobytes': `{ games { id } } # ${'x'.repeat(100_000)}`,
        'many views': `{ ${many(21, (i) => `a${i}: ${match} { id }`)} }`,
        'deep introspection': `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } }`,
      }
      for (const [what, query] of Object.entries(wrong)) {
        const { status, body } = await client(table, table.seats[0]).post(
          '/graphql',
          { query },
          { Accept: 'application/graphql-response+json' },
        )
        expect([400, 413], what).toContain(status)
        expect(body.data, what).toBeUndefined()
      }
      const batch = await client(table).post('/graphql', [{ query: '{ games { id } }' }])
      expect([batch.status, batch.body.data]).toEqual([400, undefined])
      const deep = await client(table).post('/graphql', {
        query: '{ games { id } }',
        variables: JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`),
      })
      expect([deep.status, deep.body.errors[0].extensions.code]).toEqual([400, 'malformed-json'])
      expect(
        (await client(table).post('/graphql', { query: `{ ${many(20, (i) => `a${i}: ${match} { id }`)} }` }))
          .body.errors,
      ).toBeUndefined()
    })

    test('probe 30: only JSON and GET are taken, and nothing is changed by GET', async () => {
      const table = await open()
      const query = MUTATIONS.abandonMatch!.replace('$id: ID!', '')
        .replace('()', '')
        .replace('$id', JSON.stringify(table.id))
      const send = (init: RequestInit, path = '/graphql') =>
        table.fetch(path, { ...init, headers: { Authorization: `Bearer ${table.host}`, ...init.headers } })
      const form = new FormData()
      form.set('operations', JSON.stringify({ query }))
      for (const init of [
        { method: 'POST', body: new URLSearchParams({ query }) },
        { method: 'POST', body: form },
        { method: 'POST', body: query, headers: { 'Content-Type': 'text/plain' } },
        { method: 'POST', body: query, headers: { 'Content-Type': 'application/graphql' } },
      ])
        expect((await send(init)).status).toBe(415)
      const get = await send({}, `/graphql?${new URLSearchParams({ query })}`)
      expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST'])
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const answer = await send({ method })
        expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
      }
      expect(await table.revision()).toBe(1)
      const read = await table.fetch(`/graphql?${new URLSearchParams({ query: '{ games { id } }' })}`)
      expect([read.status, read.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*'])
      const preflight = await table.fetch('/graphql', { method: 'OPTIONS' })
      expect([preflight.status, preflight.headers.get('Access-Control-Allow-Methods')]).toEqual([
        204,
        'GET,HEAD,POST',
      ])
      const misspelt = await graphql(table, undefined, '{ match(id: "x") { commitmen } }')
      expect(misspelt.body.errors[0].message).toBe('Cannot query field "commitmen" on type "Match".')
      expect(
        (
          await send({
            method: 'POST',
            body: JSON.stringify({ query }),
            headers: { 'Content-Type': 'application/json' },
          })
        ).status,
      ).toBe(200)
      expect(await table.revision()).toBe(2)
    })

    test('a browser is shown no page unless the host wants it', async () => {
      const table = await open()
      const page = await table.fetch('/graphql', { headers: { Accept: 'text/html' } })
      expect(page.status).not.toBe(200)
      expect(await page.text()).not.toContain('<')
    })

    test('media types are agreed upon as GraphQL over HTTP has it', async () => {
      const table = await open()
      const ask = (query: string, accept: string) =>
        client(table).post('/graphql', { query }, { Accept: accept })
      const both = [
        ['application/graphql-response+json', 400],
        ['application/json', 200],
      ] as const
      for (const [type, status] of both) {
        const answer = await ask('{ nothing }', type)
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
          status,
          `${type}; charset=utf-8`,
        ])
      }
      const partial = await ask('{ games { id } match(id: "x") { id } }', 'application/graphql-response+json')
      expect(partial.status, 'probe 31').toBe(200)
      expect(partial.body.errors[0].extensions.code).toBe('not-found')
      const empty = await client(table).get('/graphql', { Accept: 'application/json' })
      expect([empty.status, empty.headers.get('Allow')], 'only a 405 says what is allowed').toEqual([
        200,
        null,
      ])
      const none = await ask('{ games { id } }', 'image/png')
      expect([none.status, none.body.code]).toEqual([406, 'not-acceptable'])
    })

    test('a subscription tells what was and what comes, and goes on where it was left', async () => {
      const table = await open()
      const query = new URLSearchParams({
        query: `subscription ($id: ID!, $after: Int) { matchAdvanced(id: $id, after: $after) { revision events { type secret } } }`,
        variables: JSON.stringify({ id: table.id, after: 0 }),
      })
      const listen = async (token: string | undefined, headers: Record<string, string> = {}) => {
        const gone = new AbortController()
        const answer = await table.fetch(`/graphql?${query}`, {
          headers: {
            Accept: 'text/event-stream',
            ...(token && { Authorization: `Bearer ${token}` }),
            ...headers,
          },
          signal: gone.signal,
        })
        const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
        let text = ''
        return {
          answer,
          async until(what: string) {
            while (!text.includes(what)) {
              const { value, done } = await reader!.read()
              if (done) break
              text += value
            }
            return text
          },
          async leave() {
            await reader!.cancel().catch(() => {})
            gone.abort()
          },
        }
      }
      const stream = await listen(table.seats[0])
      expect(stream.answer.headers.get('Content-Type')).toBe('text/event-stream')
      expect(await stream.until('id: 1\n')).toMatch(
        /^retry: \d+\n\nid: 1\nevent: next\ndata: \{"data":\{"matchAdvanced":\{"revision":1/,
      )
      await expectOk(table.say(0, 'motto A'))
      await expectOk(table.say(0, 'bid 7'))
      expect(await stream.until('id: 3\n')).toContain('"secret":{"number":7}')
      await stream.leave()
      const resumed = await listen(undefined, { 'Last-Event-ID': '2' })
      const told = await resumed.until('id: 3\n')
      expect(told).not.toContain('id: 2\n')
      expect(told).not.toContain('"number":7')
      await expectOk(table.hostClient.post(table.at('/abandon')))
      expect(await resumed.until('event: complete')).toMatch(/id: 4\n.*event: complete\ndata:\n\n$/s)
      const over = await listen(undefined, { 'Last-Event-ID': '4' })
      expect(over.answer.status).toBe(204)
      const ahead = await listen(undefined, { 'Last-Event-ID': '9' })
      expect(await ahead.until('complete')).toContain('"code":"bad-parameter"')
      const dead = await listen(table.seats[1], { 'Last-Event-ID': 'x' })
      expect(dead.answer.status).toBe(400)
      expect(await dead.until('complete')).not.toContain('"http"')
    })
  })
}

/** GraphQL says null where REST leaves out. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner) => (inner === null ? undefined : inner)))
