import { hash } from 'node:crypto'
import { StoreUnavailable } from '../../src/app/index.ts'
import { games } from '../../src/games/index.ts'
import { createMemoryStore } from '../../src/storage/memory/index.ts'
import { createLimiter } from '../../src/transports/rate-limit.ts'
import type { Example } from '../../src/transports/rest/openapi/examples.ts'
import { createTestClock, createTestService } from '../../test/support/service.ts'
import { createRecorder } from './recorder.ts'
import { INBOUND_SECRET, invite, meetFaults, play, send, tryTokens } from './scenario.ts'

const START = Date.UTC(2026, 10, 29, 23, 10)
const STEP = 1000

/** The examples of the document, as the service answers them now; every time the same. */
export async function makeExamples(): Promise<Example[]> {
  const clock = createTestClock(START)
  const usual = {
    inboundSecret: INBOUND_SECRET,
    clock,
    games,
    random: sameEveryTime(),
    send: () => () => Promise.resolve({ ok: true } as const),
    sendMail: () => Promise.resolve({ ok: true } as const),
    settings: {
      publicUrl: () => 'https://heliograph.example',
      signingKey: 'the key of the examples',
      mail: { from: 'hello@heliograph.example', reply: 'play@heliograph.example' },
    },
  }
  const told = [
    recorderOf(createTestService(usual)),
    recorderOf(createTestService({ ...usual, limiter: createLimiter(() => 0) })),
    recorderOf(createTestService({ ...usual, store: failing() })),
  ] as const
  await play(told[0])
  await send(told[0])
  await invite(told[0])
  await tryTokens(told[1])
  await meetFaults(told[2])
  return told.flatMap(({ examples }) => examples)

  function recorderOf(service: ReturnType<typeof createTestService>) {
    return createRecorder(async (path, init) => {
      clock.pass(STEP)
      const answer = await service.fetch(path, init)
      await service.settled()
      return answer
    })
  }
}

/** Bytes that look like those of chance. */
function sameEveryTime() {
  let drawn = 0
  return (length: number): Uint8Array => {
    const bytes = Array.from({ length: Math.ceil(length / 32) }, () =>
      Buffer.from(hash('sha256', `example ${drawn++}`, 'hex'), 'hex'),
    )
    return new Uint8Array(Buffer.concat(bytes)).slice(0, length)
  }
}

function failing() {
  const store = createMemoryStore(() => START)
  return {
    ...store,
    ping: () => Promise.reject(new StoreUnavailable()),
    load: () => Promise.reject(new TypeError('a fault')),
  }
}
