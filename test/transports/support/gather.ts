import { type Command, nextDeadline, type Viewer } from '../../../src/core/index.ts'
import { createMemoryStore } from '../../../src/storage/memory/index.ts'
import { inputOf } from '../../../src/transports/graphql/commands.ts'
import {
  client,
  createTestClock,
  createTestService,
  type Seated,
  type ServiceSetup,
} from '../../support/service.ts'
import type { World } from '../../support/world.ts'
import { graphql, PROBLEM, READS } from './graphql.ts'
import { mailTo } from './mail.ts'
import { noticesTo } from './notices.ts'
import { watched } from './stage.ts'
import { type Client, tableOf } from './table.ts'
import { storeWorld } from './worlds.ts'

/** A service whose store holds one world, a second after its last entry. */
export async function serviceFor(world: World, setup: ServiceSetup = {}) {
  // Some time later, but before anything is due: what happens then is another revision.
  const due = nextDeadline(world.game, world.fold)?.at ?? Number.POSITIVE_INFINITY
  const clock = createTestClock(Math.max(world.fold.at, Math.min(world.fold.at + 1000, due - 100)))
  const store = createMemoryStore(clock.now)
  const seated = await storeWorld(store, world)
  const service = watched(
    createTestService({
      clock,
      games: { [world.game.meta.id]: world.game },
      words: [world.words],
      ...setup,
      store,
    }),
  )
  return { service, seated, store, world }
}

/** All that one viewer can fetch of a match, by what was asked: status, headers and bytes. */
export async function gather(
  {
    service,
    seated,
    world,
  }: {
    service: ReturnType<typeof watched>
    seated: Seated
    /** What webhooks tell is made from it, where it is given. */
    world?: World
  },
  viewer: Viewer,
  revision: number,
): Promise<Record<string, string>> {
  const token = viewer === 'spectator' ? seated.watch : seated.seats[viewer]
  const mine = client(service, token)
  const at = tableOf(service, seated).at
  const told: Record<string, string> = {}
  const paths = [
    '',
    '/view',
    '/prompts',
    '/events?limit=500',
    '/events?limit=500&lines=en',
    '/picture.svg',
    '/record',
  ]
  for (let n = 0; n <= revision + 1; n++) paths.push(`/view?at=${n}`, `/picture.svg?at=${n}`)
  for (let n = 0; n < revision; n += 3) paths.push(`/events?after=${n}&limit=2`)
  for (const path of paths) told[`GET ${path}`] = bytesOf(await mine.get(at(path)))
  const names = Object.keys(service.app.ports.games[(await mine.get(at())).body.game]?.aids ?? {})
  for (const path of [
    ...names.map((name) => `/aids/${name}`),
    '/notes/marks',
    '/notes/marks?scope=team',
    '/messages',
  ])
    told[`GET ${path}`] = bytesOf(await mine.get(at(path)))
  told['GET /view, not changed'] = bytesOf(
    await mine.get(at('/view'), { 'If-None-Match': `"${revision}.${viewer}"` }),
  )
  told['GET /v1/matches'] = bytesOf(await mine.get('/v1/matches'))
  told.stream = await firstOfStream(service, token, at('/events?lines=en'), revision)
  if (viewer !== 'spectator' && seated.seats[viewer] !== undefined)
    told.mail = await mailTo(service, seated, viewer)
  await gatherGraphql({ service, seated }, token, revision, told)
  if (world) Object.assign(told, noticesTo(world, viewer))
  return told
}

