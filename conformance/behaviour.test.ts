import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '../src/core/index.ts'
import { games as all } from '../src/games/index.ts'
import { openApi } from '../src/transports/rest/openapi/index.ts'
import { contract } from '../src/transports/rest/operations/index.ts'
import { anyToy } from '../test/games/toy/table.ts'
import { createTestService } from '../test/support/service.ts'
import { anywhere } from '../test/transports/behaviour/index.ts'
import { memoryStage, type Stage } from '../test/transports/support/stage.ts'
import { faultsOf } from './support/answers.ts'
import { openPrism } from './support/prism.ts'

let prism: Awaited<ReturnType<typeof openPrism>>
/** What is wrong with problems and limits. */
const faults: string[] = []
let problems = 0

beforeAll(async () => {
  // What no request of the suite has to do with is left out: Prism reads it all for every operation.
  const games = { bletchley: all.bletchley!, toy: anyToy as AnyGame }
  prism = await openPrism(openApi(contract, games, 'http://heliograph.test', []))
})
afterAll(() => prism?.close())

/** Bodies that are longer are there to be refused, and some are so deep that Prism never answers; characters. */
const LONGEST = 10_000

/**
 * What Prism cannot be in front of: streams, which have no end that could be waited for, bodies that are no text or
 * too much of it, and what is in no document: HEAD and preflights.
 */
const unfit = ({ method, headers, body = null }: RequestInit = {}): boolean =>
  method === 'OPTIONS' ||
  method === 'HEAD' ||
  /event-stream/i.test(new Headers(headers).get('Accept') ?? '') ||
  (body !== null && (typeof body !== 'string' || body.length > LONGEST))

/** Prism never answers where an address cannot be decoded. */
function readable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

async function make(): Promise<Stage> {
  const { store, clock, ...stage } = await memoryStage()
  return {
    ...stage,
    store,
    clock,
    open(setup) {
      const service = createTestService({ store, clock, ...setup })
      return {
        ...service,
        async fetch(path, init) {
          const ask = () => service.fetch(path, init)
          if (unfit(init) || !readable(path)) return ask()
          const answer = await prism.through(path, init, ask)
          const { status, headers } = answer
          if (headers.get('Content-Type')?.startsWith('application/problem')) problems++
          for (const fault of faultsOf({ status, headers, text: await answer.clone().text() }))
            faults.push(`${init?.method ?? 'GET'} ${path}: ${fault}`)
          return answer
        },
      }
    },
  }
}

anywhere('memory, behind Prism', make)

describe('of all that', () => {
  test('Prism found nothing to be otherwise than the document has it', () => {
    expect(prism.seen.violations).toEqual([])
    expect(prism.seen.judged).toBeGreaterThan(1000)
  })

  test('every problem is one by RFC 9457, and every limit a structured header', () => {
    expect(faults).toEqual([])
    expect(problems).toBeGreaterThan(300)
  })
})
