import * as z from 'zod/mini'
import { json, operation } from '../operation.ts'

const state = z.object({ status: z.enum(['ok', 'ready']) })
const common = { method: 'get', tag: 'service', token: 'none', limit: 'none' } as const
const FRESH = { 'Cache-Control': 'no-store' }

export const service = [
  operation({
    ...common,
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
]
