import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../src/transports/graphql/limits.ts'
import { QUOTAS } from '../../src/transports/rate-limit.ts'
import { BODY } from '../../src/transports/rest/json-body.ts'
import { STATUS } from '../../src/transports/rest/problem.ts'

const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** As GitHub makes it of a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const prose = (page: string): string => readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```$/gm, '')

const anchors = (page: string): string[] =>
  [...prose(page).matchAll(/^#+ (.+)$/gm)].map((found) => anchor(found[1]!))

describe.each(pages)('%s', (page) => {
  it('leads to what is there', () => {
    const links = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map((found) => found[1]!)
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return false
      const [path = '', fragment] = link.split('#')
      const target = path ? normalize(join(dirname(page), path)) : page
      if (!existsSync(target)) return true
      return fragment !== undefined && target.endsWith('.md') && !anchors(target).includes(fragment)
    })
    expect(broken).toEqual([])
  })

  it('names files that are there', () => {
    const named = [...prose(page).matchAll(/`((?:src|test|scripts|drizzle|docs)\/[\w./-]+)`/g)]
    const missing = named.map((found) => found[1]!).filter((path) => !existsSync(path))
    expect(missing).toEqual([])
  })
})

/** First cells of the rows of the table below a heading. */
const cells = (page: string, heading: string): string[] => {
  const section = readFileSync(page, 'utf8').split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!
  return [...section.matchAll(/^\| ([^|]+?) +\|/gm)].map((found) => found[1]!).slice(2)
}

describe('what the pages say of the code', () => {
  it('every variable of the environment', () => {
    const known = [...readFileSync('src/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)].map((m) => m[1]!)
    expect(known.length).toBeGreaterThan(10)
    expect(
      cells('docs/operations.md', 'Environment')
        .map((cell) => cell.replaceAll('`', ''))
        .sort(),
    ).toEqual(known.sort())
  })

  it('every status of a refusal', () => {
    const told = cells('docs/http-api.md', 'Errors')
    for (const status of Object.values(STATUS)) expect(told).toContain(String(status))
  })

  it('the limits of GraphQL', () => {
    const text = readFileSync('docs/graphql.md', 'utf8')
    const row = (what: string) => new RegExp(`^\\| ${what}.*$`, 'm').exec(text)?.[0]
    expect(row('a body')).toContain(`${BODY.bytes / 1024} KiB, nested ${BODY.depth} deep`)
    expect(row('a document')).toContain(`${LIMITS.tokens} tokens, brackets nested ${LIMITS.nesting} deep`)
    expect(row('fields, those')).toContain(`${LIMITS.fields}, ${LIMITS.depth} levels deep`)
    expect(row('aliases; directives')).toContain(`${LIMITS.aliases}; ${LIMITS.directives}`)
    expect(row('fields that ask')).toContain(` ${LIMITS.asks} `)
  })

  it('the limits', () => {
    const text = readFileSync('docs/http-api.md', 'utf8')
    const row = (what: string) => new RegExp(`^\\| ${what} .*$`, 'm').exec(text.replaceAll('`', ''))?.[0]
    expect(row('commands')).toContain(`${QUOTAS.command.limit} a minute`)
    expect(row('reads')?.replace(',', '')).toContain(`${QUOTAS.read.limit} a minute`)
    expect(row('/healthz, /readyz and /metrics')?.replaceAll(',', '')).toContain(
      `${QUOTAS.health.limit} a minute`,
    )
    expect(row('creating')).toContain(`${QUOTAS.create.limit} a minute`)
    expect(row('tokens that')).toContain(`${QUOTAS.failure.limit} a minute`)
    expect(Object.values(QUOTAS).map(({ window }) => window)).toEqual([60, 60, 60, 60, 60])
    expect(row('body')).toContain(`${BODY.bytes / 1024} KiB, nested ${BODY.depth} deep`)
  })
})
