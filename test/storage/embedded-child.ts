/**
 * A process of its own on an embedded database, for embedded.test.ts. Arguments: the directory and
 * `append` (to append to the newest match, one entry after another, telling each) or `hold`. Tells
 * `ready`, or `refused` with the reason.
 */
import { openPglite } from '../../src/storage/postgres/pglite.ts'
import { appendOf, createMatch } from './fixtures.ts'

const [directory, what] = process.argv.slice(2)
try {
  const store = await openPglite(directory)
  await store.migrate()
  console.log('ready')
  if (what === 'append') {
    const id = await createMatch(store)
    console.log(`match ${id}`)
    for (let revision = 1; ; revision++) {
      const { result } = await store.append(appendOf(id, revision))
      console.log(`${result} ${revision + 1}`)
    }
  }
  setInterval(() => {}, 1000)
} catch (error) {
  console.log(`refused ${String(error)}`)
}
