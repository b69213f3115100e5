import type { Store } from '../../../src/app/index.ts'
import { createMemoryStore } from '../../../src/storage/memory/index.ts'
import {
  createTestClock,
  createTestService,
  type ServiceSetup,
  type TestClock,
  type TestService,
} from '../../support/service.ts'
import { holdToContract } from './contract.ts'

/** One store, and as many services over it as a test wants: each is what another process would be. */
export interface Stage {
  store: Store
  /** Stands still where the store is in memory; elsewhere it is the machine's and cannot be moved. */
  clock: TestClock
  /** Some milliseconds go by. */
  later(): Promise<void>
  /** A service whose every answer is held against the contract. */
  open(setup?: ServiceSetup): TestService
}

export type MakeStage = () => Promise<Stage>

export const stageOver = (store: Store, clock: TestClock): Stage => ({
  store,
  clock,
  later: async () => {
    const until = clock.now() + 2
    if (clock !== machineClock) clock.pass(2)
    while (clock.now() < until) await new Promise((done) => setTimeout(done, 1))
  },
  open: (setup = {}) => watched(createTestService({ store, clock, ...setup })),
})

export const memoryStage: MakeStage = async () => {
  const clock = createTestClock()
  return stageOver(createMemoryStore(clock.now), clock)
}

/** Time goes by as it does, for stores that have a clock of their own. */
export const machineClock: TestClock = {
  now: () => Date.now(),
  pass: () => {
    throw new Error('this clock cannot be moved')
  },
}

/** Every answer but those that stream is looked at before the test gets it. */
export function watched(service: TestService): TestService {
  return {
    ...service,
    async fetch(path, init) {
      const answer = await service.fetch(path, init)
      if (answer.headers.get('Content-Type') === 'text/event-stream') return answer
      const url = new URL(path, 'http://heliograph.test')
      holdToContract(init?.method ?? 'GET', url, answer, await answer.clone().text())
      return answer
    },
  }
}

/** A store that says what is asked of it, and may be made to fail. */
export function observed(store: Store) {
  const calls: string[] = []
  const before = new Map<keyof Store, (call: () => Promise<unknown>) => Promise<unknown>>()
  const proxy = new Proxy(store, {
    get(target, name: keyof Store & string) {
      if (typeof target[name] !== 'function') return target[name]
      const method = target[name] as (...args: unknown[]) => Promise<unknown>
      return (...args: unknown[]) => {
        calls.push(name)
        const call = () => method.apply(target, args)
        return before.get(name)?.(call) ?? call()
      }
    },
  })
  return {
    store: proxy,
    /** Names of the methods that were called, in order. */
    calls,
    /** Puts something around one method. */
    around: (name: keyof Store, wrap: (call: () => Promise<unknown>) => Promise<unknown>) =>
      void before.set(name, wrap),
    /** What was done with `around` is taken back. */
    heal: () => before.clear(),
  }
}
