import * as z from 'zod/mini'
import { isRefusal, refuse } from '../../../app/index.ts'
import { json, operation } from '../operation.ts'

const state = z.object({ status: z.enum(['ok', 'ready']) })
const common = { method: 'get', tag: 'service', token: 'none' } as const
const FRESH = { 'Cache-Control': 'no-store' }
const KEPT = { 'Cache-Control': 'public, max-age=300' }

/** Nothing on the page runs and nothing is fetched. */
const DOCS_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

export const service = [
  operation({
    ...common,
    limit: 'health',
    id: 'getHealth',
    path: '/healthz',
    summary: 'The process is alive',
    description: 'Asks nobody else.',
    success: { 200: { description: 'Alive', schema: state } },
    problems: [],
    handle: () => json({ status: 'ok' }, FRESH),
  }),
  operation({
    ...common,
    limit: 'health',
    id: 'getReadiness',
    path: '/readyz',
    summary: 'The service can do its work',
    description: 'Asks the database and looks whether its schema is as new as the software.',
    success: { 200: { description: 'Ready', schema: state } },
    problems: [503],
    async handle({ app }) {
      await app.ports.store.ping()
      return json({ status: 'ready' }, FRESH)
    },
  }),
  operation({
    ...common,
    limit: 'read',
    id: 'getOpenApi',
    path: '/openapi.json',
    summary: 'This document',
    description: 'The contract as OpenAPI 3.1.',
    success: { 200: { description: 'The document', schema: z.record(z.string(), z.unknown()) } },
    problems: [],
    handle: async ({ site }) => ({ status: 200, text: await site.document(), headers: KEPT }),
  }),
  operation({
    ...common,
    limit: 'read',
    id: 'getDocs',
    path: '/docs',
    summary: 'This document as a page',
    description: 'The contract for people. Nothing on the page runs and nothing is fetched.',
    success: {
      200: {
        description: 'The page',
        schema: z.string().check(z.maxLength(8 << 20)),
        type: 'text/html',
        headers: ['Content-Security-Policy'],
      },
    },
    problems: [],
    handle: async ({ site }) =>
      new Response(await site.page(), {
        headers: {
          ...KEPT,
          'Content-Type': 'text/html; charset=UTF-8',
          'Content-Security-Policy': DOCS_POLICY,
        },
      }),
  }),
  operation({
    ...common,
    token: 'own',
    limit: 'health',
    id: 'getMetrics',
    path: '/metrics',
    summary: 'Counters of the service',
    description: 'For who has the token for them; 404 where the service was given none.',
    success: {
      200: {
        description: 'The counters in the text format of Prometheus, version 0.0.4',
        schema: z.string(),
        type: 'text/plain',
      },
    },
    problems: [404],
    handle({ site, token }) {
      const counters = site.metrics(token)
      if (counters === undefined) return refuse('not-found', 'There is nothing here.')
      return isRefusal(counters)
        ? counters
        : new Response(counters, { headers: { ...FRESH, 'Content-Type': 'text/plain; charset=UTF-8' } })
    },
  }),
]
