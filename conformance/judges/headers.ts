import { randomUUID } from 'node:crypto'
import { parseItem, parseList, serializeItem } from 'structured-headers'
import { faultsOf } from '../support/answers.ts'
import type { Report } from '../support/report.ts'
import type { Place } from '../support/servers.ts'

/** Structured headers (RFC 9651), read and written by a library that knows nothing of this service. */
export async function headers({ check }: Report, { fetch }: Place): Promise<void> {
  const wrong = (all: Iterable<string>) => [...all].join('; ') || undefined
  const ask = async (path: string, init?: RequestInit) => {
    const { status, headers: told, ...answer } = await answered(await fetch(path, init))
    check(`${init?.method ?? 'GET'} ${path}`, wrong(faultsOf({ status, headers: told, ...answer })))
    return { status, headers: told, ...answer }
  }
  const { headers: told } = await ask('/v1/games')
  const [[name, left]] = parseList(told.get('RateLimit')!) as [[string, Map<string, unknown>]]
  const [[policy, quota]] = parseList(told.get('RateLimit-Policy')!) as [[string, Map<string, unknown>]]
  check('a limit is that of its policy', name === policy ? undefined : `${name}, ${policy}`)
  check('no more is left than there was', Number(left.get('r')) < Number(quota.get('q')) ? undefined : 'more')

  const key = randomUUID()
  const create = (value: string) =>
    ask('/v1/matches', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': value },
      body: JSON.stringify({ game: 'bletchley', seats: [{}, {}] }),
    })
  const quoted = serializeItem([key, new Map()])
  check('a key is written as a string', parseItem(quoted)[0] === key ? undefined : quoted)
  const [first, again] = [await create(quoted), await create(key)]
  check('a structured key is taken', first.status === 201 ? undefined : first.text)
  check(
    'bare it is the same key',
    again.headers.get('Idempotency-Replayed') === 'true' && idIn(first.text) === idIn(again.text)
      ? undefined
      : again.text,
  )
}

const idIn = (text: string): string => JSON.parse(text).match.id

const answered = async (answer: Response) => ({
  status: answer.status,
  headers: answer.headers,
  text: await answer.text(),
})
