import type { Command, Seat } from '../../../src/core/index.ts'
import { command } from '../../games/toy/table.ts'
import { client, type Seated, seatMatch, type TestService } from '../../support/service.ts'
import { SEED } from '../../support/world.ts'

export type Client = ReturnType<typeof client>
export type Answer = Awaited<ReturnType<Client['get']>>

/** A match over HTTP: who sits there, and how they talk to it. */
export interface Table extends Seated {
  /** The address of the match, and of what is below it. */
  at(rest?: string): string
  /** Somebody at the table, on this or another service over the same store. */
  seat(seat: Seat, service?: Pick<TestService, 'fetch'>): Client
  hostClient: Client
  /** The service itself, for requests that no client would make. */
  fetch: TestService['fetch']
  nobody: Client
  /** A command of the toy game in its notation, such as `bid 500`. */
  say(seat: Seat, text: string, headers?: Record<string, string>): Promise<Answer>
  /** The match's revision. */
  revision(): Promise<number>
}

/** A match of the toy game with a seed that is always the same. */
export async function seatToys(
  service: Pick<TestService, 'fetch'>,
  body: {
    seats?: object[]
    options?: object
    visibility?: string
    seed?: string
    [field: string]: unknown
  } = {},
  maker?: string,
): Promise<Table> {
  const asked = { game: 'toy', seats: [{}, {}], seed: SEED, ...body }
  return tableOf(service, await seatMatch(service, asked, maker))
}

export function tableOf(service: Pick<TestService, 'fetch'>, seated: Seated): Table {
  const at = (rest = '') => `/v1/matches/${seated.id}${rest}`
  const seat = (n: Seat, other = service) => client(other, seated.seats[n])
  const hostClient = client(service, seated.host)
  return {
    ...seated,
    at,
    seat,
    hostClient,
    fetch: service.fetch,
    nobody: client(service),
    say: (n, text, headers) =>
      seat(n).post(at(text.startsWith('undo') ? '/undo' : '/commands'), bodyOf(text), headers),
    revision: async () => (await hostClient.get(at())).body.revision,
  }
}

/** What is posted for a line of the toy's notation. */
export function bodyOf(text: string): object {
  const said = command(text)
  if (said.type !== 'undo') return said
  const { type: _, ...rest } = said as Command & { to?: number }
  return rest
}

/** The toy game with motto and first bids made: the seat whose turn it is. */
export async function toTurn(table: Table): Promise<Seat> {
  await expectOk(table.say(0, 'motto Light'))
  for (const [n, token] of table.seats.entries()) if (token) await expectOk(table.say(n, `bid ${n * 300}`))
  const { body } = await table.nobody.get(table.at())
  return body.pending[0]
}

export async function expectOk(answer: Promise<Answer>): Promise<Answer> {
  const { status, text, ...rest } = await answer
  if (status >= 300) throw new Error(`${status} ${text}`)
  return { status, text, ...rest }
}

/** The first command that the seat's questions list, of some type if named. */
export async function offered(table: Table, seat: Seat, type?: string): Promise<Command> {
  const { body } = await table.seat(seat).get(table.at('/prompts'))
  const all = body.prompts.flatMap((p: { commands: Command[] }) => p.commands)
  return all.find((c: Command) => type === undefined || c.type === type)
}
