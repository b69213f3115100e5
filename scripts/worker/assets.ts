import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SCHEMA_KINDS } from '../../src/app/index.ts'
import { games } from '../../src/games/index.ts'
import { ADDRESS } from '../../src/transports/documents/address.ts'
import { FILES } from '../../src/transports/documents/files.ts'
import { makeDocuments } from '../../src/transports/documents/made.ts'

/**
 * Makes the documents of the service as files in a folder, which are deployed beside the Worker: what makes them
 * would be a tenth of it.
 */
export async function makeAssets(folder: string): Promise<void> {
  const documents = makeDocuments(games)
  const files = new Map([
    [FILES.openApi, await documents.openApi(ADDRESS)],
    [FILES.page, await documents.page()],
    [FILES.graphql, await documents.graphql()],
  ])
  for (const [id, game] of Object.entries(games))
    for (const kind of SCHEMA_KINDS)
      if (kind !== 'content' || game.content)
        files.set(FILES.schema(id, kind), await documents.schema(id, kind))
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
