import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { PLAIN } from '../../src/storage/postgres/hot/append.ts'
import { scriptOf } from './matches.ts'
import { quantile } from './stats.ts'

const SCRIPT = fileURLToPath(new URL('../sql/append.sql', import.meta.url))
/** Matches per client: it appends to one after the other. */
const MATCHES = 100

/** Installs pgbench where Debian can. The embedded server comes without it. */
export function ensurePgbench(): void {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' })
  } catch {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-15'], {
      stdio: 'inherit',
    })
  }
}

/**
 * The service's own append as a script for pgbench, each time with a fresh key and with events of middling
 * length. It is written anew at every run, so that what is compared is what the service sends.
 */
export function writeScript(): void {
  const entries = scriptOf(0).entries.slice(1)
  const length = quantile(
    entries.map((e) => JSON.stringify(e.events).length),
    0.5,
  )
  const { seat, rules, events } = entries.find((e) => JSON.stringify(e.events).length >= length)!
  const quoted = (json: unknown) => JSON.stringify(json).replaceAll("'", "''").replaceAll(':', ': ')
  const list = `'[{"revision": ' || (:revision + 1) || ', "at": 1767225600000, "seat": ${seat}, "actor": "${seat}.0", "rules": ${rules}, "command": {"type": "encode", "position": 3, "cipher": "c7"}, "events": ${quoted(events)}}]'`
  const parameters = [
    `('00000000-0000-7000-8000-' || lpad(:match::text, 12, '0'))`,
    ':revision',
    `'${seat}.0'`,
    `('0193f6c0-6d5e-7cc3-98c4-' || :client_id || '.' || :n)`,
    `'${'5e'.repeat(32)}'`,
    `(${list})`,
    `'active'`,
    `'{1}'`,
    'null',
    `('00000000-0000-7000-9000-' || lpad(:n::text, 12, '0'))`,
    '(:revision + 1)',
  ]
  const statement = PLAIN.trim().replace(/\$(\d+)/g, (_, n) => parameters[Number(n) - 1]!)
  const text = `-- The append of src/storage/postgres/hot/append.ts, written by bench/support/pgbench.ts.
\\set match :client_id * ${MATCHES} + :n % ${MATCHES}
\\set revision :n / ${MATCHES} + 1
\\set n :n + 1
${statement};
`
  writeFileSync(SCRIPT, text)
}

/** Transactions per second of the script, in tables as the migrations make them, emptied before. */
export async function runPgbench(url: string, clients: number, seconds: number): Promise<number> {
  const sql = postgres(url, { max: 1 })
  await sql.unsafe(`truncate heads, entries`)
  await sql.unsafe(`insert into heads (match_id, revision, status, pending, updated_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 1, 'active', '{0}', 0
    from generate_series(0, ${clients * MATCHES - 1}) n`)
  await sql.unsafe('vacuum analyze heads, entries')
  await sql.end()
  const { hostname, port, username, password, pathname } = new URL(url)
  const where = ['-h', hostname, '-p', port, '-U', username]
  const how = ['-n', '-M', 'prepared', '-c', String(clients), '-j', clients > 2 ? '2' : '1']
  const what = ['-T', String(seconds), '-D', 'n=0', '-f', SCRIPT, pathname.slice(1)]
  const out = execFileSync('pgbench', [...where, ...how, ...what], {
    encoding: 'utf8',
    env: { ...process.env, PGPASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const rate = Number(/^tps = ([\d.]+)/m.exec(out)?.[1])
  const written = await appended(url)
  const said = Number(/actually processed: (\d+)/.exec(out)?.[1])
  if (!(rate > 0) || written !== said) throw new Error(`pgbench appended ${written} of ${said}`)
  return rate
}

async function appended(url: string): Promise<number> {
  const sql = postgres(url, { max: 1 })
  const [row] = await sql`select count(*)::int as count from entries`
  await sql.end()
  return Number(row?.count)
}