/** The same over GraphQL: every field of a match, at every revision, by way of fragments and aliases too. */
async function gatherGraphql(
  { service, seated: { id } }: { service: ReturnType<typeof watched>; seated: Seated },
  token: string | undefined,
  revision: number,
  told: Record<string, string>,
): Promise<void> {
  const ask = async (what: string, query: string, variables: object = {}) => {
    told[`GraphQL ${what}`] = bytesOf(await graphql(service, token, query, { id, ...variables }))
  }
  for (const [what, document] of Object.entries(READS)) await ask(what, document)
  for (let at = 0; at <= revision + 1; at += 3)
    await ask(
      `at ${at}`,
      'query ($id: ID!, $at: Int) { match(id: $id) { view(at: $at) { view } picture(at: $at) } }',
      {
        at,
      },
    )
  await ask('fragments and aliases', WINDING)
  await ask(
    'aids',
    'query ($id: ID!) { match(id: $id) { a: aid(name: "score") { result } b: aid(name: "deduction") { result } } }',
  )
  await ask('matches', '{ matches { edges { node { id pending status seats { seat name } } } } }')
  const subscription =
    'subscription ($id: ID!) { matchAdvanced(id: $id) { revision events { type data secret line } } }'
  const query = new URLSearchParams({ query: subscription, variables: JSON.stringify({ id }) })
  told['GraphQL stream'] = await firstOfStream(service, token, `/graphql?${query}`, revision)
}

const WINDING = `
  query ($id: ID!) { one: match(id: $id) { ...M } two: match(id: $id) { ...M seats { seat name } } }
  fragment M on Match { seen: view { ... on View { v: view viewer } } late: entries(after: 1) { ...E } entries(first: 500) { ...E } }
  fragment E on EntryConnection { edges { node { ...N } } }
  fragment N on Entry { revision seat e: events { s: secret d: data l: line type } }`

const bytesOf = ({ status, headers, text }: Awaited<ReturnType<Client['get']>>): string =>
  JSON.stringify([status, [...headers].filter(([name]) => name !== 'ratelimit'), text])

/** A stream up to the last entry there is. */
async function firstOfStream(
  service: ReturnType<typeof watched>,
  token: string | undefined,
  path: string,
  revision: number,
): Promise<string> {
  const answer = await service.fetch(path, {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
  })
  if (!answer.body || revision === 0) return `${answer.status}`
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes(`id: ${revision}\n`)) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  await reader.cancel()
  return text
}

/** What a seat tries, first dry, then in earnest; each on a service of its own, so that nothing adds up. */
export async function tryOn(world: World, seat: number, command: Command) {
  const overGraphql = async (dryRun: boolean) => {
    const { service, seated } = await serviceFor(world)
    const { type, to, ...fields } = command as Command & { to?: number }
    const variables = { id: seated.id, dryRun, to, command: inputOf(world.game.meta.id, { type, ...fields }) }
    return graphql(service, seated.seats[seat], type === 'undo' ? UNDO : SUBMIT, variables)
  }
  const send = async (query: string) => {
    const { service, seated } = await serviceFor(world)
    const mine = client(service, seated.seats[seat])
    const { at } = tableOf(service, seated)
    const { type, ...rest } = command
    return type === 'undo' ? mine.post(at('/undo'), rest) : mine.post(at(`/commands${query}`), command)
  }
  const real = await send('')
  const { status, body } = real
  return {
    dry: bytesOf(await send('?dryRun=true')) + bytesOf(await overGraphql(true)),
    real: bytesOf(real) + bytesOf(await overGraphql(false)),
    status,
    revealing: status === 200 && revealing(world, body.entry.events),
  }
}

const ANSWER = `__typename
  ... on Submitted { revision at entry { events { type data secret line } } now { pending prompts { id inputs notation } } }
  ... on Legal { legal } ${PROBLEM()}`
const SUBMIT = `mutation ($id: ID!, $command: CommandInput!, $dryRun: Boolean) {
  submitCommand(matchId: $id, command: $command, dryRun: $dryRun) { ${ANSWER} } }`
const UNDO = `mutation ($id: ID!, $to: Int) { undo(matchId: $id, to: $to) { ${ANSWER} } }`

const revealing = ({ game }: World, events: readonly { type: string }[]): boolean =>
  events.some(({ type }) => game.events[type]?.reveals !== false)
