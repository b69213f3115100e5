import { hashToken, makeToken, type Store, uuidv7 } from '../src/app/index.ts'
import { readConfig } from '../src/config.ts'
import { explain, openStore } from '../src/open-store.ts'

/** `npm run keys -- create <name> | list | revoke <id>`: who may create matches where not everybody may. */
const USAGE = `npm run keys -- create <name>   makes an API key and shows it, this once
npm run keys -- list            says which there are
npm run keys -- revoke <id>     ends one, at once

Looks into DATABASE_URL, or else into the embedded database in DATA_DIR: that one belongs to one
process alone, so stop the service first.`

type Act = (store: Store) => Promise<boolean>

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const say = (line: string) => process.stdout.write(`${line}\n`)

const create =
  (name: string): Act =>
  async (store) => {
    const key = makeToken('key', random)
    const id = uuidv7(await store.ping(), random)
    await store.createKey({ id, name, hash: hashToken(key) })
    say(`${key}`)
    say(`The key of ${name}, id ${id}. It is stored as a digest only: keep it now.`)
    return true
  }

const list: Act = async (store) => {
  const iso = (millis: number) => new Date(millis).toISOString()
  for (const { id, name, createdAt, revokedAt } of await store.keys())
    say(`${id}  ${iso(createdAt)}  ${revokedAt === null ? 'alive' : `revoked ${iso(revokedAt)}`}  ${name}`)
  return true
}

const revoke =
  (id: string): Act =>
  async (store) => {
    const done = await store.revokeKey(id)
    say(done ? `${id} is revoked.` : `There is no living key ${id}.`)
    return done
  }

function read([verb, ...words]: readonly string[]): Act | undefined {
  const rest = words.join(' ').trim()
  if (verb === 'list' && !rest) return list
  if (verb === 'create' && /^[^\p{Cc}\p{Cs}]{1,80}$/u.test(rest)) return create(rest)
  if (verb === 'revoke' && /^[\w-]{1,80}$/.test(rest)) return revoke(rest)
  return undefined
}

async function main(): Promise<boolean> {
  const act = read(process.argv.slice(2))
  if (!act) {
    process.stderr.write(`${USAGE}\n`)
    return false
  }
  const config = readConfig(process.env)
  const store = await openStore(config)
  try {
    if (config.MIGRATE) await store.migrate()
    return await act(store)
  } finally {
    await store.close()
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
