import { auditServer } from 'graphql-http'
import type { Report } from '../support/report.ts'
import type { Place } from '../support/servers.ts'

/** The audits of GraphQL over HTTP: MUST, SHOULD and MAY alike. */
export async function graphqlHttp({ check }: Report, { name, fetch }: Place): Promise<void> {
  const results = await auditServer({
    url: 'http://heliograph.test/graphql',
    fetchFn: (url: string, init: RequestInit) => fetch(new URL(url).pathname + new URL(url).search, init),
  })
  check(`${name}: 61 audits`, results.length === 61 ? undefined : `there are ${results.length}`)
  for (const result of results)
    check(
      `${name}: ${result.name}`,
      result.status === 'ok' ? undefined : `${result.status}: ${result.reason}`,
    )
}
