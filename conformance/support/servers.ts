import { INBOUND_SECRET } from '../../scripts/openapi-examples/scenario.ts'
import { games } from '../../src/games/index.ts'
import { openPostgres } from '../../src/storage/postgres/index.ts'
import { listen } from '../../src/transports/server.ts'
import { inDirectory, serve } from '../../test/runtime/process.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { createTestService, type TestService } from '../../test/support/service.ts'
import { startWorker } from '../../test/support/worker.ts'

/** Where a server is to be found. */
export interface Place {
  name: 'Node' | 'Workers'
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** The service as a host starts it, on the embedded database. */
export const onNode = (work: (place: Place & { address: string }) => Promise<void>): Promise<void> =>
  inDirectory(async (directory) => {
    const served = await serve({
      DATA_DIR: directory,
      TEST_OPTIONS: 'true',
      GRAPHIQL: 'false',
      INBOUND_SECRET,
    })
    try {
      const { address } = served
      await work({ name: 'Node', address, fetch: (path, init) => fetch(new URL(path, address), init) })
    } finally {
      await served.stop()
    }
  })

/** The Worker in workerd, before a real Postgres. */
export async function onWorkers(work: (place: Place) => Promise<void>): Promise<void> {
  const server = await startPostgres(18)
  try {
    const url = await server.createDatabase()
    const store = openPostgres(url)
    await store.migrate()
    await store.close()
    const worker = await startWorker(url, { main: 'src/worker.ts', vars: { INBOUND_SECRET } })
    try {
      await work({ name: 'Workers', fetch: worker.fetch })
    } finally {
      await worker.stop()
    }
  } finally {
    await server.stop()
  }
}

/** The service in this process behind a real socket, without limits on how often it is asked. */
export async function unlimited(
  work: (place: Place & { address: string; service: TestService }) => Promise<void>,
): Promise<void> {
  const service = createTestService({ games })
  const server = await listen(service.rest as never, '127.0.0.1', 0)
  try {
    const { address } = server
    await work({ name: 'Node', address, service, fetch: (path, init) => fetch(new URL(path, address), init) })
  } finally {
    await server.close()
  }
}
