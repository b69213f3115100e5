import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTestHarness, unstable_readConfig } from 'wrangler'
import { makeAssets } from '../../scripts/worker/assets.ts'
import { bundleWorker } from '../../scripts/worker/bundle.ts'

/** The Worker in workerd, bundled as it is for deployment, with Hyperdrive's local stand-in before a real Postgres. */
export interface TestWorker {
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Hands a mail over. @returns why it was refused, if it was */
  email(mail: {
    from: string
    to: string
    raw: string
  }): Promise<{ outcome: string; rejectReason?: string | undefined }>
  /** Fires the cron trigger. */
  sweep(): Promise<unknown>
  stop(): Promise<void>
}

interface WorkerSetup {
  /** By default the entry with the toy and without limits. */
  main?: string
  /** Bindings that limit, by name: so many per minute. */
  limits?: Readonly<Record<string, number>>
  /** Whether it has the binding that sends mail. */
  sendsMail?: boolean
  /** Variables and secrets beside or in place of those for tests. */
  vars?: Readonly<Record<string, string>>
}

export async function startWorker(
  databaseUrl: string,
  { main = 'test/support/worker-entry.ts', limits = {}, sendsMail = false, vars = {} }: WorkerSetup = {},
): Promise<TestWorker> {
  await mkdir('.test', { recursive: true })
  const folder = await mkdtemp(resolve('.test/worker-'))
  await makeAssets(join(folder, 'assets'))
  await bundleWorker(main, join(folder, 'worker'))
  const { no_bundle, rules, assets } = unstable_readConfig({ config: 'wrangler.toml' })
  const configPath = join(folder, 'wrangler.json')
  await writeFile(
    configPath,
    JSON.stringify({
      name: 'heliograph-test',
      main: join(folder, 'worker', 'worker.js'),
      no_bundle,
      rules,
      assets: { ...assets, directory: join(folder, 'assets') },
      compatibility_date: '2026-11-01',
      compatibility_flags: ['enable_request_signal', 'global_fetch_strictly_public'],
      hyperdrive: [{ binding: 'HYPERDRIVE', id: '0'.repeat(32), localConnectionString: databaseUrl }],
      ratelimits: Object.entries(limits).map(([name, limit], i) => ({
        name,
        namespace_id: String(1001 + i),
        simple: { limit, period: 60 },
      })),
      ...(sendsMail && { send_email: [{ name: 'SEND_EMAIL' }] }),
      triggers: { crons: ['* * * * *'] },
      vars: {
        OPEN_CREATION: 'true',
        TEST_OPTIONS: 'true',
        PUBLIC_URL: 'http://heliograph.test',
        SIGNING_KEY: 'only for tests, and long enough for it',
        ...vars,
      },
    }),
  )
  const harness = createTestHarness({ workers: [{ configPath }] })
  await harness.listen()
  return {
    async fetch(path, init) {
      const answer = await harness.fetch(new URL(path, 'http://heliograph.test').href, init as never)
      const headers = new Headers([...answer.headers])
      // From hop to hop, or the harness's own; nothing of the service's.
      for (const name of ['Transfer-Encoding', 'MF-Content-Encoding']) headers.delete(name)
      return new Response(answer.body as never, { status: answer.status, headers })
    },
    email: (mail) => harness.getWorker().email(mail),
    sweep: () => harness.getWorker().scheduled({ cron: '* * * * *' }),
    async stop() {
      await harness.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
